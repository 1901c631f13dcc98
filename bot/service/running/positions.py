"""Where all tables stand, in memory, and the one way to change one: write first, then remember."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import replace
from weakref import WeakValueDictionary

from bot.service.context import Context
from bot.service.errors import NoSuchTable, NotPlaying, Outdated, Outrun
from bot.service.model import automatic_answers, history, turn_clock
from bot.service.model.position import Position, position_of
from bot.service.model.transition import Entry, advance, card_due
from bot.service.model.turn_clock import Calendars
from bot.service.people.preferences import People
from bot.service.people.server_settings import Servers
from bot.store import games, journal
from bot.store.database.interface import ANY, Overtaken
from bot.store.rows import Amendment, Commit, DuePost, GameId, Move, Seed, Snapshot, Status
from bot.titles.title import AnyState
from engine.core import Seat

KEPT = 256  # positions in memory; others are read again when asked for


class Queue(asyncio.Lock):
    """Lets one call after the other change a table, each from where it stands then."""

    def __init__(self, catch_up: Callable[[], Awaitable[None]]) -> None:
        super().__init__()
        self._catch_up = catch_up

    async def __aenter__(self) -> None:
        await super().__aenter__()
        try:
            await self._catch_up()
        except BaseException:
            self.release()
            raise


class Positions:
    """Positions are read once and kept; a queue a table puts changes into order."""

    def __init__(self, context: Context, people: People, servers: Servers) -> None:
        self._context = context
        self._people = people
        self._servers = servers
        self._database = context.database
        self._positions: OrderedDict[GameId, Position] = OrderedDict()
        self._queues: WeakValueDictionary[GameId, Queue] = WeakValueDictionary()
        self._behind: set[GameId] = set()  # of these, what another process has changed since it was read
        self._reading: Counter[GameId] = Counter()  # what is being read now
        self._database.listen(self._on_change_elsewhere)

    def queue(self, game_id: GameId) -> "Queue":
        """Returns the queue of a table: who comes first is served first, and everyone is served."""
        return self._queues.setdefault(game_id, Queue(lambda: self._catch_up(game_id)))

    def _on_change_elsewhere(self, table: int) -> None:
        for game_id in (*self._positions, *self._reading) if table == ANY else (GameId(table),):
            self._mark_behind(game_id)
        self._context.announcements.pass_on(None if table == ANY else GameId(table))

    def _mark_behind(self, game_id: GameId) -> None:
        """Lets a position be read again; one that is not in memory is anyway."""
        if game_id in self._positions or game_id in self._reading:
            self._behind.add(game_id)

    async def _catch_up(self, game_id: GameId) -> None:
        """Lets a position be read again that another process has changed."""
        known = self._positions.get(game_id)
        if not self._database.is_shared or known is None:
            return
        if await self._database.read(games.newest_row, game_id) != known.game.seq:
            self._mark_behind(game_id)

    async def at(self, game_id: GameId) -> Position:
        """Returns where a table stands."""
        known = self._positions.get(game_id)
        if known is None or game_id in self._behind:
            await self._refresh(game_id, known)
        self._positions.move_to_end(game_id)
        return self._positions[game_id]

    async def _refresh(self, game_id: GameId, known: Position | None) -> None:
        """Reads a position again; what another process changes meanwhile is behind at once."""
        self._behind.discard(game_id)
        self._reading[game_id] += 1
        try:
            fresh = await self._read(game_id)
            self._remember(fresh if known is None else await self._with_older_questions(known, fresh))
        except BaseException:  # it is still what it was
            self._mark_behind(game_id)
            raise
        finally:
            self._reading[game_id] -= 1
            if not self._reading[game_id]:
                del self._reading[game_id]
                if game_id not in self._positions:
                    self._behind.discard(game_id)

    async def in_play(self, game_id: GameId) -> Position:
        """Returns where a running game stands; raises `NotPlaying` before and after."""
        position = await self.at(game_id)
        if not position.is_playing:
            raise NotPlaying
        return position

    async def in_play_or_over(self, game_id: GameId) -> Position:
        """Returns where a running or finished game stands; raises `NotPlaying` in the lobby."""
        position = await self.at(game_id)
        if not position.has_started:
            raise NotPlaying
        return position

    async def start(self, position: Position, entry: Entry, thread_id: int | None) -> Position:
        """Writes the setup; the position names who sits where, and the seed."""
        game = position.game
        return await self._write(
            position,
            entry,
            lambda commit: self._database.write(
                journal.start, commit, position.chairs, thread_id, Seed(seed=game.seed, parts=game.parts)
            ),
        )

    async def write(self, position: Position, entry: Entry) -> Position:
        """Writes a row of the journal with all that it changes; only then does anybody hear of it."""
        return await self._write(position, entry, lambda commit: self._database.write(journal.commit, commit))

    async def resign(self, position: Position, entry: Entry, told: tuple[DuePost, ...] = ()) -> Position:
        """Writes that a seat gives up; the position names who sits where and who is host from now on."""
        chairs, host = position.chairs, position.game.host

        def write(commit: Commit) -> Awaitable[None]:
            due = replace(commit, dues=(*commit.dues, *told))
            return self._database.write(journal.resign, due, chairs, host)

        return await self._write(position, entry, write)

    async def amend(self, position: Position, writing: Awaitable[None]) -> Position:
        """Lets something be written besides the journal; the position is what it leads to."""
        try:
            await writing
        except Overtaken as error:
            self._mark_behind(position.game.id)
            raise Outrun from error
        except BaseException:
            self.forget(position.game.id)
            raise
        self._remember(position)
        return position

    async def drop_plan(self, game_id: GameId, seat: Seat) -> None:
        """Forgets what was left of an order."""
        await self._database.write(games.drop_plan, game_id, seat)
        self.forget(game_id)

    async def retime(
        self,
        position: Position,
        dues: tuple[DuePost, ...] = (),
        writing: Callable[..., None] = games.amend,
    ) -> Position:
        """Writes who is there and how long a table waits; the position is what it leads to."""
        change = Amendment(
            game_id=position.game.id,
            seq=position.game.seq,
            chairs=position.chairs,
            visits=position.visits,
            alarms=turn_clock.alarms(position, await self.calendars(position), self._context.now()),
            paused_until=position.game.paused_until,
            host=position.game.host,
            goes_on=automatic_answers.needs_nobody(position),
            dues=dues if position.game.status is Status.LOBBY else (*dues, card_due(position)),
        )
        position = await self.amend(position, self._database.write(writing, change))
        self._context.announcements.send(position.game.id)
        return position

    async def calendars(self, position: Position) -> Calendars:
        """Returns when those who sit there are to be left alone."""
        guild = position.game.guild_id
        zone = None if guild is None else (await self._servers.of(guild)).zone
        seated = (person.id for chair in position.chairs for person in chair.people)
        known = await self._people.of_all(seated)
        return {user_id: person.in_zone(zone) for user_id, person in known.items()}

    async def moves(self, game_id: GameId, since: int = 0) -> tuple[Move, ...]:
        """Returns the rows of the journal from one on."""
        return await self._database.read(journal.moves, game_id, since)

    async def snapshots(self, position: Position) -> tuple[Snapshot, ...]:
        """Returns the positions on record that the rules of the game can read."""
        game = position.game
        return await self._database.read(journal.snapshots, game.id, game.rules_version)

    async def state_at(self, position: Position, seq: int) -> AnyState:
        """Returns the state after a row of the journal."""
        if seq == position.game.seq:
            return position.state
        game = position.game
        path = await self._database.read(journal.path_to, game.id, game.rules_version, seq)
        if path is None:
            raise history.Unreachable(seq)
        return history.state_at(position.title, path)

    def forget(self, game_id: GameId) -> None:
        """Lets a position be read again: what is in memory may not be what is written."""
        self._positions.pop(game_id, None)
        self._behind.discard(game_id)

    async def _with_older_questions(self, known: Position, fresh: Position) -> Position:
        """Returns a position read again; who is still asked the same may answer what they saw."""
        between = await self.moves(known.game.id, known.game.seq + 1)
        return history.with_older_questions(known, fresh, between)

    async def _write(
        self, position: Position, entry: Entry, write: Callable[[Commit], Awaitable[None]]
    ) -> Position:
        calendars = await self.calendars(position)
        after, commit = advance(position, entry, self._context.now(), calendars)
        try:
            await write(commit)
        except Overtaken as error:  # another process has written, or this one was cut off while writing
            self._mark_behind(position.game.id)
            raise Outrun from error
        except BaseException:  # cancelled or broken: nobody knows whether it was written
            self.forget(position.game.id)
            raise
        self._remember(after)
        self._context.announcements.rows += 1
        if automatic_answers.next_answer(after) is None:  # else it is told with what follows at once
            self._context.announcements.send(after.game.id)
        return after

    async def _read(self, game_id: GameId) -> Position:
        record = await self._database.read(games.record, game_id)
        if record is None:
            raise NoSuchTable(game_id)
        title = self._context.titles.get(record.game.title)
        if title is None:
            raise Outdated(record.game.title)
        position = position_of(record, title)
        if record.head is not None and record.game.rules_version != title.rules.version:
            state = title.codecs.states.encode(position.state)
            await self._database.write(games.adopt_rules, game_id, title.rules.version, state)
            return await self._read(game_id)
        return position

    def _remember(self, position: Position) -> None:
        self._positions[position.game.id] = position
        self._positions.move_to_end(position.game.id)
        while len(self._positions) > KEPT:
            forgotten, _ = self._positions.popitem(last=False)
            self._behind.discard(forgotten)
