"""The part of /me about absences: their length, and the first day of a planned one."""

from datetime import date

import discord

from bot.service.errors import BadOption
from bot.service.model.calendars import day_after
from bot.store.rows import Preferences
from bot.titles.title import Words
from bot.ui.kit import ids
from bot.ui.kit.message import Message

LENGTHS = (1, 2, 3, 5, 7, 10, 14)  # days
AHEAD = 24  # days that an absence may be planned ahead
BACK, NOW = "back", "now"


def add_absence(
    page: Message, prefs: Preferences, now: float, days_left: int, words: Words, first: date | None
) -> None:
    """Adds the present or planned absence, the days left, and lists to begin or to plan one."""
    page.text(_absence_text(prefs, now, words)).small(words("me-away-left", days=days_left))
    if not prefs.is_away(now):
        page.select(ids.own("first"), words("me-away-first"), _first_days(prefs, now, first, words))
    lengths = [
        discord.SelectOption(label=words("me-away-days", days=days), value=str(days)) for days in LENGTHS
    ]
    if prefs.away_until is not None and now < prefs.away_until:
        label = words("me-back") if prefs.is_away(now) else words("me-away-cancel")
        lengths.insert(0, discord.SelectOption(label=label, value=BACK))
    where = ids.own("away") if first is None else ids.own_absence("away", first.isoformat())
    page.select(where, words("me-away-how-long"), lengths)


def day_of(value: str) -> date | None:
    """Returns the chosen first day of an absence; None: now. Raises `BadOption` for an invalid one."""
    try:
        return None if value == NOW else date.fromisoformat(value)
    except ValueError:
        raise BadOption("away") from None


def begin_of(day: date, now: float, zone: str | None) -> float:
    """Returns the moment a day begins in a zone."""
    today = day_after(now, 0, zone).date()
    ahead = (day - today).days
    if not 0 <= ahead <= AHEAD:
        raise BadOption("away")
    return day_after(now, ahead, zone).timestamp()


def _absence_text(prefs: Preferences, now: float, words: Words) -> str:
    if prefs.away_until is None or now >= prefs.away_until:
        return f"**{words('me-away')}**"
    until = f"<t:{int(prefs.away_until)}:F>"
    if prefs.is_away(now):
        return words("me-away-until", when=until)
    return words("me-away-planned", since=f"<t:{int(prefs.away_from or now)}:F>", until=until)


def _first_days(
    prefs: Preferences, now: float, first: date | None, words: Words
) -> list[discord.SelectOption]:
    """Returns the days that an absence may begin on."""
    days = [day_after(now, ahead, prefs.zone).date() for ahead in range(1, AHEAD + 1)]
    later = [
        discord.SelectOption(
            label=words("me-away-day", day=words(f"day-{day.weekday()}"), date=day.isoformat()),
            value=day.isoformat(),
            default=day == first,
        )
        for day in days
    ]
    return [discord.SelectOption(label=words("me-away-now"), value=NOW, default=first is None), *later]
