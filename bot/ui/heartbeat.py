"""A sign of life: while the bot is connected it says so in its database, where `ackack health` looks."""

import asyncio
import logging
import time
from collections.abc import Callable

from bot.service.outbox import Notes

log = logging.getLogger(__name__)

NAME = "heartbeat"  # under this name stands when the bot was last connected
EVERY = 20.0  # seconds
SOON = 1.0  # seconds between two looks while not connected


class Heartbeat:
    """Writes the time as long as Discord is connected and the database answers."""

    def __init__(self, notes: Notes, is_connected: Callable[[], bool]) -> None:
        self._notes = notes
        self._is_connected = is_connected
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins to beat, without being waited for."""
        self._beating = asyncio.create_task(self._beat(), name="heartbeat")

    async def stop(self) -> None:
        """Stops, and says so: a bot that was asked to stop is not well."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            await self._say("")

    async def _beat(self) -> None:
        while True:
            connected = self._is_connected()
            if connected:
                await self._say(repr(time.time()))
            await asyncio.sleep(EVERY if connected else SOON)

    async def _say(self, when: str) -> None:
        try:
            await self._notes.remember(NAME, when)
        except Exception:  # a database that does not answer now may answer next time
            log.exception("the heartbeat")
