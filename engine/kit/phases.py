"""A table of phases: for every kind of frame one record with all there is to know about it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core import NotAsked, Refusal
from engine.kit.stack import StackTurn

S = TypeVar("S")  # what a question is asked of: the situation, or the state where that is enough
N = TypeVar("N")  # the situation: a state with the data of the game at hand
B = TypeVar("B")  # the bench
T = TypeVar("T", bound=StackTurn[Any, Any, Any])  # a bench with a stack
F = TypeVar("F")  # the frame
A = TypeVar("A")  # the actions
Q = TypeVar("Q")  # the questions


# --- what a phase does unless it says otherwise ---------------------------------------------------


def ask_nobody(now: object, frame: object) -> None:
    """The frame goes on by itself."""


def offer_nothing(now: object, frame: object) -> tuple[()]:
    return ()


def nobody_is_asked(now: object, frame: object, action: object) -> Refusal:
    return NotAsked()


def no_answer(bench: object, frame: object, action: object) -> None:
    raise AssertionError(f"{frame} has no answer {action}")


def stay(bench: object, frame: object) -> None:
    raise AssertionError(f"{frame} waits for an answer")


def wait(now: object, frame: object, choices: object) -> None:
    """Nothing is played for a silent player."""


@dataclass(frozen=True, kw_only=True)
class Phase(Generic[S, N, B, F, A, Q]):
    """The rules of one kind of frame; whatever a kind has no use for is left out."""

    ask: Callable[[S, F], Q | None] = ask_nobody  # None: it goes on by itself
    options: Callable[[N, F], Iterable[A]] = offer_nothing
    why_not: Callable[[N, F, A], Refusal | None] = nobody_is_asked  # None: it may be said
    answer: Callable[[B, F, A], None] = no_answer
    go_on: Callable[[B, F], None] = stay  # where nobody is asked
    idle: Callable[[N, F, tuple[A, ...]], A | None] = wait  # for a silent player; None: the game waits


def ask_or_go_on(phases: Mapping[type[Any], Phase[S, Any, T, Any, Any, Q]], bench: T, now: S) -> Q | None:
    """Returns what the frame on top asks; one that asks nothing is let go on."""
    frame = bench.top
    phase = phases[type(frame)]
    question = phase.ask(now, frame)
    if question is None:
        phase.go_on(bench, frame)
    return question
