"""Reasons for actions of War of the Worlds: one sentence with losses, aims or gains, true in its position."""

from collections.abc import Iterable, Iterator

from bot.titles.new_wave.hints import falls
from bot.titles.title import Words
from engine.new_wave import actions as do
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import (
    AreaId,
    Attack,
    CardId,
    CardType,
    Content,
    Gain,
    Harvest,
    Marker,
    Mines,
    Reach,
    Side,
    Terrain,
    UnitKind,
)
from engine.new_wave.content import MoveCivilians as LeadsCivilians
from engine.new_wave.content import MoveUnit as MovesUnit
from engine.new_wave.forecast import Blow, MarkerMove, camp_on_turn, forecast, held_mode
from engine.new_wave.mind.chart import Chart
from engine.new_wave.state import UnitId
from engine.new_wave.view import AreaView, ModeView, View
from renderer.scenes.new_wave import names

FAR = 9  # more than any distance by land
MARTIANS, HUMANS = (UnitKind.TRIPOD, UnitKind.UFO), (UnitKind.ARMY, UnitKind.NAVY)


class Purposes:
    """Finds reasons in a view and in the data of the game."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def reason(self, view: View, action: AnyAction, words: Words) -> str:
        """Returns the reason for an action; "" if none is known."""
        match action:
            case do.PlayCard(card=card, mode=mode):
                commands = self._content.cards[card].unit is not None
                return _play(view, held_mode(view, card, mode), words, commands=commands)
            case do.MoveUnit(unit=unit, to=to):
                return _march(view, unit, to, words) or self._forced_move(view, MovesUnit, words)
            case do.MoveCivilian(origin=origin, to=to):
                return _walk(view, origin, to, words) or self._forced_move(view, LeadsCivilians, words)
            case do.TakeCivilian():
                return words("reason-takes", left=view.civilians - 1)
            case do.Place(area=area) if view.placing is not None:
                return self._placement(view, view.placing, area, words)
            case do.Buy(card=card):
                return words("reason-builds" if self._places(view, card) else "reason-stocks")
            case do.SwapOffer():
                return words("reason-swaps")
            case _:
                return _blow(view, action, words)

    def _forced_move(self, view: View, effect: type[MovesUnit | LeadsCivilians], words: Words) -> str:
        """Returns that the card on the table has to move something; "" if it may also leave it."""
        laid = camp_on_turn(view).laid
        effects = [mode.effect for card in laid[-1:] for mode in self._content.cards[card].modes]
        moves = [each for each in effects if isinstance(each, MovesUnit | LeadsCivilians)]
        optional = [each.up_to for each in moves if isinstance(each, effect)]
        return words("reason-must-move") if optional and not any(optional) else ""

    def _placement(self, view: View, card: CardId, area: AreaId, words: Words) -> str:
        """Returns the reason to place a piece: protection, a trap, targets or safety."""
        spot, around = view.areas[area], [view.areas[near] for near in view.areas[area].neighbours]
        printed = self._content.cards[card]
        if printed.unit in MARTIANS:
            return _hunt(view, area, words)
        if printed.side is Side.MARTIANS:
            nobody = not any(each.civilians or _count(each, HUMANS) for each in (spot, *around))
            return words("reason-remote") if nobody else ""
        built = printed.building and self._content.buildings[printed.building]
        if built and any(isinstance(each, Mines) for each in built.standing):
            tripods = sum(_count(each, (UnitKind.TRIPOD,)) for each in around)
            return words("reason-mined") if tripods else ""
        return _guard(spot, words) or (_approach(view, area, words) if printed.unit else "")

    def _places(self, view: View, card: CardId) -> bool:
        """Tells whether a purchase puts a piece on the map: a unit needs one left, and an area (R16)."""
        kind = self._content.cards[card].unit
        if kind is None:
            return self._content.cards[card].type is not CardType.ACTION
        free = [spot for spot in view.areas.values() if not spot.hostile]
        area = {
            UnitKind.ARMY: any(spot.civilians for spot in free),
            UnitKind.NAVY: any(spot.port for spot in free),
        }.get(kind, True)
        return area and len(Chart(view).kinds[kind]) < self._content.units[kind].limit


# --- attacks -------------------------------------------------------------------------------------------


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


# --- cards ---------------------------------------------------------------------------------------------


def _play(view: View, mode: ModeView, words: Words, *, commands: bool) -> str:
    """Returns the reason to play a card; one without any use now may still have to be played.

    `commands`: it is a unit card, which uses a unit.
    """
    match mode.effect:
        case Gain(amount=amount):
            return words("reason-earns", purse=camp_on_turn(view).purse + amount)
        case Attack() as effect if _has_targets(view, effect):
            return words("reason-strikes", damage=mode.damage)
        case Harvest():
            return words("reason-takes", left=view.civilians - 1)
        case LeadsCivilians() if any(_walk(view, *way, words) for way in _walks(view)):
            return words("reason-leads")
        case MovesUnit(unit=kind) if any(_march(view, *way, words) for way in _marches(view, kind, commands)):
            return words("reason-marches", unit=names.kind(kind, words))
        case Attack() | LeadsCivilians() | MovesUnit():
            return "" if mode.removes else words("reason-must-play")
        case _ if mode.damage:
            after = min(view.damage + mode.damage, view.damage_limit)
            return words("reason-harms", amount=after - view.damage, left=view.damage_limit - after)
        case _:
            return ""


def _has_targets(view: View, effect: Attack) -> bool:
    """Tells whether an attack can hit a piece; only influence cards are played without one (R9)."""
    here = [view.areas[area] for area in Chart(view).posts[effect.unit]]
    if effect.reach is not Reach.HERE:
        here = [view.areas[near] for spot in here for near in spot.neighbours]
        here = [spot for spot in here if spot.terrain is Terrain.LAND]
    return not effect.influence or any(not spot.stand.empty for spot in here)


def _walks(view: View) -> Iterator[tuple[AreaId, AreaId]]:
    """Yields the ways of civilians by land."""
    chart = Chart(view)
    for area, spot in view.areas.items():
        if spot.civilians and Marker.NO_EXIT not in spot.markers:
            yield from ((area, to) for to in _open(view, chart.near(area)))


def _marches(view: View, kind: UnitKind, commands: bool) -> Iterator[tuple[UnitId, AreaId]]:
    """Yields the first steps of the units of a kind that a card may use and no enemy holds."""
    chart = Chart(view)
    ways = {UnitKind.NAVY: chart.by_sea, UnitKind.UFO: chart.by_air}.get(kind, chart.by_land)
    for unit in chart.ready(kind, commands=commands):
        spot = view.areas[chart.at[unit]]
        steps = [to for to, far in ways[chart.at[unit]].items() if far == 1]
        if kind in HUMANS:
            steps = [] if Marker.NO_EXIT in spot.markers else _open(view, steps)
        elif kind is UnitKind.UFO:
            steps = [to for to in steps if not view.areas[to].balloons]
        if not _is_held(spot, kind):
            yield from ((unit, to) for to in steps)


def _open(view: View, areas: Iterable[AreaId]) -> list[AreaId]:
    """Returns the areas that humans may enter."""
    return [area for area in areas if Marker.NO_ENTRY not in view.areas[area].markers]


def _is_held(spot: AreaView, kind: UnitKind) -> bool:
    """Tells whether as many enemies as units hold all of them in an area."""
    if kind is UnitKind.NAVY:
        return False
    mates, enemies = (
        (MARTIANS, (UnitKind.ARMY,)) if kind in MARTIANS else ((UnitKind.ARMY,), (UnitKind.TRIPOD,))
    )
    return _count(spot, enemies) >= _count(spot, mates)


def _count(spot: AreaView, kinds: Iterable[UnitKind]) -> int:
    return sum(unit.kind in kinds for unit in spot.units)


# --- moves ---------------------------------------------------------------------------------------------


def _march(view: View, unit: UnitId, to: AreaId, words: Words) -> str:
    """Returns the reason to move a unit: more prey or another target than where it is, or protection."""
    chart = Chart(view)
    here = chart.at[unit]
    if unit in chart.kinds[UnitKind.TRIPOD] or unit in chart.kinds[UnitKind.UFO]:
        return _hunt(view, to, words) if _prey(view, to) > _prey(view, here) else ""
    if unit in chart.kinds[UnitKind.NAVY]:
        beside = next((near for near in view.areas[to].neighbours if view.areas[near].target), None)
        return words("reason-besets", area=names.area(beside, words)) if beside is not None else ""
    if view.areas[to].target:
        return words("reason-besets", area=names.area(to, words))
    if view.areas[here].target or _approach(view, here, words):
        return ""
    return _approach(view, to, words) or _guard(view.areas[to], words)


def _prey(view: View, area: AreaId) -> tuple[int, int]:
    """Returns the numbers of civilians in an area and in its surroundings."""
    spot = view.areas[area]
    return spot.civilians, sum(view.areas[near].civilians for near in spot.neighbours)


def _hunt(view: View, area: AreaId, words: Words) -> str:
    people = sum(_prey(view, area))
    return words("reason-hunts", count=people) if people else ""


def _approach(view: View, area: AreaId, words: Words) -> str:
    """Returns that Martians are next door; "" if none are."""
    goal = next((near for near in view.areas[area].neighbours if view.areas[near].target), None)
    return words("reason-nears", area=names.area(goal, words)) if goal is not None else ""


def _guard(spot: AreaView, words: Words) -> str:
    """Returns that a piece protects civilians without other protection; "" if there are none."""
    return words("reason-guards", count=spot.civilians) if spot.civilians and not spot.protected else ""


def _walk(view: View, origin: AreaId, to: AreaId, words: Words) -> str:
    """Returns the reason to move civilians: a fight, the distance to the nearest tripod, or shelter."""
    if view.areas[to].target and not view.areas[origin].target:
        return words("reason-joins")
    chart = Chart(view)
    tripods = [chart.at[unit] for unit in chart.kinds[UnitKind.TRIPOD]]
    before, after = (
        min((chart.by_land[area].get(at, FAR) for at in tripods), default=FAR) for area in (origin, to)
    )
    if after > before:
        return words("reason-flees", before=before, after=after)
    return words("reason-shelters") if view.areas[to].protected and not view.areas[origin].protected else ""
