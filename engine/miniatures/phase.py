"""The phase record of this game, and defaults for its fields."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from engine.core import OtherQuestion, Refusal, Seat
from engine.kit import phases
from engine.miniatures.actions import AnyAction, Decline
from engine.miniatures.bench import Bench
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.pieces import FigureId, Side, seat_of
from engine.miniatures.situation import Situation
from engine.miniatures.state import Frame

F = TypeVar("F", bound=Frame)


def _choose_first(now: Situation, frame: Frame, choices: tuple[AnyAction, ...]) -> AnyAction:
    return choices[0]


def _not_now(now: Situation, frame: Frame, action: AnyAction) -> Refusal:
    return OtherQuestion()


def decline(now: Situation, frame: Frame, choices: tuple[AnyAction, ...]) -> AnyAction:
    """Declines, for a silent player."""
    return Decline()


def leave(bench: Bench, frame: Frame) -> None:
    """Pops the frame: it needs no decision."""
    bench.pop()


@dataclass(frozen=True, kw_only=True)
class Phase(phases.Phase[Situation, Situation, Bench, F, AnyAction, AnyDecision]):
    """The rules of one kind of frame; unused fields keep their defaults."""

    why_not: Callable[[Situation, F, AnyAction], Refusal] = _not_now
    go_on: Callable[[Bench, F], None] = leave  # called when no seat is asked
    idle: Callable[[Situation, F, tuple[AnyAction, ...]], AnyAction] = _choose_first  # B2, time-outs


_SEATS = {side: (seat_of(side),) for side in Side}


def seats(side: Side) -> tuple[Seat, ...]:
    """Returns the seats that decide for a side."""
    return _SEATS[side]


def owner(now: Situation, figure: FigureId) -> tuple[Seat, ...]:
    """Returns the seats that decide for a figure."""
    return _SEATS[now.state.figures[figure].side]
