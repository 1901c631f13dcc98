"""The event loop: its longest callbacks under load, and its lateness while tables wait for computers."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import cycle
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from bot.proof.seed import Scheme
from bot.service.running.computers import Computers, task_for
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables
from bot.store.database.opening import open_database
from bot.store.rows import GameId, Person, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle
from bot.ui.serving import spare_the_collector
from engine.core import Level
from tests.bench.checkouts import HERE, measure
from tests.bench.rows import Row
from tests.titles import TITLES

WAITING = 50  # tables that wait for a computer; there is one worker per core, less one
PLAYED = 24  # tables of people that play meanwhile
MOVES = 60  # that they make in a window
A_FEW = 4
PAUSE = 0.05  # seconds between two of them
TICK = 0.005
A_MOMENT = 0.5
COLLECTOR = "garbage collection"  # the name in scripts/holds.py
WINDOWS = 5  # of each kind, in turns
TOLERANCE = 1.25  # windows without waiting tables may differ by more; their spread is printed too


def rows() -> Iterator[Row]:
    holds = measure(HERE, "holds", "1")
    worst = max(holds, key=lambda name: holds[name])
    yield Row(
        what="longest callback at 40 presses a second, 600 tables, boards posted",
        against=f"processor time of the loop's thread; it is {worst}",
        measured=holds[worst],
        at_most=50,
        unit="ms",
    )
    others = {name: held for name, held in holds.items() if not name.startswith(COLLECTOR)}
    second = max(others, key=lambda name: others[name])
    yield Row(
        what="the longest of those that are not held by the collector of garbage",
        against=f"the same; it is {second}",
        measured=others[second],
        unit="ms",
    )
    waiting, none, spread = asyncio.run(_lateness())
    yield Row(
        what=f"lateness of the event loop, {WAITING} tables waiting for computers",
        against=f"with none ({none * 1000:.2f} ms), its windows differing by {spread:.2f} x",
        measured=waiting / none,
        at_most=TOLERANCE,
    )


async def _lateness() -> tuple[float, float, float]:
    """Returns the lateness of ticks while tables wait, while none does, and the spread of the latter.

    People play at other tables all the time, the same number of moves in each window. The action chosen by a
    computer is not played: that would cost as much as any other move.
    """
    waiting, none = [], []
    async with _tables() as (tables, computers):
        games = [await _opened(tables, number) for number in range(WAITING + PLAYED)]
        people = _moves(tables, games[WAITING:])
        await _late(computers, tables, games[:WAITING], people)  # warm-up: starts the worker, fills caches
        for _ in range(WINDOWS):
            none.append(await _late(computers, tables, [], people))
            waiting.append(await _late(computers, tables, games[:WAITING], people))
    return median(waiting), median(none), max(none) / min(none)


async def _late(
    computers: Computers, tables: Tables, games: list[GameId], people: AsyncIterator[None]
) -> float:
    """Returns the lateness of late ticks in one window: one tick per few moves is later than that.

    Meanwhile computers think about these tables. Other processes of the machine must not count, so lateness
    is limited to the processor time of this process since the tick before.
    """
    thinking = [asyncio.create_task(_think(computers, tables, game)) for game in games]
    await asyncio.sleep(A_MOMENT)  # they all wait by now
    playing = asyncio.create_task(_play_on(people))
    lates, before = [], process_time()
    while not playing.done():
        due = perf_counter() + TICK
        await asyncio.sleep(TICK)
        late, now = perf_counter() - due, process_time()
        lates.append(min(late, now - before))
        before = now
    await playing
    for task in thinking:
        task.cancel()
    await asyncio.gather(*thinking, return_exceptions=True)
    return sorted(lates)[-MOVES // A_FEW]


async def _think(computers: Computers, tables: Tables, game: GameId) -> None:
    """Has a computer decide the present question of a table, again and again, at its highest level."""
    while True:
        position = await tables.pages._positions.at(game)
        level = Level.HARD if Level.HARD in position.title.minds else Level.NORMAL
        await computers.choose(position.title, task_for(position, position.asked_seats[0], level))


async def _play_on(people: AsyncIterator[None]) -> None:
    for _ in range(MOVES):
        await asyncio.sleep(PAUSE)
        await anext(people)


async def _moves(tables: Tables, games: list[GameId]) -> AsyncIterator[None]:
    """Makes moves at these tables in turn; skips finished games."""
    chance = Random(3)
    for game in cycle(games):
        table = await tables.views.table(game)
        if table.asked:
            person = table.chair(table.asked[0]).people[0]
            view = await tables.views.look(game, person.id)
            await tables.play.choose(game, person.id, seq=view.seq, index=chance.choice(view.offers).index)
            yield


@asynccontextmanager
async def _tables() -> AsyncIterator[tuple[Tables, Computers]]:
    computers = Computers()
    with TemporaryDirectory() as folder:
        async with await open_database(Path(folder) / "tables.db") as database:
            titles = {title.id: title for title in TITLES}
            tables = Tables(
                database,
                titles,
                Catalogue(TITLES),
                computers=computers,
                pictures=Pictures(),
                scheme=Scheme.DIRECT,
            )
            spare_the_collector()
            try:
                yield tables, computers
            finally:
                await tables.close()


async def _opened(tables: Tables, number: int) -> GameId:
    """Starts a game without computers, of the titles in turn."""
    title: AnyTitle = TITLES[number % len(TITLES)]
    people = [Person(id=UserId(10 * number + seat), name=f"P{seat}") for seat in range(1, 3)]
    lobby = await tables.lobbies.open(
        title.id, people[0], channel_id=1_000 + number, guild_id=1, locale="en", options={}
    )
    for person, chair in zip(people, lobby.table.chairs, strict=False):
        await tables.lobbies.take_seat(lobby.table.id, person, chair.seat)
    await tables.lobbies.start(lobby.table.id, people[0].id)
    return lobby.table.id
