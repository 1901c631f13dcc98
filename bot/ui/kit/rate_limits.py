"""Rate limits per person, so that no one delays the pictures of the others."""

from collections import deque
from collections.abc import Callable
from math import ceil

from bot.durations import MINUTE
from bot.service.errors import TableError
from bot.service.lru_cache import LruCache
from bot.store.rows import UserId

PRESSES, PREVIEWS = 60, 12  # per person per minute: commands and presses; pictures and films
COMPLETIONS = 120  # autocomplete requests: Discord sends one at every pause in typing
UNLIMITED = 10**9
REMEMBERED = 4096  # people in the cache


class TooFast(TableError):
    """A person exceeds a rate limit."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class Limits:
    """Counts the requests of people, in memory only."""

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
        """Counts a command or press; raises `TooFast` over the limit."""
        self._presses.count(user_id, self._now())

    def preview(self, user_id: UserId) -> None:
        """Counts a picture on request; raises `TooFast` over the limit."""
        self._previews.count(user_id, self._now())

    def completion(self, user_id: UserId) -> None:
        """Counts an autocomplete request; raises `TooFast` over the limit."""
        self._completions.count(user_id, self._now())


def no_limits(now: Callable[[], float]) -> Limits:
    """Returns limits that are never reached, for a private bot."""
    return Limits(now, UNLIMITED, UNLIMITED, UNLIMITED)


class _Counter:
    """The times of each person's requests in the last minute."""

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
