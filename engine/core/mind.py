"""Players that are no people: what a mind is given to think about, and what it answers."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, Protocol, TypeVar

from engine.core.decision import Decision
from engine.core.dice import Dice, SeededDice
from engine.core.rules import Rules
from engine.core.seats import Seat, Viewer

S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options, as in Rules
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


def worlds_for(
    rules: Rules[S, A, E, V, O], state: S, viewer: Viewer, chance: bytes, count: int, *, first: int = 1
) -> tuple[S, ...]:
    """Returns this many states that a viewer cannot tell from the true one, numbered from `first` on.

    This is the one place that decides what a mind may know of what its seat does not see.
    """
    deals = range(first, first + count)
    return tuple(rules.redeal(state, viewer, SeededDice(chance, deal)) for deal in deals)


def thought_for(
    rules: Rules[S, A, E, V, O], state: S, seat: Seat, chance: bytes, worlds: int
) -> Thought[S, A, V]:
    """Returns what a seat has to think about, with this many worlds."""
    decision = rules.decision(state)
    assert decision is not None, "nothing is asked"
    return Thought(
        view=rules.view(state, seat),
        decision=decision,
        legal=rules.legal(state, seat),
        dice=SeededDice(chance, 0),
        worlds=worlds_for(rules, state, seat, chance, worlds),
    )
