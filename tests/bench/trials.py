"""Trials: the cost of a tried order on the event loop, compared with a move; and fifty of them in memory."""

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
from bot.service.trying.trials import MOST_OPEN
from bot.store.database.opening import open_database
from bot.store.rows import GameId, Person, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle
from tests.bench.rows import Row
from tests.titles import TITLES

ORDERS = 40  # of a line, and moves of a table
PAIRS = 4  # of games of each title: orders are tried in one, moves are made in the other
LARGEST = 64  # MiB


def rows() -> Iterator[Row]:
    for title in TITLES:
        tried, moved = asyncio.run(_costs(title))
        yield Row(
            what=f"{title.id}: a tried order on the event loop, without its panel",
            against=f"a move without its panel ({moved.order * 1000:.2f} ms)",
            measured=tried.order / moved.order,
            at_most=1.0,
        )
        yield Row(
            what=f"{title.id}: a tried order and the panel of the next question",
            against=f"a move and the panel of the next question ({moved.whole(moved.offers) * 1000:.2f} ms)",
            measured=tried.whole(moved.offers) / moved.whole(moved.offers),
            at_most=1.0,
        )
    yield Row(
        what=f"{MOST_OPEN} trials of {ORDERS} orders and more in memory, without pictures",
        against="the same tables without them",
        measured=asyncio.run(_memory()),
        at_most=LARGEST,
        unit="MiB",
    )


class Spent:
    """Processor time of the loop's thread: of orders, and of the panels of the next questions."""

    def __init__(self) -> None:
        self.orders: list[float] = []
        self._panels: list[float] = []
        self._offers: list[int] = []

    def add(self, start: float, ordered: float, offers: int) -> None:
        """Adds an order that began and ended at these times; the panel with its offers ends now."""
        self.orders.append(ordered - start)
        self._panels.append(thread_time() - ordered)
        self._offers.append(offers)

    @property
    def order(self) -> float:
        return mean(self.orders)

    def whole(self, offers: float) -> float:
        """Returns the time of an order and a panel of so many offers; random games differ in them."""
        return self.order + sum(self._panels) / sum(self._offers) * offers

    @property
    def offers(self) -> float:
        return mean(self._offers)


async def _costs(title: AnyTitle) -> tuple[Spent, Spent]:
    """Returns the processor time of tried orders, and of moves of the same games."""
    async with _tables() as tables:
        tried, moved = Spent(), Spent()
        for pair in range(1 + PAIRS):
            if pair == 1:  # the first pair filled the caches of words
                tried, moved = Spent(), Spent()
            runs = [(_try_out, tried), (_move, moved)]
            if pair % 2:  # the first run of a pair fills caches for the second
                runs.reverse()
            for run, spent in runs:
                await run(tables, await _opened(tables, title, 2 * pair + (run is _move)), spent)
        return tried, moved


async def _try_out(tables: Tables, game: GameId, spent: Spent) -> None:
    person = (await tables.views.table(game)).chairs[0].people[0]
    trial, chance, last = await tables.trials.open(game, person.id), Random(5), len(spent.orders) + ORDERS
    offers = tables.trials.show(trial, "en").view.offers
    while offers and len(spent.orders) < last:
        index = chance.choice(offers).index
        start = thread_time()
        trial = await tables.trial_play.choose(game, person.id, trial.row.edits, index)
        ordered = thread_time()
        offers = tables.trials.show(trial, "en").view.offers
        spent.add(start, ordered, len(offers))


async def _move(tables: Tables, game: GameId, spent: Spent) -> None:
    chance, last = Random(5), len(spent.orders) + ORDERS
    table = await tables.views.table(game)
    person = table.chair(table.asked[0]).people[0]
    view = await tables.views.look(game, person.id)
    while table.asked and len(spent.orders) < last:
        index = chance.choice(view.offers).index
        start = thread_time()
        done = await tables.play.choose(game, person.id, seq=view.seq, index=index)
        ordered = thread_time()
        assert done.lines is not None, "the sentences are made here, as for the panel of a trial"
        table = await tables.views.table(game)
        if table.asked:
            person = table.chair(table.asked[0]).people[0]
            view = await tables.views.look(game, person.id)
            spent.add(start, ordered, len(view.offers))


async def _memory() -> float:
    """Returns the memory of all open trials, in MiB."""
    async with _tables() as tables:
        opened = [
            await _opened(tables, TITLES[number % len(TITLES)], number) for number in range(2 * MOST_OPEN)
        ]
        tracemalloc.start()
        for game in opened:
            await _try_out(tables, game, Spent())
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


async def _opened(tables: Tables, title: AnyTitle, number: int) -> GameId:
    people = [Person(id=UserId(10 * number + seat), name=f"P{seat}") for seat in range(1, 3)]
    lobby = await tables.lobbies.open(
        title.id, people[0], channel_id=1_000 + number, guild_id=1, locale="en", options={}
    )
    for person, chair in zip(people, lobby.table.chairs, strict=False):
        await tables.lobbies.take_seat(lobby.table.id, person, chair.seat)
    await tables.lobbies.start(lobby.table.id, people[0].id)
    return lobby.table.id
