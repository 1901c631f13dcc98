"""Advisory locks by which processes share the shards of a bot."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable, Collection
from pathlib import Path

import psycopg
import pytest

from bot.store.database import postgres, shard_locks
from bot.store.database.interface import ServerAway
from bot.store.database.opening import open_database
from bot.store.database.shard_locks import Claims, Lost
from bot.store.database.shard_part import Part
from bot.ui.client_base import A_MOMENT
from bot.ui.process import shared_shards
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
    postgres.cut_off()  # a connection that is still being closed would hold its shards in the next test
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


async def test_a_newcomer_takes_its_share_once_it_listens_and_the_oldest_keeps_what_is_over(
    new: NewClaims,
) -> None:
    one, two = new(), new()
    await one.enter(BOT, 5)
    await one.tend()
    await two.enter(BOT, 5)
    preparing = (await two.tend()).preparing
    assert len(preparing) == 2
    assert await _held(two) == set(), "nothing is free yet"
    assert (await one.tend()).handed == frozenset(), "nobody else listens yet"
    first, second = sorted(preparing)
    await two.listen(first)
    assert (await one.tend()).handed == {first}
    await two.listen(second)
    assert (await one.tend()).handed == preparing
    await one.let_go(preparing)
    assert await _held(two) == preparing, "at once: it was let go in peace"
    assert (await two.tend()).preparing == frozenset()
    assert (await one.tend()).handed == frozenset()


async def test_what_one_prepares_another_does_not_take(new: NewClaims) -> None:
    one, two, three = new(), new(), new()
    await one.enter(BOT, 3)
    await one.tend()
    await two.enter(BOT, 3)
    await three.enter(BOT, 3)
    prepared = [(await each.tend()).preparing for each in (two, three)]
    assert sorted(map(len, prepared)) == [1, 1]
    assert not prepared[0] & prepared[1]
    await one.let_go(prepared[1])
    assert await _held(two) == set()
    assert await _held(three) == prepared[1]


async def test_who_dies_while_preparing_leaves_it_to_another(new: NewClaims) -> None:
    one, two, three = new(), new(), new()
    await one.enter(BOT, 2)
    await one.tend()
    await two.enter(BOT, 2)
    prepared = (await two.tend()).preparing
    await two.listen(*prepared)
    await two.close()
    await three.enter(BOT, 2)
    async with asyncio.timeout(SOON):
        while (await three.tend()).preparing != prepared:  # noqa: ASYNC110 - seen from outside
            await asyncio.sleep(0.05)
    assert (await one.tend()).handed == frozenset(), "the one that listened is gone"


async def test_who_has_enough_again_drops_what_it_prepares(new: NewClaims) -> None:
    one, two, three = new(), new(), new()
    await one.enter(BOT, 2)
    await one.tend()
    await two.enter(BOT, 2)
    assert (await two.tend()).preparing
    await one.let_go({0})
    await one.tend()
    await three.enter(BOT, 2)
    assert len(await _held(two)) == 1
    assert (await two.tend()).preparing == frozenset()


async def test_who_listens_keeps_a_shard_that_its_holder_could_keep_now(new: NewClaims) -> None:
    """The holder has hung up already; meanwhile another process leaves, and everyone's share grows."""
    one, two, three = new(), new(), new()
    await one.enter(BOT, 4)
    await two.enter(BOT, 4)
    assert await _held(one) == {0, 1}
    assert await _held(two) == {2, 3}
    await three.enter(BOT, 4)
    (shard,) = (await three.tend()).preparing
    await three.listen(shard)
    assert (await two.tend()).handed == {shard}
    await one.leave()
    assert shard in (await three.tend()).preparing
    await two.let_go({shard})
    assert shard in (await three.tend()).shards


async def test_what_one_listens_to_in_vain_is_dropped_after_a_while(
    new: NewClaims, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other process has left before the holder has heard of it, so the holder keeps its shards."""
    one, two, three = new(), new(), new()
    await one.enter(BOT, 4)
    await two.enter(BOT, 4)
    assert len(await _held(one)) == len(await _held(two)) == 2
    await three.enter(BOT, 4)
    (shard,) = (await three.tend()).preparing
    await three.listen(shard)
    await one.leave()
    assert shard in (await three.tend()).preparing
    monkeypatch.setattr(shard_locks, "RELEASED_WITHIN", 0.0)
    assert shard not in (await three.tend()).preparing
    assert shard in (await two.tend()).shards


async def test_who_leaves_is_relieved_of_everything(new: NewClaims) -> None:
    one, two = new(), new()
    await one.enter(BOT, 2)
    await two.enter(BOT, 2)
    assert len(await _held(one)) == len(await _held(two)) == 1
    assert (await one.tend()).has_others
    await one.leave()
    standing = await one.tend()
    assert standing.has_others
    assert (await two.tend()).preparing == standing.shards
    await two.listen(*standing.shards)
    assert (await one.tend(taking=False)).handed == standing.shards
    await one.let_go(standing.shards)
    assert await _held(two) == {0, 1}, "at once, though it is no longer there"
    assert not (await two.tend()).has_others


async def test_who_listens_takes_over_at_once_though_the_holder_is_gone(new: NewClaims) -> None:
    one, two = new(), new()
    await one.enter(BOT, 1)
    await one.tend()
    await two.enter(BOT, 1)
    await two.tend()
    await one.leave()
    assert (await two.tend()).preparing == {0}
    await two.listen(0)
    assert (await one.tend(taking=False)).handed == {0}
    await one.let_go({0})
    await one.close()
    await asyncio.sleep(0.2)
    assert await _held(two) == {0}


async def test_who_is_stopped_while_taking_over_finishes_it_first(new: NewClaims) -> None:
    one, two = new(), new()
    await one.enter(BOT, 4)
    await one.tend()
    await two.enter(BOT, 4)
    heard, unheard = sorted((await two.tend()).preparing)
    await two.listen(heard)
    standing = await two.tend(taking=False)
    assert standing.preparing == {heard}, "nothing new is begun"
    assert (await one.tend()).handed == {heard}
    await one.let_go({heard})
    standing = await two.tend(taking=False)
    assert standing.shards == {heard}
    assert standing.preparing == frozenset()
    assert unheard in (await one.tend()).shards


async def test_what_nobody_prepares_to_take_is_released_after_a_while(
    new: NewClaims, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A newcomer of an earlier version takes only what is free."""
    one, two = new(), new()
    await one.enter(BOT, 2)
    await one.tend()
    await two.enter(BOT, 2)
    assert (await one.tend()).handed == frozenset()
    monkeypatch.setattr(shard_locks, "PATIENCE", 0.0)
    assert (await one.tend()).handed == {1}


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


async def test_shards_of_one_bucket_identify_one_after_another_also_after_a_kill(new: NewClaims) -> None:
    one, two = new(), new()
    await one.enter(BOT, 2)
    await two.enter(BOT, 2)
    assert await one.may_identify(0, 0.5)
    began = asyncio.get_running_loop().time()
    assert not await two.may_identify(0, 0.5)
    assert await two.may_identify(1, 0.5), "another bucket"
    await one.close()
    await _until_it_may_identify(two, 0, 0.5)
    assert asyncio.get_running_loop().time() - began > 0.4, "the dead one's time counts on"


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


async def _until_it_may_identify(process: Claims, bucket: int, spacing: float) -> None:
    until = time.monotonic() + SOON
    while not await process.may_identify(bucket, spacing):
        assert time.monotonic() < until, "another process keeps it from identifying"
        await asyncio.sleep(0.05)


class _Idle:
    """Holds shards and connects none."""

    def __init__(self) -> None:
        self.gained = asyncio.Event()
        self.prepared = asyncio.Event()
        self.lost: set[int] = set()

    def gain(self, part: Part) -> None:
        self.gained.set()

    def prepare(self, shards: Collection[int]) -> None:
        self.prepared.set()

    async def lose(self, shards: Collection[int], *, in_peace: bool) -> None:
        self.lost |= set(shards)

    async def reshard(self) -> None:
        pass


async def _keep(claims: Claims, listener: _Idle, count: int = 1) -> SharedShards:
    shards = SharedShards(lambda: claims, count)
    await shards.enter(Gateway(url="wss://gateway.example", advised=count, at_once=1), BOT)
    shards.keep(listener)
    return shards


async def test_who_is_cancelled_while_asking_to_identify_keeps_nobody_from_it_for_long(
    new: NewClaims, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_shards, "SPACING", 0.3)
    one, two, holder = new(), new(), _Idle()
    asked, gate = threading.Event(), threading.Event()
    shards = await _keep(one, holder)
    await asyncio.wait_for(holder.gained.wait(), SOON)
    await two.enter(BOT, 1)
    session = one._session
    assert session is not None
    may_identify = session.may_identify

    def answer_late(bucket: int, spacing: float) -> bool:
        may = may_identify(bucket, spacing)
        asked.set()
        gate.wait()
        return may

    monkeypatch.setattr(session, "may_identify", answer_late)
    launching = asyncio.create_task(shards.clear(0))
    await asyncio.to_thread(asked.wait, SOON)
    assert asked.is_set(), "the database has answered, and nobody has read it"
    launching.cancel()
    with pytest.raises(asyncio.CancelledError):
        await launching
    assert not shards.waiting
    gate.set()
    await _until_it_may_identify(two, 0, 0.3)
    await asyncio.wait_for(shards.clear(0), SOON)
    assert not await two.may_identify(0, 5.0), "it is the first one's turn"
    await shards.close()


async def test_a_shard_that_waits_to_identify_is_named(new: NewClaims) -> None:
    one, two, holder = new(), new(), _Idle()
    shards = await _keep(one, holder)
    await asyncio.wait_for(holder.gained.wait(), SOON)
    await two.enter(BOT, 1)
    assert await two.may_identify(0, 0.0)
    launching = asyncio.create_task(shards.clear(0))
    until = time.monotonic() + SOON
    while shards.waiting.get(0, 0.0) < 0.5 and time.monotonic() < until:  # noqa: ASYNC110 - seen from outside
        await asyncio.sleep(0.05)
    assert shards.waiting.get(0, 0.0) >= 0.5
    launching.cancel()
    await asyncio.gather(launching, return_exceptions=True)
    await shards.close()


async def test_who_stops_hands_its_shards_over_before_it_hangs_up(new: NewClaims) -> None:
    holders = _Idle(), _Idle()
    first = await _keep(new(), holders[0])
    await asyncio.wait_for(holders[0].gained.wait(), SOON)
    second = await _keep(new(), holders[1])
    async with asyncio.timeout(SOON):
        while not first._has_others:  # noqa: ASYNC110 - seen from outside
            await asyncio.sleep(0.05)
    handing = asyncio.create_task(first.hand_over(SOON))
    await asyncio.wait_for(holders[1].prepared.wait(), SOON)
    await asyncio.sleep(0.5)
    assert first.holds(0)
    assert second.holds(0)
    assert holders[0].lost == set(), "it listens until the other does"
    second.note_listening(0)
    await asyncio.wait_for(handing, SOON)
    assert holders[0].lost == {0}
    await asyncio.wait_for(holders[1].gained.wait(), SOON)
    await asyncio.gather(first.close(), second.close())


class _Busy(_Idle):
    """Finishes work for as long as it may before it releases shards, and listens to others at once."""

    async def lose(self, shards: Collection[int], *, in_peace: bool) -> None:
        await asyncio.sleep(2 * A_MOMENT)
        await super().lose(shards, in_peace=in_peace)


@pytest.mark.slow  # ten seconds of work
async def test_who_stops_while_another_releases_a_shard_to_it_hands_it_back_before_it_hangs_up(
    new: NewClaims,
) -> None:
    holders = _Busy(), _Idle()
    first = await _keep(new(), holders[0], 2)
    await asyncio.wait_for(holders[0].gained.wait(), SOON)
    second = await _keep(new(), holders[1], 2)
    await asyncio.wait_for(holders[1].prepared.wait(), SOON)
    second.note_listening(1)
    async with asyncio.timeout(SOON):
        while not first._leaving:  # noqa: ASYNC110 - seen from outside
            await asyncio.sleep(0.05)
    handing = asyncio.create_task(second.hand_over(20.0))
    await asyncio.wait_for(holders[0].prepared.wait(), 2 * A_MOMENT + SOON)
    assert holders[1].gained.is_set()
    assert not handing.done()
    first.note_listening(1)
    await asyncio.wait_for(handing, SOON)
    assert holders[1].lost == {1}
    await asyncio.gather(first.close(), second.close())


async def test_who_is_alone_stops_at_once(new: NewClaims) -> None:
    holder = _Idle()
    shards = await _keep(new(), holder)
    await asyncio.wait_for(holder.gained.wait(), SOON)
    await asyncio.wait_for(shards.hand_over(SOON), 1.0)
    assert shards.holds(0)
    await shards.close()


def test_a_listener_whose_connection_is_lost_at_once_tries_again(monkeypatch: pytest.MonkeyPatch) -> None:
    class Connection:
        closed = False

        def execute(self, _: str) -> None:
            raise psycopg.OperationalError("server closed the connection unexpectedly")

        def close(self) -> None:
            self.closed = True

    lost = Connection()
    monkeypatch.setattr(postgres, "connect", lambda *_: lost)
    with pytest.raises(ServerAway):  # which the listener waits for
        postgres._listening("", "ackack")
    assert lost.closed
