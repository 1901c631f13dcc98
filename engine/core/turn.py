"""The bench: the mutable working state while one action is resolved."""

from typing import Any, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

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

    def edit(self, **changes: Any) -> None:
        """Sets fields of the state."""
        state: Any = self.state  # each game's own struct
        self.state = replace(state, **changes)

    def tell(self, *events: E) -> None:
        """Adds events."""
        self._events.extend(events)

    def step(self) -> Step[S, E]:
        """Returns the resulting state and events."""
        return Step(self.state, tuple(self._events))
