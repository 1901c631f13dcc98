"""Guided first games: the first moves of a newcomer on the real table, each with one highlighted choice."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from engine.core import Decision

A = TypeVar("A")
V = TypeVar("V")


@dataclass(frozen=True, kw_only=True)
class GuideStep(Generic[A, V]):
    """One step of a guide: the question it belongs to, its sentence, and the choice it highlights."""

    name: str  # of its text key, `guide-<name>`
    question: type[Decision]
    choose: Callable[[V, Sequence[A]], A | None]  # from the legal actions; None: the step does not fit now
    applies: Callable[[V], bool] = lambda view: True  # at every moment alike; else the step is not counted
    variables: frozenset[str] = frozenset()  # of its sentence
    facts: Callable[[V, A], Mapping[str, object]] = lambda view, chosen: {}  # the values of its variables

    @property
    def key(self) -> str:
        """The text key of its sentence."""
        return f"guide-{self.name}"


def first_of(kind: type[A]) -> Callable[[object, Sequence[object]], A | None]:
    """Returns a choice of the first legal action of a type."""

    def choose(view: object, legal: Sequence[object]) -> A | None:
        return next((action for action in legal if isinstance(action, kind)), None)

    return choose


def flag(value: bool) -> str:
    """Returns a fact that is true or false as texts select by it."""
    return "true" if value else "false"
