"""`ackack move-database`: a game moves from a SQLite file to PostgreSQL, and back to a file."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import journal
from bot.store.database import copying
from bot.store.database.lock import alone_with
from bot.store.database.opening import Address, open_database
from bot.store.rows import GameId
from tests.bot.databases import Postgres, kept_on
from tests.bot.house import ANN, house

pytestmark = pytest.mark.sqlite  # the tests choose the database themselves


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "bot.db"


async def _begun(path: Path) -> GameId:
    """Plays the beginning of a duel, leaves posts queued, and closes the bot."""
    async with house(path) as bot:
        game = await bot.duel()
        await bot.settle()
        await bot.say(game, ANN, "aim")
        await bot.tables.people.set_zone(ANN.id, "Europe/Berlin")
    return game


async def _move(source: Address, target: Address) -> int:
    written = [str(each) if isinstance(each, Path) else each.url for each in (source, target)]
    return await asyncio.to_thread(main, ["move-database", *written])


def _spoil(path: Path) -> None:
    path.write_bytes(b"these are no tables, only words" * 100)


def is_there(path: Path) -> bool:
    return path.exists()


async def _rows(where: Address) -> dict[str, list[copying.Record]]:
    async with await open_database(where) as database:
        return {table: await database.read(copying.page, table, None) for table in copying.TABLES}


async def test_a_game_goes_on_after_the_move_and_after_the_way_back(
    file: Path, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    game = await _begun(file)
    before = await _rows(file)
    with kept_on(postgres):
        there = postgres.at(tmp_path / "there.db")
        assert await _move(file, there) == 0
        assert "1 games" in capsys.readouterr().out
        assert await _rows(there) == before
        assert before["outbox"]
        async with house(tmp_path / "there.db") as bot:
            assert {owed.game_id for owed in await bot.tables.outbox.owed_posts()} == {game}
            await bot.say(game, ANN, "strike")
            await bot.settle()
            assert await bot.lobby() == game + 1, "new tables are numbered after the old ones"
        back = tmp_path / "back.db"
        assert await _move(there, back) == 0
        assert await _rows(back) == await _rows(there)
    async with house(back) as bot:
        moves = await bot.database.read(journal.moves, game)
        assert [move.seq for move in moves] == list(range(len(moves)))
        await bot.tables.leaving.resign(game, ANN.id)
        assert await bot.lobby() == game + 2


@pytest.mark.parametrize("broken", ["source", "target", "same", "full", "newer", "in use"])
async def test_what_cannot_be_moved_is_said_in_one_sentence(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], broken: str
) -> None:
    await _begun(file)
    target, said = tmp_path / "other.db", ""
    match broken:
        case "source":
            _spoil(file)
            said = f"the file {file} is not a database"
        case "target":
            _spoil(target)
            said = f"the file {target} is not a database"
        case "same":
            target, said = file, "the games are there already"
        case "full":
            await _begun(target)
            said = f"{target} is not empty: nothing was copied"
        case "newer":
            with closing(sqlite3.connect(file)) as sqlite:
                sqlite.execute("pragma user_version = 999")
            said = "the database is at version 999, this program knows"
    if broken == "in use":
        with alone_with(file):
            assert await _move(file, target) == 2
        said = f"{file} is already used by process"
    else:
        assert await _move(file, target) == 2
    told = capsys.readouterr()
    assert told.err.startswith(f"ackack: {said}")
    assert told.err.count("\n") == 1
    assert told.out == ""
    if broken in ("source", "newer", "in use"):
        assert not is_there(target), "nothing is left of what was not done"


async def test_a_bot_that_is_connected_is_not_moved_away_from(
    file: Path, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    with kept_on(postgres):
        there = postgres.at(tmp_path / "there.db")
        async with house(tmp_path / "there.db"):
            assert await _move(there, file) == 2
    assert "is in use by ackack" in capsys.readouterr().err
    assert not is_there(file)


async def test_all_tables_are_carried(file: Path) -> None:
    await (await open_database(file)).close()
    with closing(sqlite3.connect(file)) as sqlite:
        found = sqlite.execute(
            "select name from sqlite_master where type = 'table' and name not like '%_sequence'"
        )
        assert {name for (name,) in found} - {"sqlite_sequence"} == set(copying.TABLES)
        for table, key in copying.TABLES.items():
            columns = sqlite.execute(
                "select name from pragma_table_info(?) where pk > 0 order by pk", (table,)
            )
            assert tuple(name for (name,) in columns) == key
