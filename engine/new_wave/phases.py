"""The phase table: decision, legal actions, refusal and answer for every kind of frame."""

from collections.abc import Mapping
from types import NoneType
from typing import Any, TypeAlias, TypeVar

from engine.core import Seat
from engine.kit import phases
from engine.kit.phases import ask_or_go_on, no_answer
from engine.new_wave import legal, listing
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
from engine.new_wave.attack import hit, join, strike
from engine.new_wave.bench import Bench
from engine.new_wave.board import Position
from engine.new_wave.buildings import fire, regenerate
from engine.new_wave.cards import halt, lay, lead_one, march, play_card
from engine.new_wave.combat import Piece, fell, fell_piece, next_to_fall, stand, take_civilian
from engine.new_wave.decisions import (
    Aim,
    AnyDecision,
    ChooseCasualty,
    LeadCivilians,
    March,
    PlaceBuilding,
    PlaceUnit,
    PressAttack,
    PushOrLeave,
    TakeTurn,
)
from engine.new_wave.market import buy, clear_table, place, swap_offer
from engine.new_wave.movement import can_push, push_army
from engine.new_wave.state import (
    Aiming,
    Attacking,
    Felling,
    Frame,
    Leading,
    Marching,
    Placing,
    Pushing,
    seat_of,
)
from engine.new_wave.turns import end_turn

F = TypeVar("F", bound=Frame | None)
Phase: TypeAlias = phases.Phase[Position, Position, Bench, F, AnyAction, AnyDecision]


def _seats(position: Position) -> tuple[Seat, ...]:
    return (seat_of(position.state.side),)


# --- no card is being resolved: the side acts freely ----------------------------------------------


def _ask_for_turn(position: Position, frame: None) -> AnyDecision:
    return TakeTurn(seats=_seats(position))


def _take_turn(bench: Bench, frame: None, action: AnyAction) -> None:
    match action:
        case PlayCard(card=card, mode=mode):
            play_card(bench, card, bench.content.mode(card, mode))
        case Buy(card=card):
            buy(bench, card)
        case SwapOffer(card=card):
            swap_offer(bench, card)
        case Fire(building=building, area=area):
            fire(bench, building, area)
        case Regenerate():
            regenerate(bench)
        case EndTurn():
            end_turn(bench)
        case _:
            no_answer(bench, frame, action)


# --- civilians and units move ---------------------------------------------------------------------


def _ask_to_lead(position: Position, frame: Leading) -> AnyDecision:
    return LeadCivilians(seats=_seats(position), card=frame.card, left=frame.left)


def _lead(bench: Bench, frame: Leading, action: AnyAction) -> None:
    match action:
        case MoveCivilian():
            lead_one(bench, frame, action)
        case StopMoving():
            bench.pop()
        case _:
            no_answer(bench, frame, action)


def _ask_to_march(position: Position, frame: Marching) -> AnyDecision:
    return March(seats=_seats(position), card=frame.card, kind=frame.kind, left=frame.left)


def _march(bench: Bench, frame: Marching, action: AnyAction) -> None:
    match action:
        case MoveUnit():
            march(bench, frame, action)
        case Stay(unit=unit):
            halt(bench, frame, unit)
        case _:
            no_answer(bench, frame, action)


# --- an attack, from its target to its casualties -------------------------------------------------


def _ask_for_aim(position: Position, frame: Aiming) -> AnyDecision:
    return Aim(seats=_seats(position), card=frame.card, mode=frame.mode)


def _aim(bench: Bench, frame: Aiming, action: AnyAction) -> None:
    match action:
        case Hit():
            bench.pop()
            hit(bench, frame.card, bench.content.mode(frame.card, frame.mode), action)
        case TakeCivilian(area=area):
            bench.pop()
            take_civilian(bench, area)
        case _:
            no_answer(bench, frame, action)


def _ask_for_more(position: Position, frame: Attacking) -> AnyDecision:
    needed = stand(position, frame.area).least_damage
    return PressAttack(seats=_seats(position), area=frame.area, damage=frame.damage, needed=needed)


def _press(bench: Bench, frame: Attacking, action: AnyAction) -> None:
    match action:
        case Join(card=card, mode=mode):
            lay(bench, card, bench.content.mode(card, mode))
            join(bench, frame, card, mode)
        case Strike():
            strike(bench)
        case _:
            no_answer(bench, frame, action)


def _ask_for_casualty(position: Position, frame: Felling) -> AnyDecision | None:
    """Returns the decision if either army or balloons can fall, but not all of them (R11), else None."""
    if next_to_fall(stand(position, frame.area), frame.damage) is not Piece.EITHER:
        return None
    return ChooseCasualty(seats=_seats(position), area=frame.area, damage=frame.damage)


def _fell(bench: Bench, frame: Felling, action: AnyAction) -> None:
    match action:
        case FellArmy():
            fell_piece(bench, frame, Piece.UNIT)
        case FellBalloons():
            fell_piece(bench, frame, Piece.BALLOONS)
        case _:
            no_answer(bench, frame, action)


def _ask_to_push(position: Position, frame: Pushing) -> AnyDecision | None:
    """Returns the decision if an army can be pushed, else None."""
    return PushOrLeave(seats=_seats(position), area=frame.area) if can_push(position, frame.area) else None


def _push(bench: Bench, frame: Pushing, action: AnyAction) -> None:
    match action:
        case PushArmy(unit=unit, to=to):
            bench.pop()
            push_army(bench, unit, to)
        case LeaveArmy():
            bench.pop()
        case _:
            no_answer(bench, frame, action)


def _leave(bench: Bench, frame: Pushing) -> None:
    bench.pop()


# --- a piece is placed on the map -----------------------------------------------------------------


def _ask_for_place(position: Position, frame: Placing) -> AnyDecision:
    brought = position.content.cards[frame.card]
    if brought.unit is not None:
        return PlaceUnit(seats=_seats(position), kind=brought.unit)
    assert brought.building is not None, f"{frame.card} brings nothing"
    return PlaceBuilding(seats=_seats(position), building=brought.building)


def _place(bench: Bench, frame: Placing, action: AnyAction) -> None:
    match action:
        case Place(area=area):
            bench.pop()
            place(bench, frame.card, area, used=frame.used)
        case _:
            no_answer(bench, frame, action)


PHASES: Mapping[type[Frame | None], Phase[Any]] = {
    NoneType: Phase[None](
        ask=_ask_for_turn, options=listing.free_turn, why_not=legal.why_not_freely, answer=_take_turn
    ),
    Leading: Phase[Leading](
        ask=_ask_to_lead, options=listing.walks, why_not=legal.why_not_walk, answer=_lead
    ),
    Marching: Phase[Marching](
        ask=_ask_to_march, options=listing.marches, why_not=legal.why_not_march, answer=_march
    ),
    Aiming: Phase[Aiming](
        ask=_ask_for_aim, options=listing.hits_and_harvests, why_not=legal.why_not_aim, answer=_aim
    ),
    Attacking: Phase[Attacking](
        ask=_ask_for_more, options=listing.ways_to_press, why_not=legal.why_not_press, answer=_press
    ),
    Felling: Phase[Felling](
        ask=_ask_for_casualty,
        options=listing.casualties,
        why_not=legal.why_not_fell,
        answer=_fell,
        go_on=fell,
    ),
    Pushing: Phase[Pushing](
        ask=_ask_to_push,
        options=listing.pushes,
        why_not=legal.why_not_push_or_leave,
        answer=_push,
        go_on=_leave,
    ),
    Placing: Phase[Placing](
        ask=_ask_for_place, options=listing.placements, why_not=legal.why_not_place, answer=_place
    ),
}


def settle(bench: Bench) -> None:
    """Runs all steps that need no decision, and clears the table once the card is resolved."""
    while bench.state.stack:
        if ask_or_go_on(PHASES, bench, bench.position) is not None:
            return
    clear_table(bench)
