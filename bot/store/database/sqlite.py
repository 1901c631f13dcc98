"""One SQLite file through aiosqlite: one connection writes, another one reads."""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from contextlib import AsyncExitStack, closing
from contextvars import copy_context
from pathlib import Path
from traceback import clear_frames
from typing import Any, Concatenate, ParamSpec, TypeVar, cast

import aiosqlite

from bot.store.database.connection import Connection
from bot.store.database.interface import CannotCopy, CannotOpen, Database
from bot.store.database.versions import MIGRATIONS, steps

P = ParamSpec("P")
T = TypeVar("T")

FOLDER = MIGRATIONS / "sqlite"
MOST_TOGETHER = 128  # transactions in one commit

PAGES = 256  # copied at once by a backup
DURABILITY = "full"  # a commit returns once it has reached the disk

CALL = "call"  # the statement that runs functions of the store

_PRAGMAS = (
    "journal_mode = wal",
    "foreign_keys = on",
    "busy_timeout = 5000",
    "secure_delete = on",  # deleted rows are overwritten
)


class _Call:
    """A function of the store that waits to be run, and its result or error afterwards."""

    __slots__ = ("answer", "error", "result", "work")

    def __init__(self, work: Callable[[sqlite3.Connection], object]) -> None:
        self.work = work
        self.result: object = None
        self.error: BaseException | None = None
        self.answer: asyncio.Future[None] | None = None  # of a call that waits for others

    def run(self, db: sqlite3.Connection) -> None:
        try:
            self.result = self.work(db)
        except BaseException as error:
            clear_frames(error.__traceback__)  # an open cursor in one of them would keep its snapshot open
            self.error = error

    def outcome(self) -> object:
        """Returns the result, or raises the error."""
        if self.error is not None:
            raise self.error
        return self.result


class StoreConnection(sqlite3.Connection):
    """A connection with our settings, whose `executemany` also takes functions of the store.

    aiosqlite hands a statement to its thread whole. `executemany(CALL, …)` thus runs a function of the store
    there, from its first statement to its last: one hop per transaction, and no other in between.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.row_factory = sqlite3.Row
        for pragma in (f"synchronous = {DURABILITY}", *_PRAGMAS):
            self.execute(f"pragma {pragma}")

    def executemany(self, statement: str, parameters: Iterable[Any], /) -> sqlite3.Cursor:
        if statement != CALL:
            return super().executemany(statement, parameters)
        for calls in parameters:
            self.run(calls)
        return self.cursor()

    def run(self, calls: Sequence[_Call]) -> None:
        raise NotImplementedError


class WritingConnection(StoreConnection):
    """Commits calls together: a savepoint per transaction, one wait for the disk."""

    def run(self, calls: Sequence[_Call]) -> None:
        """Commits calls together; if the disk refuses, none of them has changed anything."""
        try:
            self.execute("begin immediate")
            for call in calls:
                self._attempt(call)
            self.execute("commit")
        except BaseException as error:
            for call in calls:
                call.error = error
            if self.in_transaction:
                self.execute("rollback")

    def _attempt(self, call: _Call) -> None:
        """Runs one call of a commit; if it fails, only its own changes are rolled back."""
        self.execute("savepoint call")
        call.run(self)
        if call.error is not None:
            if not self.in_transaction:  # a full disk or a broken file ends the whole transaction
                raise call.error
            self.execute("rollback to call")
        self.execute("release call")


class ReadingConnection(StoreConnection):
    """Runs each call in a read transaction: all its statements see one snapshot of the file."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.execute("pragma query_only = on")

    def run(self, calls: Sequence[_Call]) -> None:
        for call in calls:
            self.execute("begin")
            call.run(self)
            if self.in_transaction:
                self.execute("commit")


class _Writer:
    """Runs calls on a connection; calls that arrive while it is busy are run as a group afterwards."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._waiting: deque[_Call] = deque()
        self._idle = asyncio.Event()
        self._idle.set()
        self._context = copy_context()  # the sender is the database's own task, not one of a caller's
        self._sender: asyncio.Task[None] | None = None

    async def run(self, work: Callable[[sqlite3.Connection], object]) -> object:
        """Runs a call; a cancelled call is waited for, so that the next read sees its rows."""
        call = _Call(work)
        if self._idle.is_set():
            await self._run_at_once(call)
        else:
            await self._wait(call)
        return call.outcome()

    async def finish(self) -> None:
        """Waits until no call is left."""
        await self._idle.wait()

    async def _run_at_once(self, call: _Call) -> None:
        self._idle.clear()
        try:
            await self._connection.executemany(CALL, ((call,),))
        except asyncio.CancelledError:
            await self._connection.execute_fetchall("select 1")  # comes after it
            raise
        finally:
            if self._waiting:
                self._sender = self._context.run(asyncio.create_task, self._send())
            else:
                self._idle.set()

    async def _wait(self, call: _Call) -> None:
        answer = call.answer = asyncio.get_running_loop().create_future()
        self._waiting.append(call)
        try:
            await answer
        except asyncio.CancelledError:
            if call.answer is not None:
                call.answer = asyncio.get_running_loop().create_future()
                await call.answer
            raise

    async def _send(self) -> None:
        """Runs waiting calls, group by group, until there are none."""
        try:
            while self._waiting:
                await self._send_group(
                    [self._waiting.popleft() for _ in range(min(len(self._waiting), MOST_TOGETHER))]
                )
        finally:
            _answer(self._waiting, asyncio.CancelledError())  # the event loop ends, if there are any
            self._waiting.clear()
            self._idle.set()

    async def _send_group(self, calls: Sequence[_Call]) -> None:
        failure: BaseException | None = None
        try:
            await self._connection.executemany(CALL, (calls,))
        except Exception as error:  # the connection itself is broken
            failure = error
        except asyncio.CancelledError as error:
            failure = error
            raise
        finally:
            _answer(calls, failure)


def _answer(calls: Iterable[_Call], failure: BaseException | None) -> None:
    """Answers calls; a failure of the batch fails all of them."""
    for call in calls:
        call.error = failure or call.error
        answer, call.answer = call.answer, None
        if answer is not None and not answer.done():
            answer.set_result(None)


class SqliteDatabase(Database):
    """Two connections of aiosqlite to one file, which belongs to this process.

    A transaction is one function of the store, and one hop to the thread of a connection. Writes that wait
    for others are committed together, in one hop. Reads use the other connection: they do not wait for the
    disk, and see everything committed before they were asked for.
    """

    is_shared = False

    def __init__(
        self, writer: aiosqlite.Connection, reader: aiosqlite.Connection, opened: AsyncExitStack
    ) -> None:
        self._connection = writer
        self._writer = _Writer(writer)
        self._reader = reader
        self._opened = opened
        self._closed = False

    @classmethod
    async def open(cls, path: Path, folder: Path = FOLDER) -> "SqliteDatabase":
        """Opens the file, creates it if need be, and migrates it; raises `CannotOpen`.

        The threads of aiosqlite are started only for a file that is known to be good.
        """
        await asyncio.to_thread(_prepare, path, folder)
        async with AsyncExitStack() as opened:
            writer, reader = [
                await opened.enter_async_context(
                    aiosqlite.connect(where(path), uri=True, isolation_level=None, factory=kind)
                )
                for kind in (WritingConnection, ReadingConnection)
            ]
            return cls(writer, reader, opened.pop_all())

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        self._check()
        return cast(T, await self._writer.run(lambda db: work(db, *args, **kwargs)))

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        self._check()
        call = _Call(lambda db: work(db, *args, **kwargs))
        await self._reader.executemany(CALL, ((call,),))
        return cast(T, call.outcome())

    async def tidy(self) -> None:
        """Moves the write-ahead log into the file and empties it, so that it holds no deleted rows."""
        self._check()
        await self._connection.execute_fetchall("pragma wal_checkpoint(truncate)")

    async def others(self) -> str:
        """Returns an empty text: the lock beside the file keeps other processes away."""
        return ""

    async def reset_sequences(self) -> None:
        """Does nothing: SQLite numbers new rows after the highest one by itself."""

    def listen(self, listener: Callable[[int], None]) -> None:
        """Never calls the listener: no other process writes to the file."""

    async def close(self) -> None:
        """Waits for calls under way and closes both connections."""
        self._closed = True
        try:
            await self._writer.finish()
        finally:
            await self._opened.aclose()

    def _check(self) -> None:
        if self._closed:
            raise ValueError("the database is closed")


# --- opening -----------------------------------------------------------------------------------------------


def where(path: Path) -> str:
    """Returns the URI of a file."""
    return path.absolute().as_uri()


def connect(path: Path) -> sqlite3.Connection:
    """Opens a connection for this thread; transactions begin and end by statements only."""
    return sqlite3.connect(where(path), uri=True, isolation_level=None, factory=StoreConnection)


def query(path: Path, work: Callable[[Connection], T]) -> T:
    """Asks a file without changing it or bringing it up to date; raises `CannotOpen` with the reason."""
    try:
        with closing(_open_readonly(path, timeout=5)) as db:
            db.row_factory = sqlite3.Row
            return work(db)
    except sqlite3.Error as error:
        raise CannotOpen(f"the database {path} does not answer: {error}") from error


def fault(path: Path) -> str | None:
    """Returns the first fault that SQLite finds in a file, without changing it; None if it finds none."""
    found = query(path, lambda db: str(db.execute("pragma quick_check(1)").fetchone()[0]))
    return None if found == "ok" else found


def back_up(
    source: Path, target: Path, progress: Callable[[int, int], None] = lambda done, total: None
) -> int:
    """Copies one snapshot of a database and checks the copy; returns the number of games in it.

    `progress` receives the pages that are copied and their total. Raises `CannotCopy` with the reason.
    """
    target.unlink(missing_ok=True)
    try:
        with (
            closing(_open_readonly(source, timeout=60)) as original,
            closing(sqlite3.connect(target)) as copy,
        ):
            original.execute("begin")  # an open transaction keeps its snapshot while others write
            original.execute("select count(*) from sqlite_master").fetchone()
            original.backup(
                copy, pages=PAGES, progress=lambda _, left, total: progress(total - left, total), sleep=0
            )
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


def _prepare(path: Path, folder: Path) -> None:
    """Creates a file if need be and migrates it; raises `CannotOpen` if it cannot be used."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotOpen(f"the folder {path.parent} cannot be made: {error.strerror}") from error
    try:
        db = connect(path)
    except sqlite3.Error as error:
        raise CannotOpen(_why_not(path, error)) from error
    except UnicodeDecodeError as error:  # SQLite's own message, which quotes the file
        raise CannotOpen(f"the file {path} {_REFUSALS[sqlite3.SQLITE_CORRUPT]}") from error
    with closing(db):
        try:
            migrate(db, folder)
            db.execute("begin immediate")  # a file that cannot be written says so now
            db.execute("rollback")
        except sqlite3.Error as error:
            if error.sqlite_errorcode & 0xFF in _REFUSALS:
                raise CannotOpen(_why_not(path, error)) from error
            raise


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
