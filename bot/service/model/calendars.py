"""When a person should be left alone: quiet hours, days off and absences, by the clock of their zone.

All of it is a function of a moment and of what the person has set. Where no zone is known, there are no quiet
hours and no days off: nobody can say when they are.
"""

from datetime import datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.store.rows import Preferences

HOUR = 60 * 60.0
AFTER_WAKING = 2 * HOUR  # what is left of a deadline when quiet hours end
WEEK = 7
NIGHT_FROM, NIGHT_TO = 22, 8  # of a place, not of a person
PATIENCE = 30  # steps to a moment that fits; only hours that leave no room need more


def next_waking(moment: float, prefs: Preferences) -> float:
    """Returns the moment itself where nothing speaks against it, else when the person is there again."""
    awake = moment
    while (later := _end_of_rest(awake, prefs)) is not None:
        awake = later
    return awake


def is_quiet(moment: float, prefs: Preferences) -> bool:
    """Tells whether a person is to be left alone: quiet hours, a day off, or an absence."""
    return _end_of_rest(moment, prefs) is not None


def avoiding(moment: float, prefs: Preferences) -> float:
    """Returns a deadline that is in nobody's sleep: two hours after waking instead of before."""
    deadline = moment
    for _ in range(PATIENCE):
        if not is_quiet(deadline, prefs):
            return deadline
        deadline = next_waking(deadline, prefs) + AFTER_WAKING
    return next_waking(moment, prefs)


def local_time(moment: float, zone: str | None) -> datetime | None:
    """Returns what the clocks of a zone show; None where the zone is not known."""
    place = _zone(zone)
    return None if place is None else datetime.fromtimestamp(moment, place)


def is_night(moment: float, zone: str | None) -> bool:
    """Tells whether it is between ten in the evening and eight in the morning there."""
    local = local_time(moment, zone)
    return local is not None and (local.hour >= NIGHT_FROM or local.hour < NIGHT_TO)


@cache
def zone_names() -> tuple[str, ...]:
    """Returns the zones people can choose from, by name: places, and UTC."""
    places = {name for name in available_timezones() if "/" in name and not name.startswith("Etc/")}
    return (*sorted(places), "UTC")


def zone_called(name: str) -> str | None:
    """Returns the zone of this name as the database spells it; None: there is no such zone."""
    wanted = name.strip().replace(" ", "_").casefold()
    return next((zone for zone in zone_names() if zone.casefold() == wanted), None)


@cache
def _zone(name: str | None) -> ZoneInfo | None:
    """Returns a zone; None also for one that this machine does not know, or no longer."""
    if name is None:
        return None
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def _end_of_rest(moment: float, prefs: Preferences) -> float | None:
    """Returns when what speaks against a moment ends (something else may begin there); None: nothing does."""
    if prefs.away_until is not None and moment < prefs.away_until:
        return prefs.away_until
    local = local_time(moment, prefs.zone)
    if local is None:
        return None
    if local.weekday() in prefs.days_off and len(prefs.days_off) < WEEK:
        return _at(local, 0, days=1)
    if _is_quiet_hour(local.hour, prefs):
        return _at(local, prefs.quiet_to, days=int(local.hour >= prefs.quiet_to))
    return None


def _is_quiet_hour(hour: int, prefs: Preferences) -> bool:
    length = (prefs.quiet_to - prefs.quiet_from) % 24
    return (hour - prefs.quiet_from) % 24 < length


def _at(local: datetime, hour: int, *, days: int) -> float:
    """Returns a full hour by the same clock, some days later; an hour that is skipped there is the next."""
    day = local.date() + timedelta(days=days)
    return datetime(day.year, day.month, day.day, hour, tzinfo=local.tzinfo).timestamp()
