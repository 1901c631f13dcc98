"""What there is to know about one kind of frame: who is asked what, what may be answered, what follows."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from engine.core import Refusal, Seat
from engine.kit import phases
from engine.miniatures import refusals as no
from engine.miniatures.actions import AnyAction, Decline
from engine.miniatures.bench import Bench
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.pieces import FigureId, Side, seat_of
from engine.miniatures.situation import Situation
from engine.miniatures.state import Frame

F = TypeVar("F", bound=Frame)


def _take_the_first(now: Situation, frame: Frame, choices: tuple[AnyAction, ...]) -> AnyAction:
    return choices[0]


def _not_now(now: Situation, frame: Frame, action: AnyAction) -> Refusal:
    return no.NotNow()


def decline(now: Situation, frame: Frame, choices: tuple[AnyAction, ...]) -> AnyAction:
    """Lets a chance go by."""
    return Decline()


def leave(bench: Bench, frame: Frame) -> None:
    """Goes on below: nobody can make use of the frame."""
    bench.pop()


@dataclass(frozen=True, kw_only=True)
class Phase(phases.Phase[Situation, Situation, Bench, F, AnyAction, AnyDecision]):
    """The rules of one kind of frame; whatever a kind has no use for is left out."""

    why_not: Callable[[Situation, F, AnyAction], Refusal] = _not_now
    go_on: Callable[[Bench, F], None] = leave  # where nobody is asked
    idle: Callable[[Situation, F, tuple[AnyAction, ...]], AnyAction] = _take_the_first  # B2, time-outs


_SEATS = {side: (seat_of(side),) for side in Side}


def seats(side: Side) -> tuple[Seat, ...]:
    """Returns who is asked for a side."""
    return _SEATS[side]


def owner(now: Situation, figure: FigureId) -> tuple[Seat, ...]:
    """Returns who is asked for a figure."""
    return _SEATS[now.state.figures[figure].side]
