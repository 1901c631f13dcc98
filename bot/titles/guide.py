"""Guided first games: the first moves of a newcomer on the real table, each with one highlighted choice."""

from collections.abc import Callable, Sequence
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

    @property
    def key(self) -> str:
        """The text key of its sentence."""
        return f"guide-{self.name}"


def first_of(kind: type[A]) -> Callable[[object, Sequence[object]], A | None]:
    """Returns a choice of the first legal action of a type."""

    def choose(view: object, legal: Sequence[object]) -> A | None:
        return next((action for action in legal if isinstance(action, kind)), None)

    return choose
