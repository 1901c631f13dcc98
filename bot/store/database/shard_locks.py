"""Claims: advisory locks by which processes on one PostgreSQL server share the shards of a bot.

Each process has a connection of its own for its locks: one marks its presence, one is held for each of its
shards. The server closes a connection that has been idle for a while, which releases its locks.

A shard changes hands in peace without a gap: the next holder locks that it prepares to take the shard,
connects it, and locks that it listens; then the holder hangs up and releases the shard.
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
from bot.store.database.postgres_connection import PostgresConnection, connect

T = TypeVar("T")

SILENCE = 10  # seconds until the server closes an idle connection
GRACE = 2.0  # seconds before the shards of a lost process are taken: it may not have noticed yet
CAN_TELL_SILENCE = 140000  # the first version of PostgreSQL with idle_session_timeout

# Lock numbers: shards from 0, the presence of processes, shards that their next holders prepare or listen to,
# processes that leave, and entering. Earlier versions take all from 1 to 4 << 24 for present processes.
_THERE, _PREPARING, _LISTENING, _LEAVING, _SETTLING = (number << 24 for number in (1, 5, 6, 7, 16))
_END_OF_THERE = 4 << 24

RELEASED_WITHIN = 15.0  # seconds until a holder that has hung up releases a shard: it finishes work for ten
PATIENCE = 30.0  # seconds until surplus shards are released though nobody prepares to take them

# Stores the time of an identify, if the last one of its bucket is long enough ago.
_IDENTIFY = (
    "insert into facts (name, value) values (%s, extract(epoch from clock_timestamp())::text)"
    " on conflict (name) do update set value = excluded.value"
    " where abs(excluded.value::float8 - facts.value::float8) >= %s returning name"
)

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
    """The shards a process holds, and those that are changing hands."""

    shards: frozenset[int]
    handed: frozenset[int] = frozenset()  # of these, the next holders listen: to be released
    preparing: frozenset[int] = frozenset()  # of others: this process should connect them
    has_others: bool = False  # other processes are there to take over


@dataclass(frozen=True, kw_only=True)
class _View:
    """The locks of all processes; each is named by the pid of its backend."""

    shards: Mapping[int, int]
    there: Mapping[int, int]  # by presence number
    preparing: Mapping[int, int]  # by shard
    listening: Mapping[int, int]  # by shard
    alive: frozenset[int]


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
        """Takes free shards up to a fair share, and returns the shards held; raises `Lost`.

        `taking`: False takes only what this process listens to already.
        """
        return await self._with(lambda session: session.tend(taking=taking))

    async def let_go(self, shards: Collection[int]) -> None:
        """Releases shards to other processes."""
        await self._with(lambda session: session.unlock(*shards))

    async def listen(self, shard: int) -> None:
        """Tells the holder of a shard that this process, which prepares to take it, listens to it."""
        await self._with(lambda session: session.listen(shard))

    async def leave(self) -> None:
        """Asks the other processes to take over all shards of this one."""
        await self._with(lambda session: session.leave())

    async def may_identify(self, bucket: int, spacing: float) -> bool:
        """Tells whether a shard may identify now: the last one of its bucket did so some seconds ago."""
        return await self._with(lambda session: session.may_identify(bucket, spacing))

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
        self._bot = bot
        self._number = 0  # of its presence
        self._prepared: set[int] = set()  # shards of others that this process prepares to take
        self._heard: dict[int, float] = {}  # of these, the ones it listens to, and since when
        self._surplus_since: dict[int, float] = {}
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
        view = self._look()
        own = {shard for shard, pid in view.shards.items() if pid == self._pid}
        quota = _quota(self.count, view.there, self._pid)
        own |= self._take(len(self._heard), view, self._heard.keys() - own)
        if taking and len(own) < quota:
            own |= self._take(quota - len(own), view, {*range(self.count)} - own)
        self._prepare(view, max(0, quota - len(own)), own, taking=taking)
        self._held_before = view.shards
        return Holding(
            shards=frozenset(own),
            handed=self._to_release(view, own, quota),
            preparing=frozenset(self._prepared),
            has_others=bool(set(view.there.values()) - {self._pid}),
        )

    def listen(self, shard: int) -> None:
        if shard in self._prepared - self._heard.keys() and self.lock(_LISTENING + shard):
            self._heard[shard] = time.monotonic()

    def leave(self) -> None:
        self.lock(_LEAVING + self._number)
        self.unlock(_THERE + self._number)

    def may_identify(self, bucket: int, spacing: float) -> bool:
        name = f"identified:{self._bot}:{bucket}"
        return bool(self._raw.execute(_IDENTIFY, (name, spacing)).fetchall())

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
            there = self._look().there
            self._number = max(there, default=0) + 1
            self.lock(_THERE + self._number)
            db, name = PostgresConnection(self._raw), f"shards:{bot}"
            known = key_values.recall(db, name) if there else None
            if known is None:
                key_values.remember(db, name, str(count))
            return count if known is None else int(known)
        finally:
            self.unlock(_SETTLING)

    def _look(self) -> _View:
        found: list[Any] = self._raw.execute(_LOOK, (self._space,)).fetchall()
        locks = {row["number"]: row["pid"] for row in found}

        def between(first: int, end: int) -> dict[int, int]:
            return {number - first: pid for number, pid in locks.items() if first <= number < end}

        return _View(
            shards=between(0, _THERE),
            there=between(_THERE, _END_OF_THERE),
            preparing=between(_PREPARING, _LISTENING),
            listening=between(_LISTENING, _LEAVING),
            alive=frozenset(locks.values()),
        )

    def _take(self, most: int, view: _View, wanted: Collection[int]) -> set[int]:
        """Locks some of the free shards; waits `GRACE` seconds for shards of a lost process."""
        taken: set[int] = set()
        for shard in sorted(wanted, key=lambda shard: (shard not in self._prepared, shard)):
            if shard in view.shards:
                self._fallen.pop(shard, None)
            elif len(taken) < most and self._is_free(shard, view) and self.lock(shard):
                taken.add(shard)
        return taken

    def _is_free(self, shard: int, view: _View) -> bool:
        if shard in self._heard:  # its holder has released it, and hears it no more
            return True
        before, now = self._held_before.get(shard), time.monotonic()
        if before is not None and before not in view.alive:
            self._fallen[shard] = now
        if view.preparing.get(shard, self._pid) != self._pid:
            return False
        return now - self._fallen.get(shard, -GRACE) >= GRACE

    # --- changing hands ------------------------------------------------------------------------------------

    def _prepare(self, view: _View, missing: int, own: Collection[int], *, taking: bool) -> None:
        """Chooses the shards of others to take over, as many as are missing, and drops other choices.

        Those it listens to are kept for a while in any case: their holders may have hung up already.
        """
        now = time.monotonic()
        waiting = [*self._surplus_of_others(view), *sorted(self._prepared - view.shards.keys())]
        waiting = [shard for shard in waiting if shard not in own]
        if not taking:
            waiting = [shard for shard in self._heard if shard not in own]
        kept = {shard for shard, since in self._heard.items() if now - since < RELEASED_WITHIN} - {*own}
        kept |= set([shard for shard in waiting if shard in self._prepared][:missing])
        for shard in self._prepared - kept:
            self._prepared.discard(shard)
            self.unlock(_PREPARING + shard)
            if self._heard.pop(shard, None) is not None:
                self.unlock(_LISTENING + shard)
        for shard in waiting:
            if len(self._prepared) >= missing:
                return
            if shard not in view.preparing and self.lock(_PREPARING + shard):
                self._prepared.add(shard)

    def _surplus_of_others(self, view: _View) -> list[int]:
        """Returns the shards that their holders should release."""
        others = set(view.shards.values()) - {self._pid}
        return [shard for pid in sorted(others) for shard in _surplus(view, pid, self.count)]

    def _to_release(self, view: _View, own: Collection[int], quota: int) -> frozenset[int]:
        """Returns the surplus shards whose next holders listen, or that nobody prepares to take for long."""
        now, surplus = time.monotonic(), sorted(own)[quota:]
        self._surplus_since = {shard: self._surplus_since.get(shard, now) for shard in surplus}
        listening = {shard for shard in surplus if view.listening.get(shard, self._pid) != self._pid}
        ignored = {
            shard
            for shard in surplus
            if shard not in view.preparing and now - self._surplus_since[shard] > PATIENCE
        }
        return frozenset(listening | ignored)


def _surplus(view: _View, pid: int, count: int) -> list[int]:
    """Returns the shards that a process should release: the last ones over its share."""
    own = sorted(shard for shard, holder in view.shards.items() if holder == pid)
    return own[_quota(count, view.there, pid) :]


def _quota(count: int, there: Mapping[int, int], pid: int) -> int:
    """Returns the number of shards for a process: an equal share; the oldest get the rest, one each."""
    order = [there[number] for number in sorted(there)]
    if pid not in order:
        return 0
    share, left = divmod(count, len(order))
    return share + (order.index(pid) < left)
