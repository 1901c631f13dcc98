"""Progress of long commands: a bar on a terminal, lines in a log, nothing for quick work."""

import io
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.console import A_WHILE, IN_A_LOG, ON_SCREEN, Progress
from bot.store.database import sqlite


class Screen(io.StringIO):
    """A terminal that keeps the text written to it."""

    def isatty(self) -> bool:
        return True


class Clock:
    """A clock that moves by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("out", [Screen(), io.StringIO()], ids=["screen", "log"])
def test_quick_work_shows_nothing(out: io.StringIO) -> None:
    clock = Clock()
    with Progress("rows", out, clock) as progress:
        progress(1, 9)
        clock.now = A_WHILE - 0.1
        progress(9, 9)
    assert out.getvalue() == ""


def test_a_terminal_gets_a_bar_that_goes_away() -> None:
    screen, clock = Screen(), Clock()
    with Progress("rows", screen, clock) as progress:
        clock.now = A_WHILE
        progress(3, 9)
        progress(4, 9)  # too soon after the last update
        clock.now += ON_SCREEN
        progress(9, 9)
    assert screen.getvalue().split("\r")[1:] == [
        "rows [##########....................] 3 of 9",
        "rows [##############################] 9 of 9",
        "\x1b[K",
    ]


def test_a_log_gets_a_line_now_and_then() -> None:
    log, clock = io.StringIO(), Clock()
    with Progress("rows", log, clock) as progress:
        for clock.now in (A_WHILE, A_WHILE + 1, A_WHILE + IN_A_LOG):
            progress(int(clock.now))
    assert log.getvalue() == "rows: 2\nrows: 12\n"


@pytest.mark.sqlite
def test_a_backup_in_steps_is_one_snapshot(tmp_path: Path) -> None:
    source = tmp_path / "tables.db"
    with closing(sqlite3.connect(source, isolation_level=None)) as db:
        db.execute("pragma journal_mode = wal")
        db.execute("create table games (id integer primary key, state blob)")
        db.executemany("insert into games (state) values (?)", [(b"x" * 4000,)] * 1000)
        seen: list[tuple[int, int]] = []

        def write_meanwhile(done: int, total: int) -> None:
            seen.append((done, total))
            db.execute("insert into games (state) values ('later')")

        assert sqlite.back_up(source, tmp_path / "copy.db", write_meanwhile) == 1000
    assert len(seen) > 2, "it was copied in several steps"
    assert seen[-1][0] == seen[-1][1]
    assert len({total for _, total in seen}) == 1
