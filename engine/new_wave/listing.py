"""Lists the legal actions of each decision; `legal` explains refusals."""

from collections.abc import Iterable, Iterator
from functools import cached_property

from engine.kit.edit import without
from engine.new_wave.actions import (
    AnyAction,
    Buy,
    EndTurn,
    FellArmy,
    FellBalloons,
    Fire,
    Hit,
    Join,
    LeaveArmy,
    MoveCivilian,
    MoveUnit,
    Place,
    PlayCard,
    PushArmy,
    Regenerate,
    Stay,
    StopMoving,
    Strike,
    SwapOffer,
    TakeCivilian,
)
from engine.new_wave.attack import (
    aims,
    shot_damage,
    support,
    why_not_join,
    why_not_strike,
    why_not_take,
)
from engine.new_wave.board import (
    Position,
    has_marker,
    hostile,
    repels_ufos,
    standing,
    targets,
    units_in,
)
from engine.new_wave.buildings import why_not_regenerate
from engine.new_wave.combat import stand
from engine.new_wave.content import (
    AirStrike,
    AreaId,
    Assault,
    Attack,
    CardId,
    Deploy,
    Gain,
    Guerrilla,
    Guns,
    Harvest,
    Marker,
    Mode,
    MoveCivilians,
    Side,
    UnitKind,
)
from engine.new_wave.content import MoveUnit as MovesUnit
from engine.new_wave.market import has_place, places, why_not_deploy
from engine.new_wave.movement import is_held
from engine.new_wave.state import (
    Aiming,
    Attacking,
    Civilians,
    Felling,
    Leading,
    Marching,
    Placing,
    Pushing,
    UnitId,
    Walker,
)

Hand = tuple[CardId, ...]

KINDS = tuple(UnitKind)


# Decisions of a card.


def walks(position: Position, frame: Leading) -> Iterator[AnyAction]:
    """Yields the legal moves of civilians."""
    civilians, markers = position.state.civilians, position.state.markers
    for origin, paths in position.content.paths.items():
        people = civilians.get(origin)
        if people is None or (markers and has_marker(position, origin, Marker.NO_EXIT)):
            continue
        ready = _walkers(people, origin, frame.moved)
        if ready:
            for to in paths:
                if not markers or not has_marker(position, to, Marker.NO_ENTRY):
                    for who in ready:
                        yield MoveCivilian(origin=origin, to=to, who=who)
    if frame.up_to:
        yield StopMoving()


def _walkers(people: Civilians, origin: AreaId, moved: tuple[tuple[AreaId, Walker], ...]) -> list[Walker]:
    """Returns the civilians of an area that may walk; each walks only once (R23)."""
    found = []
    if people.count - people.fought > moved.count((origin, Walker.FRESH)):
        found.append(Walker.FRESH)
    if people.fought and people.fought > moved.count((origin, Walker.FOUGHT)):
        found.append(Walker.FOUGHT)
    return found


def marches(position: Position, frame: Marching) -> Iterator[AnyAction]:
    """Yields the legal steps of the card's units."""
    commands = position.content.cards[frame.card].unit is not None
    for name, unit in position.state.units.items():
        if unit.kind is not frame.kind:
            continue
        if frame.unit != name if frame.unit is not None else commands and unit.used:
            continue
        yield from (MoveUnit(unit=name, to=to) for to in steps(position, name))
        if frame.up_to:
            yield Stay(unit=name)


def steps(position: Position, name: UnitId) -> tuple[AreaId, ...]:
    """Returns the areas a unit may move to (R13)."""
    unit = position.state.units[name]
    if is_held(position, name):
        return ()
    roads = position.content.roads[unit.kind][unit.area]
    if unit.kind is UnitKind.UFO:
        return tuple(to for to in roads if not repels_ufos(position, to))
    if not position.state.markers or position.content.units[unit.kind].side is Side.MARTIANS:
        return roads
    if has_marker(position, unit.area, Marker.NO_EXIT):
        return ()
    return tuple(to for to in roads if not has_marker(position, to, Marker.NO_ENTRY))


def hits_and_harvests(position: Position, frame: Aiming) -> Iterator[AnyAction]:
    """Yields the legal targets of the card."""
    mode = position.content.mode(frame.card, frame.mode)
    if isinstance(mode.effect, Harvest):
        for area in position.content.areas:
            if area in position.state.civilians and why_not_take(position, mode.effect, area) is None:
                yield TakeCivilian(area=area)
    else:
        yield from hits(position, frame.card, mode, position.state.camp.hand)


def hits(position: Position, card: CardId, mode: Mode, hand: Hand, *, keeping: bool = False) -> Iterator[Hit]:
    """Yields the legal targets; `hand` may join, `keeping` bars one-time cards."""
    match mode.effect:
        case Guerrilla():
            goals, people = targets(position), position.state.civilians
            for area in position.content.areas:
                if area in goals and area in people and people[area].fought < people[area].count:
                    yield Hit(area=area)
        case Assault():
            goals = targets(position)
            yield from (hit for hit in _ready_aims(position, card, mode) if hit.area in goals)
        case Attack() as effect:
            for hit in _ready_aims(position, card, mode):
                if _may_attack(position, effect, hit, hand, keeping=keeping):
                    yield hit
        case _:
            pass


def _ready_aims(position: Position, card: CardId, mode: Mode) -> Iterator[Hit]:
    units = position.state.units
    return (hit for hit in aims(position, card, mode) if hit.unit is None or not units[hit.unit].used)


def _may_attack(position: Position, effect: Attack, hit: Hit, hand: Hand, *, keeping: bool) -> bool:
    content = position.content
    if content.areas[hit.area].terrain not in content.units[effect.unit].terrain:
        return False
    if effect.influence:  # R9: always allowed, even in an empty area
        return True
    here = stand(position, hit.area)
    if here.empty:
        return False
    damage = shot_damage(position, effect)
    if damage >= here.least_damage:
        return True
    return damage + support(position, hit.area, hand, (hit.unit,), keeping=keeping) >= here.least_damage


def ways_to_press(position: Position, frame: Attacking) -> Iterator[AnyAction]:
    """Yields the strike and the cards that may join it."""
    if why_not_strike(position, frame) is None:
        yield Strike()
    for card in dict.fromkeys(position.state.camp.hand):
        for mode in position.content.cards[card].modes:
            if why_not_join(position, frame, card, mode) is None:
                yield Join(card=card, mode=mode.id)


def casualties(position: Position, frame: Felling) -> tuple[AnyAction, ...]:
    """Returns the choice between army and balloons."""
    return FellArmy(), FellBalloons()


def pushes(position: Position, frame: Pushing) -> Iterator[AnyAction]:
    """Yields the legal pushes of armies."""
    havens = [to for to in position.content.paths[frame.area] if not hostile(position, to)]
    for unit in units_in(position, frame.area, UnitKind.ARMY):
        yield from (PushArmy(unit=unit, to=to) for to in havens)
    if not position.state.options.must_push:
        yield LeaveArmy()


def placements(position: Position, frame: Placing) -> Iterator[AnyAction]:
    """Yields the legal areas for the piece."""
    return (Place(area=area) for area in places(position, frame.card))


# Actions outside of any card.


def free_turn(position: Position, frame: None) -> tuple[AnyAction, ...]:
    """Returns the legal actions while no card is being resolved."""
    return FreeTurn(position).actions()


class FreeTurn:
    """Lists the legal actions while no card is being resolved; caches for one listing."""

    def __init__(self, position: Position) -> None:
        self._position = position
        self._content, self._state = position
        self._camp = self._state.camp

    def actions(self) -> tuple[AnyAction, ...]:
        """Returns cards to play, buildings to use, offers to buy and to swap, and the end of the turn."""
        listed: list[AnyAction] = []
        must = False
        for card in dict.fromkeys(self._camp.hand):
            for mode in self._content.cards[card].modes:
                if self._playable(card, mode):
                    listed.append(PlayCard(card=card, mode=mode.id))
                    must = must or self._compulsory(card, mode)
        listed.extend(self._uses())
        offer = dict.fromkeys(self._camp.offer)
        listed.extend([Buy(card=card) for card in offer if self._affordable(card)])
        if self._camp.deck and not self._camp.swapped:
            listed.extend([SwapOffer(card=card) for card in offer])
        if not must:
            listed.append(EndTurn())
        return tuple(listed)

    def _compulsory(self, card: CardId, mode: Mode) -> bool:
        """Tells whether a playable card must be played before the turn ends (R20)."""
        if self._state.options.play_all:
            return True
        if mode.removes:
            return False
        effect = mode.effect
        if not isinstance(effect, Attack) or effect.influence:
            return True
        return self._playable(card, mode, keeping=True)

    def _playable(self, card: CardId, mode: Mode, *, keeping: bool = False) -> bool:
        match mode.effect:
            case Gain() | AirStrike():
                return True
            case MoveCivilians() as effect:
                return effect.up_to or self._any_civilian_can_walk
            case MovesUnit() as effect:
                return self._can_march(card, effect)
            case Guerrilla() | Assault() | Attack():
                hand = without(self._camp.hand, card)
                return next(hits(self._position, card, mode, hand, keeping=keeping), None) is not None
            case Harvest() as effect:
                places = {self._state.units[name].area for name in self._units[effect.unit]}
                people = self._state.civilians
                return any(
                    area in people and why_not_take(self._position, effect, area) is None for area in places
                )
            case Deploy(unit=kind):
                return why_not_deploy(self._position, card, kind) is None

    @cached_property
    def _units(self) -> dict[UnitKind, list[UnitId]]:
        units: dict[UnitKind, list[UnitId]] = {kind: [] for kind in KINDS}
        for name, unit in self._state.units.items():
            units[unit.kind].append(name)
        return units

    @cached_property
    def _any_civilian_can_walk(self) -> bool:
        paths = self._content.paths
        return any(
            not has_marker(self._position, to, Marker.NO_ENTRY)
            for origin in self._state.civilians
            if not has_marker(self._position, origin, Marker.NO_EXIT)
            for to in paths[origin]
        )

    def _can_march(self, card: CardId, effect: MovesUnit) -> bool:
        """Tells whether the move is possible: optional ones need a unit, others one that can move (R20)."""
        units: Iterable[UnitId] = self._units[effect.unit]
        if self._content.cards[card].unit is not None:
            units = [name for name in units if not self._state.units[name].used]
        return bool(units) if effect.up_to else any(steps(self._position, name) for name in units)

    def _uses(self) -> Iterator[AnyAction]:
        position = self._position
        if self._state.side is Side.MARTIANS:
            if self._camp.purse and why_not_regenerate(position) is None:
                yield Regenerate()
        else:
            yield from self._fire()

    def _fire(self) -> Iterator[Fire]:
        position = self._position
        for built, guns in standing(position, Guns):
            if built.used or has_marker(position, built.area, Marker.NO_BUILDING_ATTACKS):
                continue
            if units_in(position, built.area, UnitKind.TRIPOD):  # R4, R32: at home guns hit only tripods
                yield Fire(building=built.kind, area=built.area)
            if guns.adjacent:
                goals = targets(position)
                near = [area for area in self._content.paths[built.area] if area in goals]
                yield from (Fire(building=built.kind, area=area) for area in near)

    def _affordable(self, card: CardId) -> bool:
        printed = self._content.cards[card]
        assert printed.cost is not None, f"{card} is not for sale"
        if printed.cost > self._camp.purse:
            return False
        return printed.building is None or has_place(self._position, card)  # R16, R17
