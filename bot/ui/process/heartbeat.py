"""A sign of life: while the bot is connected it says so in its database, where `ackack health` looks.

Several processes share a database; each says it for its host, too, and `ackack health` there looks for that.
"""

import asyncio
import logging
import socket
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # `ackack health` reads the names below and needs no service
    from bot.service.people.key_values import Notes

log = logging.getLogger(__name__)

NAME = "heartbeat"  # under this name stands when the bot was last connected
EVERY = 20.0  # seconds
SOON = 1.0  # seconds between two looks while not connected


def name_here() -> str:
    """Returns the name under which a process of this host says it; a container is a host of its own."""
    return f"{NAME}:{socket.gethostname()}"


class Heartbeat:
    """Writes the time as long as Discord is connected and the database answers."""

    def __init__(self, notes: "Notes", is_connected: Callable[[], bool], *, is_shared: bool = False) -> None:
        self._notes = notes
        self._names = (name_here(), NAME) if is_shared else (NAME,)
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
            await self._say("", self._names[0])  # others may be well

    async def _beat(self) -> None:
        while True:
            connected = self._is_connected()
            if connected:
                await self._say(repr(time.time()), *self._names)
            await asyncio.sleep(EVERY if connected else SOON)

    async def _say(self, when: str, *names: str) -> None:
        try:
            for name in names:
                await self._notes.remember(name, when)
        except Exception:  # a database that does not answer now may answer next time
            log.exception("the heartbeat")
