"""Two processes on one server: the journal decides which was first, and the other continues from there."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.copies import replace
from bot.service.context import A_MOMENT
from bot.service.errors import Stale
from bot.service.model.table import DEFAULT_PACE
from bot.service.tables import Tables
from bot.store import games, journal
from bot.store.database.shard_part import NOTHING, Part
from bot.store.rows import ByWhom, GameId, RowKind
from bot.titles.title import WholeOrder
from tests.bot.databases import Postgres, kept_on
from tests.bot.house import ANN, BLUE, BOB, RED, House, house
from tests.duel import DUEL
from tests.duel.game import Keep

SOON = 5.0  # seconds

Two = tuple[House, House]


@pytest.fixture
async def two(tmp_path: Path, postgres: Postgres) -> AsyncIterator[Two]:
    """Two processes of one bot."""
    with kept_on(postgres):
        async with house(tmp_path / "bot.db") as here, house(tmp_path / "bot.db") as there:
            yield here, there


async def _seated(bot: House) -> GameId:
    """Starts a game in which both are asked at once to keep their cards."""
    game = await bot.lobby()
    await bot.tables.lobbies.take_seat(game, ANN, RED)
    await bot.tables.lobbies.take_seat(game, BOB, BLUE)
    await bot.tables.lobbies.start(game, ANN.id)
    return game


def _first(bot: House, other: Callable[[], Awaitable[object]], monkeypatch: pytest.MonkeyPatch) -> None:
    """Runs a call in another process just before a process writes."""
    write: Any = bot.database.write

    async def late(*args: Any, **more: Any) -> Any:
        monkeypatch.setattr(bot.database, "write", write)
        await other()
        return await write(*args, **more)

    monkeypatch.setattr(bot.database, "write", late)


async def test_a_command_at_another_process_is_played_all_the_same(two: Two) -> None:
    here, there = two
    game = await here.duel()
    seq, index = await there.offer(game, ANN, "aim")
    await there.tables.play.choose(game, ANN.id, seq=seq, index=index)
    with pytest.raises(Stale):
        await here.tables.play.choose(game, ANN.id, seq=seq, index=index)
    moves = await here.database.read(journal.moves, game)
    assert [move.seq for move in moves] == list(range(seq + 2))


async def test_a_refusal_from_an_old_position_is_decided_again(two: Two) -> None:
    """Bob's seat is asked only since Ann has moved in another process, before the notification arrives."""
    here, there = two
    game = await here.duel()
    await there.tables.views.table(game)
    seq, index = await here.offer(game, ANN, "aim")
    there.database.listen(lambda table: None)
    await here.tables.play.choose(game, ANN.id, seq=seq, index=index)
    asked = await here.tables.views.table(game)
    person = asked.chair(asked.asked[0]).people[0]
    offers = (await here.tables.views.look(game, person.id)).offers
    done = await there.tables.play.choose(game, person.id, seq=asked.seq, index=offers[0].index)
    assert not done.repeated


async def test_rows_in_memory_are_those_of_the_journal_in_every_process(two: Two) -> None:
    game = await two[0].duel(goal="3")
    reports = set()
    for number in range(24):
        bot = two[number // 3 % 2]
        positions = bot.tables.pages._positions
        positions.mark_stale((game,))  # the notification may be on its way
        table = (await positions.at(game)).game
        view = await bot.tables.views.table(game)
        if not view.asked:
            break
        person = view.chair(view.asked[0]).people[0]
        offers = (await bot.tables.views.look(game, person.id)).offers
        await bot.tables.play.choose(game, person.id, seq=table.seq, index=offers[number % len(offers)].index)
        written = await bot.database.read(journal.moves, game)
        for since in {0, table.report, len(written) - 1}:
            assert await positions.moves(game, since) == written[since:]
        reports.add(table.report)
    assert len(reports) > 1


async def test_who_is_overtaken_reads_again_and_plays(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    here, there = two
    game = await _seated(here)
    seq, keep = await there.offer(game, BOB, "keep")
    _first(there, lambda: here.say(game, ANN, "keep"), monkeypatch)
    done = await there.tables.play.choose(game, BOB.id, seq=seq, index=keep)
    assert not done.repeated
    moves = await here.database.read(journal.moves, game)
    assert [move.by_user for move in moves[-2:]] == [ANN.id, BOB.id]


async def test_who_is_overtaken_with_a_whole_order_reads_again_and_plays(
    tmp_path: Path, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = WholeOrder(kind="keep", actions=(Keep(),))
    title = replace(DUEL, commands=replace(DUEL.commands, whole=lambda state, seat, words: (keep,)))
    with kept_on(postgres):
        async with house(tmp_path / "bot.db", title) as here, house(tmp_path / "bot.db", title) as there:
            game = await _seated(here)
            seq = (await there.tables.views.look(game, BOB.id)).seq
            _first(there, lambda: here.say(game, ANN, "keep"), monkeypatch)
            done = await there.tables.play.choose_order(game, BOB.id, seq=seq, index=0)
            assert not done.repeated
            moves = await here.database.read(journal.moves, game)
            assert [move.by_user for move in moves[-2:]] == [ANN.id, BOB.id]


WAYS_OUT: dict[str, Callable[[Tables, GameId], Awaitable[object]]] = {
    "resign": lambda tables, game: tables.leaving.resign(game, BOB.id),
    "end": lambda tables, game: tables.ending.end(game, ANN.id, moderator=True),
}


@pytest.mark.parametrize("leave", WAYS_OUT.values(), ids=WAYS_OUT)
async def test_who_is_overtaken_on_the_way_out_leaves_all_the_same(
    two: Two, leave: Callable[[Tables, GameId], Awaitable[object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    game = await here.duel()
    await there.tables.views.look(game, BOB.id)
    _first(there, lambda: here.say(game, ANN, "aim"), monkeypatch)
    await leave(there.tables, game)
    moves = await here.database.read(journal.moves, game)
    assert [move.kind for move in moves[-2:]] in ([RowKind.MOVE, RowKind.RESIGN], [RowKind.MOVE, RowKind.END])


async def test_who_is_overtaken_by_their_own_press_plays_once(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    game = await here.duel()
    seq, index = await here.offer(game, ANN, "aim")

    async def press(bot: House) -> bool:
        done = await bot.tables.play.choose(game, ANN.id, seq=seq, index=index, interaction_id=7)
        return done.repeated

    await there.offer(game, ANN, "aim")
    _first(there, lambda: press(here), monkeypatch)
    assert await press(there), "answered as the same press"
    moves = await here.database.read(journal.moves, game)
    assert sum(move.interaction_id == 7 for move in moves) == 1


async def test_a_clock_set_for_a_moment_that_has_passed_is_not(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    game = await here.paced()
    await there.offer(game, ANN, "aim")
    there.clock.time += DEFAULT_PACE - 1
    await there.tables.alarms.ring()  # reminders
    there.clock.time += 2
    here.clock.time = there.clock.time
    _first(there, lambda: here.say(game, ANN, "aim"), monkeypatch)
    assert await there.tables.alarms.ring() == (), "they have answered elsewhere, in time"
    table = await there.tables.views.table(game)
    assert [chair.missed for chair in table.chairs] == [0, 0]


async def _seen(bot: House, game: GameId, seq: int) -> None:
    """Waits until a process that only reads has a row."""
    async with asyncio.timeout(SOON):
        while (await bot.tables.views.look(game, BOB.id)).seq < seq:  # noqa: ASYNC110 - seen from outside
            await asyncio.sleep(0.01)


async def test_what_another_process_does_is_soon_seen(two: Two) -> None:
    here, there = two
    game = await here.duel()
    before = (await there.tables.views.look(game, BOB.id)).seq
    await here.say(game, ANN, "aim")
    await _seen(there, game, before + 1)


async def test_what_changes_while_a_table_is_read_is_read_again(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    game = await there.duel()
    before, heard, read = (await there.tables.views.table(game)).seq, asyncio.Event(), here.database.read
    here.tables.listen_remote(lambda _: heard.set())

    async def slow(work: Any, *args: Any) -> Any:
        found: Any = await read(work, *args)
        if work is games.record:
            monkeypatch.setattr(here.database, "read", read)
            heard.clear()
            await there.say(game, ANN, "aim")
            async with asyncio.timeout(SOON):
                await heard.wait()
        return found

    monkeypatch.setattr(here.database, "read", slow)
    assert (await here.tables.views.look(game, BOB.id)).seq == before
    assert (await here.tables.views.look(game, BOB.id)).seq == before + 1


async def test_nobody_gets_the_old_position_while_the_new_one_is_read(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    game, heard, asked = await there.duel(), asyncio.Event(), asyncio.Event()
    before, read = (await here.tables.views.look(game, BOB.id)).seq, here.database.read
    here.tables.listen_remote(lambda _: heard.set())
    await there.say(game, ANN, "aim")
    async with asyncio.timeout(SOON):
        await heard.wait()

    async def slow(work: Any, *args: Any) -> Any:
        monkeypatch.setattr(here.database, "read", read)
        asked.set()
        await asyncio.sleep(0.1)
        return await read(work, *args)

    monkeypatch.setattr(here.database, "read", slow)
    first = asyncio.create_task(here.tables.views.look(game, BOB.id))
    await asked.wait()
    assert (await here.tables.views.look(game, BOB.id)).seq == before + 1
    assert (await first).seq == before + 1


async def test_a_table_that_could_not_be_read_again_is_asked_for_once_more(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    game, heard = await there.duel(), asyncio.Event()
    before, read = (await here.tables.views.look(game, BOB.id)).seq, here.database.read
    here.tables.listen_remote(lambda _: heard.set())
    await there.say(game, ANN, "aim")
    async with asyncio.timeout(SOON):
        await heard.wait()

    async def broken(*_: Any) -> Any:
        monkeypatch.setattr(here.database, "read", read)
        raise ConnectionError

    monkeypatch.setattr(here.database, "read", broken)
    with pytest.raises(ConnectionError):
        await here.tables.views.look(game, BOB.id)
    assert (await here.tables.views.look(game, BOB.id)).seq == before + 1


async def test_tables_that_are_never_read_here_are_not_remembered(two: Two) -> None:
    here, there = two
    heard: asyncio.Queue[GameId | None] = asyncio.Queue()
    here.tables.listen_remote(heard.put_nowait)
    game = await there.duel()
    async with asyncio.timeout(SOON):
        while await heard.get() != game:
            pass
    assert not here.tables.pages._positions._stale


async def test_a_server_that_was_started_again_is_found_again(two: Two, postgres: Postgres) -> None:
    here, there = two
    game = await here.duel()
    before = (await there.tables.views.look(game, BOB.id)).seq
    postgres.cut_off()
    await here.say(game, ANN, "aim")
    await _seen(there, game, before + 1)
    await there.say(game, ANN, "strike")
    await _seen(here, game, before + 2)
    await here.say(game, BOB, "parry")
    moves = await there.database.read(journal.moves, game)
    assert [move.seq for move in moves] == list(range(len(moves)))


# --- whose table it is -------------------------------------------------------------------------------------

HERE, THERE = Part(shards=frozenset({0}), count=2), Part(shards=frozenset({1}), count=2)


def _share(two: Two) -> None:
    """Gives the first process the guild of all tables, and the second the other half of all guilds."""
    two[0].tables.ownership.follow(lambda: HERE)
    two[1].tables.ownership.follow(lambda: THERE)


async def test_what_is_due_at_a_table_is_done_by_the_process_that_has_its_server(two: Two) -> None:
    here, there = two
    _share(two)
    game = await there.paced()
    assert await here.tables.ownership.has(game)
    assert not await there.tables.ownership.has(game)
    assert await there.tables.alarms.earliest() is None
    assert await here.tables.alarms.earliest() is not None
    assert await there.tables.outbox.owed_tables(THERE) == ()
    assert await here.tables.outbox.owed_tables(HERE) == (game,)
    for bot in two:
        bot.clock.time += DEFAULT_PACE + 1
    assert await there.tables.alarms.ring() == ()
    assert set(await here.tables.alarms.ring()) == {game}


async def test_a_process_that_has_nothing_for_certain_does_nothing(two: Two) -> None:
    here, _ = two
    game = await here.paced()
    here.tables.ownership.follow(lambda: NOTHING)
    here.clock.time += DEFAULT_PACE + 1
    assert not await here.tables.ownership.has(game)
    assert await here.tables.alarms.earliest() is None
    assert await here.tables.alarms.ring() == ()


async def test_who_has_a_table_hears_of_it_from_others(two: Two) -> None:
    here, there = two
    _share(two)
    game = await here.duel()
    heard: asyncio.Queue[GameId | None] = asyncio.Queue()
    here.tables.listen_remote(heard.put_nowait)
    await asyncio.sleep(0.2)  # wait until it listens
    await there.tables.ownership.notify_owner(game)
    async with asyncio.timeout(SOON):
        assert await heard.get() == game


async def test_where_two_play_on_each_move_is_made_once(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both processes compute the computer's answer; the slower one reads again."""
    here, there = two
    carry_on = there.tables.autopilot.carry_on

    async def ended(*_: object) -> tuple[()]:
        return ()

    with monkeypatch.context() as dying:
        dying.setattr(there.tables.autopilot, "carry_on", ended)
        game = await there.solo()
    _first(here, lambda: carry_on(game, None), monkeypatch)
    assert await here.tables.autopilot.carry_on(game, None) == ()
    moves = await here.database.read(journal.moves, game)
    assert [move.seq for move in moves] == list(range(len(moves)))
    assert moves[-1].by_whom is ByWhom.COMPUTER


async def test_what_somebody_has_set_elsewhere_counts_here_after_a_moment(
    two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, there = two
    assert (await here.tables.people.of(ANN.id)).lessons
    await there.tables.people.switch(ANN.id, "lessons", False)
    assert (await here.tables.people.of(ANN.id)).lessons, "read just now"
    later = time.monotonic() + A_MOMENT + 1
    monkeypatch.setattr("bot.service.lru_cache.time", SimpleNamespace(monotonic=lambda: later))
    assert not (await here.tables.people.of(ANN.id)).lessons
