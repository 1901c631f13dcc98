"""Whether a person is called by a post: a decision of its own, the same wherever the post comes from."""

from enum import StrEnum

from bot.service.model import turn_clock
from bot.service.model.calendars import is_quiet
from bot.store.rows import Preferences, Press


class Ping(StrEnum):
    """How a post reaches a person it is about."""

    NOTIFY = "notify"
    SILENT = "silent"  # they know already: it was their own press
    LATER = "later"  # they are to be left alone now; a call follows when that ends


def ping(person: Preferences, press: Press | None, now: float) -> Ping:
    """Returns how a person is called; `press` is the last thing anybody did at the table."""
    if turn_clock.knows(person, press, now):
        return Ping.SILENT
    return Ping.LATER if is_quiet(now, person) else Ping.NOTIFY
