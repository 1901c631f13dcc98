"""A watch over shards that no process listens to."""

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

from tests.wire.double import Double
from tests.wire.gateway import shard_of

LOOK = 0.02  # seconds between two looks at the connections


@dataclass
class Deafness:
    """The times in which a shard was not connected, after its first connection."""

    double: Double
    gaps: list[tuple[int, float]] = field(default_factory=list)  # shards, and seconds without a connection
    _since: dict[int, float] = field(default_factory=dict)
    _heard: set[int] = field(default_factory=set)

    def longest(self) -> dict[int, float]:
        """Returns the longest gap of each shard that had one, in seconds."""
        found: dict[int, float] = {}
        for shard, seconds in self.gaps:
            found[shard] = max(seconds, found.get(shard, 0.0))
        return found

    @contextlib.asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Watches while the context is open."""
        task = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            now = time.monotonic()
            self.gaps += [(shard, now - since) for shard, since in self._since.items()]
            self._since.clear()

    async def _watch(self) -> None:
        while True:
            self._look()
            await asyncio.sleep(LOOK)

    def _look(self) -> None:
        now = time.monotonic()
        for guild in self.double.world.servers:
            shard = shard_of(guild, self.double.shards)
            if self.double.gateway.listens(guild):
                self._heard.add(shard)
                if shard in self._since:
                    self.gaps.append((shard, now - self._since.pop(shard)))
            elif shard in self._heard:
                self._since.setdefault(shard, now)
