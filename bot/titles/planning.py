"""Planning shared by the commands of several games: only legal actions are planned."""

from typing import TypeVar

from engine.core import Refused, Rules, Seat

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options, as in Rules


def check(rules: Rules[S, A, E, V, O], state: S, seat: Seat, action: A) -> A:
    """Returns the action if it is legal; raises `Refused` with the reason otherwise."""
    if action not in rules.legal(state, seat):
        raise Refused(rules.refusal(state, seat, action))
    return action
