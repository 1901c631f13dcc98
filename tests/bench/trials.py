"""Trials: the cost of a tried order on the event loop, compared with a move; and fifty of them in memory.

Both have the same panel, whose cost depends on the number of offers alone.
"""

import asyncio
import tracemalloc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from time import thread_time

from bot.proof.seed import Scheme
from bot.service.running.computers import Computers
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables
from bot.service.trying.trials import MOST_OPEN, Trial
from bot.store.database.opening import open_database
from bot.store.rows import GameId, Person, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle
from tests.bench.rows import Row
from tests.titles import TITLES

ORDERS = 40  # of a line, and moves of a table
GAMES = 4  # of each title
LARGEST = 64  # MiB


def rows() -> Iterator[Row]:
    for title in TITLES:
        tried, moved = asyncio.run(_costs(title))
        yield Row(
            what=f"{title.id}: a tried order on the event loop, without its panel",
            against=f"a move without its panel ({moved * 1000:.2f} ms)",
            measured=tried / moved,
            at_most=1.0,
        )
    yield Row(
        what=f"{MOST_OPEN} trials of {ORDERS} orders and more in memory, without pictures",
        against="the same tables without them",
        measured=asyncio.run(_memory()),
        at_most=LARGEST,
        unit="MiB",
    )


async def _costs(title: AnyTitle) -> tuple[float, float]:
    """Returns the processor time of the loop's thread per tried order, and per move of the same game."""
    async with _tables() as tables:
        tried: list[float] = []
        moved: list[float] = []
        for number in range(GAMES):
            game, people = await _opened(tables, title, number)
            tries: list[float] = []
            moves: list[float] = []
            await _try_out(tables, game, people[0], tries)
            await _move(tables, game, moves)
            if number:  # the first one fills the caches of words
                tried += tries
                moved += moves
        return mean(tried), mean(moved)


async def _try_out(tables: Tables, game: GameId, person: Person, spent: list[float]) -> Trial:
    trial, chance = await tables.trials.open(game, person.id), Random(5)
    offers = tables.trials.show(trial, "en").view.offers
    while offers and len(spent) < ORDERS:
        index = chance.choice(offers).index
        start = thread_time()
        trial = await tables.trial_play.choose(game, person.id, trial.row.edits, index)
        spent.append(thread_time() - start)
        offers = tables.trials.show(trial, "en").view.offers
    return trial


async def _move(tables: Tables, game: GameId, spent: list[float]) -> None:
    chance = Random(5)
    table = await tables.views.table(game)
    while table.asked and len(spent) < ORDERS:
        person = table.chair(table.asked[0]).people[0]
        view = await tables.views.look(game, person.id)
        index = chance.choice(view.offers).index
        start = thread_time()
        await tables.play.choose(game, person.id, seq=view.seq, index=index)
        spent.append(thread_time() - start)
        table = await tables.views.table(game)


async def _memory() -> float:
    """Returns the memory of all open trials, in MiB."""
    async with _tables() as tables:
        opened = [
            await _opened(tables, TITLES[number % len(TITLES)], number) for number in range(2 * MOST_OPEN)
        ]
        tracemalloc.start()
        for game, people in opened:
            await _try_out(tables, game, people[0], [])
        with_trials, _ = tracemalloc.get_traced_memory()
        tables.trials.forget_all()
        without, _ = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    return (with_trials - without) / (1 << 20)


@asynccontextmanager
async def _tables() -> AsyncIterator[Tables]:
    with TemporaryDirectory() as folder:
        async with await open_database(Path(folder) / "tables.db") as database:
            tables = Tables(
                database,
                {title.id: title for title in TITLES},
                Catalogue(TITLES),
                computers=Computers(),
                pictures=Pictures(),
                scheme=Scheme.DIRECT,
            )
            try:
                yield tables
            finally:
                await tables.close()


async def _opened(tables: Tables, title: AnyTitle, number: int) -> tuple[GameId, list[Person]]:
    people = [Person(id=UserId(10 * number + seat), name=f"P{seat}") for seat in range(1, 3)]
    lobby = await tables.lobbies.open(
        title.id, people[0], channel_id=1_000 + number, guild_id=1, locale="en", options={}
    )
    seated = list(zip(people, lobby.table.chairs, strict=False))
    for person, chair in seated:
        await tables.lobbies.take_seat(lobby.table.id, person, chair.seat)
    await tables.lobbies.start(lobby.table.id, people[0].id)
    return lobby.table.id, [person for person, _ in seated]
