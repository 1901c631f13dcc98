"""Duties: which tables this process posts at, and lets go on; where there are several, others do the rest."""

from collections.abc import Callable

from bot.service.context import Context
from bot.service.lru_cache import LruCache
from bot.store import games
from bot.store.database.shard_part import Part
from bot.store.rows import GameId

KEPT = 65536  # tables whose server is known


class Duties:
    """A table is one process's, by the shard of its server; commands for it may arrive at any."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._servers: LruCache[GameId, tuple[int | None]] = LruCache(KEPT)

    def follow(self, part: Callable[[], Part]) -> None:
        """Does from now on what is due at the servers that this tells, and no more."""
        self._context.share.follow(part)

    async def has(self, game_id: GameId) -> bool:
        """Tells whether a table is this process's."""
        part = self._context.share.part
        if len(part.shards) == part.count:
            return True
        server = self._servers.get(game_id)
        if server is None:
            server = (await self._context.database.read(games.guild_of, game_id),)
            self._servers.put(game_id, server)
        return self._context.share.part.has(server[0])

    async def hand_on(self, game_id: GameId) -> None:
        """Lets the process hear of a table whose it is."""
        await self._context.database.write(games.tell, game_id)
