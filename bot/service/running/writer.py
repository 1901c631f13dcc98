"""The table writer: the only way to change a table, by deciding in its queue and committing once."""

import asyncio
from collections.abc import Awaitable, Callable
from inspect import isawaitable
from typing import Concatenate, ParamSpec

import msgspec

from bot.copies import replace
from bot.service.context import Context
from bot.service.errors import Outrun, TableError
from bot.service.model import automatic_answers
from bot.service.model.changes.change import Change, Moment
from bot.service.model.changes.journal import GameStarted
from bot.service.model.changes.votes import settlement
from bot.service.model.position import Position
from bot.service.model.transition import advance
from bot.service.running.positions import Held, Positions
from bot.store import commits, games, requests
from bot.store.database.connection import Connection
from bot.store.database.interface import Overtaken
from bot.store.rows import Commit, GameId, Move, NewGame

TRIES = 5  # attempts while other processes win the race

P = ParamSpec("P")

Decision = Change | None  # None: no change
Decide = Callable[[Position], Decision | Awaitable[Decision]]


class Written(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a change: the position after it, and the journal rows it added."""

    position: Position
    rows: tuple[Move, ...] = ()  # empty: it added none
    repeated: bool = False  # the interaction had made the change before
    change: Change | None = None  # None: no change, or it was made before
    goes_on: bool = True  # automatic moves may follow

    @property
    def game_id(self) -> GameId:
        return self.position.game.id

    @property
    def cause(self) -> int | None:
        """The number of the first row."""
        return self.rows[0].seq if self.rows else None


class TableWriter:
    """Changes tables; no other service writes them."""

    def __init__(self, context: Context, positions: Positions) -> None:
        self._context = context
        self._database = context.database
        self._positions = positions

    async def change(self, game_id: GameId, decide: Decide, *, interaction_id: int | None = None) -> Written:
        """Makes the change that `decide` returns for the present position, once per interaction.

        If another process was faster, `decide` is called again with the new position. Raises `Outrun` when
        that happens too often, and the errors of `decide`.
        """
        for _ in range(TRIES):
            async with self._positions.hold(game_id) as held:
                try:
                    written = await self._attempt(held, decide, interaction_id)
                except Overtaken:
                    self._positions.mark_stale((held.game_id,))
                else:
                    return await self._count_vote(held, written)
            if (earlier := await self._earlier(interaction_id)) is not None:
                return earlier
        raise Outrun

    async def open(self, new: NewGame) -> Written:
        """Opens a lobby, once per interaction."""
        try:
            game_id = await self._database.write(commits.open_game, new)
        except Overtaken:
            earlier = await self._earlier(new.interaction_id)
            if earlier is None:
                raise Outrun from None
            return earlier
        self._context.announcements.send(game_id)
        return Written(position=await self._positions.at(game_id))

    async def rewrite(
        self,
        game_id: GameId,
        work: Callable[Concatenate[Connection, P], None],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> None:
        """Runs a write that bypasses the position, also for a table that these rules cannot read."""
        async with self._positions.hold(game_id) as held:
            with self._positions.committing(held):
                try:
                    await self._database.write(work, *args, **kwargs)
                finally:
                    self._positions.distrust(held)

    async def rewrite_all(
        self,
        work: Callable[Concatenate[Connection, P], tuple[GameId, ...]],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> tuple[GameId, ...]:
        """Runs a write of several tables that bypasses their positions; returns the tables.

        It raises their revisions, so that a change under way is decided again.
        """
        try:
            written = await self._database.write(work, *args, **kwargs)
        except BaseException:  # cancelled or broken: it may or may not have been written
            self._positions.mark_stale()
            raise
        self._positions.mark_stale(written)
        return written

    async def _attempt(self, held: Held, decide: Decide, interaction_id: int | None) -> Written:
        """Decides from the cached position; the commit fails if that is stale, a refusal is checked first."""
        position = await self._positions.at(held.game_id)
        try:
            decided = decide(position)
            change = await decided if isawaitable(decided) else decided
        except TableError:  # a repeated interaction may find its own change
            earlier = await self._earlier(interaction_id)
            if earlier is not None:
                return earlier
            await self._check_current(position)
            raise
        if change is None:
            await self._check_current(position)
            return Written(position=position)
        return await self._commit(held, position, change, interaction_id)

    async def _check_current(self, position: Position) -> None:
        """Raises `Overtaken` if another process has changed the table since this position."""
        game = position.game
        if self._database.is_shared and await self._database.read(games.revision, game.id) != game.revision:
            raise Overtaken(f"game {game.id}, revision {game.revision}")

    async def _commit(
        self, held: Held, position: Position, change: Change, interaction_id: int | None
    ) -> Written:
        """Commits a change, then caches and announces it."""
        calendars = await self._positions.calendars(position)
        moment = Moment(at=self._context.now(), calendars=calendars, interaction_id=interaction_id)
        if isinstance(change, GameStarted):  # a setup may draw maps by lot, for a tenth of a second
            after, commit = await asyncio.to_thread(advance, position, change, moment)
        else:
            after, commit = advance(position, change, moment)
        with self._positions.committing(held):
            try:
                await self._database.write(commits.commit, commit)
            except Overtaken:
                raise
            except BaseException:  # cancelled or broken: it may or may not have been written
                self._positions.distrust(held)
                raise
            row = None if commit.row is None else commit.row.move
            self._positions.remember(held, after, row)
        self._context.announcements.rows += row is not None
        if _is_news(commit) and not _is_answered(after, commit):
            self._context.announcements.send(held.game_id)
        rows = () if row is None else (row,)
        return Written(position=after, rows=rows, change=change, goes_on=commit.goes_on)

    async def _count_vote(self, held: Held, written: Written) -> Written:
        """Settles a vote that the change has decided, because the last missing people left or are away."""
        change = None if written.change is None else settlement(written.position)
        if change is None:
            return written
        try:
            settled = await self._commit(held, written.position, change, None)
        except Overtaken:  # another process has changed the table, and counts again
            self._positions.mark_stale((held.game_id,))
            return written
        rows = (*written.rows, *settled.rows)
        return replace(written, position=settled.position, rows=rows, goes_on=settled.goes_on)

    async def _earlier(self, interaction_id: int | None) -> Written | None:
        """Returns the result of an interaction that was processed before; None: it was not."""
        if interaction_id is None:
            return None
        found = await self._database.read(requests.find, interaction_id)
        if found is None:
            return None
        game_id, request = found
        rows: tuple[Move, ...] = ()
        if request.cause is not None:
            later = await self._positions.moves(game_id, request.cause)
            rows = tuple(row for row in later if row.cause == request.cause)
        return Written(position=await self._positions.at(game_id), rows=rows, repeated=True)


def _is_news(commit: Commit) -> bool:
    """Tells whether a commit has visible effects; secret standing orders have none."""
    return commit.row is not None or bool(commit.dues) or commit.alarms is not None


def _is_answered(after: Position, commit: Commit) -> bool:
    """Tells whether an automatic answer follows a change, which is then announced with that answer."""
    return commit.goes_on and automatic_answers.next_answer(after) is not None
