"""Reviews: how long tables wait for their computers while five reviews are requested."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from itertools import cycle
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

from bot.proof.seed import Scheme
from bot.service.running.computers import Computers
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables
from bot.store.database.opening import open_database
from bot.store.rows import GameId, Person, UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle
from engine.core import SeededDice
from tests.bench.rows import Row
from tests.titles import TITLES

ANNA = Person(id=UserId(1), name="Anna")
REVIEWS = 5
OPENING = 6  # moves before a game that is reviewed is resigned
PLAYED = 6  # tables at which a person plays against the computer
MOVES = 60  # of theirs, each answered by the computer
PAUSE = 0.02  # seconds between two of them


def rows() -> Iterator[Row]:
    beside, alone = asyncio.run(_waits())
    yield Row(
        what=f"a move and the computer's answer, {REVIEWS} reviews asked for (to be at most 1.2)",
        against=f"with none ({alone * 1000:.1f} ms)",
        measured=beside / alone,
    )


async def _waits() -> tuple[float, float]:
    """Returns the time of a move and the computer's answer, beside reviews and without."""
    with TemporaryDirectory() as folder:
        database = await open_database(Path(folder) / "tables.db")
        titles = {title.id: title for title in TITLES}
        tables = Tables(
            database,
            titles,
            Catalogue(TITLES),
            computers=Computers(),
            pictures=Pictures(),
            scheme=Scheme.DIRECT,
        )
        try:
            return await _measure(tables)
        finally:
            await tables.close()
            await database.close()


async def _measure(tables: Tables) -> tuple[float, float]:
    over = [await _resigned(tables, number) for number in range(REVIEWS)]
    moves = _answered_moves(tables)
    await _window(moves)  # warm-up: starts the worker, reads the games
    alone = await _window(moves)
    asked = [asyncio.create_task(tables.reviews.of(game)) for game in over]
    beside = await _window(moves)
    assert not asked[-1].done(), "the reviews are over too soon"
    tables.reviews.close()
    await asyncio.gather(*asked, return_exceptions=True)
    return beside, alone


async def _window(moves: AsyncIterator[float]) -> float:
    taken = []
    for _ in range(MOVES):
        taken.append(await anext(moves))
        await asyncio.sleep(PAUSE)
    return median(taken)


async def _answered_moves(tables: Tables) -> AsyncIterator[float]:
    """Makes moves at tables in turn; yields the times of moves that the computer has answered."""
    games = [await _opened(tables, number) for number in range(PLAYED)]
    for turn in cycle(range(PLAYED)):
        before = await tables.views.table(games[turn])
        if not before.asked:
            games[turn] = await _opened(tables, turn)
            continue
        taken, made = await _move(tables, games[turn])
        if made > 1:
            yield taken


async def _move(tables: Tables, game: GameId) -> tuple[float, int]:
    """Makes one move; returns its time and the number of rows it has added to the journal."""
    view = await tables.views.look(game, ANNA.id, hints=False)
    assert view.decision is not None, "somebody is asked"
    legal = tuple(offer.action for offer in view.offers)
    action = view.table.title.computer(view.view, view.decision, legal, SeededDice(b"bench", view.seq))
    begun = perf_counter()
    await tables.play.choose(game, ANNA.id, seq=view.seq, index=legal.index(action))
    taken = perf_counter() - begun
    after = await tables.views.look(game, ANNA.id, hints=False)
    return taken, after.seq - view.seq


async def _opened(tables: Tables, number: int) -> GameId:
    """Starts a game of Anna against the computer."""
    duels = [title for title in TITLES if _seats(title) == 2]
    return await _started(tables, duels[number % len(duels)])


def _seats(title: AnyTitle) -> int:
    return len(title.rules.seat_plan(title.codecs.options.decode(b"{}")).keys)


async def _started(tables: Tables, title: AnyTitle) -> GameId:
    lobby = await tables.lobbies.open(title.id, ANNA, channel_id=1, guild_id=1, locale="en", options={})
    await tables.lobbies.take_seat(lobby.table.id, ANNA, lobby.table.chairs[0].seat)
    if len(lobby.table.chairs) > 1:
        await tables.lobbies.seat_computer(lobby.table.id, ANNA.id)
    await tables.lobbies.start(lobby.table.id, ANNA.id)
    return lobby.table.id


async def _resigned(tables: Tables, number: int) -> GameId:
    """Plays a few moves of a solo game and resigns it: a review of it has the longest playouts."""
    (solo,) = (title for title in TITLES if title.openness.no_rivals)
    game = await _started(tables, solo)
    for _ in range(OPENING + number):
        await _move(tables, game)
    await tables.leaving.resign(game, ANNA.id)
    return game
