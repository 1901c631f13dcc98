"""Growth: the cost of a move, a press, an autocomplete and a start with 100 and with 100,000 tables."""

import asyncio
import multiprocessing
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing
from functools import cache
from multiprocessing.queues import SimpleQueue
from multiprocessing.synchronize import Barrier
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from bot.proof.seed import Scheme
from bot.service.running.computers import Computers
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables
from bot.store import key_values
from bot.store.database.copying import TABLES
from bot.store.database.opening import Address, open_database
from bot.store.rows import GameId, Person, PostKind, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import as_any_title
from engine.core import Seat
from tests.bench.rows import Row
from tests.bot.databases import DURABLE, Postgres, postgres, programs
from tests.titles import DICE_GAME

FEW, MANY = 100, 100_000
PLAYED = 6  # moves of the table that all others are copies of
POSTS = 10  # settled posts per table
TOUCHED = 80  # tables that are measured
WAITING = 64
COMMITS = 1280
MOVES = 600
ROUNDS = 5
SIDE_BY_SIDE = 32
ANN, BOB = Person(id=UserId(1), name="Ann"), Person(id=UserId(2), name="Bob")
APART = 10  # between the ids of people of two tables

Doing = Callable[[Tables, GameId], Awaitable[object]]
Moves = tuple[int, float, float]  # their number, start and end


def rows() -> Iterator[Row]:
    with TemporaryDirectory() as folder:
        few, many = Path(folder) / "few.db", Path(folder) / "many.db"
        for path, tables in ((few, FEW), (many, MANY)):
            asyncio.run(_first_table(path))
            _clone(path, tables)
        for what, doing in (("a move", _move), ("a press", _press), ("an autocomplete", _complete)):
            times = [
                asyncio.run(_on_tables(path, tables, doing)) for path, tables in ((few, FEW), (many, MANY))
            ]
            yield Row(
                what=f"{what} with {MANY:,} tables, processor time",
                against=f"with {FEW} ({times[0] * 1000:.2f} ms)",
                measured=times[1] / times[0],
                at_most=1.3,
            )
        _words()
        starts = [median(asyncio.run(_start(path)) for _ in range(3)) for path in (few, many)]
        yield Row(
            what=f"a start with {MANY:,} sleeping tables, processor time",
            against=f"with {FEW} ({starts[0] * 1000:.1f} ms)",
            measured=starts[1] / starts[0],
            at_most=5,
        )
        together, alone = asyncio.run(_commits(Path(folder) / "commits.db"))
        yield Row(
            what=f"durable commits a second, {WAITING} waiting",
            against=f"one by one ({alone:.0f} a second)",
            measured=together / alone,
            at_least=2.5,
        )
    if programs() is None:
        yield _speed("one process on SQLite", _on_sqlite())
        return
    with postgres(DURABLE) as server:
        yield from _against_sqlite(server)
        yield _speed("two processes on PostgreSQL", _of_two_processes(server.at(Path("shared"))))


def _against_sqlite(server: Postgres) -> Iterator[Row]:
    """Yields the moves per second on both databases, measured in turns."""
    speeds = [
        (_on_sqlite(), asyncio.run(_moves_a_second(server.at(Path(f"moves {number}")))))
        for number in range(ROUNDS)
    ]
    for where, each in zip(("SQLite", "PostgreSQL"), zip(*speeds, strict=True), strict=True):
        yield _speed(f"one process on {where}", median(each))
    yield Row(
        what="moves a second, one process on PostgreSQL",
        against="on SQLite",
        measured=median(there / here for here, there in speeds),
        at_least=0.5,
    )


def _on_sqlite() -> float:
    with TemporaryDirectory() as folder:
        return asyncio.run(_moves_a_second(Path(folder) / "moves.db"))


def _speed(where: str, measured: float) -> Row:
    return Row(what=f"moves, {where}", against="no pictures, no Discord", measured=measured, unit="a second")


# --- many tables -------------------------------------------------------------------------------------------


@asynccontextmanager
async def _tables(where: Address) -> AsyncIterator[Tables]:
    title = as_any_title(DICE_GAME)
    async with await open_database(where) as database:
        tables = Tables(
            database,
            {title.id: title},
            _words(),
            computers=Computers(),
            pictures=Pictures(),
            new_seed=lambda: bytes(32),
            scheme=Scheme.DIRECT,
        )
        try:
            yield tables
        finally:
            await tables.close()


@cache
def _words() -> Catalogue:
    """Returns the catalogue, read once: its time does not depend on tables."""
    return Catalogue([as_any_title(DICE_GAME)])


async def _opened(tables: Tables, number: int) -> GameId:
    """Starts a game of two people that sit at no other table."""
    people = [Person(id=UserId(person.id + number * APART), name=person.name) for person in (ANN, BOB)]
    lobby = await tables.lobbies.open(
        DICE_GAME.id, people[0], channel_id=1_000 + number, guild_id=1, locale="en", options={}
    )
    for seat, person in enumerate(people):
        await tables.lobbies.take_seat(lobby.table.id, person, Seat(seat))
    await tables.lobbies.start(lobby.table.id, people[0].id)
    return lobby.table.id


async def _first_table(path: Path) -> None:
    async with _tables(path) as tables:
        game = await _opened(tables, 0)
        for _ in range(PLAYED):
            await _move(tables, game)
        settled = tables.outbox.settlements()
        for owed in await tables.outbox.owed_posts():
            settled.settle_post(owed, channel_id=1_000, message_id=1)
        await settled.store()


def _clone(path: Path, tables: int) -> None:
    """Copies the first table many times, with other people and places and all posts settled."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("pragma synchronous = off")
        db.execute("pragma foreign_keys = off")
        db.execute("begin")
        db.execute("create temp table clones (clone integer primary key)")
        db.executemany("insert into clones values (?)", ((number,) for number in range(1, tables)))
        db.execute(f"delete from outbox where id not in (select id from outbox limit {POSTS})")
        for table in TABLES:
            columns = [name for (name,) in db.execute("select name from pragma_table_info(?)", (table,))]
            if "game_id" not in columns and table != "games":
                continue
            values = ", ".join(_other(table, column) for column in columns)
            names = ", ".join(columns)
            db.execute(f"insert into {table} ({names}) select {values} from {table} cross join clones")
        db.execute("commit")


def _other(table: str, column: str) -> str:
    """Returns the SQL expression for a column of a copy."""
    match column:
        case "id" if table == "outbox":
            return "null"
        case "id" | "game_id":
            return f"{column} + clone"
        case "channel_id" | "thread_id":
            return f"{column} + clone"
        case "user_id" | "by_user" | "host_id" | "audience" | "asked_by":
            return f"{column} + clone * {APART}"
        case "nonce":
            return "substr(nonce, 1, 8) || clone"
        case "interaction_id":
            return "null"
    return column


# --- actions at a table ------------------------------------------------------------------------------------


async def _on_tables(path: Path, there: int, doing: Doing) -> float:
    """Returns the median processor time of an action at a table, over random tables."""
    chosen = Random(7).sample(range(1, there + 1), min(TOUCHED, there))
    times = []
    async with _tables(path) as tables:
        for number in chosen:
            await tables.views.table(GameId(number))  # read before: loading a table is not measured
        for number in chosen:
            start = process_time()
            await doing(tables, GameId(number))
            times.append(process_time() - start)
    return median(times)


async def _move(tables: Tables, game: GameId) -> None:
    table = await tables.views.table(game)
    person = table.chair(table.asked[0]).people[0]
    view = await tables.views.look(game, person.id)
    await tables.play.choose(game, person.id, seq=view.seq, index=view.offers[0].index)
    if not tables.alarms.earliest_at(game):  # the game is over
        await tables.alarms.earliest()
    settled = tables.outbox.settlements()
    for owed in await tables.outbox.owed_posts(game):
        new = owed.kind is PostKind.BOARD and not await tables.outbox.messages.find(
            game, owed.kind, owed.turn
        )
        if new:
            settled.settle_post(owed, channel_id=1, message_id=1)
            await settled.store()
        else:
            settled.settle(owed)
    await settled.store()


async def _press(tables: Tables, game: GameId) -> None:
    table = await tables.views.table(game)
    assert (await tables.views.at(table.place))[0].id == game
    person = table.chair(table.asked[0]).people[0]
    await tables.views.look(game, person.id)
    await tables.last_seen.news(game, person.id)
    await tables.undo.is_free(game, person.id)


async def _complete(tables: Tables, game: GameId) -> None:
    table = await tables.views.table(game)
    person = table.chair(table.asked[0]).people[0]
    await tables.views.at(table.place)
    verb = next(verb for verb in table.title.commands.verbs if verb.slots)
    await tables.play.complete(game, person.id, verb.name, {}, verb.slots[0].name)


async def _start(path: Path) -> float:
    start = process_time()
    async with _tables(path) as tables:
        await tables.connected_time.count()
        await tables.outbox.owed_tables()
        await tables.autopilot.wake()
        await tables.alarms.earliest()
    return process_time() - start


# --- throughput --------------------------------------------------------------------------------------------


async def _commits(path: Path) -> tuple[float, float]:
    """Returns the commits per second with many writers, and one by one."""
    async with await open_database(path) as database:
        start = perf_counter()
        for number in range(COMMITS // 4):
            await database.write(key_values.remember, f"{number}", "x")
        alone = COMMITS / 4 / (perf_counter() - start)

        async def writer(first: int) -> None:
            for number in range(first, COMMITS, WAITING):
                await database.write(key_values.remember, f"{number}", "y")

        start = perf_counter()
        await asyncio.gather(*(writer(first) for first in range(WAITING)))
        together = COMMITS / (perf_counter() - start)
    return together, alone


async def _moves_a_second(where: Address) -> float:
    """Returns the moves per second of one process at many tables."""
    made, start, end = await _moves(where, 0, lambda: None)
    return made / (end - start)


def _of_two_processes(where: Address) -> float:
    """Returns the moves per second of two processes together, each at its own tables."""
    asyncio.run(_make(where))
    spawning = multiprocessing.get_context("spawn")
    ready, results = spawning.Barrier(2), spawning.SimpleQueue()
    both = [spawning.Process(target=_one_of_two, args=(where, each, ready, results)) for each in range(2)]
    for process in both:
        process.start()
    made, starts, ends = zip(*(results.get() for _ in both), strict=True)
    for process in both:
        process.join()
    return float(sum(made) / (max(ends) - min(starts)))  # both processes share one monotonic clock


async def _make(where: Address) -> None:
    """Creates a database in advance, so that its migrations are not measured."""
    await (await open_database(where)).close()


def _one_of_two(where: Address, which: int, ready: Barrier, results: "SimpleQueue[Moves]") -> None:
    results.put(asyncio.run(_moves(where, which * SIDE_BY_SIDE, ready.wait)))


async def _moves(where: Address, first: int, ready: Callable[[], object]) -> Moves:
    """Plays at many tables at once, when all are ready; returns the number of moves, start and end."""
    async with _tables(where) as tables:
        games = [await _opened(tables, first + number) for number in range(SIDE_BY_SIDE)]

        async def play(game: GameId) -> int:
            made = 0
            while made < MOVES // SIDE_BY_SIDE and (await tables.views.table(game)).asked:
                await _move(tables, game)
                made += 1
            return made

        ready()
        start = perf_counter()
        made = sum(await asyncio.gather(*(play(game) for game in games)))
        return made, start, perf_counter()
