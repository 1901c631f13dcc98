"""Who sits at the table and who looks on."""

from dataclasses import dataclass
from typing import NewType

Seat = NewType("Seat", int)

Viewer = Seat | None  # None is an onlooker


@dataclass(frozen=True, kw_only=True)
class SeatPlan:
    """The seats of a game: a text key for each (`seat-<key>`), and how many must be taken to start."""

    keys: tuple[str, ...]
    fewest: int
    people: int = 1  # how many may share a seat as a team
