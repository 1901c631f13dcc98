"""Phases: one record of rules for each kind of frame."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from engine.core import NotAsked, Refusal
from engine.kit.stack import StackTurn

S = TypeVar("S")  # the input of `ask`: the situation, or only the state
N = TypeVar("N")  # the situation: a state with the game's content
B = TypeVar("B")  # the bench
T = TypeVar("T", bound=StackTurn[Any, Any, Any])  # a bench with a stack
F = TypeVar("F")  # the frame
A = TypeVar("A")  # an action
Q = TypeVar("Q")  # a decision


# --- defaults of a phase --------------------------------------------------------------------------


def ask_nobody(now: object, frame: object) -> None:
    """Asks no seat: the frame continues automatically."""


def offer_nothing(now: object, frame: object) -> tuple[()]:
    return ()


def nobody_is_asked(now: object, frame: object, action: object) -> Refusal:
    return NotAsked()


def no_answer(bench: object, frame: object, action: object) -> None:
    raise AssertionError(f"{frame} has no answer {action}")


def stay(bench: object, frame: object) -> None:
    raise AssertionError(f"{frame} waits for an answer")


def wait(now: object, frame: object, choices: object) -> None:
    """Plays no action for a silent player."""


@dataclass(frozen=True, kw_only=True)
class Phase(Generic[S, N, B, F, A, Q]):
    """The rules of one kind of frame; unused fields keep their defaults."""

    ask: Callable[[S, F], Q | None] = ask_nobody  # None: it continues automatically
    options: Callable[[N, F], Iterable[A]] = offer_nothing
    why_not: Callable[[N, F, A], Refusal | None] = nobody_is_asked  # None: the action is legal
    answer: Callable[[B, F, A], None] = no_answer
    go_on: Callable[[B, F], None] = stay  # called when no seat is asked
    idle: Callable[[N, F, tuple[A, ...]], A | None] = wait  # for a silent player; None: the game waits


def ask_or_go_on(phases: Mapping[type[Any], Phase[S, Any, T, Any, Any, Q]], bench: T, now: S) -> Q | None:
    """Returns the question of the top frame, or continues the frame if it has none."""
    frame = bench.top
    phase = phases[type(frame)]
    question = phase.ask(now, frame)
    if question is None:
        phase.go_on(bench, frame)
    return question
