"""The entry point for playing actions, and the filter for a viewer's events."""

from collections.abc import Iterable
from typing import TypeVar

from engine.core.data import Event, Private
from engine.core.dice import Dice
from engine.core.errors import Refused
from engine.core.rules import Rules
from engine.core.seats import Seat, Viewer
from engine.core.turn import Step

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options, as in Rules
Told = TypeVar("Told", bound=Event)


def play(
    rules: Rules[S, A, E, V, O],
    state: S,
    seat: Seat,
    action: A,
    dice: Dice,
    legal: tuple[A, ...] | None = None,
) -> Step[S, E]:
    """Plays a legal action; raises `Refused` with the reason if it is not legal.

    `legal` are the seat's legal actions in this state, if the caller has them already.
    """
    if action not in (rules.legal(state, seat) if legal is None else legal):
        raise Refused(rules.refusal(state, seat, action))
    return rules.apply(state, seat, action, dice)


def visible(events: Iterable[Told], viewer: Viewer) -> tuple[Told, ...]:
    """Returns the events that a viewer may see."""
    return tuple(event for event in events if not isinstance(event, Private) or viewer in event.to)
