"""Buying and swapping offers, and placing the bought pieces."""

from itertools import count

from msgspec.structs import replace

from engine.core import Refusal
from engine.kit.edit import put, swap, without
from engine.new_wave.bench import Bench, gain, set_camp
from engine.new_wave.board import (
    Position,
    balloons_in,
    building_in,
    civilians_in,
    free_of_humans,
    hostile,
    is_land,
    neighbours,
    units_of,
)
from engine.new_wave.content import AreaId, CardId, Income, MinesArea, Placement, Side, UnitKind
from engine.new_wave.events import (
    BuildingPlaced,
    CardBought,
    CardRemoved,
    NoUnitPlaced,
    Offered,
    OfferScrapped,
    OfferSwapped,
    UnitPlaced,
)
from engine.new_wave.refusals import (
    AlreadySwapped,
    NoPlace,
    NothingToReveal,
    NotOffered,
    TooDear,
    UnitStillReady,
    UnitsUsed,
)
from engine.new_wave.state import Built, Camp, Laid, Placing, Unit, UnitId, seat_of

# Placement.


def places(position: Position, card: CardId) -> tuple[AreaId, ...]:
    """Returns the areas where the piece of a card may be placed."""
    bought = position.content.cards[card]
    if bought.unit is not None:
        return _landings(position, bought.unit)
    assert bought.building is not None, f"{card} brings nothing"
    placement = position.content.buildings[bought.building].placement
    return tuple(area for area in position.content.areas if _fits(position, placement, area))


def has_place(position: Position, card: CardId) -> bool:
    """Tells whether the building of a card can be placed anywhere."""
    building = position.content.cards[card].building
    assert building is not None, f"{card} brings no building"
    placement = position.content.buildings[building].placement
    return any(_fits(position, placement, area) for area in position.content.areas)


def _landings(position: Position, kind: UnitKind) -> tuple[AreaId, ...]:
    if not tokens_left(position, kind):
        return ()
    match kind:
        case UnitKind.TRIPOD | UnitKind.UFO:
            return (position.content.ship_area,)
        case UnitKind.NAVY:  # R18: a UFO over the port closes it
            port = position.content.port_area
            return () if hostile(position, port) else (port,)
        case UnitKind.ARMY:
            return tuple(area for area in position.content.areas if _has_civilians(position, area))


def tokens_left(position: Position, kind: UnitKind) -> int:
    return position.content.units[kind].limit - len(units_of(position.state, kind))


def _fits(position: Position, placement: Placement, area: AreaId) -> bool:
    if not is_land(position, area):
        return False
    match placement:
        case Placement.SET_UP:
            raise AssertionError("what is there from the start is never bought")
        case Placement.WITH_CIVILIANS:
            return _has_civilians(position, area) and building_in(position, area, Side.HUMANS) is None
        case Placement.BESIDE_BUILDINGS:
            return _has_civilians(position, area) and balloons_in(position, area) is None
        case Placement.MINEFIELD:
            return _minable(position, area)
        case Placement.NEXT_TO_MARTIANS:
            return _settleable(position, area)


def _has_civilians(position: Position, area: AreaId) -> bool:
    return bool(civilians_in(position, area).count) and not hostile(position, area)


def _minable(position: Position, area: AreaId) -> bool:
    if hostile(position, area) or building_in(position, area, Side.HUMANS) is not None:
        return False
    people = bool(civilians_in(position, area).count)
    match position.content.figures.switches.mines_area:
        case MinesArea.WITHOUT_CIVILIANS:
            return not people
        case MinesArea.WITH_CIVILIANS:
            return people
        case MinesArea.ANY:
            return True


def _settleable(position: Position, area: AreaId) -> bool:
    """Tells whether Martians may build: next to a Martian building, in an area without humans (R19)."""
    return (
        building_in(position, area, Side.MARTIANS) is None
        and free_of_humans(position, area)
        and any(building_in(position, near, Side.MARTIANS) for near in neighbours(position, area))
    )


def bring(bench: Bench, card: CardId, *, used: bool = False) -> None:
    """Places the piece of a card, asking only if there is a choice."""
    match places(bench.position, card):
        case ():
            kind = bench.content.cards[card].unit
            assert kind is not None, "a building that cannot be placed is not for sale (R17)"
            bench.tell(NoUnitPlaced(kind=kind))
        case (area,):
            place(bench, card, area, used=used)
        case _:
            bench.push(Placing(card=card, used=used))


def place(bench: Bench, card: CardId, area: AreaId, *, used: bool) -> None:
    bought = bench.content.cards[card]
    if bought.unit is not None:
        _place_unit(bench, bought.unit, area, used=used)
        return
    assert bought.building is not None, f"{card} brings nothing"
    built = Built(kind=bought.building, area=area)
    bench.edit(buildings=(*bench.state.buildings, built))
    bench.tell(BuildingPlaced(building=built.kind, area=area))
    for effect in bench.content.buildings[built.kind].standing:
        if isinstance(effect, Income):  # R5: pays at once
            gain(bench, effect.amount)


def _place_unit(bench: Bench, kind: UnitKind, area: AreaId, *, used: bool) -> None:
    name = free_name(bench.position, kind)
    unit = Unit(kind=kind, area=area, used=used)
    units = put(bench.state.units, name, unit)
    bench.edit(units={key: units[key] for key in sorted(units)})
    bench.tell(UnitPlaced(unit=name, area=area))


def free_name(position: Position, kind: UnitKind) -> UnitId:
    """Returns the first unit id of a kind not on the map; `tokens_left` guarantees one."""
    names = (UnitId(f"{kind}_{number}") for number in count(1))
    return next(name for name in names if name not in position.state.units)


def why_not_deploy(position: Position, card: CardId, kind: UnitKind) -> Refusal | None:
    """Returns the reason against placing the card's unit instead of using an option (R15), or None."""
    if any(not position.state.units[name].used for name in units_of(position.state, kind)):
        return UnitStillReady(kind=kind)
    if not tokens_left(position, kind):
        return UnitsUsed(kind=kind)
    return None if places(position, card) else NoPlace(card=card)


# Offers.


def why_not_buy(position: Position, card: CardId) -> Refusal | None:
    camp = position.state.camp
    if card not in camp.offer:
        return NotOffered(card=card)
    cost = price(position, card)
    if cost > camp.purse:
        return TooDear(card=card, cost=cost, purse=camp.purse)
    homeless = position.content.cards[card].building is not None and not places(position, card)
    return NoPlace(card=card) if homeless else None  # R16, R17: only buildings need a place


def price(position: Position, card: CardId) -> int:
    cost = position.content.cards[card].cost
    assert cost is not None, f"{card} is not for sale"
    return cost


def buy(bench: Bench, card: CardId) -> None:
    camp, side = bench.state.camp, bench.state.side
    cost = price(bench.position, card)
    bought = bench.content.cards[card]
    laid = Laid(card=card, leaves=bought.building is not None)
    paid = replace(camp, offer=without(camp.offer, card), purse=camp.purse - cost, laid=(*camp.laid, laid))
    set_camp(bench, side, paid)
    bench.tell(CardBought(seat=seat_of(side), card=card, cost=cost))
    if bought.unit is not None or bought.building is not None:
        bring(bench, card)


def why_not_swap(position: Position, card: CardId) -> Refusal | None:
    camp = position.state.camp
    if card not in camp.offer:
        return NotOffered(card=card)
    if camp.swapped:
        return AlreadySwapped()
    return None if camp.deck else NothingToReveal()


def swap_offer(bench: Bench, card: CardId) -> None:
    """Replaces an offer; the old card goes under the deck or leaves the game (R30)."""
    camp, side = bench.state.camp, bench.state.side
    fresh, deck = camp.deck[0], camp.deck[1:]
    offer = swap(camp.offer, camp.offer.index(card), fresh)
    if bench.state.options.advanced_swap:
        changed = replace(camp, offer=offer, deck=deck, box=(*camp.box, card), swapped=True)
        bench.tell(OfferScrapped(seat=seat_of(side), card=card, fresh=fresh))
    else:
        changed = replace(camp, offer=offer, deck=(*deck, card), swapped=True)
        bench.tell(OfferSwapped(seat=seat_of(side), card=card, fresh=fresh))
    set_camp(bench, side, changed)


# Clean-up.


def clear_table(bench: Bench) -> None:
    """Moves the resolved cards to discard pile or box, and refills the offers."""
    side = bench.state.side
    camp = bench.state.camp
    for laid in camp.laid:
        camp = _put_away(camp, laid)
        if laid.leaves and bench.content.cards[laid.card].building is None:
            bench.tell(CardRemoved(seat=seat_of(side), card=laid.card))
    while len(camp.offer) < bench.content.figures.offer and camp.deck:
        bench.tell(Offered(seat=seat_of(side), card=camp.deck[0]))
        camp = replace(camp, offer=(*camp.offer, camp.deck[0]), deck=camp.deck[1:])
    set_camp(bench, side, replace(camp, laid=()))


def _put_away(camp: Camp, laid: Laid) -> Camp:
    if laid.leaves:
        return replace(camp, box=(*camp.box, laid.card))
    return replace(camp, discard=(*camp.discard, laid.card))
