"""Refusals of actions, None for legal ones; `listing` lists the legal actions."""

from engine.core import OtherQuestion, Refusal
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
from engine.new_wave.attack import why_not_hit, why_not_join, why_not_strike, why_not_take
from engine.new_wave.board import Position, units_of
from engine.new_wave.buildings import why_not_fire, why_not_regenerate
from engine.new_wave.cards import why_not_end, why_not_play
from engine.new_wave.content import CardId, Harvest, Mode, ModeId
from engine.new_wave.market import places, why_not_buy, why_not_swap
from engine.new_wave.movement import movable, why_not_lead, why_not_push, why_not_step
from engine.new_wave.refusals import (
    AnotherUnitMoves,
    MustMove,
    MustPush,
    NotHere,
    NotInHand,
    NotOnTheCard,
    NotYours,
    OffTheMap,
    UnitUsed,
)
from engine.new_wave.state import (
    Aiming,
    Attacking,
    Felling,
    Leading,
    Marching,
    Placing,
    Pushing,
    UnitId,
)


def why_not_freely(position: Position, frame: None, action: AnyAction) -> Refusal | None:
    """Returns the reason against an action outside of any card, or None if it is legal."""
    match action:
        case PlayCard(card=card, mode=mode):
            printed = find_mode(position, card, mode)
            return why_not_play(position, card, printed) if isinstance(printed, Mode) else printed
        case Buy(card=card):
            return why_not_buy(position, card)
        case SwapOffer(card=card):
            return why_not_swap(position, card)
        case Fire(building=building, area=area):
            return why_not_fire(position, building, area)
        case Regenerate():
            return why_not_regenerate(position)
        case EndTurn():
            return why_not_end(position)
        case _:
            return OtherQuestion()


def find_mode(position: Position, card: CardId, mode: ModeId) -> Mode | Refusal:
    """Returns an option of a card in hand, or a refusal."""
    if card not in position.state.camp.hand:
        return NotInHand(card=card)
    for printed in position.content.cards[card].modes:
        if printed.id == mode:
            return printed
    return NotOnTheCard(card=card)


def why_not_walk(position: Position, frame: Leading, action: AnyAction) -> Refusal | None:
    """Returns the reason against a move of civilians, or None if it is legal."""
    match action:
        case MoveCivilian(origin=origin, to=to, who=who):
            return why_not_lead(position, frame, origin, to, who)
        case StopMoving():
            return None if frame.up_to else MustMove()
        case _:
            return OtherQuestion()


def why_not_march(position: Position, frame: Marching, action: AnyAction) -> Refusal | None:
    """Returns the reason against a move of a unit, or None if it is legal."""
    match action:
        case MoveUnit(unit=unit, to=to):
            return _why_not_command(position, frame, unit) or why_not_step(position, unit, to)
        case Stay(unit=unit):
            reason = _why_not_command(position, frame, unit)
            return reason or (None if frame.up_to else MustMove())
        case _:
            return OtherQuestion()


def _why_not_command(position: Position, frame: Marching, unit: UnitId) -> Refusal | None:
    if unit not in position.state.units:
        return OffTheMap(unit=unit)
    if unit not in units_of(position.state, frame.kind):
        return NotYours(unit=unit)
    if frame.unit is not None:
        return None if frame.unit == unit else AnotherUnitMoves(unit=frame.unit)
    commands = position.content.cards[frame.card].unit is not None
    able = movable(position, frame.kind, by_unit_card=commands)
    return None if unit in able else UnitUsed(unit=unit)


def why_not_aim(position: Position, frame: Aiming, action: AnyAction) -> Refusal | None:
    """Returns the reason against a target of the card, or None if it is legal."""
    mode = position.content.mode(frame.card, frame.mode)
    match action:
        case Hit():
            return why_not_hit(position, frame.card, mode, action, position.state.camp.hand)
        case TakeCivilian(area=area) if isinstance(mode.effect, Harvest):
            return why_not_take(position, mode.effect, area)
        case _:
            return OtherQuestion()


def why_not_press(position: Position, frame: Attacking, action: AnyAction) -> Refusal | None:
    """Returns the reason against continuing an attack this way, or None if it is legal."""
    match action:
        case Strike():
            return why_not_strike(position, frame)
        case Join(card=card, mode=mode):
            printed = find_mode(position, card, mode)
            return why_not_join(position, frame, card, printed) if isinstance(printed, Mode) else printed
        case _:
            return OtherQuestion()


def why_not_fell(position: Position, frame: Felling, action: AnyAction) -> Refusal | None:
    """Returns the reason against an answer to `ChooseCasualty`, or None if it is legal."""
    return None if isinstance(action, FellArmy | FellBalloons) else OtherQuestion()


def why_not_push_or_leave(position: Position, frame: Pushing, action: AnyAction) -> Refusal | None:
    """Returns the reason against pushing an army, or None if it is legal."""
    match action:
        case PushArmy(unit=unit, to=to):
            return why_not_push(position, frame.area, unit, to)
        case LeaveArmy():
            return MustPush() if position.state.options.must_push else None
        case _:
            return OtherQuestion()


def why_not_place(position: Position, frame: Placing, action: AnyAction) -> Refusal | None:
    """Returns the reason against placing the piece there, or None if it is legal."""
    match action:
        case Place(area=area):
            return None if area in places(position, frame.card) else NotHere(area=area)
        case _:
            return OtherQuestion()
