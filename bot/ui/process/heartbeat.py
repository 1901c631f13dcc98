"""The heartbeat: regular work of a running process, and a timestamp in the database while it is connected.

`ackack health` reads the timestamp. If several processes share a database, each also writes one for its host.
"""

import asyncio
import logging
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
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
    """Calls `pulse` regularly, and writes the time while Discord is connected."""

    def __init__(
        self,
        key_values: "KeyValues",
        is_connected: Callable[[], bool],
        pulse: Callable[[], Awaitable[None]],
        *,
        is_shared: bool = False,
    ) -> None:
        self._key_values = key_values
        self._pulse = pulse
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
            with suppress(Exception):  # the database may be away
                await self._say("", self._names[0])  # other processes may be running

    async def _beat(self) -> None:
        while True:
            connected = self._is_connected()
            try:
                await self._pulse()
                if connected:
                    await self._say(repr(time.time()), *self._names)
            except Exception:  # the database may answer next time
                log.exception("the heartbeat")
            await asyncio.sleep(EVERY if connected else SOON)

    async def _say(self, when: str, *names: str) -> None:
        for name in names:
            await self._key_values.remember(name, when)
