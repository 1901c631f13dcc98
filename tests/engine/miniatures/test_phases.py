"""The table of phases: every kind of frame is in it, and every question has a legal answer."""

from typing import Any, get_args

import pytest

from engine.miniatures.phase import Phase
from engine.miniatures.phases import PHASES
from engine.miniatures.state import AnyFrame, Frame

SILENT: Phase[Any] = Phase()


def test_every_kind_of_frame_has_its_phase() -> None:
    assert set(PHASES) == set(get_args(AnyFrame))


@pytest.mark.parametrize("kind", PHASES)
def test_a_frame_that_asks_says_what_may_be_answered_and_takes_it(kind: type[Frame]) -> None:
    phase = PHASES[kind]
    asks = phase.ask is not SILENT.ask
    assert (phase.options is not SILENT.options) is asks
    assert (phase.answer is not SILENT.answer) is asks


@pytest.mark.parametrize("kind", [kind for kind, phase in PHASES.items() if phase.ask is SILENT.ask])
def test_a_frame_that_asks_nobody_goes_on_by_itself(kind: type[Frame]) -> None:
    assert PHASES[kind].go_on is not SILENT.go_on
