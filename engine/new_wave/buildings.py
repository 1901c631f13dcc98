"""Active buildings: guns fire once per human turn, the Regenerator works once per Martian turn."""

from msgspec.structs import replace

from engine.core import Refusal
from engine.kit.edit import swap
from engine.new_wave.bench import Bench, set_camp
from engine.new_wave.board import (
    Position,
    can_be_damaged,
    has_marker,
    is_land,
    neighbours,
    standing,
    units_in,
)
from engine.new_wave.combat import hurt_martians
from engine.new_wave.content import AreaId, BuildingId, Guns, Marker, Repair, Side, UnitKind
from engine.new_wave.events import BuildingFired, Regenerated
from engine.new_wave.refusals import (
    AlreadyFired,
    AlreadyRegenerated,
    FiresAtHome,
    Fogged,
    NoRegenerator,
    NotAdjacent,
    NothingToHit,
    NothingToRegenerate,
    NotStanding,
    TooLittleEnergy,
)
from engine.new_wave.state import Built


def battery(position: Position, building: BuildingId) -> tuple[Built, Guns] | None:
    """Returns the building with its guns; there is one token of each kind."""
    return next(((built, guns) for built, guns in standing(position, Guns) if built.kind == building), None)


def why_not_fire(position: Position, building: BuildingId, area: AreaId) -> Refusal | None:
    found = battery(position, building) if position.state.side is Side.HUMANS else None
    if found is None:
        return NotStanding(building=building)
    built, guns = found
    if built.used:
        return AlreadyFired(building=building)
    if has_marker(position, built.area, Marker.NO_BUILDING_ATTACKS):
        return Fogged(building=building)
    if area == built.area:  # R4, R32: in their own area guns hit only tripods
        return None if units_in(position, area, UnitKind.TRIPOD) else NothingToHit(area=area)
    if not guns.adjacent:
        return FiresAtHome(building=building, area=built.area)
    if area not in neighbours(position, built.area) or not is_land(position, area):
        return NotAdjacent(area=area)
    return None if can_be_damaged(position, area) else NothingToHit(area=area)


def fire(bench: Bench, building: BuildingId, area: AreaId) -> None:
    found = battery(bench.position, building)
    assert found is not None, f"no {building} stands"
    built, guns = found
    _use(bench, built)
    bench.tell(BuildingFired(building=building, area=area))
    hurt_martians(bench, area, guns.own if area == built.area else guns.adjacent)


def why_not_regenerate(position: Position) -> Refusal | None:
    found = next(iter(standing(position, Repair)), None) if position.state.side is Side.MARTIANS else None
    if found is None:
        return NoRegenerator()
    built, repair = found
    if built.used:
        return AlreadyRegenerated()
    if not position.state.damage:
        return NothingToRegenerate()
    purse = position.state.camp.purse
    return TooLittleEnergy(cost=repair.price, purse=purse) if purse < repair.price else None


def regenerate(bench: Bench) -> None:
    """Pays energy and reduces the damage (R31)."""
    ((built, repair),) = standing(bench.position, Repair)
    _use(bench, built)
    camp = bench.state.camp
    set_camp(bench, Side.MARTIANS, replace(camp, purse=camp.purse - repair.price))
    damage = max(bench.state.damage - repair.amount, 0)
    bench.edit(damage=damage)
    bench.tell(Regenerated(amount=repair.amount, damage=damage))


def _use(bench: Bench, built: Built) -> None:
    index = bench.state.buildings.index(built)
    buildings = swap(bench.state.buildings, index, replace(built, used=True))
    bench.edit(buildings=buildings)
