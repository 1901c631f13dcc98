"""The protocol of a change: a value that says which position follows from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from bot.service.model.position import Position
from bot.service.model.turn_clock import Calendars
from bot.store.rows import DuePost, JournalRow, UserId


@dataclass(frozen=True, kw_only=True)
class Moment:
    """When a change is made, by which interaction, and when the people at the table are to be left alone."""

    at: float
    calendars: Calendars
    interaction_id: int | None = None


@dataclass(frozen=True, kw_only=True)
class Effect:
    """The direct effect of a change; `transition.advance` adds what always follows."""

    position: Position
    dues: tuple[DuePost, ...] = ()
    row: JournalRow | None = None
    looks: Mapping[UserId, int] = field(default_factory=dict)  # who has seen the journal up to which row
    retimes: bool = False  # reminders are set again although no clock has changed


class Change(Protocol):
    """A change of a table."""

    def apply(self, position: Position, moment: Moment) -> Effect:
        """Returns the effect on a position; raises `TableError` or `Refused` when it is not allowed."""
