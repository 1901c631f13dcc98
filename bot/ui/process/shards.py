"""The shards of this process, and the rate limit of their connections."""

import asyncio
import time
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Protocol

from bot.store.database.shard_part import EVERYTHING, Part

SPACING = 5.0  # seconds between two identifies of the same bucket, by Discord's rule


@dataclass(frozen=True, kw_only=True)
class Gateway:
    """Discord's gateway information."""

    url: str
    advised: int  # shards
    at_once: int  # identifies within five seconds (`max_concurrency`)


class ShardListener(Protocol):
    """Receives shard changes."""

    def gain(self, part: Part) -> None:
        """Starts to serve some servers, in the background."""

    def prepare(self, shards: Collection[int]) -> None:
        """Connects shards that another process still holds, so that both listen for a moment."""

    async def lose(self, shards: Collection[int], *, in_peace: bool) -> None:
        """Stops serving shards; `in_peace`: finishes work under way first."""

    async def reshard(self) -> None:
        """Closes the client, because the number of shards has changed."""


class Shards:
    """All shards in one process; `SharedShards` divides them among several."""

    is_shared = False
    is_entered = True  # the number of shards is known

    def __init__(self, count: int | None = None) -> None:
        """`count` is the number of shards; None: as Discord advises."""
        self.count = count
        self._at_once = 1
        self._entered = count or 1
        self._identified: dict[int, float] = {}  # when, by bucket

    @property
    def part(self) -> Part:
        """The servers that this process serves now."""
        return EVERYTHING

    def part_of(self, numbers: Collection[int]) -> Part:
        """Returns the servers of some shards, without those that this process does not serve now."""
        return Part(shards=frozenset(numbers), count=self._entered)

    async def enter(self, gateway: Gateway, bot: int) -> int:
        """Returns the number of shards; called before every first connection."""
        self._at_once, self._entered = gateway.at_once, self.count or gateway.advised
        return self._entered

    def keep(self, listener: ShardListener) -> None:
        """Starts to report gained and lost shards, if they are shared."""

    async def hand_over(self, within: float) -> None:
        """Hands all shards over to other processes and serves each until its new holder listens."""

    def note_listening(self, shard_id: int) -> None:
        """Tells that a shard is connected."""

    @property
    def waiting(self) -> Mapping[int, float]:
        """The shards that wait to identify, and for how many seconds."""
        return {}

    def take_no_more(self) -> None:
        """Takes no new shards: the process is shutting down."""

    async def close(self) -> None:
        """Releases all shards."""

    def holds(self, shard_id: int) -> bool:
        """Tells whether this process holds a shard."""
        return True

    async def clear(self, shard_id: int) -> None:
        """Waits until a shard may identify, before it connects."""

    async def may_identify(self, shard_id: int) -> None:
        """Waits until a shard may identify: one per bucket in five seconds."""
        bucket, now = shard_id % self._at_once, time.monotonic()
        due = max(now, self._identified.get(bucket, now - SPACING) + SPACING)
        self._identified[bucket] = due
        await asyncio.sleep(due - now)
