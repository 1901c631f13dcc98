"""Quiet times of a person: quiet hours, days off and absences, in their time zone.

All of it is a function of a moment and of the person's preferences. Without a time zone there are no quiet
hours and no days off.
"""

from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.copies import replace
from bot.durations import HOUR
from bot.store.rows import Preferences

AFTER_WAKING = 2 * HOUR  # time to answer after quiet hours that a deadline fell into
LAST_HOURS = 12 * HOUR  # before a deadline, in which a person can be reminded
DAYS_A_WEEK = 7
HOURS_A_WEEK = 24 * DAYS_A_WEEK
NIGHT_FROM, NIGHT_TO = 22, 8  # hours of a server's night
MOST_ATTEMPTS = 30  # to find a deadline outside quiet times


def next_waking(moment: float, prefs: Preferences) -> float:
    """Returns the first moment from this one on that is outside the person's quiet times."""
    if prefs.zone is None and prefs.away_until is None:
        return moment
    awake = moment
    while (later := _end_of_rest(awake, prefs)) is not None:
        awake = later
    return awake


def is_quiet(moment: float, prefs: Preferences) -> bool:
    """Tells whether a moment falls into quiet hours, a day off or an absence."""
    return _end_of_rest(moment, prefs) is not None


def reminder_time(moment: float, called: float, deadline: float, prefs: Preferences) -> float | None:
    """Returns when a person is reminded before a deadline: at a moment, or when they are next awake.

    If that is too late, the reminder comes at the last full hour before the deadline at which they are awake,
    but not within an hour of their call, or half of the time after it; None: they are asleep from then on.
    """
    first = called + min(HOUR, (deadline - called) / 2)
    due = next_waking(max(moment, first), prefs)
    if due < deadline:
        return due
    last = deadline - deadline % HOUR
    hours = (last - number * HOUR for number in range(int((last - first) // HOUR) + 1))
    possible = (hour for hour in (*hours, first) if hour < deadline and not is_quiet(hour, prefs))
    return next(possible, None)


def avoiding(moment: float, prefs: Preferences) -> float:
    """Returns the deadline, or if it falls into quiet times, two hours after they end.

    Quiet hours that are a guess delay pings and no deadline.
    """
    prefs = replace(prefs, resting=frozenset()) if prefs.is_guessed else prefs
    deadline = moment
    for _ in range(MOST_ATTEMPTS):
        if not is_quiet(deadline, prefs):
            return deadline
        deadline = next_waking(deadline, prefs) + AFTER_WAKING
    return next_waking(moment, prefs)


def shifted_deadline(since: float, moment: float, most: float, prefs: Preferences) -> float:
    """Returns the deadline moved by quiet hours and days off (not by absences), by at most some seconds.

    A visit that begins in quiet times lasts until two hours after its person is called. Quiet hours that are
    a guess also move it after a reminder in its last half day, or later than an hour after that call.
    """
    at_home = replace(prefs, away_from=None, away_until=None)
    deadline, called = avoiding(moment, at_home), next_waking(since, at_home)
    if called > since or at_home.is_guessed:
        deadline = max(deadline, avoiding(called + AFTER_WAKING, at_home))
    if at_home.is_guessed:
        reminded = next_waking(max(called + HOUR, moment - LAST_HOURS), at_home)
        deadline = deadline if reminded < deadline else reminded + AFTER_WAKING
    return min(deadline, moment + most)


def after_waking_time(moment: float, seconds: float, prefs: Preferences) -> float:
    """Returns when the person will have been awake for some seconds from a moment on."""
    at, left = next_waking(moment, prefs), seconds
    while left > 0:
        step = min(left, _rest_of_hour(at, prefs.zone))  # quiet times begin at full hours
        at, left = at + step, left - step
        if left > 0:
            at = next_waking(at, prefs)
    return at


def waking_hours(moment: float, prefs: Preferences) -> frozenset[int]:
    """Returns the hours of the next week, from 0 on, that do not begin in the person's quiet times."""
    first = moment - moment % HOUR
    return frozenset(hour for hour in range(HOURS_A_WEEK) if not is_quiet(first + hour * HOUR, prefs))


def shared_hours(one: frozenset[int], other: frozenset[int]) -> float:
    """Returns the hours a day that are among the waking hours of both people."""
    return len(one & other) / DAYS_A_WEEK


def local_time(moment: float, zone: str | None) -> datetime | None:
    """Returns the local time of a zone; None if the zone is unknown."""
    place = _zone(zone)
    return None if place is None else datetime.fromtimestamp(moment, place)


def is_night(moment: float, zone: str | None) -> bool:
    """Tells whether it is between 22:00 and 08:00 in a zone."""
    local = local_time(moment, zone)
    return local is not None and (local.hour >= NIGHT_FROM or local.hour < NIGHT_TO)


def day_after(moment: float, days: int, zone: str | None) -> datetime:
    """Returns the midnight that begins a day some days later, in a zone; without one, by UTC."""
    local = local_time(moment, zone) or datetime.fromtimestamp(moment, UTC)
    day = local.date() + timedelta(days=days)
    return datetime(day.year, day.month, day.day, tzinfo=local.tzinfo)


def next_hour_of_day(moment: float, hour: int, zone: str | None) -> float:
    """Returns the next moment at which it is a full hour of the day in a zone; without one, by UTC."""
    today = day_after(moment, 0, zone)
    times = (_at(today, hour, days=days) for days in range(3))  # three: an hour may be skipped in spring
    return next(at for at in times if at > moment)


@cache
def zone_names() -> tuple[str, ...]:
    """Returns the names of the time zones people can choose from: places, and UTC."""
    places = {name for name in available_timezones() if "/" in name and not name.startswith("Etc/")}
    return (*sorted(places), "UTC")


def zone_called(name: str) -> str | None:
    """Returns the canonical spelling of a zone name; None: there is no such zone."""
    wanted = name.strip().replace(" ", "_").casefold()
    return next((zone for zone in zone_names() if zone.casefold() == wanted), None)


@cache
def _zone(name: str | None) -> ZoneInfo | None:
    """Returns a zone by name; None if it is not set or unknown to this machine."""
    if name is None:
        return None
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def _end_of_rest(moment: float, prefs: Preferences) -> float | None:
    """Returns the end of the quiet time at a moment (another may begin there); None: it is not quiet."""
    if prefs.away_until is not None and prefs.is_away(moment):
        return prefs.away_until
    local = local_time(moment, prefs.zone)
    if local is None:
        return None
    if local.weekday() in prefs.days_off and len(prefs.days_off) < DAYS_A_WEEK:
        return _at(local, 0, days=1)
    if prefs.resting is not None:
        return _next_hour(moment) if local.hour in prefs.resting else None
    if _is_quiet_hour(local.hour, prefs):
        return _at(local, prefs.quiet_to, days=int(local.hour >= prefs.quiet_to))
    return None


def _next_hour(moment: float) -> float:
    return moment - moment % HOUR + HOUR


def _rest_of_hour(moment: float, zone: str | None) -> float:
    """Returns the seconds until the next full hour of a zone, or without one of UTC."""
    local = local_time(moment, zone)
    past = moment % HOUR if local is None else local.minute * 60 + local.second + local.microsecond / 1e6
    return HOUR - past


def _is_quiet_hour(hour: int, prefs: Preferences) -> bool:
    length = (prefs.quiet_to - prefs.quiet_from) % 24
    return (hour - prefs.quiet_from) % 24 < length


def _at(local: datetime, hour: int, *, days: int) -> float:
    """Returns a full local hour, some days later; an hour in a DST gap moves to the next."""
    day = local.date() + timedelta(days=days)
    return datetime(day.year, day.month, day.day, hour, tzinfo=local.tzinfo).timestamp()
