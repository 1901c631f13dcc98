"""What each viewer is told and shown after a move."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.service.pictures import Drawing
from bot.service.table import Table
from bot.store.rows import Person
from engine.core import Seat, Viewer


@dataclass(frozen=True, kw_only=True)
class Page:
    """One turn of a table as one viewer is told it."""

    table: Table
    viewer: Viewer
    turn: int
    last: int  # the last move it tells of
    view: Any  # after that move
    lines: tuple[str, ...]  # what happened in this turn, a sentence an event
    asks: str  # the question in words, how the game ended, or "" when the turn has passed to another
    asked: tuple[Seat, ...]  # empty when the turn has passed
    waits_for: tuple[Person, ...]  # the people in those seats
    window: bool  # the question is a chance to react
    deadline: float | None
    current: bool  # the table still stands in this turn: buttons make sense
    board: Drawing
    hand: Drawing | None  # of a seat that holds something secret
    alt: str
    hand_text: str  # "" for onlookers


@dataclass(frozen=True, kw_only=True)
class Report:
    """What came of one call: the player's moves and all that followed by itself, until a person is asked."""

    table: Table
    public: tuple[Page, ...]  # one a turn, in order, as onlookers are told it
    seats: Mapping[Seat, Page]  # the whole of it as each seat is told it, in one page
    repeated: bool = False  # the same interaction had been worked off before; nothing new has happened


@dataclass(frozen=True, kw_only=True)
class UndoVote:
    """Moves can be taken back only if all agree, because they told somebody something."""

    table: Table
    seq: int  # the vote is on this position; a move ends it
    moves: int  # how many would be taken back
    asked_by: Person
    missing: tuple[Person, ...]  # who has not agreed yet; one of each seat is enough
