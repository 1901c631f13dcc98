"""Shards divided among several processes that share a database."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from bot.durations import MINUTE
from bot.store.database.interface import CannotOpen
from bot.store.database.shard_locks import SILENCE, Claims, Holding, Lost
from bot.store.database.shard_part import NOTHING, Part
from bot.ui.process.shards import SPACING, Gateway, ShardListener, Shards

log = logging.getLogger(__name__)

EVERY = 1.0  # seconds between two checks of the locks
LEASE = SILENCE - 2.0  # seconds a check is valid: less than the database takes to release the locks
SOON = 0.25  # seconds between attempts to identify


class SharedShards(Shards):
    """Holds shards by database locks; without confirmed locks it holds none."""

    is_shared = True

    def __init__(self, new_claims: Callable[[], Claims], count: int | None = None) -> None:
        super().__init__(count)
        self._new_claims = new_claims
        self._claims = new_claims()
        self._bot = 0
        self._held: frozenset[int] = frozenset()
        self._leaving: frozenset[int] = frozenset()
        self._confirmed = -LEASE
        self.is_entered = False
        self._taking = True
        self._cleared: set[int] = set()  # shards that have waited already
        self._buckets: set[int] = set()  # with an identify of this process under way
        self._tasks: set[asyncio.Task[None]] = set()
        self._keeping: asyncio.Task[None] | None = None

    @property
    def part(self) -> Part:
        """The servers of confirmed shards; none if the last check is too old."""
        if self.count is None or time.monotonic() - self._confirmed > LEASE:
            return NOTHING
        return Part(shards=self._held - self._leaving, count=self.count)

    def part_of(self, numbers: Collection[int]) -> Part:
        return self.part.only(numbers)

    async def enter(self, gateway: Gateway, bot: int) -> int:
        """Returns the number of shards; waits for the database if it is down."""
        self._at_once, self._bot = gateway.at_once, bot
        wanted = self.count or gateway.advised
        self.count = await self._enter(wanted)
        self.is_entered = True
        if self.count != wanted:
            log.warning("there are %d shards, as the processes that run have it, not %d", self.count, wanted)
        return self.count

    def keep(self, listener: ShardListener) -> None:
        """Starts to take free shards and to release surplus ones."""
        self._keeping = asyncio.create_task(self._keep(listener), name="shards")

    def take_no_more(self) -> None:
        self._taking = False

    async def close(self) -> None:
        """Releases all shards at once."""
        self._held = frozenset()
        tasks = [*self._tasks, *([self._keeping] if self._keeping else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._claims.close()

    async def may_identify(self, shard_id: int) -> None:
        """Waits until a shard may identify: one per bucket in five seconds, over all processes.

        Raises `CancelledError` if the shard has been lost meanwhile.
        """
        if shard_id in self._cleared:
            self._cleared.discard(shard_id)
            return
        bucket = shard_id % self._at_once
        while self.holds(shard_id) and not await self._begin(bucket):  # noqa: ASYNC110 - the lock is elsewhere
            await asyncio.sleep(SOON)
        if not self.holds(shard_id):
            raise asyncio.CancelledError

    def holds(self, shard_id: int) -> bool:
        return shard_id in self._held

    async def clear(self, shard_id: int) -> None:
        await self.may_identify(shard_id)
        self._cleared.add(shard_id)

    async def _begin(self, bucket: int) -> bool:
        """Tells whether a shard may identify now; the lock of its bucket is always released later."""
        if bucket in self._buckets:
            return False
        self._buckets.add(bucket)
        claims, used = self._claims, False
        asking = asyncio.ensure_future(claims.may_identify(bucket))
        try:
            used = await asyncio.shield(asking)
        except Lost:
            pass
        finally:  # also if the caller is cancelled, because the lock may be taken
            self._work_on(self._end(claims, bucket, asking, SPACING if used else 0.0))
        return used

    async def _end(self, claims: Claims, bucket: int, asking: asyncio.Future[bool], after: float) -> None:
        """Releases the lock of a bucket, if it was taken, after a pause."""
        try:
            if await asking:
                await asyncio.sleep(after)
                await claims.has_identified(bucket)
        except Lost:
            pass  # the lock is released, too
        finally:
            self._buckets.discard(bucket)

    # --- holding -------------------------------------------------------------------------------------------

    async def _keep(self, listener: ShardListener) -> None:
        while True:
            asked = time.monotonic()
            try:
                async with asyncio.timeout(LEASE):
                    standing = await self._claims.tend(taking=self._taking)
            except (Lost, TimeoutError) as error:
                log.warning("all shards are left, because the database is away: %s", error)
                if not await self._start_over(listener):
                    return
            else:
                was_sure = time.monotonic() - self._confirmed <= LEASE
                self._confirmed = asked
                self._follow(standing, listener, was_sure)
            await asyncio.sleep(EVERY)

    def _follow(self, standing: Holding, listener: ShardListener, was_sure: bool) -> None:
        """Reports gained shards, or all if the last check was too old; releases surplus ones."""
        gained = standing.shards - self._held if was_sure else standing.shards
        self._held = standing.shards
        if gained:
            log.info("shards %s are this process's now", _numbers(gained))
            listener.gain(self.part.only(gained))
        surplus = standing.surplus - self._leaving
        if surplus and self._taking:
            log.info("shards %s are left to other processes", _numbers(surplus))
            self._leaving |= surplus
            self._work_on(self._leave(surplus, listener))

    async def _leave(self, shards: frozenset[int], listener: ShardListener) -> None:
        try:
            await listener.lose(shards, in_peace=True)
            await self._claims.let_go(shards)
            self._held -= shards
        except Lost:
            pass  # they are released already
        finally:
            self._leaving -= shards

    async def _start_over(self, listener: ShardListener) -> bool:
        """Drops all shards and enters again; tells whether the number of shards is unchanged."""
        lost, self._held, before = self._held, frozenset[int](), self.count
        await self._claims.close()
        await listener.lose(lost, in_peace=False)
        assert before is not None, "entered before"
        self.count = await self._enter(before)
        if self.count != before:
            log.warning("there are %d shards now, not %d", self.count, before)
            self._work_on(listener.reshard())
        return self.count == before

    async def _enter(self, count: int) -> int:
        said = float(-MINUTE)
        while True:
            self._claims = self._new_claims()
            try:
                return await self._claims.enter(self._bot, count)
            except CannotOpen as error:
                await self._claims.close()
                if time.monotonic() - said >= MINUTE:
                    said = time.monotonic()
                    log.warning("no shards, until the database is back: %s", error)
                await asyncio.sleep(EVERY)

    def _work_on(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _numbers(shards: frozenset[int]) -> str:
    return ", ".join(str(shard) for shard in sorted(shards))
