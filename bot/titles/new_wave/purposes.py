"""Reasons for actions of War of the Worlds: one sentence with losses, aims or gains."""

from bot.titles.new_wave.hints import falls
from bot.titles.title import Words
from engine.new_wave import actions as do
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import AreaId, Attack, CardId, CardType, Gain, ModeId, UnitKind
from engine.new_wave.content import MoveCivilians as LeadsCivilians
from engine.new_wave.content import MoveUnit as MovesUnit
from engine.new_wave.forecast import Blow, MarkerMove, camp_on_turn, forecast, held_mode
from engine.new_wave.mind.chart import Chart
from engine.new_wave.state import UnitId
from engine.new_wave.view import View
from renderer.scenes.new_wave import names

FAR = 9  # more than any distance by land


def reason(view: View, action: AnyAction, words: Words) -> str:
    """Returns the reason for an action; "" if its name is enough."""
    match action:
        case do.PlayCard(card=card, mode=mode):
            return _play(view, card, mode, words)
        case do.MoveUnit(unit=unit, to=to):
            return _march(view, unit, to, words)
        case do.MoveCivilian(origin=origin, to=to):
            return _walk(view, origin, to, words)
        case do.TakeCivilian():
            return words("reason-takes", left=view.civilians - 1)
        case do.Buy(card=card):
            return _purchase(view, card, words)
        case do.SwapOffer():
            return words("reason-swaps")
        case _:
            return _blow(view, action, words)


def _blow(view: View, action: AnyAction, words: Words) -> str:
    match forecast(view, action):
        case Blow(area=area, toll=losses):
            felled = ", ".join(falls(view.areas[area], losses, words))
            return words("reason-fells", falls=felled) if felled else ""
        case MarkerMove(before=before, after=after, limit=limit) if after > before:
            return words("reason-harms", amount=after - before, left=limit - after)
        case MarkerMove(after=after, limit=limit):
            return words("reason-heals", left=limit - after)
        case _:
            return ""


def _play(view: View, card: CardId, mode: ModeId, words: Words) -> str:
    printed = held_mode(view, card, mode)
    match printed.effect:
        case Gain(amount=amount):
            return words("reason-earns", purse=camp_on_turn(view).purse + amount)
        case Attack():
            return words("reason-strikes", damage=printed.damage)
        case LeadsCivilians():
            return words("reason-leads")
        case MovesUnit(unit=kind):
            return words("reason-marches", unit=names.kind(kind, words))
        case _ if printed.damage:
            after = min(view.damage + printed.damage, view.damage_limit)
            return words("reason-harms", amount=after - view.damage, left=view.damage_limit - after)
        case _:
            return ""


def _march(view: View, unit: UnitId, to: AreaId, words: Words) -> str:
    """Returns the reason to move a unit: the targets around its destination."""
    chart = Chart(view)
    around = (to, *view.areas[to].neighbours)
    if unit in chart.kinds[UnitKind.TRIPOD] or unit in chart.kinds[UnitKind.UFO]:
        people = sum(view.areas[area].civilians for area in around)
        return words("reason-hunts", count=people) if people else ""
    goal = next((area for area in around if view.areas[area].target), None)
    return words("reason-besets", area=names.area(goal, words)) if goal is not None else ""


def _walk(view: View, origin: AreaId, to: AreaId, words: Words) -> str:
    """Returns the reason to move civilians: a fight, the distance to the nearest tripod, or shelter."""
    if view.areas[to].target and not view.areas[origin].target:
        return words("reason-joins")
    chart = Chart(view)
    tripods = [chart.at[unit] for unit in chart.kinds[UnitKind.TRIPOD]]
    before, after = (min(chart.by_land[area].get(at, FAR) for at in tripods) for area in (origin, to))
    if after > before:
        return words("reason-flees", before=before, after=after)
    return words("reason-shelters") if view.areas[to].protected and not view.areas[origin].protected else ""


def _purchase(view: View, card: CardId, words: Words) -> str:
    offer = next(offer for offer in camp_on_turn(view).offer if offer.card == card)
    return words("reason-builds" if offer.type is not CardType.ACTION else "reason-stocks")
