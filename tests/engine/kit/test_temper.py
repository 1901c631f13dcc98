"""Tempers: leanings that shift weights."""

from hypothesis import given
from hypothesis import strategies as some

from engine.kit.temper import NEUTRAL, Temper, weigh

WEIGHTS = some.floats(allow_nan=False)


@given(WEIGHTS)
def test_no_leaning_leaves_a_weight_exactly_as_it_is(weight: float) -> None:
    assert weigh(weight, NEUTRAL.caution) == weight


def test_a_whole_leaning_doubles_or_halves() -> None:
    assert (weigh(0.3, 1.0), weigh(0.3, -1.0)) == (0.6, 0.15)


def test_neutral_is_no_leaning_at_all() -> None:
    assert Temper() == NEUTRAL
    assert Temper(thrift=0.1) != NEUTRAL
