"""The type of a phase: decision, options, refusal and answer of a kind of frame."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from engine.falling_skies.actions import AnyAction
from engine.falling_skies.battle import Battle
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import Board, Boards
from engine.falling_skies.content import Content
from engine.falling_skies.decisions import AnyDecision
from engine.falling_skies.notebook import Notebook
from engine.falling_skies.state import SEAT, Frame, State
from engine.kit import phases

F = TypeVar("F", bound=Frame)

ASKED = (SEAT,)


class Situation(NamedTuple):
    """A state with its board, looked up once."""

    content: Content
    state: State
    laid: Board | None  # None before the first game

    @property
    def board(self) -> Board:
        assert self.laid is not None, "no game is in play"
        return self.laid

    @property
    def battle(self) -> Battle:
        return self.state.in_play

    @property
    def notebook(self) -> Notebook:
        return self.state.campaign


def look_at(boards: Boards, state: State) -> Situation:
    """Returns a state with its board."""
    laid = boards.of(state.battle.setup) if state.battle is not None else None
    return Situation(boards.content, state, laid)


def legal_in(phase: "Phase[Any]", now: Situation, frame: Frame) -> tuple[AnyAction, ...]:
    """Returns the legal actions."""
    if phase.sifted:
        return tuple(phase.options(now, frame))
    return tuple(said for said in phase.options(now, frame) if phase.why_not(now, frame, said) is None)


@dataclass(frozen=True, kw_only=True)
class Phase(phases.Phase[State, Situation, Bench, F, AnyAction, AnyDecision]):
    """The handlers of one kind of frame; `legal_in` filters its options."""

    sifted: bool = False  # all of its options are legal
    between_games: bool = False  # the last game may already be over during this phase


Phases = Mapping[type[Frame], Phase[Any]]  # a phase only receives frames of the type it is listed for
