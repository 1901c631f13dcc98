"""How a bot is doing, in numbers: what waits, what is late, what has been played."""

from dataclasses import dataclass

from bot.service.context import Context
from bot.service.running.computers import Computers
from bot.store import stats


@dataclass(frozen=True, kw_only=True)
class Delays:
    """What should have happened by now, and since when; in seconds, 0 where nothing waits."""

    posts_owed: int
    oldest_post: float
    alarms_late: int
    latest_alarm: float


class Stats:
    """Counts; nothing that people have done, said or hold is in it."""

    def __init__(self, context: Context, computers: Computers) -> None:
        self._context = context
        self._computers = computers

    @property
    def rows_written(self) -> int:
        """How many rows this process has written to journals."""
        return self._context.announcements.rows

    def thoughts(self) -> int:
        """Returns how many thoughts of computers are waited for."""
        return self._computers.waiting

    async def delays(self) -> Delays:
        """Returns what is owed to Discord and which alarms should have rung."""
        now = self._context.now()
        return delays(await self._context.database.read(stats.waiting, now), now)


def delays(waiting: stats.Waiting, now: float) -> Delays:
    """Returns how long things have been waiting at a moment."""
    return Delays(
        posts_owed=waiting.posts,
        oldest_post=0.0 if waiting.oldest_post is None else max(0.0, now - waiting.oldest_post),
        alarms_late=waiting.alarms,
        latest_alarm=0.0 if waiting.oldest_alarm is None else max(0.0, now - waiting.oldest_alarm),
    )
