"""The value of a finished playout for each seat."""

import pytest

from engine.core import Outcome, Seat
from engine.kit.playouts import shares_of


@pytest.mark.parametrize(
    ("winners", "seats", "shares"),
    [
        ((1,), 2, (0.0, 1.0)),
        ((0, 2), 4, (0.5, 0.0, 0.5, 0.0)),
        ((), 2, (0.5, 0.5)),  # a draw
        ((), 4, (0.25, 0.25, 0.25, 0.25)),
        ((), 1, (0.0,)),  # a single player has lost
        ((0,), 1, (1.0,)),
    ],
)
def test_a_win_is_shared_among_those_who_have_it(
    winners: tuple[int, ...], seats: int, shares: tuple[float, ...]
) -> None:
    outcome = Outcome(winners=tuple(Seat(seat) for seat in winners), reason="x")
    assert shares_of(outcome, seats) == shares


def test_a_game_without_end_is_even() -> None:
    assert shares_of(None, 4) == (0.25, 0.25, 0.25, 0.25)
    assert shares_of(None, 1) == (0.5,)
