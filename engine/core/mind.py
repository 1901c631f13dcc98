"""Players that are no people: what a mind is given to think about, and what it answers."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

from engine.core.decision import Decision
from engine.core.dice import Dice

S = TypeVar("S")
A = TypeVar("A")
V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


class Level(StrEnum):
    """How well a mind plays, and how long it may take."""

    EASY = "easy"  # sensible, with the slips people make
    NORMAL = "normal"  # quick: it also stands in for those who are away
    HARD = "hard"  # looks ahead


@dataclass(frozen=True, kw_only=True, slots=True)
class Thought(Generic[S, A, V]):
    """All that a mind is given: what its seat sees and may do, and never the state of the game.

    The worlds are states the seat cannot tell from the true one: what it does not see is dealt again.
    """

    view: V
    decision: Decision
    legal: tuple[A, ...]
    dice: Dice  # chance of its own
    worlds: tuple[S, ...] = ()


class Mind(Protocol[S, A, V]):
    """A player of one game; it keeps nothing of any table."""

    @property
    def worlds(self) -> int:
        """How many worlds it wants to look at; 0: the view is enough."""

    def choose(self, thought: Thought[S, A, V]) -> A:
        """Returns one of the legal actions."""


class Glance(Protocol[A, V_contra]):
    """A choice at first sight: what one seat's view says."""

    def __call__(self, view: V_contra, decision: Decision, legal: tuple[A, ...], dice: Dice, /) -> A: ...


@dataclass(frozen=True)
class AtAGlance(Generic[S, A, V]):
    """A mind that needs its view and nothing else."""

    glance: Glance[A, V]
    worlds: int = 0

    def choose(self, thought: Thought[S, A, V]) -> A:
        """Returns what it chooses at first sight."""
        return self.glance(thought.view, thought.decision, thought.legal, thought.dice)
