"""What other processes do at tables: posted here where the table is ours, and played on if they end."""

import asyncio
import logging

from bot.store.rows import GameId
from bot.ui.client_base import TableClient
from bot.ui.days.alarm_timer import Alarm

log = logging.getLogger(__name__)

A_WHILE = 5.0  # seconds of silence until a table that goes on by itself is taken for left


class Elsewhere:
    """Hears of every table that another process changes.

    A command can arrive anywhere, and whoever plays it lets computers answer. If that process ends before
    they have, the one that has the table's shard goes on.
    """

    def __init__(self, client: TableClient, alarm: Alarm) -> None:
        self._client = client
        self._alarm = alarm
        self._left: dict[GameId, asyncio.TimerHandle] = {}

    def follow(self, game_id: GameId | None) -> None:
        """Follows, without being waited for; None: something was changed, nobody knows what."""
        self._client.work_on(self._catch_up() if game_id is None else self._follow(game_id))

    def close(self) -> None:
        """Goes on with nothing any more."""
        for timer in self._left.values():
            timer.cancel()
        self._left.clear()

    async def _follow(self, game_id: GameId) -> None:
        try:
            if await self._client.tables.duties.has(game_id):
                self._client.outbox_worker.kick(game_id)
                self._alarm.set()
                self._wait(game_id)
            else:
                await self._client.live_hands.refresh(game_id)
        except Exception:  # nobody has asked, so nobody is told
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
