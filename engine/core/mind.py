"""Computer players: the input of a mind and its choice."""

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
    """The playing strength of a mind."""

    EASY = "easy"  # sensible, with human-like mistakes
    NORMAL = "normal"  # quick: also replaces absent players
    HARD = "hard"  # looks ahead


@dataclass(frozen=True, kw_only=True, slots=True)
class Thought(Generic[S, A, V]):
    """The complete input of a mind: the view and the legal actions of its seat, never the game's state.

    The worlds are states that look the same to the seat as the true one, with hidden things dealt again.
    """

    view: V
    decision: Decision
    legal: tuple[A, ...]
    dice: Dice  # the mind's own, not the table's
    worlds: tuple[S, ...] = ()


class Mind(Protocol[S, A, V]):
    """A computer player of one game; it holds no state of any table."""

    @property
    def worlds(self) -> int:
        """The number of worlds it needs; 0 if the view is enough."""

    def choose(self, thought: Thought[S, A, V]) -> A:
        """Returns one of the legal actions."""


class Glance(Protocol[A, V_contra]):
    """A function that chooses an action from one seat's view, without looking ahead."""

    def __call__(self, view: V_contra, decision: Decision, legal: tuple[A, ...], dice: Dice, /) -> A: ...


@dataclass(frozen=True)
class AtAGlance(Generic[S, A, V]):
    """A mind that chooses from its view alone."""

    glance: Glance[A, V]
    worlds: int = 0

    def choose(self, thought: Thought[S, A, V]) -> A:
        """Returns the choice of the glance function."""
        return self.glance(thought.view, thought.decision, thought.legal, thought.dice)


def worlds_for(
    rules: Rules[S, A, E, V, O], state: S, viewer: Viewer, chance: bytes, count: int, *, first: int = 1
) -> tuple[S, ...]:
    """Returns `count` redealt states that look the same to a viewer as the true one.

    `first` is the number of the first deal. Minds see the hidden parts of a state only as dealt here.
    """
    deals = range(first, first + count)
    return tuple(rules.redeal(state, viewer, SeededDice(chance, deal)) for deal in deals)


def thought_for(
    rules: Rules[S, A, E, V, O], state: S, seat: Seat, chance: bytes, worlds: int
) -> Thought[S, A, V]:
    """Returns the input for the mind of a seat, with this many worlds."""
    decision = rules.decision(state)
    assert decision is not None, "nothing is asked"
    return Thought(
        view=rules.view(state, seat),
        decision=decision,
        legal=rules.legal(state, seat),
        dice=SeededDice(chance, 0),
        worlds=worlds_for(rules, state, seat, chance, worlds),
    )
