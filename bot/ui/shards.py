"""Which part of all servers this process answers for, and how fast it may connect."""

import asyncio
import time
from dataclasses import dataclass

SPACING = 5.0  # seconds between two identifies of the same bucket, by Discord's rule


@dataclass(frozen=True, kw_only=True)
class Share:
    """What a process has taken: some of all shards."""

    ids: tuple[int, ...]
    count: int


@dataclass(frozen=True, kw_only=True)
class Gateway:
    """What Discord says about connecting."""

    url: str
    advised: int  # shards
    at_once: int  # identifies within five seconds (`max_concurrency`)


class Shards:
    """One process that takes them all. Several processes have another of these, which shares them out."""

    def __init__(self, count: int | None = None) -> None:
        """`count` shards; None: as many as Discord advises."""
        self.count = count
        self._at_once = 1
        self._identified: dict[int, float] = {}  # when, by bucket

    async def take(self, gateway: Gateway) -> Share:
        """Returns what this process connects with; asked again before every first connection."""
        self._at_once = gateway.at_once
        count = self.count or gateway.advised
        return Share(ids=tuple(range(count)), count=count)

    async def may_identify(self, shard_id: int) -> None:
        """Waits until a shard may identify: one of each bucket in five seconds."""
        bucket, now = shard_id % self._at_once, time.monotonic()
        due = max(now, self._identified.get(bucket, now - SPACING) + SPACING)
        self._identified[bucket] = due
        await asyncio.sleep(due - now)
