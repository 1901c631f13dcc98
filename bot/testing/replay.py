"""Replays a journal."""

from collections.abc import Iterable
from typing import TypeVar

from engine.core import Draw, RecordedDice, Rules, Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options, as in Rules


def replay(rules: Rules[S, A, E, V, O], state: S, moves: Iterable[tuple[Seat, A, tuple[Draw, ...]]]) -> S:
    """Returns the state after a sequence of moves."""
    for seat, action, draws in moves:
        state = rules.apply(state, seat, action, RecordedDice(draws)).state
    return state
