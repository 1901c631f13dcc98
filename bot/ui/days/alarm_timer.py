"""The alarm timer: one timer for the alarms of all tables."""

import asyncio
import logging
import time
from collections.abc import Callable

from bot.service.tables import Tables
from bot.store.database.shard_part import Part

log = logging.getLogger(__name__)

SOONEST = 1.0  # seconds between two checks
AFTER_A_BUG = 60.0


class AlarmTimer:
    """Rings due alarms; it is set again after every change, which may add or remove alarms."""

    def __init__(self, tables: Tables, now: Callable[[], float] = time.time) -> None:
        self._tables = tables
        self._now = now
        self._timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None
        self._again = False
        self._stopping = False
        self._held: list[Part] = []  # servers whose overdue alarms are not postponed yet
        self._forgiving = asyncio.Lock()

    def hold(self, part: Part) -> None:
        """Holds all alarms until the overdue ones of some servers have been postponed."""
        self._held.append(part)

    async def forgive(self) -> None:
        """Postpones the overdue alarms of held servers; if that fails, they stay held."""
        async with self._forgiving:
            while self._held:
                await self._tables.alarms.forgive(self._held[0])
                del self._held[0]

    def set(self) -> None:
        """Checks for due alarms and sets the timer, in the background."""
        if self._stopping:
            return
        if self._work is not None:
            self._again = True
            return
        self._work = asyncio.create_task(self._look(), name="alarm")

    async def stop(self) -> None:
        """Waits for alarms under way and rings no more."""
        self._stopping = True
        if self._timer is not None:
            self._timer.cancel()
        if self._work is not None:
            await asyncio.gather(self._work, return_exceptions=True)

    async def _look(self) -> None:
        try:
            self._again = True
            while self._again:
                self._again = False
                due = await self._ring_what_is_due()
            self._ring_at(due)
        except Exception:
            log.exception("the clock")
            self._ring_at(self._now() + AFTER_A_BUG)
        finally:
            self._work = None

    async def _ring_what_is_due(self) -> float | None:
        """Rings due alarms unless servers are held; returns the time of the next alarm."""
        await self.forgive()
        due = await self._tables.alarms.earliest()
        if due is not None and due <= self._now() and not self._held:
            await self._tables.alarms.ring()
            due = await self._tables.alarms.earliest()
        return due

    def _ring_at(self, due: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due is not None and not self._stopping:
            delay = max(SOONEST, due - self._now())
            self._timer = asyncio.get_running_loop().call_later(delay, self.set)
