"""The heartbeat: regular work of a running process, and a timestamp in the database while it is connected.

`ackack health` reads the timestamp. If several processes share a database, each also writes one for its host.
Beside it are the shards that are not connected, with the time since when, and whether they wait to identify.
"""

import asyncio
import json
import logging
import socket
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # `ackack health` imports the names below without the service
    from bot.service.people.key_values import KeyValues

log = logging.getLogger(__name__)

NAME = "heartbeat"  # the key of the timestamp
DEAF = "deaf"  # the key of the shards that are not connected
EVERY = 20.0  # seconds
SOON = 1.0  # seconds between checks while not connected


def name_here(name: str = NAME) -> str:
    """Returns the key of this host's heartbeat; a container is a host of its own."""
    return f"{name}:{socket.gethostname()}"


def deaf_shards(told: str | None) -> dict[int, tuple[float, bool]]:
    """Returns the shards that are not connected: since when, and whether they wait to identify."""
    if not told:
        return {}
    known: dict[str, tuple[float, bool]] = json.loads(told)
    return {int(shard): (since, waits) for shard, (since, waits) in known.items()}


class Heartbeat:
    """Calls `pulse` regularly, and writes the time while Discord is connected."""

    def __init__(
        self,
        key_values: "KeyValues",
        is_connected: Callable[[], bool],
        pulse: Callable[[], Awaitable[None]],
        *,
        deaf: Callable[[], Mapping[int, bool]] = dict,
        is_shared: bool = False,
    ) -> None:
        """`deaf` returns the shards that have no connection, and whether they wait to identify."""
        self._key_values = key_values
        self._pulse = pulse
        self._names = (name_here(), NAME) if is_shared else (NAME,)
        self._is_connected = is_connected
        self._deaf = deaf
        self._deaf_since: dict[int, float] = {}
        self._told = ""
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
                await self._tell_of_deaf_shards()
                if connected:
                    await self._say(repr(time.time()), *self._names)
            except Exception:  # the database may answer next time
                log.exception("the heartbeat")
            await asyncio.sleep(EVERY if connected else SOON)

    async def _tell_of_deaf_shards(self) -> None:
        deaf, now = self._deaf(), time.time()
        self._deaf_since = {shard: self._deaf_since.get(shard, now) for shard in deaf}
        told = json.dumps({shard: (self._deaf_since[shard], waits) for shard, waits in deaf.items()})
        if told != self._told:
            await self._say(told, name_here(DEAF))
            self._told = told

    async def _say(self, when: str, *names: str) -> None:
        for name in names:
            await self._key_values.remember(name, when)
