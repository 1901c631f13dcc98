"""Rules for notifying people: at once, silently, or later."""

from enum import StrEnum

from bot.durations import DAY
from bot.service.model import turn_clock
from bot.service.model.calendars import is_quiet
from bot.store.rows import Preferences, Press


class Ping(StrEnum):
    """The way a post notifies a person."""

    NOTIFY = "notify"
    SILENT = "silent"  # their own press caused the post
    LATER = "later"  # they are in a quiet time; a call follows after it
    NOT_WANTED = "not wanted"  # they have muted the table, or get a letter a day


def gets_letter(person: Preferences, pace: int | None) -> bool:
    """Tells whether a daily letter replaces a person's pings at a table: if a turn takes a day or more."""
    return person.letter_hour is not None and (pace is None or pace >= DAY)


def ping(person: Preferences, press: Press | None, now: float, *, muted: bool = False) -> Ping:
    """Returns how a post notifies a person; `press` is the last act of a person at the table."""
    if muted:
        return Ping.NOT_WANTED
    if turn_clock.caused_it(person, press, now):
        return Ping.SILENT
    return Ping.LATER if is_quiet(now, person) else Ping.NOTIFY
