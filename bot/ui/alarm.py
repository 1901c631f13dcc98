"""Wakes the service when a deadline passes: one timer for all tables."""

import asyncio
import logging
import time
from collections.abc import Callable

from bot.service.tables import Tables

log = logging.getLogger(__name__)

SOONEST = 1.0  # seconds between two looks, however many deadlines there are
AFTER_A_BUG = 60.0


class Alarm:
    """Set again after every move, because every move may set a deadline or take one away."""

    def __init__(self, tables: Tables, now: Callable[[], float] = time.time) -> None:
        self._tables = tables
        self._now = now
        self._timer: asyncio.TimerHandle | None = None
        self._work: asyncio.Task[None] | None = None
        self._again = False
        self._stopping = False

    def set(self) -> None:
        """Looks for the next deadline, without being waited for."""
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
                deadline = await self._tables.autopilot.next_deadline()
                if deadline is not None and deadline <= self._now():
                    await self._tables.autopilot.ring()
                    deadline = await self._tables.autopilot.next_deadline()
            self._ring_at(deadline)
        except Exception:
            log.exception("the clock")
            self._ring_at(self._now() + AFTER_A_BUG)
        finally:
            self._work = None

    def _ring_at(self, deadline: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if deadline is not None and not self._stopping:
            delay = max(SOONEST, deadline - self._now())
            self._timer = asyncio.get_running_loop().call_later(delay, self.set)
