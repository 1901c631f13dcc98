"""Time zones as autocomplete choices, with their local time."""

from collections.abc import Mapping
from datetime import timedelta

from discord import app_commands

from bot.service.model.calendars import local_time, zone_names
from bot.titles.title import Choice
from bot.ui.kit.menus import MOST_CHOICES, fitting

# Offered before anything is typed: one populous place per offset.
WELL_KNOWN = (
    "Pacific/Honolulu", "America/Anchorage", "America/Los_Angeles", "America/Denver", "America/Chicago",
    "America/New_York", "America/Halifax", "America/Sao_Paulo", "Atlantic/Azores", "Europe/London",
    "Europe/Berlin", "Europe/Athens", "Europe/Istanbul", "Asia/Dubai", "Asia/Karachi", "Asia/Kolkata",
    "Asia/Dhaka", "Asia/Bangkok", "Asia/Shanghai", "Asia/Tokyo", "Australia/Adelaide", "Australia/Sydney",
    "Pacific/Auckland", "UTC",
)  # fmt: skip

# Likely zones by the language of a person's Discord, the likeliest first.
LIKELY: Mapping[str, tuple[str, ...]] = {
    "bg": ("Europe/Sofia",),
    "cs": ("Europe/Prague",),
    "da": ("Europe/Copenhagen",),
    "de": ("Europe/Berlin", "Europe/Vienna", "Europe/Zurich"),
    "el": ("Europe/Athens",),
    "en-GB": ("Europe/London", "Europe/Dublin", "Australia/Sydney", "Pacific/Auckland"),
    "en-US": ("America/New_York", "America/Chicago", "America/Denver", "America/Los_Angeles"),
    "es-ES": ("Europe/Madrid",),
    "es-419": ("America/Mexico_City", "America/Bogota", "America/Argentina/Buenos_Aires", "America/Santiago"),
    "fi": ("Europe/Helsinki",),
    "fr": ("Europe/Paris", "Europe/Brussels", "America/Montreal"),
    "hi": ("Asia/Kolkata",),
    "hr": ("Europe/Zagreb",),
    "hu": ("Europe/Budapest",),
    "id": ("Asia/Jakarta",),
    "it": ("Europe/Rome",),
    "ja": ("Asia/Tokyo",),
    "ko": ("Asia/Seoul",),
    "lt": ("Europe/Vilnius",),
    "nl": ("Europe/Amsterdam", "Europe/Brussels"),
    "no": ("Europe/Oslo",),
    "pl": ("Europe/Warsaw",),
    "pt-BR": ("America/Sao_Paulo",),
    "ro": ("Europe/Bucharest",),
    "ru": ("Europe/Moscow", "Asia/Yekaterinburg", "Asia/Novosibirsk", "Asia/Vladivostok"),
    "sv-SE": ("Europe/Stockholm",),
    "th": ("Asia/Bangkok",),
    "tr": ("Europe/Istanbul",),
    "uk": ("Europe/Kyiv",),
    "vi": ("Asia/Ho_Chi_Minh",),
    "zh-CN": ("Asia/Shanghai",),
    "zh-TW": ("Asia/Taipei",),
}


def likely_zones(locale: str, now: float) -> tuple[str, ...]:
    """Returns zones for a person with this Discord language: the likely ones, then one per other offset."""
    known = set(zone_names())
    found = [zone for zone in LIKELY.get(locale, ()) if zone in known]
    offsets = {_offset(zone, now) for zone in found}
    for zone in WELL_KNOWN:
        if zone in known and _offset(zone, now) not in offsets:
            offsets.add(_offset(zone, now))
            found.append(zone)
    return tuple(found[:MOST_CHOICES])


def _offset(zone: str, now: float) -> timedelta | None:
    local = local_time(now, zone)
    return None if local is None else local.utcoffset()


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
