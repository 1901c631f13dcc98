"""Claims: advisory locks by which processes on one PostgreSQL server share the shards of a bot.

Each process has a connection of its own for its locks: one marks its presence, one is held for each of its
shards, one while a shard identifies. The server closes a connection that has been idle for a while, which
releases its locks.
"""

import asyncio
import logging
import secrets
import time
import zlib
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeVar

import psycopg

from bot.store import key_values
from bot.store.database.interface import CannotOpen
from bot.store.database.postgres import PostgresConnection, connect

T = TypeVar("T")

SILENCE = 10  # seconds until the server closes an idle connection
GRACE = 2.0  # seconds before the shards of a lost process are taken: it may not have noticed yet
CAN_TELL_SILENCE = 140000  # the first version of PostgreSQL with idle_session_timeout

# Lock numbers: shards from 0, then the presence of processes, then identify buckets, then entering.
_THERE, _IDENTIFYING, _SETTLING = 1 << 24, 1 << 26, 1 << 28

_LOOK = (
    "select objid::bigint as number, pid from pg_locks where locktype = 'advisory' and granted"
    " and classid::bigint = %s and objsubid = 2"
    " and database = (select oid from pg_database where datname = current_database())"
)

log = logging.getLogger(__name__)


class Lost(Exception):
    """The connection is lost, and all its locks are released."""


@dataclass(frozen=True, kw_only=True)
class Holding:
    """The shards a process holds, and the surplus that it should release to others."""

    shards: frozenset[int]
    surplus: frozenset[int]


class Claims:
    """The locks of one process, from entering until it closes or loses its connection."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="claims")
        self._session: _Session | None = None

    async def enter(self, bot: int, count: int) -> int:
        """Registers this process; returns the number of shards, which the first process decides.

        Raises `CannotOpen`.
        """
        session = await self._do(lambda: _Session(self._url, bot, count))
        self._session = session
        return session.count

    async def tend(self, *, taking: bool = True) -> Holding:
        """Takes free shards up to a fair share, and returns the shards held; raises `Lost`."""
        return await self._with(lambda session: session.tend(taking=taking))

    async def let_go(self, shards: Collection[int]) -> None:
        """Releases shards to other processes."""
        await self._with(lambda session: session.unlock(*shards))

    async def may_identify(self, bucket: int) -> bool:
        """Tells whether a shard may identify now; locks its bucket until `has_identified`."""
        return await self._with(lambda session: session.lock(_IDENTIFYING + bucket))

    async def has_identified(self, bucket: int) -> None:
        await self._with(lambda session: session.unlock(_IDENTIFYING + bucket))

    async def close(self) -> None:
        """Releases all locks, without waiting for a connection that does not answer."""
        session, self._session = self._session, None
        if session is not None:
            self._thread.submit(session.close)
        self._thread.shutdown(wait=False)

    async def _with(self, work: "Callable[[_Session], T]") -> T:
        session = self._session
        if session is None:
            raise Lost
        try:
            return await self._do(lambda: work(session))
        except psycopg.Error as error:
            raise Lost(str(error)) from error

    async def _do(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)


class _Session:
    """The connection; used by one thread."""

    def __init__(self, url: str, bot: int, count: int) -> None:
        self._raw = connect(
            url, f"ackack shards {secrets.token_hex(6)}", keepalives_idle=3, keepalives_interval=1,
            keepalives_count=3, tcp_user_timeout=SILENCE * 500,
        )  # fmt: skip
        self._held_before: Mapping[int, int] = {}  # shards and the backend pids of their holders
        self._fallen: dict[int, float] = {}  # shards of lost processes, and when the loss was noticed
        try:
            self._be_ended_when_silent()
            self._space = self._space_of(bot)
            self.count = self._enter(bot, count)
        except psycopg.Error as error:
            self._raw.close()
            raise CannotOpen(f"PostgreSQL cannot be reached: {error}") from error

    def tend(self, *, taking: bool) -> Holding:
        holders, there = self._look()
        own = {shard for shard, pid in holders.items() if pid == self._pid}
        quota = _quota(self.count, there, self._pid)
        if taking and len(own) < quota:
            own |= self._take(quota - len(own), holders, set(there.values()))
        self._held_before = holders
        return Holding(shards=frozenset(own), surplus=frozenset(sorted(own)[quota:]))

    def lock(self, number: int) -> bool:
        (row,) = self._raw.execute("select pg_try_advisory_lock(%s, %s)", (self._space, number)).fetchall()
        return bool(row[0])

    def unlock(self, *numbers: int) -> None:
        for number in numbers:
            self._raw.execute("select pg_advisory_unlock(%s, %s)", (self._space, number))

    def close(self) -> None:
        self._raw.close()

    @property
    def _pid(self) -> int:
        return self._raw.info.backend_pid

    def _be_ended_when_silent(self) -> None:
        if self._raw.info.server_version >= CAN_TELL_SILENCE:
            self._raw.execute(f"set idle_session_timeout = '{SILENCE}s'")

    def _space_of(self, bot: int) -> int:
        """Returns the lock space of this bot and schema: a server may serve several bots."""
        (row,) = self._raw.execute("select current_schema()").fetchall()
        return zlib.crc32(f"{row[0]} {bot}".encode()) >> 1

    def _enter(self, bot: int, count: int) -> int:
        """Takes a number after all present processes, so that older ones keep their shards."""
        self._raw.execute("select pg_advisory_lock(%s, %s)", (self._space, _SETTLING))
        try:
            _, there = self._look()
            self.lock(max(there, default=_THERE) + 1)
            db, name = PostgresConnection(self._raw), f"shards:{bot}"
            known = key_values.recall(db, name) if there else None
            if known is None:
                key_values.remember(db, name, str(count))
            return count if known is None else int(known)
        finally:
            self.unlock(_SETTLING)

    def _look(self) -> tuple[dict[int, int], dict[int, int]]:
        """Returns the backend pids of the processes by shard, and by presence number."""
        found: list[Any] = self._raw.execute(_LOOK, (self._space,)).fetchall()
        locks = {row["number"]: row["pid"] for row in found}
        shards = {number: pid for number, pid in locks.items() if number < _THERE}
        return shards, {number: pid for number, pid in locks.items() if _THERE < number < _IDENTIFYING}

    def _take(self, most: int, holders: Mapping[int, int], there: Collection[int]) -> set[int]:
        """Locks some of the free shards; waits `GRACE` seconds for shards of a lost process."""
        taken: set[int] = set()
        for shard in range(self.count):
            if shard in holders:
                self._fallen.pop(shard, None)
            elif len(taken) < most and self._is_free(shard, there) and self.lock(shard):
                taken.add(shard)
        return taken

    def _is_free(self, shard: int, there: Collection[int]) -> bool:
        before, now = self._held_before.get(shard), time.monotonic()
        if before is not None and before not in there:
            self._fallen[shard] = now
        return now - self._fallen.get(shard, -GRACE) >= GRACE


def _quota(count: int, there: Mapping[int, int], pid: int) -> int:
    """Returns the number of shards for a process: an equal share; the oldest get the rest, one each."""
    order = [there[number] for number in sorted(there)]
    if pid not in order:
        return 0
    share, left = divmod(count, len(order))
    return share + (order.index(pid) < left)
