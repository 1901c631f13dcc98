"""Damage to both sides: the Martians' damage marker, and the order in which human pieces fall."""

from collections.abc import Iterable, Sequence
from enum import Enum, auto
from functools import lru_cache

from msgspec.structs import replace

from engine.core import Data
from engine.kit.edit import drop, put, without
from engine.new_wave.bench import Bench
from engine.new_wave.board import (
    Position,
    Sites,
    balloons_in,
    civilians_left,
    shelter_in,
    side_units_in,
    sites_among,
    unit_defence,
)
from engine.new_wave.content import AreaId, BuildingId, Content, Protection, Side
from engine.new_wave.events import (
    AirRaid,
    BuildingFell,
    CiviliansKilled,
    CivilianTaken,
    DamageLost,
    MartiansHit,
    UnitFell,
)
from engine.new_wave.state import Built, Civilians, Felling, Unit


class Stand(Data, frozen=True):
    """The human pieces an attack can hit in an area, in the order they fall (R8, R10, R11)."""

    building: BuildingId | None  # None: no building that can be hit
    defence: int  # of that building; 0 without any
    shield: bool
    units: int  # armies, or navies at sea
    armour: int  # present defence of each unit; 0 without any
    bare: int  # defence of each unit after the building here has fallen
    balloons: int  # their defence; 0 without any
    civilians: int
    toughness: int  # defence of each civilian

    @property
    def empty(self) -> bool:
        return self.building is None and not (self.units or self.balloons or self.civilians)

    @property
    def tough(self) -> bool:
        """Tells whether several cards could achieve more together than one by one."""
        return self.defence > 1 or self.armour > 1

    @property
    def least_damage(self) -> int:
        """Returns the minimum damage of a legal attack; 0 without a shield (R8)."""
        return self.defence if self.shield else 0


class Piece(Enum):
    """The piece that falls next."""

    BUILDING = auto()
    UNIT = auto()
    BALLOONS = auto()
    EITHER = auto()  # a unit or the balloons, by the attacker's choice
    CIVILIAN = auto()


class Toll(Data, frozen=True):
    """The pieces an attack destroys."""

    building: BuildingId | None = None
    units: int = 0
    balloons: bool = False
    civilians: int = 0
    lost: int = 0  # damage that destroys nothing
    choice: bool = False  # the attacker may take the balloons instead of a unit


def stand(position: Position, area: AreaId) -> Stand:
    state = position.state
    people = state.civilians.get(area)
    units = [unit for unit in state.units.values() if unit.area == area]
    buildings = [built for built in state.buildings if built.area == area]
    sites = sites_among(position.content, buildings)
    return stand_among(position.content, people.count if people else 0, units, sites, state.buildings)


def stand_among(
    content: Content, civilians: int, units: Iterable[Unit], sites: Sites, armourers: Sequence[Built]
) -> Stand:
    """Returns the stand of an area from its pieces; `armourers` may be anywhere on the map."""
    kinds, toughness = content.buildings, content.figures.civilian_defence
    ours = content.human_units
    humans = [unit.kind for unit in units if unit.kind in ours]
    shelter, balloons = sites.human, sites.balloons
    if shelter is not None and kinds[shelter.kind].defence is None:  # mines are never hit (R3)
        shelter = None
    if not humans and shelter is None and balloons is None:
        return crowd_alone(civilians, toughness)
    armour = unit_defence(content, humans[0], armourers) if humans else 0  # units here are of one kind
    return Stand(
        building=shelter.kind if shelter else None,
        defence=(kinds[shelter.kind].defence or 0) if shelter else 0,
        shield=shelter is not None and kinds[shelter.kind].shield,
        units=len(humans),
        armour=armour,
        bare=unit_defence(content, humans[0], armourers, shelter) if shelter and humans else armour,
        balloons=(kinds[balloons.kind].defence or 0) if balloons else 0,
        civilians=civilians,
        toughness=toughness,
    )


@lru_cache(maxsize=64)
def crowd_alone(civilians: int, toughness: int) -> Stand:
    """Returns the stand of an area with civilians at most."""
    return Stand(
        building=None,
        defence=0,
        shield=False,
        units=0,
        armour=0,
        bare=0,
        balloons=0,
        civilians=civilians,
        toughness=toughness,
    )


def next_to_fall(stand: Stand, damage: int) -> Piece | None:
    """Returns the piece the damage destroys next, or None if it cannot destroy the first in order (R10)."""
    if stand.building is not None:
        return Piece.BUILDING if damage >= stand.defence else None
    if stand.units and stand.balloons:
        return _unit_or_balloons(stand, damage)
    if stand.units:
        return Piece.UNIT if damage >= stand.armour else None
    if stand.balloons:
        return Piece.BALLOONS if damage >= stand.balloons else None
    return Piece.CIVILIAN if stand.civilians and damage >= stand.toughness else None


def _unit_or_balloons(stand: Stand, damage: int) -> Piece | None:
    unit, balloons = damage >= stand.armour, damage >= stand.balloons
    if unit and balloons:
        all_fall = damage >= stand.units * stand.armour + stand.balloons
        return Piece.UNIT if all_fall else Piece.EITHER
    if unit or balloons:
        return Piece.UNIT if unit else Piece.BALLOONS
    return None


@lru_cache(maxsize=1024)
def toll(stand: Stand, damage: int) -> Toll:
    """Returns the pieces an attack will destroy; where there is a choice, units first."""
    result = Toll()
    while (piece := next_to_fall(stand, damage)) is not None:
        match piece:
            case Piece.BUILDING:
                result = replace(result, building=stand.building)
                damage -= stand.defence
                stand = replace(stand, building=None, armour=stand.bare)
            case Piece.UNIT | Piece.EITHER:
                either = result.choice or piece is Piece.EITHER
                result = replace(result, units=result.units + 1, choice=either)
                damage -= stand.armour
                stand = replace(stand, units=stand.units - 1)
            case Piece.BALLOONS:
                result = replace(result, balloons=True)
                damage -= stand.balloons
                stand = replace(stand, balloons=0)
            case Piece.CIVILIAN:
                result = replace(result, civilians=result.civilians + 1)
                damage -= stand.toughness
                stand = replace(stand, civilians=stand.civilians - 1)
    return replace(result, lost=damage)


def is_protected(position: Position, area: AreaId) -> bool:
    """Tells whether civilians there are safe from a tripod's harvest (R12)."""
    return shelters(position.content, stand(position, area))


def shelters(content: Content, here: Stand) -> bool:
    if content.figures.switches.protection is Protection.SHIELDED_BUILDINGS:
        return here.shield
    return here.building is not None or bool(here.units or here.balloons)


# Damage to the Martians.


def hurt_martians(bench: Bench, area: AreaId, amount: int) -> None:
    """Moves the damage marker, up to its limit (R33)."""
    _raise_marker(bench, amount)
    bench.tell(MartiansHit(area=area, amount=amount, damage=bench.state.damage))


def raid(bench: Bench, amount: int) -> None:
    _raise_marker(bench, amount)
    bench.tell(AirRaid(amount=amount, damage=bench.state.damage))


def _raise_marker(bench: Bench, amount: int) -> None:
    damage = min(bench.state.damage + amount, bench.content.figures.damage_limit)
    bench.edit(damage=damage)


# Damage to the humans.


def fell(bench: Bench, frame: Felling) -> None:
    """Spends an attack's damage on the next piece; the rest is lost if none can fall."""
    piece = next_to_fall(stand(bench.position, frame.area), frame.damage)
    if piece is not None:
        fell_piece(bench, frame, piece)
        return
    bench.pop()
    if frame.damage:
        bench.tell(DamageLost(area=frame.area, amount=frame.damage))


def fell_piece(bench: Bench, frame: Felling, piece: Piece) -> None:
    """Removes the piece and deducts its defence from the damage."""
    here = stand(bench.position, frame.area)
    match piece:
        case Piece.BUILDING:
            _remove_building(bench, shelter_in(bench.position, frame.area))
            spent = here.defence
        case Piece.BALLOONS:
            _remove_building(bench, balloons_in(bench.position, frame.area))
            spent = here.balloons
        case Piece.CIVILIAN:
            count = min(here.civilians, frame.damage // here.toughness)
            kill_civilians(bench, frame.area, count)
            spent = count * here.toughness
        case Piece.UNIT | Piece.EITHER:
            _remove_unit(bench, frame.area)
            spent = here.armour
    bench.amend(damage=frame.damage - spent)


def _remove_building(bench: Bench, built: Built | None) -> None:
    assert built is not None, "nothing stands there"
    bench.edit(buildings=without(bench.state.buildings, built))
    bench.tell(BuildingFell(building=built.kind, area=built.area))


def _remove_unit(bench: Bench, area: AreaId) -> None:
    name = side_units_in(bench.position, area, Side.HUMANS)[0]
    bench.edit(units=drop(bench.state.units, name))
    bench.tell(UnitFell(unit=name, area=area))


def kill_civilians(bench: Bench, area: AreaId, count: int) -> None:
    _remove_civilians(bench, area, count)
    bench.tell(CiviliansKilled(area=area, count=count, left=civilians_left(bench.state)))


def take_civilian(bench: Bench, area: AreaId) -> None:
    _remove_civilians(bench, area, 1)
    bench.tell(CivilianTaken(area=area, left=civilians_left(bench.state)))


def _remove_civilians(bench: Bench, area: AreaId, count: int) -> None:
    """Removes civilians; resets their fought counter, which is always 0 on a Martian turn."""
    everyone = bench.state.civilians
    left = everyone[area].count - count
    crowd = put(everyone, area, Civilians(count=left)) if left else drop(everyone, area)
    bench.edit(civilians=crowd)
