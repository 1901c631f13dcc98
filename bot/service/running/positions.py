"""A cache of positions, and a queue per table."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from weakref import WeakValueDictionary

from bot.service.context import Context
from bot.service.errors import NoSuchTable, NotPlaying, TitleMissing
from bot.service.lru_cache import LruCache
from bot.service.model import history
from bot.service.model.position import Position, position_of
from bot.service.model.turn_clock import Calendars
from bot.service.people.preferences import People
from bot.service.people.server_settings import Servers
from bot.service.running.packs import Packs
from bot.store import games, journal
from bot.store.database.interface import ANY
from bot.store.rows import GameId, Move, Snapshot
from bot.titles.title import AnyState

MOST_POSITIONS = 256  # in the cache
MOST_ROWS = 64  # of each of them
MOST_SNAPSHOTS = 8  # games whose snapshots are cached: the posts at the end read them several times

_KEY = object()


class Held:
    """Proof that a table's queue is held; only `Positions.hold` creates it."""

    def __init__(self, game_id: GameId, key: object) -> None:
        assert key is _KEY, "only the queue creates this"
        self.game_id = game_id


class _Holding:
    """Holds the queue of a table while a block runs."""

    def __init__(self, queue: asyncio.Lock, game_id: GameId) -> None:
        self._queue = queue
        self._game_id = game_id

    async def __aenter__(self) -> Held:
        await self._queue.acquire()
        return Held(self._game_id, _KEY)

    async def __aexit__(self, *_: object) -> None:
        self._queue.release()


class Positions:
    """Caches positions; a queue per table serialises changes."""

    def __init__(self, context: Context, people: People, servers: Servers) -> None:
        self._context = context
        self._people = people
        self._servers = servers
        self._database = context.database
        self.packs = Packs(context)
        self._positions: OrderedDict[GameId, Position] = OrderedDict()
        self._rows: dict[GameId, tuple[Move, ...]] = {}  # the newest rows of cached positions
        self._snapshots = LruCache[tuple[GameId, int], tuple[Snapshot, ...]](MOST_SNAPSHOTS)  # by revision
        self._queues: WeakValueDictionary[GameId, asyncio.Lock] = WeakValueDictionary()
        self._stale: set[GameId] = set()  # changed by other processes since they were read
        self._reading: Counter[GameId] = Counter()  # reads under way
        self._commits: dict[GameId, asyncio.Future[None]] = {}  # under way
        self._database.listen(self._on_remote_change)

    # --- reading -------------------------------------------------------------------------------------------

    async def at(self, game_id: GameId) -> Position:
        """Returns where a table stands; waits for a change that is being committed.

        Readers of the database may see that change before this process remembers it.
        """
        while (commit := self._commits.get(game_id)) is not None:
            await asyncio.wait((commit,))
        known = self._positions.get(game_id)
        if known is None or self._is_stale(game_id):
            await self._refresh(game_id, known)
        self._positions.move_to_end(game_id)
        return self._positions[game_id]

    async def in_play(self, game_id: GameId) -> Position:
        """Returns the position of a running game; raises `NotPlaying` for others."""
        return playing(await self.at(game_id))

    async def in_play_or_over(self, game_id: GameId) -> Position:
        """Returns the position of a running or finished game; raises `NotPlaying` for a lobby."""
        position = await self.at(game_id)
        if not position.has_started:
            raise NotPlaying
        return position

    async def calendars(self, position: Position) -> Calendars:
        """Returns the preferences of the people at a table, with the server's time zone as default."""
        guild = position.game.guild_id
        zone = None if guild is None else (await self._servers.of(guild)).zone
        seated = (person.id for chair in position.chairs for person in chair.people)
        known = await self._people.of_all(seated)
        return {user_id: person.in_zone(zone) for user_id, person in known.items()}

    async def moves(self, game_id: GameId, since: int = 0) -> tuple[Move, ...]:
        """Returns the rows of the journal from `since` on; the newest ones are cached."""
        rows = self._rows.get(game_id)
        if rows and rows[0].seq <= since and self._is_newest(rows[-1]):
            return tuple(row for row in rows if row.seq >= since)
        rows = await self._database.read(journal.moves, game_id, since)
        if rows and self._is_newest(rows[-1]):
            self._rows[game_id] = _recent(rows)
        return rows

    def in_memory(self, game_id: GameId) -> Position | None:
        """Returns the position of a table if it is cached and not stale."""
        return None if self._is_stale(game_id) else self._positions.get(game_id)

    async def snapshots(self, position: Position) -> tuple[Snapshot, ...]:
        """Returns the snapshots of a game under its present rules."""
        version = position.game.rules_version
        return tuple(each for each in await self.all_snapshots(position) if each.rules_version == version)

    async def all_snapshots(self, position: Position) -> tuple[Snapshot, ...]:
        """Returns the snapshots of a game under all rules it was played by."""
        key = position.game.id, position.game.revision
        found = self._snapshots.get(key)
        if found is None:
            found = await self._database.read(journal.all_snapshots, position.game.id)
            self._snapshots.put(key, found)
        return found

    async def state_at(self, position: Position, seq: int) -> AnyState:
        """Returns the state after a row of the journal; raises `Unreachable` under older rules."""
        if seq == position.game.seq:
            return position.state
        game = position.game
        path = await self._database.read(journal.path_to, game.id, game.rules_version, seq)
        if path is None:
            raise history.Unreachable(seq)
        return history.state_at(position.title, path)

    # --- changing ------------------------------------------------------------------------------------------

    def hold(self, game_id: GameId) -> "_Holding":
        """Holds the queue of a table for a block; callers get it in the order they arrive."""
        return _Holding(self._queues.setdefault(game_id, asyncio.Lock()), game_id)

    @contextmanager
    def committing(self, held: Held) -> Iterator[None]:
        """Marks that a change of a table is being committed, until it is remembered or distrusted."""
        commit = self._commits[held.game_id] = asyncio.get_running_loop().create_future()
        try:
            yield
        finally:
            del self._commits[held.game_id]
            commit.set_result(None)

    def remember(self, held: Held, position: Position, row: Move | None) -> None:
        """Caches the position that was just committed, and its row of the journal."""
        assert position.game.id == held.game_id, "the position is of the table that is held"
        if row is not None:
            earlier = self._rows.get(held.game_id, ())
            follows = bool(earlier) and earlier[-1].seq == row.seq - 1
            self._rows[held.game_id] = _with_row(earlier, row) if follows else (row,)
        self._keep(position)

    def distrust(self, held: Held) -> None:
        """Drops a position from the cache: it may differ from the database."""
        self._positions.pop(held.game_id, None)
        self._rows.pop(held.game_id, None)
        self._stale.discard(held.game_id)
        self._mark_stale(held.game_id)  # also if it is being read right now

    def expect(self, game_id: GameId, revision: int) -> None:
        """Marks a cached position as stale if it is older than a revision in a shared database.

        A commit of this process may be under way; another process may have followed it already.
        """
        known = self._positions.get(game_id)
        if self._database.is_shared and known is not None and known.game.revision < revision:
            self._mark_stale(game_id)

    def mark_stale(self, game_ids: Iterable[GameId] | None = None) -> None:
        """Marks positions as stale, by default all: the database has newer ones. Questions stay valid."""
        for game_id in (*self._positions, *self._reading) if game_ids is None else game_ids:
            self._mark_stale(game_id)

    # --- caching -------------------------------------------------------------------------------------------

    def _on_remote_change(self, table: int) -> None:
        self.mark_stale(None if table == ANY else (GameId(table),))
        self._context.announcements.announce_remote_change(None if table == ANY else GameId(table))

    def _is_newest(self, row: Move) -> bool:
        """Tells whether a row is the last one of a cached position that is not stale."""
        known = self.in_memory(row.game_id)
        return known is not None and known.game.seq == row.seq

    def _is_stale(self, game_id: GameId) -> bool:
        """Tells whether the database has a newer position than the cache; it may be on its way."""
        return game_id in self._stale or game_id in self._reading

    def _mark_stale(self, game_id: GameId) -> None:
        """Marks a cached position as stale, so that it is read again."""
        if game_id in self._positions or game_id in self._reading:
            self._stale.add(game_id)

    async def _refresh(self, game_id: GameId, known: Position | None) -> None:
        """Reads a position; it stays stale if another process changes it meanwhile."""
        self._stale.discard(game_id)
        self._reading[game_id] += 1
        try:
            fresh = await self._read(game_id)
            self._keep_newer(fresh if known is None else await self._with_older_questions(known, fresh))
        except BaseException:
            self._mark_stale(game_id)
            raise
        finally:
            self._reading[game_id] -= 1
            if not self._reading[game_id]:
                del self._reading[game_id]
                if game_id not in self._positions:
                    self._stale.discard(game_id)

    async def _with_older_questions(self, known: Position, fresh: Position) -> Position:
        """Returns a fresh position that keeps the questions which have not changed."""
        between = await self._database.read(journal.moves, known.game.id, known.game.seq + 1)
        return history.with_older_questions(known, fresh, between)

    async def _read(self, game_id: GameId) -> Position:
        record = await self._database.read(games.record, game_id)
        if record is None:
            raise NoSuchTable(game_id)
        title = await self.packs.title_of(record.game.title, record.game.options)
        if title is None:
            raise TitleMissing
        position = position_of(record, title)
        if record.head is not None and record.game.rules_version != title.rules.version:
            state = title.codecs.states.encode(position.state)
            await self._database.write(games.adopt_rules, game_id, title.rules.version, state)
            return await self._read(game_id)
        return position

    def _keep_newer(self, position: Position) -> None:
        """Caches a position that was read, unless a newer one was committed meanwhile."""
        known = self._positions.get(position.game.id)
        if known is None or known.game.revision <= position.game.revision:
            self._keep(position)

    def _keep(self, position: Position) -> None:
        self._positions[position.game.id] = position
        self._positions.move_to_end(position.game.id)
        while len(self._positions) > MOST_POSITIONS:
            forgotten, _ = self._positions.popitem(last=False)
            self._stale.discard(forgotten)
            self._rows.pop(forgotten, None)


def _with_row(earlier: tuple[Move, ...], row: Move) -> tuple[Move, ...]:
    """Returns recent rows with the next one; only a row of another report makes any of them old."""
    rows = (*earlier, row)
    is_same = history.report_of(earlier[-1]) == history.report_of(row)
    return rows[-MOST_ROWS:] if is_same else _recent(rows)


def _recent(rows: tuple[Move, ...]) -> tuple[Move, ...]:
    """Returns the rows of the last two reports: the board of a report is drawn once more after its end."""
    latest = rows[-MOST_ROWS:]
    reports = sorted({history.report_of(row) for row in latest})[-2:]
    return tuple(row for row in latest if history.report_of(row) in reports)


def playing(position: Position) -> Position:
    """Returns the position if its game is running; raises `NotPlaying` if not."""
    if not position.is_playing:
        raise NotPlaying
    return position
