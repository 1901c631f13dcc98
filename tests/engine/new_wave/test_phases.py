"""The table of phases: every kind of frame is in it, and an answer that was not offered raises an error."""

from functools import cache
from types import NoneType
from typing import Any, get_args

import pytest

from engine.core import NoDice, ScriptedDice, play
from engine.new_wave.actions import AnyAction, EndTurn, Strike
from engine.new_wave.bench import Bench
from engine.new_wave.phases import PHASES, Phase
from engine.new_wave.state import AnyFrame, Felling, Frame, Pushing, State, seat_of
from tests.engine.new_wave.casebook import given, load_cases, parse
from tests.engine.new_wave.loading import game_content, game_rules

SILENT = Phase[Any]()
ASK_ONLY_AT_TIMES = (Felling, Pushing)


def test_every_kind_of_frame_has_its_phase_and_so_has_having_none() -> None:
    assert set(PHASES) == {NoneType, *get_args(AnyFrame)}


@pytest.mark.parametrize("kind", PHASES)
def test_every_frame_asks_and_says_all_about_its_answers(kind: type[Frame | None]) -> None:
    phase = PHASES[kind]
    assert phase.ask is not SILENT.ask
    assert phase.options is not SILENT.options
    assert phase.why_not is not SILENT.why_not
    assert phase.answer is not SILENT.answer
    assert (phase.go_on is not SILENT.go_on) is (kind in ASK_ONLY_AT_TIMES)


@cache
def _positions() -> dict[type[Frame | None], State]:
    """Returns a position of the cases for every kind of frame that waits for an answer."""
    found: dict[type[Frame | None], State] = {}
    rules = game_rules()
    for case in [case for case in load_cases() if case.switches is None]:
        state, dice = given(case, game_content()), ScriptedDice(*case.dice)
        for written in case.play:
            state = play(rules, state, seat_of(state.side), parse(written, AnyAction), dice).state
            if rules.outcome(state) is None:
                found.setdefault(type(state.frame), state)
    return found


@pytest.mark.parametrize("kind", PHASES)
def test_an_answer_to_another_question_is_a_mistake_of_the_program(kind: type[Frame | None]) -> None:
    """Legality is not checked again, but a wrong answer raises an error."""
    state = _positions()[kind]
    with pytest.raises(AssertionError, match="has no answer"):
        game_rules().apply(state, seat_of(state.side), Strike() if kind is NoneType else EndTurn(), NoDice())


@pytest.mark.parametrize("kind", [kind for kind in PHASES if kind not in ASK_ONLY_AT_TIMES])
def test_a_frame_that_asks_does_not_go_on_by_itself(kind: type[Frame | None]) -> None:
    state = _positions()[kind]
    with pytest.raises(AssertionError, match="waits for an answer"):
        PHASES[kind].go_on(Bench(game_content(), state, NoDice()), state.frame)
