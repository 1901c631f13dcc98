"""Movement of units and civilians, and its consequences."""

from msgspec.structs import replace

from engine.core import Refusal
from engine.kit.edit import drop, put, without
from engine.new_wave.bench import Bench
from engine.new_wave.board import (
    Position,
    civilians_in,
    has_marker,
    hostile,
    is_land,
    neighbours,
    repels_ufos,
    spare_units,
    standing,
    units_in,
    units_of,
)
from engine.new_wave.combat import hurt_martians
from engine.new_wave.content import AreaId, Marker, Mines, Side, UnitKind
from engine.new_wave.events import ArmyPushed, CivilianMoved, MinesExploded, UnitMoved
from engine.new_wave.refusals import (
    BalloonsBar,
    EntryBarred,
    ExitBarred,
    Held,
    MartiansThere,
    NoSuchCivilian,
    NotAdjacent,
    NotThere,
    NotYours,
    OffTheMap,
    WrongTerrain,
)
from engine.new_wave.state import Civilians, Leading, State, UnitId, Walker


def why_not_step(position: Position, name: UnitId, to: AreaId) -> Refusal | None:
    """Returns the reason against a step of a unit, or None; checked before every step (R13)."""
    unit = position.state.units[name]
    profile = position.content.units[unit.kind]
    if to not in neighbours(position, unit.area):
        return NotAdjacent(area=to)
    if position.content.areas[to].terrain not in profile.terrain:
        return WrongTerrain(area=to)
    if is_held(position, name):
        return Held(unit=name)
    if unit.kind is UnitKind.UFO and repels_ufos(position, to):
        return BalloonsBar(area=to)
    return _why_barred(position, unit.area, to) if profile.side is Side.HUMANS else None


def is_held(position: Position, name: UnitId) -> bool:
    """Tells whether enemy land units hold the unit: each holds one, unless they are outnumbered (R13)."""
    units, profiles = position.state.units, position.content.units
    unit = units[name]
    side = profiles[unit.kind].side
    if not _can_be_held(position.state, unit.kind):
        return False
    holdable = holding = 0
    for other in units.values():
        if other.area == unit.area:
            if profiles[other.kind].side is side:
                holdable += _can_be_held(position.state, other.kind)
            else:
                holding += profiles[other.kind].holds
    return holdable <= holding


def _can_be_held(state: State, kind: UnitKind) -> bool:
    return kind is not UnitKind.UFO or not state.ufos_fly_free


def _why_barred(position: Position, origin: AreaId, to: AreaId) -> Refusal | None:
    if not position.state.markers:
        return None
    if has_marker(position, origin, Marker.NO_EXIT):
        return ExitBarred(area=origin)
    if has_marker(position, to, Marker.NO_ENTRY):
        return EntryBarred(area=to)
    return None


def movable(position: Position, kind: UnitKind, *, by_unit_card: bool) -> tuple[UnitId, ...]:
    """Returns the units a card may move; only unit cards require unused units (R14)."""
    units = units_of(position.state, kind)
    return spare_units(position.state, units) if by_unit_card else units


def can_step(position: Position, name: UnitId) -> bool:
    here = position.state.units[name].area
    return any(why_not_step(position, name, to) is None for to in neighbours(position, here))


def step(bench: Bench, name: UnitId, to: AreaId) -> None:
    unit = bench.state.units[name]
    bench.edit(units=put(bench.state.units, name, replace(unit, area=to)))
    bench.tell(UnitMoved(unit=name, origin=unit.area, to=to))
    if unit.kind is UnitKind.TRIPOD:
        set_off_mines(bench, to)


def set_off_mines(bench: Bench, area: AreaId) -> None:
    """Explodes and removes the mines of an area that a tripod enters (R3)."""
    for built, effect in standing(bench.position, Mines):
        if built.area == area:
            bench.edit(buildings=without(bench.state.buildings, built))
            bench.tell(MinesExploded(area=area))
            hurt_martians(bench, area, effect.damage)


# Civilians.


def why_not_lead(
    position: Position, frame: Leading, origin: AreaId, to: AreaId, who: Walker
) -> Refusal | None:
    """Returns the reason against moving a civilian, or None; each moves only once per card (R23)."""
    if civilians_in(position, origin).ready(who) <= frame.moved.count((origin, who)):
        return NoSuchCivilian(area=origin)
    return why_not_walk(position, origin, to)


def why_not_walk(position: Position, origin: AreaId, to: AreaId) -> Refusal | None:
    """Returns the reason against a civilian's walk, or None; units neither hold nor stop civilians (R24)."""
    if to not in neighbours(position, origin):
        return NotAdjacent(area=to)
    if not is_land(position, to):
        return WrongTerrain(area=to)
    return _why_barred(position, origin, to)


def lead(bench: Bench, origin: AreaId, to: AreaId, who: Walker) -> None:
    """Moves one civilian; its fought state moves with it (R22)."""
    _change_civilians(bench, origin, -1, who)
    _change_civilians(bench, to, 1, who)
    bench.tell(CivilianMoved(origin=origin, to=to))


def _change_civilians(bench: Bench, area: AreaId, change: int, who: Walker) -> None:
    people = civilians_in(bench.position, area)
    count = people.count + change
    fought = people.fought + (change if who is Walker.FOUGHT else 0)
    everyone = bench.state.civilians
    crowd = put(everyone, area, Civilians(count=count, fought=fought)) if count else drop(everyone, area)
    bench.edit(civilians=crowd)


# Infrasound.


def why_not_push(position: Position, origin: AreaId, name: UnitId, to: AreaId) -> Refusal | None:
    """Returns the reason against pushing an army there, or None; nothing holds or bars it (R13, R27)."""
    unit = position.state.units.get(name)
    if unit is None:
        return OffTheMap(unit=name)
    if unit.kind is not UnitKind.ARMY:
        return NotYours(unit=name)
    if unit.area != origin:
        return NotThere(unit=name, area=origin)
    if to not in neighbours(position, origin):
        return NotAdjacent(area=to)
    if not is_land(position, to):
        return WrongTerrain(area=to)
    return MartiansThere(area=to) if hostile(position, to) else None


def can_push(position: Position, origin: AreaId) -> bool:
    return any(
        why_not_push(position, origin, name, to) is None
        for name in units_in(position, origin, UnitKind.ARMY)
        for to in neighbours(position, origin)
    )


def push_army(bench: Bench, name: UnitId, to: AreaId) -> None:
    army = bench.state.units[name]
    bench.edit(units=put(bench.state.units, name, replace(army, area=to)))
    bench.tell(ArmyPushed(unit=name, origin=army.area, to=to))
