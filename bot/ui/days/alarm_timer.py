"""Wakes the service when an alarm is due: one timer for all tables."""

import asyncio
import logging
import time
from collections.abc import Callable

from bot.service.tables import Tables

log = logging.getLogger(__name__)

SOONEST = 1.0  # seconds between two looks, however many alarms there are
AFTER_A_BUG = 60.0


class Alarm:
    """Set again after every change, because every change may set an alarm or take one away."""

    def __init__(self, tables: Tables, now: Callable[[], float] = time.time) -> None:
        self._tables = tables
        self._now = now
        self._timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None
        self._again = False
        self._stopping = False

    def set(self) -> None:
        """Looks for the next alarm, without being waited for."""
        if self._stopping:
            return
        if self._work is not None:
            self._again = True
            return
        self._work = asyncio.create_task(self._look(), name="alarm")

    async def stop(self) -> None:
        """Finishes what is being played and rings no more."""
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
                due = await self._tables.alarms.earliest()
                if due is not None and due <= self._now():
                    await self._tables.alarms.ring()
                    due = await self._tables.alarms.earliest()
            self._ring_at(due)
        except Exception:
            log.exception("the clock")
            self._ring_at(self._now() + AFTER_A_BUG)
        finally:
            self._work = None

    def _ring_at(self, due: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due is not None and not self._stopping:
            delay = max(SOONEST, due - self._now())
            self._timer = asyncio.get_running_loop().call_later(delay, self.set)
