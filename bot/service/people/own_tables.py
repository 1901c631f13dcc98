"""Private notes of people about tables, tables that they have muted, and guided first games."""

from bot.service.context import Context
from bot.service.lru_cache import LruCache
from bot.service.model.position import seat_at
from bot.service.running.positions import Positions
from bot.store import own_tables
from bot.store.own_tables import OwnTable, Wish
from bot.store.rows import GameId, UserId
from bot.text.harmless import tidy

LONGEST_NOTE = 500  # characters
MOST_LINES = 10  # of a note
MOST_TABLES = 4096  # in the caches


class OwnTables:
    """Reads and writes private notes, muted tables and guides; nobody but their owner is shown them."""

    def __init__(self, context: Context, positions: Positions) -> None:
        self._context = context
        self._database = context.database
        self._positions = positions
        self.forget_all()

    def forget_all(self) -> None:
        """Clears the caches: a person has been forgotten."""
        memory = self._context.memory
        self._known: LruCache[tuple[GameId, UserId], OwnTable] = LruCache(MOST_TABLES, memory)
        self._muting: LruCache[GameId, frozenset[UserId]] = LruCache(MOST_TABLES, memory)

    async def of(self, game_id: GameId, user_id: UserId) -> OwnTable:
        """Returns what a person keeps about a table."""
        known = self._known.get((game_id, user_id))
        if known is None:
            known = await self._database.read(own_tables.of, game_id, user_id)
            self._known.put((game_id, user_id), known)
        return known

    async def muting_people(self, game_id: GameId) -> frozenset[UserId]:
        """Returns the people who have muted a table."""
        known = self._muting.get(game_id)
        if known is None:
            known = await self._database.read(own_tables.muting_people, game_id)
            self._muting.put(game_id, known)
        return known

    async def check(self, game_id: GameId, user_id: UserId) -> None:
        """Raises `NotSeated` for a person without a seat, who keeps nothing about a table."""
        seat_at(await self._positions.at(game_id), user_id)

    async def note(self, game_id: GameId, user_id: UserId, text: str) -> str:
        """Replaces the note of a person, and returns it; "" deletes it."""
        await self.check(game_id, user_id)
        lines = [line for line in map(tidy, text[:LONGEST_NOTE].splitlines()) if line]
        kept = "\n".join(lines[:MOST_LINES])
        await self._put(game_id, user_id, "note", kept)
        return kept

    async def mute(self, game_id: GameId, user_id: UserId, *, on: bool) -> None:
        """Mutes a table for a person, or no longer."""
        await self.check(game_id, user_id)
        await self._put(game_id, user_id, "muted", int(on))

    async def guide(self, game_id: GameId, user_id: UserId, step: int) -> None:
        """Stores the next step of a person's guide; 0 ends it."""
        await self.check(game_id, user_id)
        await self._put(game_id, user_id, "guide", step)

    async def _put(self, game_id: GameId, user_id: UserId, wish: Wish, value: str | int) -> None:
        await self._database.write(own_tables.put, game_id, user_id, wish, value)
        self._known.drop((game_id, user_id))
        self._muting.drop(game_id)
