"""Operating statistics: queued posts, late alarms, rows written, thoughts waiting."""

from dataclasses import dataclass

from bot.service.context import Context
from bot.service.running.computers import Computers
from bot.store import stats


@dataclass(frozen=True, kw_only=True)
class Delays:
    """Overdue posts and alarms, with the age of the oldest in seconds; 0: none is overdue."""

    posts_owed: int
    oldest_post: float
    alarms_late: int
    latest_alarm: float


class Stats:
    """Operating statistics without any personal data."""

    def __init__(self, context: Context, computers: Computers) -> None:
        self._context = context
        self._computers = computers

    @property
    def rows_written(self) -> int:
        """The number of journal rows that this process has written."""
        return self._context.announcements.rows

    def thoughts(self) -> int:
        """Returns the number of computer moves that are being calculated or queued."""
        return self._computers.waiting

    async def delays(self) -> Delays:
        """Returns the overdue posts and alarms."""
        now = self._context.now()
        return delays(await self._context.database.read(stats.waiting, now), now)


def delays(waiting: stats.Waiting, now: float) -> Delays:
    """Returns the delays at a moment."""
    return Delays(
        posts_owed=waiting.posts,
        oldest_post=0.0 if waiting.oldest_post is None else max(0.0, now - waiting.oldest_post),
        alarms_late=waiting.alarms,
        latest_alarm=0.0 if waiting.oldest_alarm is None else max(0.0, now - waiting.oldest_alarm),
    )
