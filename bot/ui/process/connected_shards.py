"""The connected shards of a process: only their clocks run, once lost time has been counted."""

import asyncio
import logging
import time
from collections.abc import Callable
from math import inf

from bot.service.days.connected_time import PATIENCE
from bot.service.tables import Tables
from bot.store.database.shard_part import Part
from bot.ui.process.shards import Shards

log = logging.getLogger(__name__)

FRESH = 5.0  # seconds for which the connections need not be counted again


class ConnectedShards:
    """Counts connected time; alarms ring only for the shards that `settle` returns."""

    def __init__(self, tables: Tables, shares: Shards, now: Callable[[], float] = time.time) -> None:
        self._tables = tables
        self._shares = shares
        self._now = now
        self._new: set[int] = set()  # connected, but the time before that is not counted yet
        self._open: set[int] = set()
        self._counted = -inf
        self._patience = inf  # until the heartbeat has begun, being suspended is not noticed
        self._counting = asyncio.Lock()

    def open(self, number: int) -> None:
        """Marks a shard as connected; its alarms ring once `settle` has counted the time before."""
        if number not in self._open:
            self._new.add(number)

    async def close(self, number: int) -> None:
        """Marks a shard as disconnected, after the time up to now has been counted."""
        await self._count_to_the_end()
        self._new.discard(number)
        self._open.discard(number)

    async def end(self) -> None:
        """Counts the time up to now; the process disconnects all shards."""
        await self._count_to_the_end()
        self._new.clear()
        self._open.clear()

    async def _count_to_the_end(self) -> None:
        try:
            self._counted = -inf
            await self.settle()
        except Exception:  # then it is lost: a few seconds since the last heartbeat
            log.exception("counting connected time")

    def expect_heartbeats(self) -> None:
        """Takes a longer time between two calls of `settle` for an interruption from now on."""
        self._patience = PATIENCE

    async def settle(self) -> Part:
        """Counts the time of all connected shards; returns the part of the servers whose alarms may ring."""
        async with self._counting:
            new = self._shares.part_of(self._new)
            if new.shards:
                await self._tables.connected_time.count(new)
                self._new -= new.shards
                self._open |= new.shards
            part = self._shares.part_of(self._open)
            now = self._now()
            if part.shards and not 0 <= now - self._counted < FRESH:
                await self._tables.connected_time.count(part, patience=self._patience)
                self._counted = now
            return part
