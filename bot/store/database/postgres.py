"""A PostgreSQL database: connection pools for writes and reads, used by a few threads."""

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from contextvars import copy_context
from dataclasses import dataclass, field
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar, cast

import psycopg
from psycopg import errors
from psycopg.types.numeric import Int8Dumper
from psycopg_pool import ConnectionPool, PoolTimeout

from bot.store.database.connection import Connection
from bot.store.database.interface import ANY, CannotOpen, Database, ServerAway
from bot.store.database.postgres_connection import (
    CONNECT_TIMEOUT,
    PostgresConnection,
    Raw,
    connect,
    no_connection,
    reason,
    row_factory,
    version,
)
from bot.store.database.versions import MIGRATIONS, steps

P = ParamSpec("P")
T = TypeVar("T")

FOLDER = MIGRATIONS / "postgres"
FIRST = 9  # the version of the first file there
WRITERS, READERS = 4, 4  # connections at most
MOST_TOGETHER = 32  # calls in one transaction
SLOW = 0.05  # seconds after which calls no longer wait for the busy connection
PREPARED = 500  # statements kept prepared on a connection: more than the store has
TRIES = 3  # of a transaction that conflicts with another
CHANNEL = "ackack_tables"
NUMBERED = ("games", "outbox")  # tables with an id sequence
AGAIN = 1.0  # seconds between two attempts to listen to other processes

_MIGRATING = 0x61636B  # the advisory lock held during migrations

Pool = ConnectionPool[Raw]

log = logging.getLogger(__name__)


@dataclass(kw_only=True, eq=False)
class _Call:
    """A function of the store and the future of its result."""

    work: Callable[[Connection], object]
    answer: "asyncio.Future[object]"


@dataclass(frozen=True, kw_only=True)
class _Outcome:
    """The result of a call, or its error."""

    result: object = None
    error: BaseException | None = None


@dataclass(kw_only=True, eq=False)
class _Lane:
    """The connections for reads or for writes, the calls that wait for one, and how many are busy."""

    pool: Pool
    writes: bool
    waiting: deque[_Call] = field(default_factory=deque)
    busy: int = 0


class PostgresDatabase(Database):
    """Two pools of connections; other processes may use the same tables.

    A transaction is one function of the store, run in a thread and sent as a pipeline. Calls that arrive
    while one is under way wait a moment; they are then run as a group in one transaction, with one commit.
    If anything fails there, all of it is rolled back and each call gets a transaction of its own.
    """

    is_shared = True

    def __init__(self, writers: Pool, readers: Pool, url: str, name: str) -> None:
        self._writes = _Lane(pool=writers, writes=True)
        self._reads = _Lane(pool=readers, writes=False)
        self._threads = ThreadPoolExecutor(WRITERS + READERS, thread_name_prefix="postgres")
        self._loop = asyncio.get_running_loop()
        self._context = copy_context()  # for timers: not the context of the calling task
        self._pending: set[_Call] = set()
        self._idle = asyncio.Event()  # set when the last pending call has been answered
        self._closed = False
        self._url = url
        self._name = name  # of this process, as its connections say it
        self._changes: _Listener | None = None
        self._listener: Callable[[int], None] = lambda table: None

    @classmethod
    async def open(cls, url: str, folder: Path = FOLDER, first: int = FIRST) -> "PostgresDatabase":
        """Connects and runs the migrations."""
        name = f"ackack {secrets.token_hex(6)}"
        writers, readers = await asyncio.to_thread(_open_pools, url, name, folder, first)
        return cls(writers, readers, url, name)

    async def write(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._call(self._writes, lambda db: work(db, *args, **kwargs))

    async def read(
        self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        return await self._call(self._reads, lambda db: work(db, *args, **kwargs))

    async def tidy(self) -> None:
        """Does nothing: the server overwrites deleted rows at its next vacuum."""

    async def others(self) -> str:
        return await self.read(_others, self._name)

    async def reset_sequences(self) -> None:
        await self.write(_reset_sequences)

    def listen(self, listener: Callable[[int], None]) -> None:
        """Sets the only listener, called on the event loop with each table that another process changes."""
        self._listener = listener
        if self._changes is None:
            self._changes = _Listener(self._url, self._name, lambda table: self._listener(table))

    async def close(self) -> None:
        self._closed = True
        if self._changes is not None:
            await self._changes.close()
            self._changes = None
        if self._pending:
            self._idle.clear()
            await self._idle.wait()
        await asyncio.to_thread(self._threads.shutdown)
        for lane in (self._writes, self._reads):
            await asyncio.to_thread(lane.pool.close)

    # --- on the event loop ---------------------------------------------------------------------------------

    async def _call(self, lane: _Lane, work: Callable[[Connection], T]) -> T:
        if self._closed:
            raise ValueError("the database is closed")
        call = _Call(work=work, answer=self._loop.create_future())
        self._pending.add(call)
        lane.waiting.append(call)
        if not lane.busy:
            self._send(lane)
        elif len(lane.waiting) == 1:
            self._expect(lane)
        try:
            return cast(T, await call.answer)
        except asyncio.CancelledError:
            if call in self._pending:  # the next read must see the rows of this call
                call.answer = self._loop.create_future()
                await asyncio.gather(call.answer, return_exceptions=True)
            raise

    def _send(self, lane: _Lane) -> None:
        """Hands waiting calls to a thread, as one group."""
        calls = [lane.waiting.popleft() for _ in range(min(len(lane.waiting), MOST_TOGETHER))]
        lane.busy += 1
        self._threads.submit(self._serve, lane, calls)
        if lane.waiting:
            self._expect(lane)

    def _expect(self, lane: _Lane) -> None:
        """Sends the waiting calls on another connection if the busy one is not done soon."""
        self._context.run(self._loop.call_later, SLOW, self._send_beside, lane, lane.waiting[0])

    def _send_beside(self, lane: _Lane, first: _Call) -> None:
        if lane.waiting and lane.waiting[0] is first and lane.busy < lane.pool.max_size:
            self._send(lane)

    def _deliver(self, lane: _Lane, calls: Sequence[_Call], outcomes: Sequence[_Outcome]) -> None:
        """Sets the results of calls, then sends the next group."""
        lane.busy -= 1
        for call, outcome in zip(calls, outcomes, strict=True):
            self._pending.discard(call)
            if not call.answer.done():
                _answer(call.answer, outcome)
        if not self._pending:
            self._idle.set()
        if lane.waiting:
            self._send(lane)

    # --- in a thread ---------------------------------------------------------------------------------------

    def _serve(self, lane: _Lane, calls: Sequence[_Call]) -> None:
        outcomes = self._together(lane, calls) if len(calls) > 1 else None
        if outcomes is None:
            outcomes = [self._alone(lane, call) for call in calls]
        with suppress(RuntimeError):  # the event loop is closed: no call waits any more
            self._loop.call_soon_threadsafe(self._deliver, lane, calls, outcomes)

    def _together(self, lane: _Lane, calls: Sequence[_Call]) -> list[_Outcome] | None:
        """Runs calls in one transaction; None: one of them failed, and all was rolled back."""
        try:
            results = _attempt(lane, lambda db: [call.work(db) for call in calls])
        except (_Unsure, PoolTimeout) as error:
            return [_Outcome(error=error) for _ in calls]
        except BaseException as error:
            log.debug("a group of %s transactions is run one by one: %r", len(calls), error)
            return None
        return [_Outcome(result=result) for result in results]

    def _alone(self, lane: _Lane, call: _Call) -> _Outcome:
        try:
            return _Outcome(result=_transact(lane, call.work))
        except StopIteration as error:  # a future refuses it
            return _Outcome(error=RuntimeError(repr(error)))
        except BaseException as error:
            return _Outcome(error=error)


def _transact(lane: _Lane, work: Callable[[Connection], T]) -> T:
    """Runs a transaction, with a retry after a conflict or a lost connection."""
    for _ in range(TRIES - 1):
        try:
            return _attempt(lane, work)
        except (errors.DeadlockDetected, errors.SerializationFailure):
            log.info("two transactions got into each other's way; one is tried again")
        except _CutOff:
            lane.pool.check()  # the server was restarted: other connections are lost, too
    return _attempt(lane, work)


def _attempt(lane: _Lane, work: Callable[[Connection], T]) -> T:
    """Runs a transaction in a pipeline; the pool rolls back one that fails. Raises `_CutOff` or `_Unsure`.

    A pipeline is a transaction by itself until it waits for all results, as it does at its end. That is
    enough for reads. A write begins a transaction that outlasts such waits, and commits it at the end.
    """
    committing = False
    with lane.pool.connection() as raw:
        try:
            with raw.pipeline() as pipeline:
                if lane.writes:
                    raw.execute("begin")
                connection = PostgresConnection(raw, pipeline)
                with connection.checking(), _finishing(pipeline):
                    result = work(connection)
                if lane.writes:
                    committing = True
                    raw.execute("commit")
        except psycopg.OperationalError as error:
            if raw.closed:
                raise (_Unsure if committing else _CutOff)(reason(error)) from error
            raise
    return result


def _answer(waiting: "asyncio.Future[object]", outcome: _Outcome) -> None:
    if outcome.error is not None:
        waiting.set_exception(outcome.error)
    else:
        waiting.set_result(outcome.result)


class _Listener:
    """Listens on the event loop for tables changed by other processes; reconnects after a loss."""

    def __init__(self, url: str, name: str, tell: Callable[[int], None]) -> None:
        self._url = url
        self._name = name
        self._tell = tell
        self._loop = asyncio.get_running_loop()
        self._raw: Raw | None = None
        self._socket = -1
        self._closing = asyncio.Event()
        self._missed = False
        self._work = asyncio.create_task(self._open(), name="postgres-ear")

    async def close(self) -> None:
        self._closing.set()
        await self._work  # waits for a connection that is being opened, so that it can be closed
        self._drop()

    async def _open(self) -> None:
        while self._raw is None and not self._closing.is_set():
            try:
                self._raw = await asyncio.to_thread(_listening, self._url, self._name)
                self._socket = self._raw.fileno()  # a lost connection no longer has it
                self._loop.add_reader(self._socket, self._hear)
                if self._missed:  # notifications in the meantime are lost
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
            log.warning("not heard what other processes do: %s", reason(error))
            self._drop()
            self._missed = True
            self._work = asyncio.create_task(self._open(), name="postgres-ear")

    def _drop(self) -> None:
        if self._raw is not None:
            self._loop.remove_reader(self._socket)
            self._raw.close()
            self._raw = None


def _listening(url: str, name: str) -> Raw:
    raw = connect(url, name)
    try:
        raw.execute(f"listen {CHANNEL}")
    except psycopg.OperationalError as error:  # lost again at once
        raw.close()
        raise ServerAway(reason(error)) from error
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


def _reset_sequences(db: Connection) -> None:
    for table in NUMBERED:
        db.execute(
            f"select setval(pg_get_serial_sequence('{table}', 'id'), (select max(id) from {table}))"
            f" where exists (select 1 from {table})"
        )


class _CutOff(psycopg.OperationalError):
    """A connection was lost before the transaction was committed: it can be run again."""


class _Unsure(psycopg.OperationalError):
    """A connection was lost during the commit: the transaction must not be run again."""


@contextmanager
def _finishing(pipeline: psycopg.Pipeline) -> Iterator[None]:
    """Fetches the outstanding results when a function of the store fails."""
    try:
        yield
    except BaseException:
        with suppress(psycopg.Error):
            pipeline.sync()
        raise


@contextmanager
def _ending(raw: Raw) -> Iterator[None]:
    """Commits the open transaction, or rolls it back after an error."""
    try:
        yield
        raw.execute("commit")
    except BaseException:
        if not raw.closed and not raw.broken:
            raw.execute("rollback")
        raise


# --- opening -----------------------------------------------------------------------------------------------


def _open_pools(url: str, name: str, folder: Path, first: int) -> tuple[Pool, Pool]:
    """Runs the migrations and opens the pools for writes and for reads."""
    with connect(url, name) as raw:
        try:
            _migrate(raw, folder, first)
        except psycopg.OperationalError as error:
            raise ServerAway(no_connection(error)) from error
    writers = _open_pool(url, name, WRITERS, _configure)
    try:
        return writers, _open_pool(url, name, READERS, _configure_reader)
    except BaseException:
        writers.close()
        raise


def _open_pool(url: str, name: str, most: int, configure: Callable[[Raw], None]) -> Pool:
    pool = ConnectionPool(
        url,
        min_size=1,
        max_size=most,
        kwargs={"autocommit": True, "row_factory": row_factory, "application_name": name},
        configure=configure,
        timeout=CONNECT_TIMEOUT,
        open=False,
    )
    try:
        pool.open(wait=True, timeout=CONNECT_TIMEOUT)
    except PoolTimeout as error:
        pool.close()
        raise ServerAway("PostgreSQL cannot be reached: it takes no more connections") from error
    return pool


def _configure(raw: Raw) -> None:
    """Prepares each statement once: every integer is sent as int8, whatever its size."""
    raw.prepare_threshold = 1
    raw.prepared_max = PREPARED
    raw.adapters.register_dumper(int, Int8Dumper)


def _configure_reader(raw: Raw) -> None:
    """Makes transactions read-only, each on one snapshot."""
    _configure(raw)
    raw.execute("set default_transaction_isolation = 'repeatable read'")
    raw.execute("set default_transaction_read_only = on")


def _migrate(raw: Raw, folder: Path, first: int) -> None:
    """Runs the missing migrations, each as one transaction, under a lock that admits one process."""
    raw.execute("select pg_advisory_lock(%s)", (_MIGRATING,))
    try:
        for step in steps(folder, version(raw), first):
            raw.execute("begin")
            with _ending(raw):
                raw.execute("create table if not exists schema_version (version bigint not null)")
                raw.execute(step.script)
                raw.execute("delete from schema_version")
                raw.execute("insert into schema_version (version) values (%s)", (step.version,))
    except errors.InsufficientPrivilege as error:
        raise CannotOpen(f"PostgreSQL refuses to make tables: {reason(error)}") from error
    finally:
        if not raw.closed:
            raw.execute("select pg_advisory_unlock(%s)", (_MIGRATING,))
