"""The table of phases: every kind of frame is in it, and an answer that was not offered raises an error."""

from typing import Any, get_args

import pytest

from engine.core import NoDice
from engine.dice_game.actions import Roll, Stop
from engine.dice_game.phases import PHASES, Phase
from engine.dice_game.situation import Situation
from engine.dice_game.state import AnyFrame, Frame, Ready, State
from tests.engine.dice_game.casebook import cases, played
from tests.engine.dice_game.loading import book, rules

SILENT = Phase[Any]()


def test_every_kind_of_frame_has_its_phase() -> None:
    assert set(PHASES) == set(get_args(AnyFrame))


@pytest.mark.parametrize("kind", PHASES)
def test_every_frame_asks_and_says_all_about_its_answers(kind: type[Frame]) -> None:
    phase = PHASES[kind]
    assert phase.ask is not SILENT.ask
    assert phase.options is not SILENT.options
    assert phase.why_not is not SILENT.why_not
    assert phase.answer is not SILENT.answer
    assert phase.idle is not SILENT.idle
    assert phase.go_on is SILENT.go_on


def _positions() -> list[State]:
    """Returns the end positions of the cases in which the game continues."""
    ends = [played(case) for case in cases() if case.refused is None]
    return [state for state in ends if state.frame is not None]


def test_what_is_not_refused_is_offered_and_nothing_else_is() -> None:
    positions = _positions()
    offered = [rules().legal(state, _frame(state).seat) for state in positions]
    pool = dict.fromkeys(action for legal in offered for action in legal)
    for state, legal in zip(positions, offered, strict=True):
        now, frame = Situation(book(), state), _frame(state)
        phase = PHASES[type(frame)]
        assert phase.idle(now, frame, legal) in legal
        for action in pool:
            assert (phase.why_not(now, frame, action) is None) == (action in legal), (frame, action)
    assert {type(state.frame) for state in positions} == set(PHASES)


def _frame(state: State) -> AnyFrame:
    assert state.frame is not None, "the game is over"
    return state.frame


@pytest.mark.parametrize("kind", PHASES)
def test_an_answer_to_another_question_is_a_mistake_of_the_program(kind: type[Frame]) -> None:
    """Legality is not checked again, but a wrong answer raises an error."""
    state = next(state for state in _positions() if type(state.frame) is kind)
    with pytest.raises(AssertionError, match="has no answer"):
        rules().apply(state, _frame(state).seat, Stop() if kind is Ready else Roll(), NoDice())
