"""People of ten habits in seven zones, for the simulated month."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime
from random import Random
from zoneinfo import ZoneInfo

from simcord.actors import MemberActor

from bot.store.rows import UserId

ZONES = (
    "Europe/Berlin", "America/New_York", "America/Denver", "Asia/Tokyo", "Europe/London", "Australia/Sydney",
    "America/Sao_Paulo",
)  # fmt: skip
WAKING = range(8, 22)  # hours
SATURDAY = 5
LEFT_ON = 8  # the day from which a quitter is silent
AWAY = range(10, 17)  # days that a traveller has planned

# The chance to look in during an hour, by local time and the day of the month.
HABITS: Mapping[str, Callable[[datetime, int], float]] = {
    "prompt": lambda local, day: 0.6,
    "in the morning": lambda local, day: 0.7 if local.hour < 10 else 0.0,
    "at lunch": lambda local, day: 0.6 if 12 <= local.hour < 14 else 0.0,
    "in the evening": lambda local, day: 0.7 if local.hour >= 18 else 0.0,
    "at weekends": lambda local, day: 0.3 if local.weekday() >= SATURDAY else 0.0,
    "on weekdays": lambda local, day: 0.25 if local.weekday() < SATURDAY else 0.0,
    "forgetful": lambda local, day: 0.05,
    "every third day": lambda local, day: 0.0 if day % 3 else 0.4,
    "quits": lambda local, day: 0.3 if day < LEFT_ON else 0.0,
    "travels": lambda local, day: 0.0 if day in AWAY else 0.3,
}


@dataclass
class Player:
    """A person of the month."""

    actor: MemberActor
    habit: str
    zone: str  # where they live
    has_zone: bool  # they have told the bot
    gone: bool = False  # they have left the server

    @property
    def user_id(self) -> UserId:
        return UserId(self.actor.id)

    def local(self, moment: float) -> datetime:
        return datetime.fromtimestamp(moment, ZoneInfo(self.zone))

    def is_awake(self, moment: float) -> bool:
        return self.local(moment).hour in WAKING

    def looks_in(self, moment: float, day: int, chance: Random) -> bool:
        """Tells whether they look in now."""
        if self.gone or not self.is_awake(moment):
            return False
        return chance.random() < HABITS[self.habit](self.local(moment), day)
