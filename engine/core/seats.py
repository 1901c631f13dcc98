"""Seats, viewers and the seat plan of a game."""

from dataclasses import dataclass
from typing import NewType

Seat = NewType("Seat", int)

Viewer = Seat | None  # None is an onlooker


@dataclass(frozen=True, kw_only=True)
class SeatPlan:
    """The seats of a game: a text key for each (`seat-<key>`), and the number needed to start."""

    keys: tuple[str, ...]
    fewest: int
    people: int = 1  # maximum per seat, for teams
