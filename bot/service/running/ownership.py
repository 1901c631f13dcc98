"""Ownership of tables: the process with a table's shard makes its posts and automatic moves."""

from collections.abc import Callable

from bot.service.context import Context
from bot.service.lru_cache import LruCache
from bot.store import games
from bot.store.database.shard_part import Part
from bot.store.rows import GameId

MOST_TABLES = 65536  # in the cache


class Ownership:
    """Knows the tables of this process, by the shard of their server; commands may arrive at any process."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._servers: LruCache[GameId, int] = LruCache(MOST_TABLES)

    def follow(self, part: Callable[[], Part]) -> None:
        """Sets the callback that returns the servers of this process."""
        self._context.share.follow(part)

    async def has(self, game_id: GameId) -> bool:
        """Tells whether this process owns a table."""
        part = self._context.share.part
        if len(part.shards) == part.count:
            return True
        server = await self.server_of(game_id)
        return self._context.share.part.has(server)  # read again: it may have changed meanwhile

    async def server_of(self, game_id: GameId) -> int | None:
        """Returns the server of a table, which never changes; None: direct messages, or no such table."""
        server = self._servers.get(game_id)
        if server is None:
            server = await self._context.database.read(games.guild_of, game_id)
            if server is not None:
                self._servers.put(game_id, server)
        return server

    async def notify_owner(self, game_id: GameId) -> None:
        """Notifies the process that owns a table."""
        await self._context.database.write(games.tell, game_id)
