"""How much one person may ask for in a minute, so that nobody keeps everybody else's pictures waiting."""

from collections import deque
from collections.abc import Callable
from math import ceil

from bot.service.errors import TableError
from bot.service.lru_cache import LruCache
from bot.store.rows import UserId

MINUTE = 60.0  # seconds
PRESSES, PREVIEWS = 60, 12  # a person and minute: commands and presses; pictures and films drawn on request
COMPLETIONS = 120  # lists of suggestions: Discord asks for one at every pause while somebody types
UNLIMITED = 10**9
REMEMBERED = 4096  # people; who has not been here for longest is forgotten first


class TooFast(TableError):  # noqa: N818 - a person's mistake, not the program's
    """Somebody asks for more than we do for one person in a minute."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Limits:
    """Counts what people ask for; a restart forgets it."""

    def __init__(
        self,
        now: Callable[[], float],
        presses: int = PRESSES,
        previews: int = PREVIEWS,
        completions: int = COMPLETIONS,
    ) -> None:
        self._now = now
        self._presses = _Counter(presses)
        self._previews = _Counter(previews)
        self._completions = _Counter(completions)

    def press(self, user_id: UserId) -> None:
        """Counts a command or a press; raises `TooFast` for one too many, which does not count."""
        self._presses.count(user_id, self._now())

    def preview(self, user_id: UserId) -> None:
        """Counts a picture on request; likewise."""
        self._previews.count(user_id, self._now())

    def completion(self, user_id: UserId) -> None:
        """Counts a list of suggestions; likewise."""
        self._completions.count(user_id, self._now())


def no_limits(now: Callable[[], float]) -> Limits:
    """Returns limits that nobody reaches: for people who have the bot to themselves."""
    return Limits(now, UNLIMITED, UNLIMITED, UNLIMITED)


class _Counter:
    """When each person asked for something in the last minute."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._times: LruCache[UserId, deque[float]] = LruCache(REMEMBERED)

    def count(self, user_id: UserId, now: float) -> None:
        times = self._times.get(user_id) or deque()
        while times and not now - MINUTE < times[0] <= now:
            times.popleft()
        if len(times) >= self._most:
            raise TooFast(max(1, ceil(times[0] + MINUTE - now)))
        times.append(now)
        self._times.put(user_id, times)
