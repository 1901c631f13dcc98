"""Tables whose thread, channel or server is gone: they move, or sleep until the bot is back."""

import logging
from functools import partial

from bot.durations import DAY
from bot.service.context import Context
from bot.service.days.pause import LONGEST
from bot.service.errors import Outdated
from bot.service.model.changes.days import ClocksStarted, ClocksStopped, Redrawn, Relocated
from bot.service.model.notices import board_again, notice
from bot.service.model.position import Position
from bot.service.model.table import Table
from bot.service.running.writer import Decision, TableWriter
from bot.service.showing.views import Views
from bot.store import key_values, places
from bot.store.rows import DuePost, GameId

log = logging.getLogger(__name__)

ASLEEP = "yes"
LONGEST_PAUSE = LONGEST * DAY  # a longer one was not agreed by vote
FOREVER = 365 * DAY  # that a table sleeps while its server cannot be reached


class Places:
    """The servers, channels and threads that tables are played in."""

    def __init__(self, context: Context, writer: TableWriter, views: Views) -> None:
        self._context = context
        self._writer = writer
        self._views = views

    async def of_thread(self, thread_id: int) -> tuple[Table, ...]:
        """Returns the open tables that are played in a thread."""
        return await self._tables(await self._context.database.read(places.in_thread, thread_id))

    async def of_channel(self, channel_id: int) -> tuple[Table, ...]:
        """Returns the open tables of a channel and of its threads, the latest first."""
        return await self._tables(await self._context.database.read(places.of_channel, channel_id))

    async def move(
        self,
        game_id: GameId,
        thread_id: int | None,
        *,
        channel_id: int | None = None,
        board: bool = True,
    ) -> None:
        """Moves a table to a thread, or to its channel (None), and posts a notice and (`board`) its board."""

        def decide(position: Position) -> Decision:
            told = _notices(position, "notice-moved", board=board)
            return Relocated(
                channel_id=channel_id or position.game.channel_id, thread_id=thread_id, told=told
            )

        await self._writer.change(game_id, decide)

    async def redraw(self, game_id: GameId) -> None:
        """Draws the messages of a table again; those that are gone are posted again."""
        await self._writer.change(game_id, lambda position: Redrawn())

    async def sleep(self, guild_id: int) -> None:
        """Stops the clocks of all tables of a server that the bot has left; notes when agreed pauses end.

        After a crash in between, all of them are woken, and those that were not stopped stay as they are.
        """
        now = self._context.now()
        await self._context.database.write(key_values.remember, _name(guild_id), ASLEEP)
        for table in await self._views.in_guild(guild_id):
            if table.paused_until is None or table.paused_until <= now + LONGEST_PAUSE:
                await self._note_pause(table.id, table.paused_until)
            await self._writer.change(table.id, partial(_sleeping, now + FOREVER))

    async def asleep(self, guild_id: int) -> tuple[GameId, ...]:
        """Returns the sleeping tables of a server."""
        if await self._context.database.read(key_values.recall, _name(guild_id)) != ASLEEP:
            return ()
        return tuple(table.id for table in await self._views.in_guild(guild_id))

    async def awake(self, guild_id: int) -> None:
        """Marks the tables of a server as awake."""
        await self._context.database.write(key_values.remember, _name(guild_id), "")

    async def wake(self, game_id: GameId) -> None:
        """Starts the clocks of a sleeping table and posts a notice there; a lobby is only drawn again.

        A pause that was agreed before goes on until it was to end.
        """
        noted = await self._context.database.read(key_values.recall, _pause_name(game_id))
        paused_until = float(noted) if noted else None
        await self._writer.change(game_id, partial(_waking, self._context.now(), paused_until))

    async def _note_pause(self, game_id: GameId, until: float | None) -> None:
        """Stores when an agreed pause ends; None: the table is not paused."""
        noted = "" if until is None else str(until)
        known = await self._context.database.read(key_values.recall, _pause_name(game_id))
        if noted != (known or ""):
            await self._context.database.write(key_values.remember, _pause_name(game_id), noted)

    async def _tables(self, ids: tuple[GameId, ...]) -> tuple[Table, ...]:
        """Returns the tables that the present rules can read."""
        tables = []
        for game_id in ids:
            try:
                tables.append(await self._views.table(game_id))
            except Outdated:
                log.warning("game %d cannot be read any more", game_id)
        return tuple(tables)


def _sleeping(until: float, position: Position) -> Decision:
    return ClocksStopped(until=until) if position.is_playing else None


def _waking(now: float, paused_until: float | None, position: Position) -> Decision:
    if not position.is_playing:
        return Redrawn()
    if (position.game.paused_until or now) <= now + LONGEST_PAUSE:  # it was not stopped, or is awake again
        return None
    told = _notices(position, "notice-back", board=True)
    if paused_until is not None and now < paused_until:
        return ClocksStopped(until=paused_until, told=told)
    return ClocksStarted(told=told)


def _pause_name(game_id: GameId) -> str:
    return f"paused:{game_id}"


def _name(guild_id: int) -> str:
    return f"asleep:{guild_id}"


def _notices(position: Position, key: str, *, board: bool) -> tuple[DuePost, ...]:
    """Returns the notice for a running game, and its board if wanted; a lobby gets neither."""
    if not position.is_playing:
        return ()
    said = (notice(position.game, key),)
    return (*said, board_again(position.game)) if board else said
