"""Advisory locks by which processes share the shards of a bot."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Collection
from pathlib import Path

import pytest

from bot.store.database import shard_locks
from bot.store.database.opening import open_database
from bot.store.database.shard_locks import Claims, Lost
from bot.store.database.shard_part import Part
from bot.ui.process.shards import Gateway
from bot.ui.process.shared_shards import SharedShards
from tests.bot.databases import Postgres

pytestmark = pytest.mark.sqlite  # the tests name the server themselves

BOT = 1100
SOON = 10.0  # seconds

NewClaims = Callable[[], Claims]


@pytest.fixture
async def new(tmp_path: Path, postgres: Postgres) -> AsyncIterator[NewClaims]:
    """Returns a factory of processes that share the shards of one bot."""
    where = postgres.at(tmp_path)
    await (await open_database(where)).close()
    made: list[Claims] = []

    def one() -> Claims:
        made.append(Claims(where.url))
        return made[-1]

    yield one
    for each in made:
        await each.close()
    postgres.empty()


async def _held(process: Claims) -> set[int]:
    return set((await process.tend()).shards)


async def _until_held(process: Claims, number: int) -> set[int]:
    async with asyncio.timeout(SOON):
        while len(held := await _held(process)) != number:  # noqa: ASYNC110 - seen from outside
            await asyncio.sleep(0.05)
    return held


async def test_one_process_takes_all(new: NewClaims) -> None:
    one = new()
    assert await one.enter(BOT, 4) == 4
    assert await _held(one) == {0, 1, 2, 3}


async def test_a_newcomer_is_left_its_share_and_the_oldest_keeps_what_is_over(new: NewClaims) -> None:
    one, two = new(), new()
    await one.enter(BOT, 5)
    await one.tend()
    await two.enter(BOT, 5)
    assert await _held(two) == set(), "nothing is free yet"
    surplus = (await one.tend()).surplus
    assert len(surplus) == 2
    await one.let_go(surplus)
    assert await _held(two) == surplus, "at once: it was let go in peace"
    assert (await one.tend()).surplus == frozenset()


async def test_more_processes_than_shards_stand_by(new: NewClaims) -> None:
    one, two = new(), new()
    await one.enter(BOT, 1)
    await one.tend()
    await two.enter(BOT, 1)
    assert await _held(two) == set()
    assert await _held(one) == {0}


async def test_what_a_dead_process_held_is_taken_after_a_moment(new: NewClaims) -> None:
    one, two = new(), new()
    await one.enter(BOT, 2)
    await two.enter(BOT, 2)
    assert len(await _held(one)) == len(await _held(two)) == 1
    await one.close()
    began = asyncio.get_running_loop().time()
    assert await _until_held(two, 2) == {0, 1}
    assert asyncio.get_running_loop().time() - began > shard_locks.GRACE / 2


async def test_the_first_one_there_says_how_many_shards_there_are(new: NewClaims) -> None:
    one, two, three = new(), new(), new()
    assert await one.enter(BOT, 3) == 3
    assert await two.enter(BOT, 8) == 3
    assert await three.enter(BOT + 1, 8) == 8, "another bot"
    await one.close()
    await two.close()
    await asyncio.sleep(0.2)
    assert await new().enter(BOT, 8) == 8


async def test_shards_of_one_bucket_identify_one_after_another(new: NewClaims) -> None:
    one, two = new(), new()
    await one.enter(BOT, 2)
    await two.enter(BOT, 2)
    assert await one.may_identify(0)
    assert not await two.may_identify(0)
    assert await two.may_identify(1), "another bucket"
    await one.has_identified(0)
    assert await two.may_identify(0)


async def test_who_is_cut_off_knows_that_everything_is_lost(new: NewClaims, postgres: Postgres) -> None:
    one = new()
    await one.enter(BOT, 2)
    await one.tend()
    postgres.cut_off()
    with pytest.raises(Lost):
        await one.tend()


async def test_who_is_silent_for_long_loses_everything(
    new: NewClaims, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shard_locks, "SILENCE", 1)
    one, two = new(), new()
    await one.enter(BOT, 2)
    await one.tend()
    monkeypatch.undo()
    await two.enter(BOT, 2)
    assert await _until_held(two, 2) == {0, 1}
    with pytest.raises(Lost):
        await one.tend()


class _Idle:
    """Holds shards and connects none."""

    def __init__(self) -> None:
        self.gained = asyncio.Event()

    def gain(self, part: Part) -> None:
        self.gained.set()

    async def lose(self, shards: Collection[int], *, in_peace: bool) -> None:
        pass

    async def reshard(self) -> None:
        pass


Cut = Callable[[Claims, threading.Event], asyncio.Event]


def _before_it_is_asked(process: Claims, gate: threading.Event) -> asyncio.Event:
    """Keeps the connection of a process busy with something else."""
    process._thread.submit(gate.wait)
    waiting = asyncio.Event()
    waiting.set()
    return waiting


def _while_it_is_asked(process: Claims, gate: threading.Event) -> asyncio.Event:
    """Holds back the server's answer for the lock; returns an event that is set once it is asked."""
    session, loop, asked = process._session, asyncio.get_running_loop(), asyncio.Event()
    assert session is not None
    lock = session.lock

    def slow(number: int) -> bool:
        session.lock = lock  # type: ignore[method-assign] # as it was
        loop.call_soon_threadsafe(asked.set)
        gate.wait()
        return lock(number)

    session.lock = slow  # type: ignore[method-assign] # for one call
    return asked


async def _until_it_may_identify(process: Claims, bucket: int) -> None:
    async with asyncio.timeout(SOON):
        while not await process.may_identify(bucket):  # noqa: ASYNC110 - the lock is elsewhere
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("cut", [_before_it_is_asked, _while_it_is_asked])
async def test_who_is_cancelled_while_asking_to_identify_keeps_nobody_from_it(
    new: NewClaims, cut: Cut
) -> None:
    one, two, holder, gate = new(), new(), _Idle(), threading.Event()
    shards = SharedShards(lambda: one, 1)
    await shards.enter(Gateway(url="wss://gateway.example", advised=1, at_once=1), BOT)
    shards.keep(holder)
    await asyncio.wait_for(holder.gained.wait(), SOON)
    await two.enter(BOT, 1)
    asked = cut(one, gate)
    launching = asyncio.create_task(shards.clear(0))
    while not shards._buckets:  # noqa: ASYNC110 - seen from outside
        await asyncio.sleep(0)
    await asyncio.wait_for(asked.wait(), SOON)
    launching.cancel()
    with pytest.raises(asyncio.CancelledError):
        await launching
    gate.set()
    await _until_it_may_identify(two, 0)
    await two.has_identified(0)
    await asyncio.wait_for(shards.clear(0), SOON)
    assert not await two.may_identify(0), "it is the first one's turn"
    await shards.close()
