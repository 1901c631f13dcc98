"""The effects of a card or a purchase, each as a clause of one sentence."""

from bot.titles.title import Words
from engine.core import Data
from engine.new_wave import events as tell
from engine.new_wave.events import AnyEvent
from renderer.scenes.new_wave import names


class Clause(Data, frozen=True):
    """An event as part of a longer sentence."""

    event: AnyEvent


def clause(done: Clause, words: Words) -> str:
    """Returns the text of a clause."""
    return _harm(done.event, words) or _piece(done.event, words) or _card(done.event, words)


def _harm(event: AnyEvent, words: Words) -> str:
    match event:
        case tell.MartiansHit(area=area, amount=amount, damage=damage):
            return words("deed-martians-hit", area=names.area(area, words), amount=amount, damage=damage)
        case tell.AirRaid(amount=amount, damage=damage):
            return words("deed-air-raid", amount=amount, damage=damage)
        case tell.AttackDeclared(area=area, damage=damage):
            return words("deed-attack-declared", area=names.area(area, words), damage=damage)
        case tell.Attacked(area=area, damage=damage):
            return words("deed-attacked", area=names.area(area, words), damage=damage)
        case tell.BuildingFell(building=building):
            return words("deed-building-fell", building=names.building(building, words))
        case tell.UnitFell(unit=unit):
            return words("deed-unit-fell", unit=names.unit(unit, words))
        case tell.CiviliansKilled(count=count, left=left):
            return words("deed-civilians-killed", count=count, left=left)
        case tell.CivilianTaken(area=area, left=left):
            return words("deed-civilian-taken", area=names.area(area, words), left=left)
        case tell.DamageLost(amount=amount):
            return words("deed-damage-lost", amount=amount)
        case tell.MarkerLaid(marker=marker):
            return words("deed-marker-laid", marker=names.marker(marker, words))
        case tell.MinesExploded():
            return words("deed-mines-exploded")
        case _:
            return ""


def _piece(event: AnyEvent, words: Words) -> str:
    match event:
        case tell.CivilianMoved(origin=origin, to=to):
            return words("deed-civilian-moved", origin=names.area(origin, words), to=names.area(to, words))
        case tell.UnitMoved(unit=unit, origin=origin, to=to):
            return words(
                "deed-unit-moved",
                unit=names.unit(unit, words),
                origin=names.area(origin, words),
                to=names.area(to, words),
            )
        case tell.ArmyPushed(unit=unit, to=to):
            return words("deed-army-pushed", unit=names.unit(unit, words), to=names.area(to, words))
        case tell.UnitStayed(unit=unit, area=area):
            return words("deed-unit-stayed", unit=names.unit(unit, words), area=names.area(area, words))
        case tell.UnitPlaced(unit=unit, area=area):
            return words("deed-unit-placed", unit=names.unit(unit, words), area=names.area(area, words))
        case tell.NoUnitPlaced(kind=kind):
            return words("deed-no-unit-placed", kind=names.kind(kind, words))
        case tell.BuildingPlaced(area=area):
            return words("deed-building-placed", area=names.area(area, words))
        case _:
            return ""


def _card(event: AnyEvent, words: Words) -> str:
    match event:
        case tell.CoinsGained(amount=amount, purse=purse):
            return words("deed-coins-gained", amount=amount, purse=purse)
        case tell.EnergyGained(amount=amount, purse=purse):
            return words("deed-energy-gained", amount=amount, purse=purse)
        case tell.CardRemoved(card=card):
            return words("deed-card-removed", card=names.card(card, words))
        case tell.Offered(card=card):
            return words("deed-offered", card=names.card(card, words))
        case _:
            raise AssertionError(f"{event} is no deed")
