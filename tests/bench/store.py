"""The journal: the cost of a move through the store, and a game's replay against playing it at a table."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from bot.copies import replace
from bot.proof.seed import Scheme
from bot.service.running.computers import Computers
from bot.service.showing.pictures import Pictures
from bot.service.tables import Tables
from bot.store import commits, journal
from bot.store.database.connection import Connection
from bot.store.database.sqlite import SqliteDatabase
from bot.store.rows import Commit, GameId, Person, UserId
from bot.testing.replay import replay
from bot.text.catalogue import Catalogue
from bot.titles.title import as_any_title
from engine.core import Draw, RecordedDice, Seat
from tests.bench.rows import Row
from tests.stored import commit, lobby
from tests.titles import MINIATURES

COMMITS = 300
APART = 0  # added to the ids of interactions, which are written once
ROUNDS = 5
MOVES = 150
ANN, BOB = Person(id=UserId(1), name="Ann"), Person(id=UserId(2), name="Bob")


def rows() -> Iterator[Row]:
    yield Row(
        what="journal append through the store",
        against="the same transaction with plain sqlite3",
        measured=asyncio.run(_append()),
        at_least=0.40,
    )
    playing, replaying = asyncio.run(_at_a_table())
    yield Row(
        what="replay of a whole game, times faster",
        against="its own playing time at a table",
        measured=playing / replaying,
        at_least=5,
    )


async def _append() -> float:
    """Returns commits per second through the event loop, as a share of direct commits."""
    with TemporaryDirectory() as folder:
        async with await SqliteDatabase.open(Path(folder) / "ours.db") as ours:
            plain = await SqliteDatabase.open(Path(folder) / "plain.db")
            numbers = [await database.write(_game) for database in (ours, plain)]
            await plain.close()
            direct = sqlite3.connect(Path(folder) / "plain.db", isolation_level=None)
            direct.execute("pragma synchronous = full")
            direct.execute("pragma foreign_keys = on")
            shares = []
            for lap in range(ROUNDS):
                start = perf_counter()
                for seq in range(COMMITS):
                    await ours.write(commits.commit, _commit(numbers[0], lap * COMMITS + seq))
                through = perf_counter() - start
                start = perf_counter()
                for seq in range(COMMITS):
                    direct.execute("begin immediate")
                    commits.commit(direct, _commit(numbers[1], lap * COMMITS + seq))
                    direct.execute("commit")
                shares.append((perf_counter() - start) / through)
            direct.close()
    return median(shares)


def _game(connection: Connection) -> GameId:
    return commits.open_game(connection, lobby("human", "martian"))


def _commit(game_id: GameId, seq: int, apart: int = APART) -> Commit:
    """Returns a typical move: a small action, some dice, a state of a few kilobytes."""
    change = commit(game_id, seq, interaction_id=apart + seq + 1, kept=seq % 20 == 0)
    assert change.row is not None
    row = replace(change.row.move, draws=(Draw(8, 3),) * 7, told=b"[" + b"1," * 150 + b"1]")
    return replace(change, row=replace(change.row, move=row, state=bytes(6000)), plans=(), orders=())


async def _at_a_table() -> tuple[float, float]:
    """Returns the processor time of a game played at a table without Discord, and of its replay."""
    title = as_any_title(MINIATURES)
    with TemporaryDirectory() as folder:
        async with await SqliteDatabase.open(Path(folder) / "tables.db") as database:
            tables = Tables(
                database,
                {title.id: title},
                Catalogue([title]),
                computers=Computers(),
                pictures=Pictures(),
                new_seed=lambda: bytes(32),
                scheme=Scheme.DIRECT,
            )
            opened = await tables.lobbies.open(
                title.id, ANN, channel_id=1, guild_id=1, locale="en", options={}
            )
            game_id = opened.table.id
            for seat, person in enumerate((ANN, BOB)):
                await tables.lobbies.take_seat(game_id, person, Seat(seat))
            await tables.lobbies.start(game_id, ANN.id)
            chance, start = Random(4), process_time()
            for _ in range(MOVES):
                view = await tables.views.look(game_id, ANN.id)
                person = ANN if view.my_turn else BOB
                view = await tables.views.look(game_id, person.id)
                if not view.offers:
                    break
                await tables.play.choose(
                    game_id, person.id, seq=view.seq, index=chance.choice(view.offers).index
                )
            playing = process_time() - start
            rows = await database.read(journal.moves, game_id)
            await tables.close()
    moves = [
        (row.seat, title.codecs.actions.decode(row.action), row.draws)
        for row in rows
        if row.seat is not None and row.action is not None
    ]
    start = process_time()
    options = title.codecs.options.decode(b"{}")
    state = title.rules.setup(options, 2, RecordedDice(rows[0].draws)).state
    replay(title.rules, state, moves)
    return playing, process_time() - start
