"""Connected time: clocks of tables count only the time in which the bot is connected to Discord."""

import logging
from functools import partial

from bot.durations import MINUTE
from bot.service.context import Context
from bot.service.model.changes.lost_time import with_lost_time
from bot.service.running.writer import TableWriter
from bot.store import connected_time
from bot.store.database.shard_part import EVERYTHING, Part

log = logging.getLogger(__name__)

PATIENCE = MINUTE  # a shorter interruption counts as connected


class ConnectedTime:
    """Adds the time without a connection to all running clocks."""

    def __init__(self, context: Context, writer: TableWriter) -> None:
        self._context = context
        self._writer = writer

    async def count(self, part: Part = EVERYTHING, *, patience: float = PATIENCE) -> None:
        """Stores that some shards are connected now, and adds the time since they last were to their clocks.

        All of it is one transaction: a crash leaves it undone, and it is done once.
        """
        now = self._context.now()
        moved = await self._writer.rewrite_all(
            connected_time.count, part, now, patience, partial(with_lost_time, now=now)
        )
        if moved:
            log.info("the clocks of %d tables were moved by the time without a connection", len(moved))
        for game_id in moved:
            self._context.announcements.send(game_id)
