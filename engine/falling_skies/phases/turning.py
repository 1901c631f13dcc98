"""The phases of turning and re-rolling dice by abilities of cities and characters."""

from collections.abc import Iterator

from engine.falling_skies.actions import AnyAction, KeepDice, PickDie, Reroll, TurnDie
from engine.falling_skies.battle import Battle
from engine.falling_skies.bench import Bench
from engine.falling_skies.characters import (
    pick_die,
    roll_picked,
    turn_before_reroll,
    turn_die,
    why_not_pick_die,
    why_not_turn,
    why_not_turn_first,
)
from engine.falling_skies.decisions import AnyDecision, FlipADie, PickRerolls, TurnADie
from engine.falling_skies.phases.calling import why_not_otherwise
from engine.falling_skies.phases.phase import ASKED, Phase, Phases, Situation
from engine.falling_skies.pieces import DIE_FACES, Die
from engine.falling_skies.refusals import AnyRefusal
from engine.falling_skies.state import Flipping, Rerolling, State, TurningOne
from engine.kit.phases import no_answer

# --- turning one die: to the city's face, or upside down ------------------------------------------


def _ask_to_turn(state: State, frame: TurningOne) -> AnyDecision:
    return TurnADie(seats=ASKED, pips=frame.pips)


def _ask_to_flip(state: State, frame: Flipping) -> AnyDecision:
    return FlipADie(seats=ASKED)


def _turns(now: Situation, frame: TurningOne | Flipping) -> Iterator[AnyAction]:
    for die in _dice(now.battle):
        yield from _faces(die)
    yield KeepDice()


def _dice(battle: Battle) -> Iterator[Die]:
    """Returns the distinct dice in hand."""
    return iter(dict.fromkeys(battle.hand))


def _faces(die: Die) -> Iterator[AnyAction]:
    return (TurnDie(die=die, pips=pips) for pips in range(1, DIE_FACES + 1))


def _why_not_turn(now: Situation, frame: TurningOne | Flipping, action: AnyAction) -> AnyRefusal | None:
    match action:
        case TurnDie(die=die, pips=pips):
            wanted = frame.pips if isinstance(frame, TurningOne) else die.opposite.pips
            return why_not_turn(now.battle, die, pips, wanted=wanted)
        case KeepDice():
            return None
        case _:
            return why_not_otherwise(now, frame, action)


def _turn(turn: Bench, frame: TurningOne | Flipping, action: AnyAction) -> None:
    match action:
        case TurnDie(die=die, pips=pips):
            turn.pop()
            turn_die(turn, die, pips)
        case KeepDice():
            turn.pop()
        case _:
            no_answer(turn, frame, action)


# --- picking dice to re-roll ----------------------------------------------------------------------


def _ask_for_rerolls(state: State, frame: Rerolling) -> AnyDecision:
    return PickRerolls(seats=ASKED, turns=frame.turns, picked=frame.picked)


def _rerolls(now: Situation, frame: Rerolling) -> Iterator[AnyAction]:
    for die in _dice(now.battle):
        yield PickDie(die=die)
        yield from _faces(die)
    yield Reroll()


def _why_not_reroll(now: Situation, frame: Rerolling, action: AnyAction) -> AnyRefusal | None:
    match action:
        case TurnDie(die=die, pips=pips):
            return why_not_turn_first(now.battle, frame, die, pips)
        case PickDie(die=die):
            return why_not_pick_die(now.battle, frame, die)
        case Reroll():
            return None
        case _:
            return why_not_otherwise(now, frame, action)


def _reroll(turn: Bench, frame: Rerolling, action: AnyAction) -> None:
    match action:
        case TurnDie(die=die, pips=pips):
            turn_before_reroll(turn, frame, die, pips)
        case PickDie(die=die):
            pick_die(turn, frame, die)
        case Reroll():
            roll_picked(turn, frame)
        case _:
            no_answer(turn, frame, action)


TURNING: Phases = {
    TurningOne: Phase(ask=_ask_to_turn, options=_turns, why_not=_why_not_turn, answer=_turn),
    Flipping: Phase(ask=_ask_to_flip, options=_turns, why_not=_why_not_turn, answer=_turn),
    Rerolling: Phase(ask=_ask_for_rerolls, options=_rerolls, why_not=_why_not_reroll, answer=_reroll),
}
