"""Time zones as autocomplete choices, with their local time."""

from discord import app_commands

from bot.service.model.calendars import local_time, zone_names
from bot.titles.title import Choice
from bot.ui.kit.menus import fitting

# Offered before anything is typed: one populous place per offset.
WELL_KNOWN = (
    "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago",
    "America/New_York", "America/Halifax", "America/Sao_Paulo", "Atlantic/Azores", "Europe/London",
    "Europe/Berlin", "Europe/Athens", "Europe/Istanbul", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata",
    "Asia/Dhaka", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Adelaide", "Australia/Sydney",
    "Pacific/Auckland", "UTC",
)  # fmt: skip


def spelling(zone: str) -> str:
    """Returns the name of a zone with spaces."""
    return zone.replace("_", " ")


def time_in(zone: str, now: float) -> str:
    """Returns the local time of a zone."""
    local = local_time(now, zone)
    return "" if local is None else f"{local:%H:%M}"


def offered_zones(typed: str, now: float) -> list[app_commands.Choice[str]]:
    """Returns the zones that match the typed text."""
    names = zone_names() if typed.strip() else [name for name in WELL_KNOWN if name in zone_names()]
    places = [Choice(value=name, label=spelling(name)) for name in names]
    return [
        app_commands.Choice(name=f"{found.name} · {time_in(found.value, now)}", value=found.value)
        for found in fitting(places, typed.replace("_", " "))
    ]
