"""The bench: the mutable working state while one action is resolved."""

from typing import Generic, NamedTuple, TypeVar

from engine.core.dice import Dice

S = TypeVar("S")
E = TypeVar("E")


class Step(NamedTuple, Generic[S, E]):
    """The state after one action, and its events."""

    state: S
    events: tuple[E, ...]


class Turn(Generic[S, E]):
    """The bench of one `apply` call: the state so far, the dice and the events."""

    __slots__ = ("_events", "dice", "state")

    def __init__(self, state: S, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self._events: list[E] = []

    def tell(self, *events: E) -> None:
        """Adds events."""
        self._events.extend(events)

    def step(self) -> Step[S, E]:
        """Returns the resulting state and events."""
        return Step(self.state, tuple(self._events))
