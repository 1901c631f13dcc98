"""`ackack backup` of a database that is being written to: the copy is the journal at one moment."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli.games.known_titles import KnownTitles
from bot.store.rows import GameId
from tests.bot.house import ANN, House, house
from tests.duel import DUEL

KNOWN = KnownTitles(find=lambda: (DUEL,))
COPIES = 4

pytestmark = pytest.mark.sqlite


def _rows(path: Path, table: str, order: str) -> list[tuple[Any, ...]]:
    with closing(sqlite3.connect(path)) as sqlite:
        return sqlite.execute(f"select * from {table} order by {order}").fetchall()


async def _write_on(bot: House, game: GameId, stop: asyncio.Event) -> None:
    while not stop.is_set():
        await bot.say(game, ANN, "aim")
        await bot.tables.undo.ask(game, ANN.id)


async def test_a_backup_of_a_busy_database_is_the_journal_at_that_moment(tmp_path: Path) -> None:
    path, stop = tmp_path / "bot.db", asyncio.Event()
    copies = [tmp_path / f"copy-{number}.db" for number in range(COPIES)]
    async with house(path) as bot:
        game = await bot.duel()
        writer = asyncio.create_task(_write_on(bot, game, stop))
        for copy in copies:
            done = (await bot.tables.views.table(game)).seq
            backup = ["backup", str(copy), "--database", str(path)]
            assert await asyncio.to_thread(main, backup, KNOWN) == 0
            assert _rows(copy, "moves", "seq")[-1][1] >= done, "nothing is missing that was there before"
            await asyncio.sleep(0.02)
        stop.set()
        await writer
    journal = _rows(path, "moves", "seq")
    lengths = []
    for copy in copies:
        copied = _rows(copy, "moves", "seq")
        assert copied == journal[: len(copied)]
        lengths.append(len(copied))
        async with house(copy) as bot:
            assert (await bot.tables.views.table(game)).seq == len(copied) - 1
            await bot.tables.views.look(game, ANN.id)
    assert lengths == sorted(set(lengths)), "the bot went on meanwhile"


def test_a_backup_overwrites_nothing_and_says_what_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("dear Anna, " * 200)
    assert main(["backup", str(letter), "--database", str(letter)], KNOWN) == 2
    assert "is there already" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "copy.db"), "--database", str(letter)], KNOWN) == 2
    assert "no backup of" in capsys.readouterr().err
    assert main(["backup", str(tmp_path / "copy.db"), "--database", str(tmp_path / "none.db")], KNOWN) == 2
    assert "there is no database" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["letter.txt"]
