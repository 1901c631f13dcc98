"""The heartbeat: a timestamp in the database while the bot is connected, for `ackack health`.

If several processes share a database, each also writes one for its host, which `ackack health` reads there.
"""

import asyncio
import logging
import socket
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # `ackack health` imports the names below without the service
    from bot.service.people.key_values import KeyValues

log = logging.getLogger(__name__)

NAME = "heartbeat"  # the key of the timestamp
EVERY = 20.0  # seconds
SOON = 1.0  # seconds between checks while not connected


def name_here() -> str:
    """Returns the key of this host's heartbeat; a container is a host of its own."""
    return f"{NAME}:{socket.gethostname()}"


class Heartbeat:
    """Writes the time regularly while Discord is connected."""

    def __init__(
        self, key_values: "KeyValues", is_connected: Callable[[], bool], *, is_shared: bool = False
    ) -> None:
        self._key_values = key_values
        self._names = (name_here(), NAME) if is_shared else (NAME,)
        self._is_connected = is_connected
        self._beating: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts the heartbeat in the background."""
        self._beating = asyncio.create_task(self._beat(), name="heartbeat")

    async def stop(self) -> None:
        """Stops the heartbeat and clears this process's timestamp."""
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
            await self._say("", self._names[0])  # other processes may be running

    async def _beat(self) -> None:
        while True:
            connected = self._is_connected()
            if connected:
                await self._say(repr(time.time()), *self._names)
            await asyncio.sleep(EVERY if connected else SOON)

    async def _say(self, when: str, *names: str) -> None:
        try:
            for name in names:
                await self._key_values.remember(name, when)
        except Exception:  # the database may answer next time
            log.exception("the heartbeat")
