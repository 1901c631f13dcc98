"""A process with an open database ends, also by a signal or an error, and keeps its writes."""

import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store import key_values
from bot.store.database import sqlite

pytestmark = [
    pytest.mark.sqlite,
    pytest.mark.slow,
]  # aiosqlite is for files; a process takes a second to start

PATIENCE = 60.0  # seconds after which a process counts as stuck

PROCESS = """
import asyncio, signal, sys
from pathlib import Path
from bot.cli.databases import database_at
from bot.store import key_values
from bot.ui.serving import stop_signals

async def main(path, way):
    async with database_at(Path(path)) as database:
        await database.write(key_values.remember, "word", way)
        assert await database.read(key_values.recall, "word") == way
        match way:
            case "returns":
                return
            case "raises":
                raise RuntimeError("a bug")
            case "exits":
                sys.exit(3)
            case "serves":
                with stop_signals() as asked:
                    print("ready", flush=True)
                    await asked.wait()
            case "works":
                print("ready", flush=True)
                await work(database, 1)
            case "crowds":
                print("ready", flush=True)
                await asyncio.gather(*(work(database, worker) for worker in range(20)))
            case "leaves":
                left = [asyncio.create_task(work(database, worker)) for worker in range(20)]
                await asyncio.sleep(0.1)

async def work(database, worker):
    for number in range(1_000_000):
        await database.write(key_values.remember, f"number {worker}", str(number))

signal.signal(signal.SIGINT, signal.default_int_handler)  # whoever runs the tests may ignore it
asyncio.run(main(*sys.argv[1:]))
"""


@contextmanager
def _process(path: Path, way: str) -> Iterator["subprocess.Popen[str]"]:
    """Runs a process that opens a database and ends in the given way."""
    given = [sys.executable, "-c", PROCESS, str(path), way]
    with subprocess.Popen(given, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def _kept(path: Path) -> str | None:
    with closing(sqlite.connect(path)) as db:
        return key_values.recall(db, "word")


@pytest.mark.parametrize(
    ("way", "code", "said"),
    [
        ("returns", 0, ""),
        ("raises", 1, "RuntimeError: a bug"),
        ("exits", 3, ""),
        ("leaves", 0, "ValueError: the database is closed"),
    ],
)
def test_a_process_that_ends_by_itself(tmp_path: Path, way: str, code: int, said: str) -> None:
    with _process(tmp_path / "bot.db", way) as process:
        _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    assert (told.splitlines() or [""])[-1] == said
    assert _kept(tmp_path / "bot.db") == way
    assert not (tmp_path / "bot.db-wal").exists(), "it was closed in peace"


@pytest.mark.parametrize(
    ("way", "asked", "code"),
    [
        ("serves", signal.SIGTERM, 0),
        ("serves", signal.SIGINT, 0),
        ("works", signal.SIGTERM, -signal.SIGTERM),
        ("works", signal.SIGINT, -signal.SIGINT),
        ("works", signal.SIGKILL, -signal.SIGKILL),
        ("crowds", signal.SIGINT, -signal.SIGINT),
    ],
)
def test_a_process_that_is_asked_to_end(tmp_path: Path, way: str, asked: signal.Signals, code: int) -> None:
    with _process(tmp_path / "bot.db", way) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        process.send_signal(asked)
        _, told = process.communicate(timeout=PATIENCE)
    assert process.returncode == code
    assert told == "" or told.splitlines()[-1] == "KeyboardInterrupt"
    assert _kept(tmp_path / "bot.db") == way
