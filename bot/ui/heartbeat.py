"""A sign of life: while the bot is connected it says so in its database, where `ackack health` looks."""

import asyncio
import logging
from collections.abc import Callable

from bot.service.outbox import Notes

log = logging.getLogger(__name__)

NAME = "heartbeat"  # under this name stands when the bot was last connected
EVERY = 20.0  # seconds


class Heartbeat:
    """Writes the time as long as Discord is connected and the database answers."""

    def __init__(self, notes: Notes, is_connected: Callable[[], bool], now: Callable[[], float]) -> None:
        self._notes = notes
        self._is_connected = is_connected
        self._now = now
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to beat, without being waited for; asked again it goes on."""
        if self._beating is None:
            self._beating = asyncio.create_task(self._beat(), name="heartbeat")

    async def stop(self) -> None:
        """Stops, and says so: a bot that was asked to stop is not well."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            await self._notes.remember(NAME, "")

    async def _beat(self) -> None:
        while True:
            try:
                if self._is_connected():
                    await self._notes.remember(NAME, repr(self._now()))
            except Exception:
                log.exception("the heartbeat")
            await asyncio.sleep(EVERY)
