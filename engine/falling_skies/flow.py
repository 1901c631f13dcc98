"""Runs the automatic steps until the next decision or the end of the game."""

from engine.core import Outcome
from engine.falling_skies.bench import Bench
from engine.falling_skies.campaign import record_game
from engine.falling_skies.notebook import LOST_GAME_SCORE
from engine.falling_skies.phases import PHASES, phase_of
from engine.falling_skies.state import SEAT, Mode, State
from engine.kit.phases import ask_or_go_on


def settle(turn: Bench) -> None:
    """Runs all steps that need no decision."""
    while turn.state.outcome is None:
        if _just_ended(turn.state):
            _conclude(turn)
            return
        if ask_or_go_on(PHASES, turn, turn.state) is not None:
            return


def _just_ended(state: State) -> bool:
    ended = state.battle is not None and state.battle.result is not None
    return ended and not phase_of(state).between_games


def _conclude(turn: Bench) -> None:
    result = turn.battle.result
    assert result is not None, "the game is still played"
    if turn.state.mode is Mode.CAMPAIGN:
        record_game(turn)
        return
    score = turn.battle.setup.level if result.won else LOST_GAME_SCORE
    outcome = Outcome(winners=(SEAT,) if result.won else (), reason=result.value, scores=(score,))
    turn.edit(stack=(), outcome=outcome)
