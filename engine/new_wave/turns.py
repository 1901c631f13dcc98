"""Set-up, and the beginning and end of a turn."""

from msgspec.structs import replace

from engine.core import Dice
from engine.kit.piles import draw
from engine.new_wave.bench import Bench, set_camp
from engine.new_wave.board import income
from engine.new_wave.content import CardId, Content, Side
from engine.new_wave.events import (
    CardsDrawn,
    HandDealt,
    HandDiscarded,
    Landed,
    MarkersLifted,
    OfferLaid,
    Reshuffled,
    TurnBegan,
    TurnEnded,
)
from engine.new_wave.market import free_name
from engine.new_wave.state import Built, Camp, Civilians, Options, State, Unit, seat_of


def set_up(content: Content, options: Options, dice: Dice) -> Bench:
    """Sets up the map and deals the cards; the Martians begin."""
    ship = content.ship_area
    peopled = {area: spot.civilians for area, spot in content.areas.items() if spot.civilians}
    state = State(
        options=options,
        side=Side.MARTIANS,
        round=1,
        damage=0,
        civilians={area: Civilians(count=count) for area, count in peopled.items()},
        units={},
        buildings=(Built(kind=content.figures.ship, area=ship),),
        markers={},
        camps={side: _camp(content, side, dice) for side in Side},
        ufos_fly_free=options.ufos_fly_free,
    )
    bench = Bench(content, state, dice)
    for kind in content.figures.start_units:
        unit = Unit(kind=kind, area=ship)
        units = {**bench.state.units, free_name(bench.position, kind): unit}
        bench.edit(units=units)
    bench.tell(Landed(area=ship))
    for side in Side:
        bench.tell(OfferLaid(seat=seat_of(side), cards=bench.state.camps[side].offer))
        draw_hand(bench, side)
    begin_turn(bench)
    return bench


def _camp(content: Content, side: Side, dice: Dice) -> Camp:
    own = {name: card for name, card in content.cards.items() if card.side is side}
    start = [name for name, card in own.items() for _ in range(card.start)]
    rest = [name for name, card in own.items() for _ in range(card.copies - card.start)]
    supply, deck = dice.shuffle(start), dice.shuffle(rest)
    row = content.figures.offer
    return Camp(hand=(), supply=supply, offer=deck[:row], deck=deck[row:])


def draw_hand(bench: Bench, side: Side) -> None:
    """Draws a new hand; reshuffles the discard pile when the supply is empty (R29)."""
    camp = bench.state.camps[side]
    drawn = draw(camp.supply, camp.discard, bench.content.figures.hand, bench.dice)
    hand = _in_order(bench.content, drawn.cards)
    set_camp(bench, side, replace(camp, hand=hand, supply=drawn.pile, discard=drawn.discard))
    seat = seat_of(side)
    if drawn.reshuffled:
        bench.tell(Reshuffled(seat=seat))
    bench.tell(CardsDrawn(seat=seat, count=len(hand)), HandDealt(to=(seat,), cards=hand))


def _in_order(content: Content, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    order = list(content.cards)
    return tuple(sorted(cards, key=order.index))


def begin_turn(bench: Bench) -> None:
    """Resets used and fought pieces, lifts markers on a Martian turn, and pays income."""
    state = bench.state
    people = {area: Civilians(count=crowd.count) for area, crowd in state.civilians.items()}
    units = {name: replace(unit, used=False) for name, unit in state.units.items()}
    buildings = tuple(replace(built, used=False) for built in state.buildings)
    bench.edit(civilians=people, units=units, buildings=buildings)
    if state.side is Side.MARTIANS:
        _lift_markers(bench)
    purse = income(bench.position, state.side)
    set_camp(bench, state.side, replace(bench.state.camp, purse=purse, swapped=False))
    bench.tell(TurnBegan(seat=seat_of(state.side), round=state.round, income=purse))


def _lift_markers(bench: Bench) -> None:
    if bench.state.markers:
        bench.tell(MarkersLifted(areas=tuple(bench.state.markers)))
        bench.edit(markers={})


def end_turn(bench: Bench) -> None:
    """Discards the hand and the unspent money, draws a new hand, and begins the other side's turn."""
    side, camp = bench.state.side, bench.state.camp
    if camp.hand:
        bench.tell(HandDiscarded(seat=seat_of(side), cards=camp.hand))
    set_camp(bench, side, replace(camp, hand=(), discard=camp.discard + camp.hand, purse=0))
    bench.tell(TurnEnded(seat=seat_of(side)))
    draw_hand(bench, side)
    rounds = bench.state.round + (side is Side.HUMANS)
    bench.edit(side=side.other, round=rounds)
    if rounds <= bench.content.figures.round_limit:
        begin_turn(bench)
