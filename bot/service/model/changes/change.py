"""The protocol of a change: a value that returns the position after it."""

from collections.abc import Mapping
from typing import Protocol

import msgspec

from bot.service.model.position import Position
from bot.service.model.turn_clock import Calendars
from bot.store.rows import DuePost, JournalRow, UserId


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The time of a change, its interaction, and the calendars of the people at the table."""

    at: float
    calendars: Calendars
    interaction_id: int | None = None


class Effect(msgspec.Struct, frozen=True, kw_only=True):
    """The direct effect of a change; `transition.advance` adds the effects that all changes have."""

    position: Position
    dues: tuple[DuePost, ...] = ()
    row: JournalRow | None = None
    looks: Mapping[UserId, int] = {}  # the last row that each person has seen
    retimes: bool = False  # sets alarms again although no clock has changed


class Change(Protocol):
    """A change of a table."""

    def apply(self, position: Position, moment: Moment) -> Effect:
        """Returns the effect on a position; raises `TableError` or `Refused` when it is not allowed."""
