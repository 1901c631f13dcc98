"""What games played out should have shown, beyond kinds of actions and events, each under a name."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

A = TypeVar("A")
E = TypeVar("E")
V = TypeVar("V")
O = TypeVar("O")  # noqa: E741 - options, as in Rules


@dataclass(frozen=True, kw_only=True)
class Coverage(Generic[A, E, V, O]):
    """How the games of one title are counted."""

    possible_tags: Callable[[O], Iterable[str]]  # all that these options let occur
    observed_tags: Callable[[V, A | None, tuple[E, ...]], Iterable[str]]  # in a step, as an onlooker saw it
