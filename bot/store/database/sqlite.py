"""One SQLite file, asked in a thread of its own; writes that wait share a commit."""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Concatenate, ParamSpec, TypeVar, cast

from bot.store.database.connection import Connection
from bot.store.database.interface import CannotCopy, CannotOpen
from bot.store.database.versions import MIGRATIONS, steps

P = ParamSpec("P")
T = TypeVar("T")

FOLDER = MIGRATIONS / "sqlite"
MOST_TOGETHER = 128  # of what waits, as much is worked off before anybody hears of it

DURABILITY = "full"  # a commit has reached the disk before anybody hears of it

_PRAGMAS = (
    "journal_mode = wal",
    "foreign_keys = on",
    "busy_timeout = 5000",
    "secure_delete = on",  # what people want forgotten is overwritten
)


@dataclass(frozen=True, kw_only=True)
class _Call:
    """What somebody waits for."""

    work: Callable[[sqlite3.Connection], object]
    answer: "asyncio.Future[object]"
    writes: bool


@dataclass(frozen=True, kw_only=True)
class _Outcome:
    """What came of a call."""

    result: object = None
    error: BaseException | None = None


class SqliteDatabase:
    """One connection in a thread of its own.

    A transaction is one function of the store, handed to that thread whole: one hop instead of one a
    statement, and nothing can slip in between. Writes that wait at the same time are committed together: each
    in a savepoint, so that one that fails takes back only itself, and one wait for the disk for all of them.
    Nobody hears of a write before that, nor of what was asked after it.
    """

    is_shared = False

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._waiting: SimpleQueue[_Call | None] = SimpleQueue()
        self._closed = False
        self._loop = asyncio.get_running_loop()
        # A daemon: what was not awaited is not owed, so a crash need not wait for it.
        self._thread = Thread(target=self._serve, name="sqlite", daemon=True)
        self._thread.start()

    @classmethod
    async def open(cls, path: Path, folder: Path = FOLDER) -> "SqliteDatabase":
        """Opens the file, creates it if need be, and brings it up to date."""
        return cls(await asyncio.to_thread(_open, path, folder))

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._call(lambda db: work(db, *args, **kwargs), writes=True)

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._call(lambda db: work(db, *args, **kwargs), writes=False)

    async def tidy(self) -> None:
        """Writes everything from the journal of the database to its file: nothing deleted is left there."""
        await self._call(lambda db: db.execute("pragma wal_checkpoint(truncate)").fetchall(), writes=False)

    async def others(self) -> str:
        """Returns nobody: the lock beside the file keeps others away."""
        return ""

    async def count_on(self) -> None:
        """Needs nothing: SQLite counts on by itself."""

    def listen(self, listener: Callable[[int], None]) -> None:
        """Calls nobody, ever: the file is this process's alone."""

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._waiting.put(None)
        await asyncio.to_thread(self._thread.join)

    async def _call(self, work: Callable[[sqlite3.Connection], T], *, writes: bool) -> T:
        if self._closed:
            raise ValueError("the database is closed")
        answer: asyncio.Future[object] = self._loop.create_future()
        self._waiting.put(_Call(work=work, answer=answer, writes=writes))
        return cast(T, await answer)

    # --- in the thread -------------------------------------------------------------------------------------

    def _serve(self) -> None:
        with closing(self._connection):
            going_on = True
            while going_on:
                calls, going_on = self._next()
                first = next((at for at, call in enumerate(calls) if call.writes), len(calls))
                asked, told = calls[:first], calls[first:]
                self._tell(asked, [_run(self._connection, call) for call in asked])
                self._tell(told, _commit(self._connection, told) if told else [])

    def _next(self) -> tuple[list[_Call], bool]:
        """Waits for a call and takes along all that wait; tells whether more may come."""
        calls: list[_Call] = []
        try:
            call = self._waiting.get()
            while call is not None:
                calls.append(call)
                if len(calls) == MOST_TOGETHER:
                    return calls, True
                call = self._waiting.get_nowait()
        except Empty:
            return calls, True
        return calls, False

    def _tell(self, calls: Sequence[_Call], outcomes: Sequence[_Outcome]) -> None:
        if calls and not self._loop.is_closed():  # else the process is ending, and nobody waits any more
            self._loop.call_soon_threadsafe(_tell_all, calls, outcomes)


def _tell_all(calls: Sequence[_Call], outcomes: Sequence[_Outcome]) -> None:
    for call, outcome in zip(calls, outcomes, strict=True):
        if call.answer.done():  # who asked has gone
            continue
        if outcome.error is not None:
            call.answer.set_exception(outcome.error)
        else:
            call.answer.set_result(outcome.result)


def _run(db: sqlite3.Connection, call: _Call) -> _Outcome:
    try:
        return _Outcome(result=call.work(db))
    except StopIteration as error:  # cannot be handed to who waits
        return _Outcome(error=RuntimeError(repr(error)))
    except BaseException as error:
        return _Outcome(error=error)


def _commit(db: sqlite3.Connection, calls: Sequence[_Call]) -> list[_Outcome]:
    """Commits what is written together; when the disk refuses, nothing of it has happened."""
    try:
        db.execute("begin immediate")
        outcomes = [_attempt(db, call) for call in calls]
        db.execute("commit")
    except BaseException as error:
        if db.in_transaction:
            db.execute("rollback")
        return [_Outcome(error=error) for _ in calls]
    return outcomes


def _attempt(db: sqlite3.Connection, call: _Call) -> _Outcome:
    """Works off one call of a commit; what it had written before it failed is taken back."""
    if not call.writes:
        return _run(db, call)
    db.execute("savepoint call")
    outcome = _run(db, call)
    if outcome.error is not None:
        if not db.in_transaction:  # it has taken the whole commit with it: a full disk, a broken file
            raise outcome.error
        db.execute("rollback to call")
    db.execute("release call")
    return outcome


# --- opening -----------------------------------------------------------------------------------------------


def where(path: Path) -> str:
    """Returns how SQLite is told of a file."""
    return path.absolute().as_uri()


def connect(path: Path) -> sqlite3.Connection:
    """Opens a connection whose transactions begin and end where we say so."""
    connection = sqlite3.connect(where(path), uri=True, isolation_level=None, check_same_thread=False)
    connection.row_factory = sqlite3.Row
    try:
        for pragma in (f"synchronous = {DURABILITY}", *_PRAGMAS):
            connection.execute(f"pragma {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


def query(path: Path, work: Callable[[Connection], T]) -> T:
    """Asks a file without changing it or bringing it up to date; raises `CannotOpen` with the reason."""
    try:
        with closing(_open_readonly(path, timeout=5)) as db:
            db.row_factory = sqlite3.Row
            return work(db)
    except sqlite3.Error as error:
        raise CannotOpen(f"the database {path} does not answer: {error}") from error


def back_up(source: Path, target: Path) -> int:
    """Copies in one step, from one snapshot, and checks the copy; returns how many games it holds.

    Raises `CannotCopy` with the reason.
    """
    target.unlink(missing_ok=True)
    try:
        with (
            closing(_open_readonly(source, timeout=60)) as original,
            closing(sqlite3.connect(target)) as copy,
        ):
            original.backup(copy)
            copy.execute("pragma journal_mode = delete")  # one file, without a second one beside it
            (fault,) = copy.execute("pragma integrity_check").fetchone()
            (games,) = copy.execute("select count(*) from games").fetchone() if fault == "ok" else (0,)
    except sqlite3.Error as error:
        raise CannotCopy(f"no backup of {source}: {error}") from error
    if fault != "ok":
        raise CannotCopy(f"the copy of {source} is damaged: {fault}")
    return int(games)


def _open_readonly(path: Path, timeout: float) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=timeout)


def version(db: sqlite3.Connection) -> int:
    """Returns how many migrations a file has seen."""
    (done,) = db.execute("pragma user_version").fetchone()
    return int(done)


def _open(path: Path, folder: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(f"the folder {path.parent} cannot be made: {error.strerror}") from error
    try:
        db = connect(path)
    except sqlite3.Error as error:
        raise CannotOpen(_why_not(path, error)) from error
    try:
        migrate(db, folder)
        db.execute("begin immediate")  # a file that cannot be written says so now
        db.execute("rollback")
    except sqlite3.Error as error:
        db.close()
        if error.sqlite_errorcode & 0xFF in _REFUSALS:
            raise CannotOpen(_why_not(path, error)) from error
        raise
    except BaseException:
        db.close()
        raise
    return db


_REFUSALS = {
    sqlite3.SQLITE_NOTADB: "is not a database",
    sqlite3.SQLITE_CORRUPT: "is damaged; take the last backup",
    sqlite3.SQLITE_READONLY: "cannot be written; look at the rights of the file and of its folder",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened; look at the rights of the file and of its folder",
    sqlite3.SQLITE_PERM: "cannot be opened; look at the rights of the file and of its folder",
    sqlite3.SQLITE_BUSY: "is locked by another program",
    sqlite3.SQLITE_FULL: "cannot be written: the disk is full",
    sqlite3.SQLITE_IOERR: "cannot be read or written: the disk reports an error",
}


def _why_not(path: Path, error: sqlite3.Error) -> str:
    why = _REFUSALS.get(error.sqlite_errorcode & 0xFF, f"cannot be used: {error}")
    return f"the file {path} {why}"


def migrate(db: sqlite3.Connection, folder: Path) -> None:
    """Runs the numbered files the database has not seen yet, each as one transaction."""
    for step in steps(folder, version(db)):
        try:
            db.executescript(
                f"begin immediate;\n{step.script}\npragma user_version = {step.version};\ncommit;"
            )
        except BaseException:
            if db.in_transaction:
                db.execute("rollback")
            raise
