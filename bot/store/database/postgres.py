"""A database of a PostgreSQL server: a pool of connections, each transaction in a thread of its own."""

import asyncio
import logging
import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, Concatenate, LiteralString, ParamSpec, TypeVar, cast

import psycopg
from psycopg import errors
from psycopg_pool import ConnectionPool, PoolTimeout

from bot.store.database.connection import Connection, Cursor, Parameters
from bot.store.database.interface import ANY, CannotOpen, Database
from bot.store.database.versions import MIGRATIONS, steps

P = ParamSpec("P")
T = TypeVar("T")

FOLDER = MIGRATIONS / "postgres"
FIRST = 9  # the version of the first file there
MOST_CONNECTIONS = 8
PATIENCE = 10.0  # seconds until a server that does not answer is taken for unreachable
TRIES = 3  # of a transaction that got into another's way
CHANNEL = "ackack_tables"
NUMBERED = ("games", "outbox")  # tables that number their rows
AGAIN = 1.0  # seconds until it is tried again to hear of other processes

_MIGRATING = 0x61636B  # the advisory lock of those who bring a database up to date
_WRITE = "begin"
_READ = "begin isolation level repeatable read read only"  # all statements see one moment

# A word in quotes stays as it is, also where it has a question mark or a colon in it.
_TOKEN = re.compile(r"('(?:[^']|'')*')|(::)|(%)|(\?)|:([a-z_]+)")

log = logging.getLogger(__name__)


class PgRow(tuple[Any, ...]):
    """A row: its values in order, and by the names of their columns."""

    __slots__ = ()
    _places: dict[str, int]

    def __getitem__(self, key: Any, /) -> Any:
        return tuple.__getitem__(self, self._places[key] if isinstance(key, str) else key)

    def keys(self) -> Iterable[str]:
        return self._places.keys()


@lru_cache(maxsize=512)
def _row_type(columns: tuple[str, ...]) -> type[PgRow]:
    return type(
        "PgRow", (PgRow,), {"_places": {name: at for at, name in enumerate(columns)}, "__slots__": ()}
    )


def _rows(cursor: "psycopg.Cursor[Any]") -> Callable[[Sequence[Any]], PgRow]:
    """Makes rows by name, as SQLite has them."""
    return _row_type(tuple(column.name for column in cursor.description or ()))


class PostgresConnection:
    """Says the statements of the store to PostgreSQL."""

    def __init__(self, raw: "psycopg.Connection[Any]") -> None:
        self._raw = raw

    def execute(self, statement: str, parameters: Parameters = (), /) -> Cursor:
        return cast(Cursor, self._raw.execute(_for_psycopg(statement), parameters))

    def executemany(self, statement: str, parameters: Iterable[Parameters], /) -> object:
        given = list(parameters)
        if len(given) == 1:
            return self.execute(statement, given[0])
        if given:
            self._raw.cursor().executemany(_for_psycopg(statement), given)
        return None


class PostgresDatabase(Database):
    """A pool of connections; other processes may use the same tables.

    A transaction is one function of the store. Writes of several threads are committed at the same time, and
    the server itself lets them wait for the disk together.
    """

    is_shared = True

    def __init__(self, pool: "ConnectionPool[psycopg.Connection[Any]]", url: str, name: str) -> None:
        self._pool = pool
        self._threads = ThreadPoolExecutor(MOST_CONNECTIONS, thread_name_prefix="postgres")
        self._url = url
        self._name = name  # of this process, as its connections say it
        self._ear: _Ear | None = None
        self._listener: Callable[[int], None] = lambda table: None

    @classmethod
    async def open(cls, url: str, folder: Path = FOLDER, first: int = FIRST) -> "PostgresDatabase":
        """Connects and brings the tables up to date."""
        name = f"ackack {secrets.token_hex(6)}"
        pool = await asyncio.to_thread(_open_pool, url, name, folder, first)
        return cls(pool, url, name)

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._call(_WRITE, lambda db: work(db, *args, **kwargs))

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._call(_READ, lambda db: work(db, *args, **kwargs))

    async def tidy(self) -> None:
        """Leaves it to the server, which overwrites deleted rows when it next cleans up its tables."""

    async def others(self) -> str:
        return await self.read(_others, self._name)

    async def count_on(self) -> None:
        await self.write(_count_on)

    def listen(self, listener: Callable[[int], None]) -> None:
        """Calls this, and no other, on the event loop with each table that another process changes."""
        self._listener = listener
        if self._ear is None:
            self._ear = _Ear(self._url, self._name, lambda table: self._listener(table))

    async def close(self) -> None:
        if self._ear is not None:
            await self._ear.close()
            self._ear = None
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._pool.close)

    async def _call(self, begin: LiteralString, work: Callable[[Connection], T]) -> T:
        try:
            running = self._threads.submit(self._transact, begin, work)
        except RuntimeError as error:
            raise ValueError("the database is closed") from error
        waiting = asyncio.wrap_future(running)
        try:
            return await asyncio.shield(waiting)
        except asyncio.CancelledError:  # whoever asks next is to see what has been written
            await asyncio.wait({waiting})
            raise

    def _transact(self, begin: LiteralString, work: Callable[[Connection], T]) -> T:
        """Runs a transaction; one that got into the way of another is tried again."""
        for _ in range(TRIES - 1):
            try:
                return self._attempt(begin, work)
            except (errors.DeadlockDetected, errors.SerializationFailure):
                log.info("two transactions got into each other's way; one is tried again")
            except _CutOff:
                self._pool.check()  # the server was started again: others are cut off, too
        return self._attempt(begin, work)

    def _attempt(self, begin: LiteralString, work: Callable[[Connection], T]) -> T:
        with self._pool.connection() as raw:
            try:
                raw.execute(begin)
            except psycopg.OperationalError as error:
                raise _CutOff(_reason(error)) from error
            with _ending(raw):
                return work(PostgresConnection(raw))


class _Ear:
    """Hears on the event loop what other processes have changed; connects again when it is cut off."""

    def __init__(self, url: str, name: str, tell: Callable[[int], None]) -> None:
        self._url = url
        self._name = name
        self._tell = tell
        self._loop = asyncio.get_running_loop()
        self._raw: psycopg.Connection[Any] | None = None
        self._socket = -1
        self._closing = asyncio.Event()
        self._missed = False
        self._work = asyncio.create_task(self._open(), name="postgres-ear")

    async def close(self) -> None:
        self._closing.set()
        await self._work  # a connection under way is waited for, so that it can be closed
        self._drop()

    async def _open(self) -> None:
        while self._raw is None and not self._closing.is_set():
            try:
                self._raw = await asyncio.to_thread(_listening, self._url, self._name)
                self._socket = self._raw.fileno()  # a connection that is lost no longer knows it
                self._loop.add_reader(self._socket, self._hear)
                if self._missed:  # nobody knows what has been said in the meantime
                    self._tell(ANY)
            except CannotOpen as error:
                log.warning("not heard what other processes do: %s", error)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._closing.wait(), AGAIN)

    def _hear(self) -> None:
        assert self._raw is not None
        try:
            for told in self._raw.notifies(timeout=0):
                table, _, by_whom = told.payload.partition(" ")
                if by_whom != self._name:
                    self._tell(int(table))
        except psycopg.OperationalError as error:
            log.warning("not heard what other processes do: %s", _reason(error))
            self._drop()
            self._missed = True
            self._work = asyncio.create_task(self._open(), name="postgres-ear")

    def _drop(self) -> None:
        if self._raw is not None:
            self._loop.remove_reader(self._socket)
            self._raw.close()
            self._raw = None


def _listening(url: str, name: str) -> "psycopg.Connection[Any]":
    raw = connect(url, name)
    raw.execute(f"listen {CHANNEL}")
    return raw


def _others(db: Connection, name: str) -> str:
    found = db.execute(
        "select application_name, client_addr, backend_start from pg_stat_activity"
        " where datname = current_database() and application_name like 'ackack %' and application_name <> ?"
        " order by backend_start limit 1",
        (name,),
    ).fetchone()
    if found is None:
        return ""
    where = "this host" if found["client_addr"] is None else found["client_addr"]
    return f"{found['application_name']} on {where} since {found['backend_start']:%Y-%m-%d %H:%M}"


def _count_on(db: Connection) -> None:
    for table in NUMBERED:
        db.execute(
            f"select setval(pg_get_serial_sequence('{table}', 'id'), (select max(id) from {table}))"
            f" where exists (select 1 from {table})"
        )


class _CutOff(psycopg.OperationalError):
    """A connection of the pool was lost before anything was said."""


@contextmanager
def _ending(raw: "psycopg.Connection[Any]") -> Iterator[None]:
    """Ends the transaction that has begun: all of it is written, or nothing."""
    try:
        yield
        raw.execute("commit")
    except BaseException:
        if not raw.closed and not raw.broken:
            raw.execute("rollback")
        raise


@lru_cache(maxsize=1024)
def _for_psycopg(statement: str) -> LiteralString:
    """Returns a statement with PostgreSQL's marks where values go: `%s` for `?`, `%(name)s` for `:name`."""
    return _TOKEN.sub(_translate, statement)


def _translate(found: "re.Match[str]") -> str:
    quoted, colons, percent, mark, name = found.groups()
    if quoted is not None:
        return str(quoted).replace("%", "%%")
    if colons is not None:
        return "::"
    if percent is not None:
        return "%%"
    return "%s" if mark is not None else f"%({name})s"


# --- opening -----------------------------------------------------------------------------------------------


def connect(url: str, name: str = "ackack", **options: int) -> "psycopg.Connection[Any]":
    """Opens one connection; raises `CannotOpen` with the reason."""
    settings: dict[str, Any] = {"application_name": name, "connect_timeout": int(PATIENCE), **options}
    try:
        return psycopg.connect(url, autocommit=True, row_factory=_rows, **settings)
    except (psycopg.OperationalError, psycopg.ProgrammingError) as error:
        raise CannotOpen(f"PostgreSQL cannot be reached: {_reason(error)}") from error


def version(raw: "psycopg.Connection[Any]") -> int:
    """Returns the version of the tables; 0: there are none."""
    (known,) = raw.execute("select to_regclass('schema_version') is not null").fetchall()
    if not known[0]:
        return 0
    (found,) = raw.execute("select version from schema_version").fetchall()
    return int(found["version"])


def _open_pool(url: str, name: str, folder: Path, first: int) -> "ConnectionPool[psycopg.Connection[Any]]":
    with connect(url, name) as raw:
        _migrate(raw, folder, first)
    pool = ConnectionPool(
        url,
        min_size=1,
        max_size=MOST_CONNECTIONS,
        kwargs={"autocommit": True, "row_factory": _rows, "application_name": name},
        timeout=PATIENCE,
        open=False,
    )
    try:
        pool.open(wait=True, timeout=PATIENCE)
    except PoolTimeout as error:
        pool.close()
        raise CannotOpen("PostgreSQL cannot be reached: it takes no more connections") from error
    return pool


def _migrate(raw: "psycopg.Connection[Any]", folder: Path, first: int) -> None:
    """Runs the numbered files the database has not seen yet, each as one transaction; one process does."""
    raw.execute("select pg_advisory_lock(%s)", (_MIGRATING,))
    try:
        for step in steps(folder, version(raw), first):
            raw.execute(_WRITE)
            with _ending(raw):
                raw.execute("create table if not exists schema_version (version bigint not null)")
                raw.execute(step.script)
                raw.execute("delete from schema_version")
                raw.execute("insert into schema_version (version) values (%s)", (step.version,))
    except errors.InsufficientPrivilege as error:
        raise CannotOpen(f"PostgreSQL refuses to make tables: {_reason(error)}") from error
    finally:
        if not raw.closed:
            raw.execute("select pg_advisory_unlock(%s)", (_MIGRATING,))


def _reason(error: Exception) -> str:
    """Returns the last line of what the server or the driver says: the first ones say where."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__
