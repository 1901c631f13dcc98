"""Shards divided among several processes that share a database."""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine, Mapping
from contextlib import suppress
from typing import Any

from bot.durations import MINUTE
from bot.store.database.interface import CannotOpen
from bot.store.database.shard_locks import SILENCE, Claims, Holding, Lost
from bot.store.database.shard_part import NOTHING, Part
from bot.ui.process.shards import SPACING, Gateway, ShardListener, Shards

log = logging.getLogger(__name__)

EVERY = 1.0  # seconds between two checks of the locks
LEASE = SILENCE - 2.0  # seconds a check is valid: less than the database takes to release the locks
SOON = 0.25  # seconds between attempts to identify, and between checks while shards change hands
SETTLING = 15.0  # seconds for shards that are being taken over at a stop: their holders finish work for ten
FRESH = 3.0  # seconds in which a shard that may identify has to do so


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
        self._is_leaving = False
        self._has_others = False
        self._looks = 0  # at the locks
        self._preparing: frozenset[int] = frozenset()  # shards of others that are taken over
        self._cleared: dict[int, float] = {}  # shards that have waited already, and until when
        self._waiting: dict[int, float] = {}  # shards that wait to identify, and since when
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
        cleared = self._cleared.pop(shard_id, None)
        if cleared is None or time.monotonic() - cleared > FRESH:
            await self._wait_for_turn(shard_id)
        else:
            with suppress(Lost):  # the five seconds are counted from now
                await self._claims.may_identify(shard_id % self._at_once, 0.0)

    def holds(self, shard_id: int) -> bool:
        return shard_id in self._held or shard_id in self._preparing

    async def clear(self, shard_id: int) -> None:
        await self._wait_for_turn(shard_id)
        self._cleared[shard_id] = time.monotonic()

    @property
    def waiting(self) -> Mapping[int, float]:
        now = time.monotonic()
        return {shard: now - since for shard, since in self._waiting.items()}

    async def _wait_for_turn(self, shard_id: int) -> None:
        """Waits for the turn of a shard; it is a time in the database, so nobody can keep it for long."""
        self._waiting.setdefault(shard_id, time.monotonic())
        try:
            while self.holds(shard_id):
                with suppress(Lost):
                    if await self._claims.may_identify(shard_id % self._at_once, SPACING):
                        return
                await asyncio.sleep(SOON)
            raise asyncio.CancelledError
        finally:
            self._waiting.pop(shard_id, None)

    # --- changing hands ------------------------------------------------------------------------------------

    async def hand_over(self, within: float) -> None:
        if self._keeping is None or self._keeping.done() or not self._has_others:
            return
        self._taking, self._is_leaving = False, True
        await self._until_none_is_prepared()
        with suppress(Lost, TimeoutError):
            async with asyncio.timeout(within):
                await self._claims.leave()
                while self._held and self._has_others:
                    await self._next_look()

    async def _until_none_is_prepared(self) -> None:
        """Waits until shards whose holders may have hung up already are this process's."""
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLING):
                await self._next_look()
                while self._preparing and self._has_others:
                    await self._next_look()

    async def _next_look(self) -> None:
        """Waits until the locks were checked once more, or the database is away."""
        before = self._looks
        while self._looks == before and self._has_others:  # noqa: ASYNC110 - seen from outside
            await asyncio.sleep(SOON / 2)

    def note_listening(self, shard_id: int) -> None:
        if shard_id in self._preparing:
            self._work_on(self._listen(shard_id))

    async def _listen(self, shard_id: int) -> None:
        with suppress(Lost):
            await self._claims.listen(shard_id)

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
                self._looks += 1
            await asyncio.sleep(SOON if self._preparing or self._is_leaving else EVERY)

    def _follow(self, standing: Holding, listener: ShardListener, was_sure: bool) -> None:
        """Reports gained shards, or all if the last check was too old; releases those handed over."""
        gained = standing.shards - self._held if was_sure else standing.shards
        begun = standing.preparing - self._preparing
        dropped = self._preparing - standing.preparing - standing.shards
        self._held, self._preparing, self._has_others = (
            standing.shards,
            standing.preparing,
            standing.has_others,
        )
        if begun:
            log.info("shards %s are taken over from other processes", _numbers(begun))
            listener.prepare(begun)
        if dropped:
            self._work_on(listener.lose(dropped, in_peace=False))
        if gained:
            log.info("shards %s are this process's now", _numbers(gained))
            listener.gain(self.part.only(gained))
        handed = standing.handed - self._leaving
        if handed:
            log.info("shards %s are left to other processes", _numbers(handed))
            self._leaving |= handed
            self._work_on(self._leave(handed, listener))

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
        lost, before = self._held | self._preparing, self.count
        self._held = self._preparing = frozenset()
        self._has_others = False  # that are known of
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
