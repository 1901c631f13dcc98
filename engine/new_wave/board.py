"""Queries about the position: units, buildings, civilians and markers of areas."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeVar

from engine.new_wave.content import (
    AreaId,
    ArmourArmies,
    Content,
    Marker,
    RepelUfos,
    Side,
    Standing,
    StrengthenTripods,
    Terrain,
    UnitKind,
)
from engine.new_wave.state import Built, Civilians, State, Unit, UnitId

St = TypeVar("St", bound=Standing)

NOBODY = Civilians(count=0)


class Position(NamedTuple):
    content: Content
    state: State


def neighbours(position: Position, area: AreaId) -> tuple[AreaId, ...]:
    return position.content.areas[area].neighbours


def is_land(position: Position, area: AreaId) -> bool:
    return position.content.areas[area].terrain is Terrain.LAND


def civilians_in(position: Position, area: AreaId) -> Civilians:
    return position.state.civilians.get(area, NOBODY)


def civilians_left(state: State) -> int:
    return sum([people.count for people in state.civilians.values()])


def units_in(position: Position, area: AreaId, kind: UnitKind) -> tuple[UnitId, ...]:
    units = position.state.units.items()
    return tuple([name for name, unit in units if unit.area == area and unit.kind is kind])


def units_of(state: State, kind: UnitKind) -> tuple[UnitId, ...]:
    return tuple([name for name, unit in state.units.items() if unit.kind is kind])


def spare_units(state: State, units: tuple[UnitId, ...]) -> tuple[UnitId, ...]:
    return tuple(name for name in units if not state.units[name].used)


def side_units_in(position: Position, area: AreaId, side: Side) -> tuple[UnitId, ...]:
    profiles = position.content.units
    units = position.state.units.items()
    return tuple([name for name, unit in units if unit.area == area and profiles[unit.kind].side is side])


def building_in(position: Position, area: AreaId, side: Side) -> Built | None:
    """Returns the building in an area's only slot; balloons need no slot."""
    kinds = position.content.buildings
    for built in position.state.buildings:
        if built.area == area and kinds[built.kind].side is side and not kinds[built.kind].among_units:
            return built
    return None


def balloons_in(position: Position, area: AreaId) -> Built | None:
    kinds = position.content.buildings
    for built in position.state.buildings:
        if built.area == area and kinds[built.kind].among_units:
            return built
    return None


def shelter_in(position: Position, area: AreaId) -> Built | None:
    """Returns the human building that an attack on the area hits first; mines are never hit (R3)."""
    built = building_in(position, area, Side.HUMANS)
    if built is None or position.content.buildings[built.kind].defence is None:
        return None
    return built


class Sites(NamedTuple):
    """The buildings of an area."""

    human: Built | None = None
    martian: Built | None = None
    balloons: Built | None = None  # need no slot


EMPTY_SITES = Sites()


def sites_among(content: Content, buildings: Sequence[Built]) -> Sites:
    """Returns the buildings of an area by their slots."""
    if not buildings:
        return EMPTY_SITES
    human = martian = balloons = None
    for built in buildings:
        profile = content.buildings[built.kind]
        if profile.among_units:
            balloons = balloons or built
        elif profile.side is Side.HUMANS:
            human = human or built
        else:
            martian = martian or built
    return Sites(human, martian, balloons)


def units_by_area(state: State) -> dict[AreaId, list[tuple[UnitId, Unit]]]:
    found: dict[AreaId, list[tuple[UnitId, Unit]]] = {}
    for name, unit in state.units.items():
        found.setdefault(unit.area, []).append((name, unit))
    return found


def buildings_by_area(state: State) -> dict[AreaId, list[Built]]:
    found: dict[AreaId, list[Built]] = {}
    for built in state.buildings:
        found.setdefault(built.area, []).append(built)
    return found


def hostile(position: Position, area: AreaId) -> bool:
    return (
        bool(side_units_in(position, area, Side.MARTIANS))
        or building_in(position, area, Side.MARTIANS) is not None
    )


def can_be_damaged(position: Position, area: AreaId) -> bool:
    """Tells whether human attacks have a target: a tripod or a Martian building, never a UFO (R21)."""
    if building_in(position, area, Side.MARTIANS) is not None:
        return True
    units = position.state.units.values()
    return any(unit.area == area and position.content.units[unit.kind].target for unit in units)


def targets(position: Position) -> set[AreaId]:
    """Returns the areas that human attacks may target."""
    content, state = position
    kinds = content.buildings
    found = {built.area for built in state.buildings if kinds[built.kind].side is Side.MARTIANS}
    found.update([unit.area for unit in state.units.values() if unit.kind in content.target_units])
    return found


def free_of_humans(position: Position, area: AreaId) -> bool:
    return (
        not civilians_in(position, area).count
        and not side_units_in(position, area, Side.HUMANS)
        and building_in(position, area, Side.HUMANS) is None
        and balloons_in(position, area) is None
    )


def has_marker(position: Position, area: AreaId, marker: Marker) -> bool:
    return marker in position.state.markers.get(area, ())


def standing(position: Position, kind: type[St]) -> tuple[tuple[Built, St], ...]:
    """Returns every building on the map with an effect of this kind."""
    buildings = position.content.buildings
    return tuple(
        [
            (built, effect)
            for built in position.state.buildings
            for effect in buildings[built.kind].standing
            if isinstance(effect, kind)
        ]
    )


def income(position: Position, side: Side) -> int:
    pays = position.content.incomes[side]
    return sum([pays.get(built.kind, 0) for built in position.state.buildings])


def tripod_bonus(position: Position) -> int:
    return sum([effect.bonus for _, effect in standing(position, StrengthenTripods)])


def repels_ufos(position: Position, area: AreaId) -> bool:
    return any(built.area == area for built, _ in standing(position, RepelUfos))


def armourers(position: Position) -> tuple[Built, ...]:
    """Returns the buildings that increase the defence of all armies."""
    return tuple([built for built, _ in standing(position, ArmourArmies)])


def unit_defence(
    content: Content, kind: UnitKind, buildings: Iterable[Built], fallen: Built | None = None
) -> int:
    """Returns the defence of a human unit, now or after a building has fallen (R10)."""
    basic = content.units[kind].defence
    assert basic is not None, f"{kind} cannot be destroyed"
    if kind is not UnitKind.ARMY:
        return basic
    armour = [
        effect.defence
        for built in buildings
        if built != fallen
        for effect in content.buildings[built.kind].standing
        if isinstance(effect, ArmourArmies)
    ]
    return max([basic, *armour])
