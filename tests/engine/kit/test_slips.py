"""Slips: which choices are equivalent, and when slips happen."""

import pytest

from engine.core import NoDice, ScriptedDice
from engine.kit.slips import Slips

SLIPS = Slips(percent=40, first_round=2, seconds=2, as_good=0.1, not_much=1.0)

# The values of actions a, b, c …, and the actions a slip may choose.
WORTHS = [
    ((3.0, 2.5, 2.8, 1.0), "cb", "the next best, the best of them first"),
    ((3.0, 2.5, 2.4, 2.6), "db", "no more than two"),
    ((3.0, 2.95, 2.5), "c", "what is as good is no slip"),
    ((3.0, 2.0, 1.9), "b", "what costs too much is none either"),
    ((3.0, 1.0), "", "nothing but the best will do"),
    ((1.0, 3.0, 3.0), "", "two that are best"),
]


@pytest.mark.parametrize(("worths", "slips", "why"), WORTHS)
def test_a_slip_falls_on_what_is_nearly_as_good(worths: tuple[float, ...], slips: str, why: str) -> None:
    actions = "abcd"[: len(worths)]
    best = actions[worths.index(max(worths))]
    assert SLIPS.nearly_best(actions, worths) == list(slips), why
    assert SLIPS.next_best(actions, worths) == list(slips or best), why


def test_slips_happen_as_often_as_they_are_said_to_but_not_in_the_first_round() -> None:
    assert [SLIPS.happen(2, ScriptedDice(face)) for face in (1, 40, 41, 100)] == [True, True, False, False]
    assert not SLIPS.happen(1, NoDice())
