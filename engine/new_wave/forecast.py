"""Forecasts of an action's effect, calculated from the view."""

from typing import TypeAlias

from engine.core import Data
from engine.new_wave.actions import (
    AnyAction,
    Buy,
    Fire,
    Hit,
    Join,
    MoveUnit,
    PlayCard,
    Regenerate,
    Strike,
    TakeCivilian,
)
from engine.new_wave.combat import Toll, toll
from engine.new_wave.content import AirStrike, AreaId, Attack, BuildingId, CardId, Gain, ModeId, UnitKind
from engine.new_wave.state import UnitId
from engine.new_wave.view import BuildingView, CampView, ModeView, View


class Blow(Data, frozen=True):
    """A Martian attack: its damage, the shield's defence, and the losses."""

    area: AreaId
    damage: int
    needed: int  # minimum damage against a shield; 0 without one
    toll: Toll


class MarkerMove(Data, frozen=True):
    """The damage marker before and after."""

    before: int
    after: int
    limit: int


class CivilianLoss(Data, frozen=True):
    """The civilians on the whole map before and after."""

    before: int
    after: int


class Payment(Data, frozen=True):
    """The change of the purse, and its new content."""

    change: int
    left: int


Forecast: TypeAlias = Blow | MarkerMove | CivilianLoss | Payment


def forecast(view: View, action: AnyAction) -> Forecast | None:
    """Returns the immediate effect of an action, or None if it has no number to show."""
    match action:
        case PlayCard(card=card, mode=mode):
            return _play(view, held_mode(view, card, mode))
        case Hit(area=area) if view.aim is not None:
            damage = view.aim.mode.damage
            return (
                _blow(view, area, damage)
                if isinstance(view.aim.mode.effect, Attack)
                else _marker(view, damage)
            )
        case Join(card=card, mode=mode) if view.attack is not None:
            return _blow(view, view.attack.area, view.attack.damage + held_mode(view, card, mode).damage)
        case Strike() if view.attack is not None:
            return _blow(view, view.attack.area, view.attack.damage)
        case Fire(building=building, area=area):
            return _marker(view, _gun_damage(view, building, area))
        case MoveUnit(unit=unit, to=to):
            return _mines(view, unit, to)
        case Regenerate():
            return _marker(view, -sum(built.repairs for built in _buildings(view)))
        case TakeCivilian():
            return CivilianLoss(before=view.civilians, after=view.civilians - 1)
        case Buy(card=card):
            return _payment(camp_on_turn(view), card)
        case _:
            return None


def camp_on_turn(view: View) -> CampView:
    return view.camps[view.side]


def held_mode(view: View, card: CardId, mode: ModeId) -> ModeView:
    """Returns an option of a card in the viewer's hand."""
    hand = camp_on_turn(view).hand
    return next(option for held in hand if held.card == card for option in held.modes if option.id == mode)


def _play(view: View, mode: ModeView) -> Forecast | None:
    match mode.effect:
        case Gain(amount=amount):
            return Payment(change=amount, left=camp_on_turn(view).purse + amount)
        case AirStrike(amount=amount):
            return _marker(view, amount)
        case _:
            return None


def _blow(view: View, area: AreaId, damage: int) -> Blow:
    here = view.areas[area].stand
    return Blow(area=area, damage=damage, needed=here.least_damage, toll=toll(here, damage))


def _marker(view: View, change: int) -> MarkerMove:
    after = min(max(view.damage + change, 0), view.damage_limit)
    return MarkerMove(before=view.damage, after=after, limit=view.damage_limit)


def _buildings(view: View) -> tuple[BuildingView, ...]:
    return tuple(spot.building for spot in view.areas.values() if spot.building is not None)


def _gun_damage(view: View, building: BuildingId, area: AreaId) -> int:
    """Returns the damage of guns in this area, which is higher in their own."""
    here = view.areas[area].building
    if here is not None and here.kind == building:
        return here.own
    return sum(built.adjacent for built in _buildings(view) if built.kind == building)


def _mines(view: View, unit: UnitId, to: AreaId) -> MarkerMove | None:
    built = view.areas[to].building
    walker = next(piece for spot in view.areas.values() for piece in spot.units if piece.id == unit)
    if built is None or not built.mines or walker.kind is not UnitKind.TRIPOD:
        return None
    return _marker(view, built.mines)


def _payment(camp: CampView, card: CardId) -> Payment:
    cost = next(offer.cost for offer in camp.offer if offer.card == card)
    return Payment(change=-cost, left=camp.purse - cost)
