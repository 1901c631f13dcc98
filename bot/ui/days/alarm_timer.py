"""The alarm timer: one timer for the alarms of all tables."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from math import inf

from bot.service.tables import Tables
from bot.store.database.shard_part import Part
from bot.ui.days.letters import LetterWorker
from bot.ui.days.waiting_questions import WaitingQuestions

log = logging.getLogger(__name__)

SOONEST = 1.0  # seconds between two checks
AFTER_A_BUG = 60.0


class AlarmTimer:
    """Rings due alarms; a change of a table sets it again if an alarm may ring earlier."""

    def __init__(
        self,
        tables: Tables,
        connected: Callable[[], Awaitable[Part]],
        letters: LetterWorker,
        questions: WaitingQuestions,
        now: Callable[[], float] = time.time,
    ) -> None:
        """`connected` returns the servers whose alarms may ring, after it has counted lost time."""
        self._tables = tables
        self._letters = letters
        self._connected = connected
        self._questions = questions
        self._now = now
        self._timer: asyncio.TimerHandle | None = None
        self._due = inf  # when it rings
        self._work: asyncio.Task[None] | None = None
        self._again = False
        self._stopping = False

    def expect(self, due: float) -> None:
        """Sets the timer for the next alarm of a changed table, if that rings before the present one."""
        if due < self._due or self._work is not None:
            self.set()

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
        """Rings the due alarms of connected servers; returns the time of the next one."""
        now = self._now()  # before time is counted: what falls due while the process is suspended waits
        part = await self._connected()
        due = await self._tables.alarms.earliest(part)
        if due is not None and due <= now:
            await self._tables.alarms.ring(part, now)
            await self._letters.send_due(part)
            await self._questions.ask_due(part, now)
            due = await self._tables.alarms.earliest(part)
        return due

    def _ring_at(self, due: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._due = inf if due is None else due
        if due is not None and not self._stopping:
            delay = max(SOONEST, due - self._now())
            self._timer = asyncio.get_running_loop().call_later(delay, self.set)
