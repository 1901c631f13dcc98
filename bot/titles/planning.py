"""What commands of several games share: an action is planned only if it may be done now."""

from typing import TypeVar

from engine.core import Refused, Rules, Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options, as in Rules


def check(rules: Rules[S, A, E, V, O], state: S, seat: Seat, action: A) -> A:
    """Returns an action that is legal; refuses any other, and says why."""
    if action not in rules.legal(state, seat):
        raise Refused(rules.refusal(state, seat, action))
    return action
