"""Follows changes of other processes: posts them for owned tables, and takes over abandoned moves."""

import asyncio
import logging

from bot.store.rows import GameId
from bot.ui.client_base import TableClient
from bot.ui.days.alarm_timer import AlarmTimer

log = logging.getLogger(__name__)

A_WHILE = 5.0  # seconds without a change until automatic moves are continued here


class OtherProcesses:
    """Handles tables that another process has changed.

    A command can arrive at any process, which then plays the computer moves. If that process ends before they
    are done, the owner of the table continues.
    """

    def __init__(self, client: TableClient, alarm: AlarmTimer) -> None:
        self._client = client
        self._alarm = alarm
        self._left: dict[GameId, asyncio.TimerHandle] = {}

    def follow(self, game_id: GameId | None) -> None:
        """Handles a changed table in the background; None: any table may have changed."""
        self._client.work_on(self._catch_up() if game_id is None else self._follow(game_id))

    def close(self) -> None:
        """Cancels all timers."""
        for timer in self._left.values():
            timer.cancel()
        self._left.clear()

    async def _follow(self, game_id: GameId) -> None:
        try:
            if await self._client.tables.ownership.has(game_id):
                self._client.outbox_worker.kick(game_id)
                self._alarm.set()
                self._wait(game_id)
            else:
                await self._client.live_hands.refresh(game_id)
        except Exception:  # a background task has no one to report to
            log.exception("following table %d", game_id)

    async def _catch_up(self) -> None:
        part = self._client.shares.part
        try:
            await self._client.outbox_worker.catch_up(part)
            await self._client.tables.autopilot.wake(part)
        except Exception:
            log.exception("catching up")
        self._alarm.set()

    def _wait(self, game_id: GameId) -> None:
        if (earlier := self._left.pop(game_id, None)) is not None:
            earlier.cancel()
        self._left[game_id] = asyncio.get_running_loop().call_later(A_WHILE, self._go_on, game_id)

    def _go_on(self, game_id: GameId) -> None:
        del self._left[game_id]
        self._client.work_on(self._client.tables.autopilot.wake_one(game_id))
