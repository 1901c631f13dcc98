"""Fading: finished games lose the names of people by themselves, where a server wants that."""

import logging

from bot.service.context import Context
from bot.service.people.anonymous import Strangers
from bot.service.running.writer import TableWriter
from bot.store import personal_data, retention
from bot.store.rows import GameId

log = logging.getLogger(__name__)

AT_ONCE = 10  # tables; then alarms of games that go on have their turn
AFTER_A_BUG = 3600.0  # seconds until a table that could not be worked off is tried again


class Fading:
    """Does to everybody at an old table what *Forget me* does to one person at all tables."""

    def __init__(self, context: Context, writer: TableWriter, strangers: Strangers) -> None:
        self._context = context
        self._database = context.database
        self._writer = writer
        self._strangers = strangers

    async def earliest(self) -> float | None:
        """Returns when the next table is due, in seconds since the epoch; None: none is."""
        return await self._database.read(retention.earliest, self._context.share.part)

    async def fade(self) -> tuple[GameId, ...]:
        """Puts strangers in everybody's place at tables whose time has come; returns which.

        If it is cut off, the table is still due, and what is left of it is done the next time.
        """
        part = self._context.share.part
        due = await self._database.read(retention.due, self._context.now(), AT_ONCE, part)
        for game_id in due:
            try:
                await self._fade(game_id)
            except Exception:  # nobody has asked, so nobody is told; other tables are due too
                log.exception("the names of game %d", game_id)
                await self._writer.rewrite(game_id, retention.put_off, game_id, AFTER_A_BUG)
        if due:
            await self._database.tidy()
        return due

    async def _fade(self, game_id: GameId) -> None:
        for user_id in await self._database.read(personal_data.people_at, game_id):
            await self._strangers.replace(game_id, user_id)
        await self._writer.rewrite(game_id, retention.finish, game_id)
