"""The bench on which one action is worked out."""

from typing import Generic, NamedTuple, TypeVar

from engine.core.dice import Dice

S = TypeVar("S")
E = TypeVar("E")


class Step(NamedTuple, Generic[S, E]):
    """What came of one action."""

    state: S
    events: tuple[E, ...]


class Turn(Generic[S, E]):
    """Lives for the length of one `apply`: the state so far, the dice, what has been told."""

    __slots__ = ("_told", "dice", "state")

    def __init__(self, state: S, dice: Dice) -> None:
        self.state = state
        self.dice = dice
        self._told: list[E] = []

    def tell(self, *events: E) -> None:
        """Adds to what the table is told."""
        self._told.extend(events)

    def step(self) -> Step[S, E]:
        """Closes the bench."""
        return Step(self.state, tuple(self._told))
