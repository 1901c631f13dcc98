"""Retention: anonymises finished games after the days that a server has set, and removes unused packs."""

import logging

from bot.durations import DAY, HOUR
from bot.service.context import Context
from bot.service.people.anonymous import Anonymiser
from bot.service.running.writer import TableWriter
from bot.store import packs, personal_data, retention
from bot.store.rows import GameId

log = logging.getLogger(__name__)

AT_ONCE = 10  # tables per call, so that alarms do not wait long
AFTER_A_BUG = HOUR  # until a table that raised an exception is tried again


class Retention:
    """Anonymises all people of old tables, and removes the packs that no table uses."""

    def __init__(self, context: Context, writer: TableWriter, anonymiser: Anonymiser) -> None:
        self._context = context
        self._database = context.database
        self._writer = writer
        self._anonymiser = anonymiser
        self._packs_due = 0.0

    async def anonymise_due(self) -> tuple[GameId, ...]:
        """Anonymises the tables that are due; returns them.

        If it is interrupted, the table stays due, and the next call does the rest.
        """
        part = self._context.share.part
        due = await self._database.read(retention.due, self._context.now(), AT_ONCE, part)
        for game_id in due:
            try:
                await self._anonymise(game_id)
            except Exception:  # one broken table must not stop the others
                log.exception("the names of game %d", game_id)
                await self._writer.rewrite(game_id, retention.put_off, game_id, AFTER_A_BUG)
        if due:
            await self._database.tidy()
        return due

    async def _anonymise(self, game_id: GameId) -> None:
        for user_id in await self._database.read(personal_data.people_at, game_id):
            await self._anonymiser.replace(game_id, user_id)
        await self._writer.rewrite(game_id, retention.finish, game_id)

    async def remove_unused_packs(self) -> None:
        """Removes packs that no table has used for a day, at most once a day.

        A table that is opened at this moment has kept its pack a moment ago.
        """
        now = self._context.now()
        if now < self._packs_due:
            return
        self._packs_due = now + DAY
        await self._database.write(packs.remove_unused, now - DAY)
