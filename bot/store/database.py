"""One SQLite file: opened, kept up to date, and asked one transaction at a time."""

import re
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import aiosqlite

P = ParamSpec("P")
T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"

_PRAGMAS = (
    "journal_mode = wal",
    "synchronous = full",
    "foreign_keys = on",
    "busy_timeout = 5000",
    "secure_delete = on",  # what people want forgotten is overwritten
)
_NUMBERED = re.compile(r"(\d{4})_\w+\.sql")


class NewerDatabase(Exception):  # noqa: N818 - named for what it says
    """The file was written by a later version of this program."""


class Database:
    """One connection in a thread of its own.

    A transaction is one function of the store, handed to that thread whole: one hop instead of one a
    statement, and nothing can slip in between.
    """

    def __init__(self, connection: "_Connection") -> None:
        self._connection = connection

    @classmethod
    async def open(cls, path: Path | str, migrations: Path = MIGRATIONS) -> "Database":
        """Opens the file, creates it if need be, and brings it up to date."""
        connection = _Connection(path)
        await connection
        try:
            await connection.run(lambda sqlite: _migrate(sqlite, migrations))
        except BaseException:
            await connection.close()
            raise
        return cls(connection)

    async def close(self) -> None:
        """Waits for what is under way and closes the file."""
        await self._connection.close()

    async def write(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Runs a function of the store as one transaction: all of it or nothing."""
        return await self._connection.run(lambda sqlite: _transact(sqlite, work, *args, **kwargs))

    async def read(
        self, work: Callable[Concatenate[sqlite3.Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Runs a function of the store that only asks."""
        return await self._connection.run(lambda sqlite: work(sqlite, *args, **kwargs))


class _Connection(aiosqlite.Connection):
    """Ships a whole function to the connection's thread.

    aiosqlite offers this to its own methods only, hence the subclass: its public methods are one hop a
    statement, and a transaction of four statements would take twice as long. `_execute`, `_conn` and
    `_thread` are its inside, which any release may change: that is why `pyproject.toml` allows 0.22 only.
    """

    def __init__(self, path: Path | str) -> None:
        super().__init__(lambda: _connect(path), iter_chunk_size=64)
        self._thread.daemon = True  # what was not awaited is not owed: a crash need not wait for it

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


def _connect(path: Path | str) -> sqlite3.Connection:
    """Opens a connection whose transactions begin and end where we say so."""
    connection = sqlite3.connect(path, isolation_level=None)
    connection.row_factory = sqlite3.Row
    for pragma in _PRAGMAS:
        connection.execute(f"pragma {pragma}")
    return connection


def _transact(
    sqlite: sqlite3.Connection,
    work: Callable[Concatenate[sqlite3.Connection, P], T],
    *args: P.args,
    **kwargs: P.kwargs,
) -> T:
    sqlite.execute("begin immediate")
    try:
        result = work(sqlite, *args, **kwargs)
        sqlite.execute("commit")
    except BaseException:
        if sqlite.in_transaction:
            sqlite.execute("rollback")
        raise
    return result


def _migrate(sqlite: sqlite3.Connection, folder: Path) -> None:
    """Runs the numbered files the database has not seen yet, each as one transaction."""
    steps = _steps(folder)
    (done,) = sqlite.execute("pragma user_version").fetchone()
    if done > len(steps):
        raise NewerDatabase(f"the database is at version {done}, this program knows {len(steps)}")
    for number, path in enumerate(steps[done:], start=done + 1):
        script = path.read_text(encoding="utf-8")
        try:
            sqlite.executescript(f"begin immediate;\n{script}\npragma user_version = {number};\ncommit;")
        except BaseException:
            if sqlite.in_transaction:
                sqlite.execute("rollback")
            raise


def _steps(folder: Path) -> list[Path]:
    steps = sorted(folder.glob("*.sql"))
    for number, path in enumerate(steps, start=1):
        name = _NUMBERED.fullmatch(path.name)
        assert name is not None, f"{path.name} is not named like a migration"
        assert int(name[1]) == number, f"migration {number} is missing: found {path.name}"
    return steps
