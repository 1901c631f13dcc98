"""Which part of all servers this process answers for, and how fast it may connect."""

import asyncio
import time
from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from bot.store.database.shard_part import EVERYTHING, Part

SPACING = 5.0  # seconds between two identifies of the same bucket, by Discord's rule


@dataclass(frozen=True, kw_only=True)
class Gateway:
    """What Discord says about connecting."""

    url: str
    advised: int  # shards
    at_once: int  # identifies within five seconds (`max_concurrency`)


class Holder(Protocol):
    """Whoever connects shards: told which ones it has, and which no longer."""

    def gain(self, part: Part) -> None:
        """Begins to answer for some servers, without being waited for."""

    async def lose(self, shards: Collection[int], *, in_peace: bool) -> None:
        """Stops answering for shards; in peace: once what is under way there is finished."""

    async def reshard(self) -> None:
        """Ends: others have agreed on another number of shards."""


class Shards:
    """One process that takes them all. Several processes have another of these, which shares them out."""

    is_shared = False
    is_entered = True  # it is known how many there are

    def __init__(self, count: int | None = None) -> None:
        """`count` shards; None: as many as Discord advises."""
        self.count = count
        self._at_once = 1
        self._identified: dict[int, float] = {}  # when, by bucket

    @property
    def part(self) -> Part:
        """The servers this process answers for at this moment."""
        return EVERYTHING

    async def enter(self, gateway: Gateway, bot: int) -> int:
        """Returns how many shards there are; asked again before every first connection."""
        self._at_once = gateway.at_once
        return self.count or gateway.advised

    def keep(self, holder: Holder) -> None:
        """Begins to tell what is gained and lost, where anything is."""

    def take_no_more(self) -> None:
        """Holds what is held until the end, which is near."""

    async def close(self) -> None:
        """Leaves everything to others."""

    def holds(self, shard_id: int) -> bool:
        """Tells whether a shard is this process's."""
        return True

    async def clear(self, shard_id: int) -> None:
        """Waits for a shard's turn before it connects; it may then identify at once."""

    async def may_identify(self, shard_id: int) -> None:
        """Waits until a shard may identify: one of each bucket in five seconds."""
        bucket, now = shard_id % self._at_once, time.monotonic()
        due = max(now, self._identified.get(bucket, now - SPACING) + SPACING)
        self._identified[bucket] = due
        await asyncio.sleep(due - now)
