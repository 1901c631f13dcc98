"""`ackack run` with an unusable database: one sentence, an exit code, no traceback."""

import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from fluent.syntax.ast import Message

from bot.__main__ import main
from bot.store.database.lock import Taken, alone_with
from bot.store.database.sqlite import connect
from bot.ui.serving import ShortCollections
from tests.bot.databases import Postgres

pytestmark = pytest.mark.sqlite

HOLD = """
import sys, time
from pathlib import Path
from bot.store.database.lock import alone_with
with alone_with(Path(sys.argv[1])):
    print("held", flush=True)
    time.sleep(60)
"""


def _run(monkeypatch: pytest.MonkeyPatch, database: object) -> int:
    monkeypatch.setenv("DISCORD_TOKEN", "not a token")
    monkeypatch.setenv("ACKACK_DATABASE", str(database))
    return main(["run"])


def _told(capsys: pytest.CaptureFixture[str]) -> str:
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1, told
    return told[0]


def test_what_stays_is_not_searched_for_garbage_while_people_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    searched: list[object] = []
    thresholds = gc.get_threshold()

    async def keep_serving(*_: object) -> None:
        searched.extend(found for found in gc.get_objects() if isinstance(found, Message))

    monkeypatch.setattr("bot.cli.run.keep_serving", keep_serving)
    try:
        assert _run(monkeypatch, tmp_path / "bot.db") == 0
    finally:
        gc.callbacks[:] = [one for one in gc.callbacks if not isinstance(one, ShortCollections)]
        gc.unfreeze()
        gc.set_threshold(*thresholds)
    assert searched == []  # thousands of words, none of them in the way


def test_a_file_that_is_no_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("buy milk\n" * 1000)
    assert _run(monkeypatch, path) == 2
    assert _told(capsys) == f"ackack: the file {path} is not a database"
    assert path.read_text() == "buy milk\n" * 1000


def test_a_file_with_a_damaged_schema(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """SQLite quotes the schema in its error, in bytes that are no text."""
    path = tmp_path / "bot.db"
    with closing(connect(path)) as db:
        db.execute("create table tables_of_the_bot (y)")
        db.execute("pragma journal_mode = delete")
    damaged = path.read_bytes().replace(b"CREATE TABLE", b"CREATE TABEL")
    path.write_bytes(damaged.replace(b"tables_of_the_bot", b"tables_of_\xed\xed\xed_bot"))
    assert _run(monkeypatch, path) == 2
    assert _told(capsys) == f"ackack: the file {path} is damaged; take the last backup"


def test_a_folder_that_cannot_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "var").write_text("a file where a folder should be")
    assert _run(monkeypatch, tmp_path / "var" / "bot.db") == 2
    assert _told(capsys) == f"ackack: the folder {tmp_path / 'var'} cannot be made: File exists"


def test_a_folder_in_the_place_of_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run(monkeypatch, tmp_path) == 2
    assert _told(capsys).startswith(f"ackack: the file {tmp_path} cannot be opened")


def test_a_disk_that_is_read_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bot.db"
    with closing(connect(path)) as db:
        db.execute("create table x (y)")
        db.execute("pragma journal_mode = delete")
    monkeypatch.setattr("bot.store.database.sqlite.where", lambda path: f"{path.as_uri()}?mode=ro")
    assert _run(monkeypatch, path) == 2
    assert _told(capsys).startswith(f"ackack: the file {path} cannot be written")


def test_an_address_that_is_none(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert _run(monkeypatch, "postgresql://user:secret@localhost:port/x") == 2
    told = _told(capsys)
    assert told.startswith("ackack: PostgreSQL cannot be reached: ")
    assert "secret" not in told


def test_a_server_that_knows_no_such_user(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run(monkeypatch, postgres.url.replace("ackack@", "stranger:secret@")) == 2
    told = _told(capsys)
    assert told.startswith("ackack: PostgreSQL cannot be reached: ")
    assert 'role "stranger" does not exist' in told
    assert "secret" not in told


# --- one process a file ------------------------------------------------------------------------------------


@contextmanager
def _holder(path: Path) -> Iterator["subprocess.Popen[str]"]:
    """Starts a process that uses a file."""
    held = subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, text=True)
    try:
        assert held.stdout is not None
        assert held.stdout.readline() == "held\n"
        yield held
    finally:
        held.kill()
        held.communicate()


def test_a_second_process_on_a_file_is_refused_and_told_of_the_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bot.db"
    with _holder(path) as first:
        assert _run(monkeypatch, path) == 2
        told = _told(capsys)
    assert told.startswith(
        f"ackack: {path} is already used by process {first.pid} on {os.uname().nodename} since "
    )
    assert told.endswith("; end that one first")
    assert not path.exists(), "nothing was opened"


def test_the_lock_falls_with_a_process_that_is_killed(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    with _holder(path) as first:
        with pytest.raises(Taken), alone_with(path):
            pass
        first.send_signal(signal.SIGKILL)
        first.wait()
        deadline = time.monotonic() + 5
        while time.monotonic() < deadline:
            try:
                with alone_with(path):
                    return
            except Taken:
                time.sleep(0.05)
    raise AssertionError("the lock outlived its process")
