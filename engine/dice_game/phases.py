"""The phase table: decision, legal actions, refusal, answer and idle action for every kind of frame."""

from collections.abc import Iterable, Mapping
from typing import Any, TypeAlias, TypeVar

from engine.core import Refusal
from engine.dice_game import after_roll, turn
from engine.dice_game.actions import (
    AnyAction,
    Claim,
    Decline,
    Reroll,
    RerollOneNuke,
    Roll,
    SetDie,
    Stop,
    Switch,
    TakeNukes,
    Target,
    ThrowAgain,
    Waive,
)
from engine.dice_game.bench import Bench
from engine.dice_game.content import LocationId
from engine.dice_game.decisions import (
    AnyDecision,
    BonusTurn,
    ChooseTarget,
    FaceNukes,
    GoOnOrStop,
    TakeTarget,
    ThrowDice,
    UseRule,
)
from engine.dice_game.effects import nuke_limit
from engine.dice_game.endings import use_rule
from engine.dice_game.legal import aims, rolls, uses, why_not_aim, why_not_roll, why_not_use
from engine.dice_game.reckoning import reckon
from engine.dice_game.situation import Situation
from engine.dice_game.state import Aiming, Frame, Ready, Spoils, Thrown
from engine.dice_game.tokens import progress
from engine.kit import phases
from engine.kit.phases import no_answer

F = TypeVar("F", bound=Frame)
Phase: TypeAlias = phases.Phase[Situation, Situation, Bench, F, AnyAction, AnyDecision]
Choices: TypeAlias = tuple[AnyAction, ...]

# An idle player takes no risks: nearest target, one roll, every rescue, no re-rolls (R52).
SAFEST: Choices = (
    Claim(),
    Stop(),
    ThrowAgain(),
    RerollOneNuke(),
    RerollOneNuke(set_die=True),
    TakeNukes(),
)


# --- a target is declared -------------------------------------------------------------------------


def _ask_for_target(now: Situation, frame: Aiming) -> AnyDecision:
    return BonusTurn(seats=(frame.seat,)) if frame.bonus else ChooseTarget(seats=(frame.seat,))


def _aim(bench: Bench, frame: Aiming, action: AnyAction) -> None:
    match action:
        case Target(location=location):
            turn.aim(bench, frame, location)
        case Waive(rule=rule):
            turn.waive(bench, frame, rule)
        case Decline():
            turn.forgo(bench, frame)
        case _:
            no_answer(bench, frame, action)


def _nearest_target(now: Situation, frame: Aiming, choices: Choices) -> AnyAction:
    def spaces_left(location: LocationId) -> int:
        return now.book.locations[location].spaces - progress(now.state, location, frame.seat)

    offered = [action.location for action in choices if isinstance(action, Target)]
    return Target(location=min(offered, key=spaces_left))


# --- the dice are in the hand ---------------------------------------------------------------------


def _ask_for_throw(now: Situation, frame: Ready) -> AnyDecision:
    limit = nuke_limit(now.book, now.state, frame.seat, frame.waived)
    return ThrowDice(seats=(frame.seat,), target=frame.target, limit=limit)


def _roll(bench: Bench, frame: Ready, action: AnyAction) -> None:
    match action:
        case Roll():
            turn.first_roll(bench, frame, None)
        case SetDie(face=face):
            turn.first_roll(bench, frame, face)
        case _:
            no_answer(bench, frame, action)


def _plain_roll(now: Situation, frame: Ready, choices: Choices) -> AnyAction:
    return Roll()


# --- the dice lie on the table --------------------------------------------------------------------


def _ask_after_roll(now: Situation, frame: Thrown) -> AnyDecision:
    count = reckon(now.book, now.state, frame)
    if count.is_nuked:
        return FaceNukes(seats=(frame.seat,), target=frame.target, nukes=count.nukes, limit=count.limit)
    if count.claims:
        return TakeTarget(seats=(frame.seat,), target=frame.target)
    return GoOnOrStop(
        seats=(frame.seat,),
        target=frame.target,
        nukes=count.nukes,
        limit=count.limit,
        total=count.total,
        spaces=count.spaces,
    )


def _ways_to_go_on(now: Situation, frame: Thrown) -> Iterable[AnyAction]:
    return after_roll.options(now.book, now.state, frame)


def _why_not_go_on(now: Situation, frame: Thrown, action: AnyAction) -> Refusal | None:
    return after_roll.why_not(now.book, now.state, frame, reckon(now.book, now.state, frame), action)


def _go_on(bench: Bench, frame: Thrown, action: AnyAction) -> None:
    match action:
        case Claim() | Stop() | TakeNukes():
            turn.finish(bench, frame, action)
        case Reroll(symbol=symbol):
            turn.reroll(bench, frame, symbol)
        case RerollOneNuke(set_die=set_die):
            turn.reroll_one_nuke(bench, frame, set_die)
        case ThrowAgain():
            turn.throw_again(bench, frame)
        case Switch(location=location):
            turn.switch(bench, frame, location)
        case Waive(rule=rule):
            turn.leave_uncounted(bench, frame, rule)
        case _:
            no_answer(bench, frame, action)


def _safest(now: Situation, frame: Thrown, choices: Choices) -> AnyAction:
    if now.book.locations[frame.target].counts_only_when_nuked and TakeNukes() in choices:
        return TakeNukes()
    return next(action for action in SAFEST if action in choices)


# --- a claimed card leaves a choice ---------------------------------------------------------------


def _ask_for_use(now: Situation, frame: Spoils) -> AnyDecision:
    return UseRule(seats=(frame.seat,), location=frame.location)


def _decline(now: Situation, frame: Spoils, choices: Choices) -> AnyAction:
    return Decline()


PHASES: Mapping[type[Frame], Phase[Any]] = {
    Aiming: Phase[Aiming](
        ask=_ask_for_target, options=aims, why_not=why_not_aim, answer=_aim, idle=_nearest_target
    ),
    Ready: Phase[Ready](
        ask=_ask_for_throw, options=rolls, why_not=why_not_roll, answer=_roll, idle=_plain_roll
    ),
    Thrown: Phase[Thrown](
        ask=_ask_after_roll, options=_ways_to_go_on, why_not=_why_not_go_on, answer=_go_on, idle=_safest
    ),
    Spoils: Phase[Spoils](
        ask=_ask_for_use, options=uses, why_not=why_not_use, answer=use_rule, idle=_decline
    ),
}
