"""Chances in per cent: rounded in one place, and never to certainty."""

import pytest

from engine.kit.percent import percent, whole_percent

ROUNDED = [
    (0.0, "0", 0),
    (1e-15, "0", 0),  # the rest of a sum that should be 0
    (1e-9, "<1", 1),
    (0.004, "<1", 1),
    (0.006, "1", 1),
    (0.384, "38", 38),
    (0.994, "99", 99),
    (0.996, ">99", 99),
    (1 - 1e-9, ">99", 99),
    (1 - 1e-15, "100", 100),
    (1.0, "100", 100),
]


@pytest.mark.parametrize(("chance", "said", "number"), ROUNDED)
def test_only_what_is_certain_reads_as_certain(chance: float, said: str, number: int) -> None:
    assert percent(chance) == said
    assert whole_percent(chance) == number
