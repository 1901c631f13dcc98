"""Private notes of people about tables, and tables that they have muted."""

from bot.service.context import Context
from bot.service.model.position import seat_at
from bot.service.running.positions import Positions
from bot.store import own_tables
from bot.store.own_tables import OwnTable
from bot.store.rows import GameId, UserId
from bot.text.harmless import tidy

LONGEST_NOTE = 500  # characters
MOST_LINES = 10  # of a note


class OwnTables:
    """Reads and writes private notes and muted tables; nobody but their owner is shown them."""

    def __init__(self, context: Context, positions: Positions) -> None:
        self._database = context.database
        self._positions = positions

    async def of(self, game_id: GameId, user_id: UserId) -> OwnTable:
        """Returns what a person keeps about a table."""
        return await self._database.read(own_tables.of, game_id, user_id)

    async def check(self, game_id: GameId, user_id: UserId) -> None:
        """Raises `NotSeated` for a person without a seat, who keeps nothing about a table."""
        seat_at(await self._positions.at(game_id), user_id)

    async def note(self, game_id: GameId, user_id: UserId, text: str) -> str:
        """Replaces the note of a person, and returns it; "" deletes it."""
        await self.check(game_id, user_id)
        lines = [line for line in map(tidy, text[:LONGEST_NOTE].splitlines()) if line]
        kept = "\n".join(lines[:MOST_LINES])
        await self._database.write(own_tables.put, game_id, user_id, "note", kept)
        return kept

    async def mute(self, game_id: GameId, user_id: UserId, *, on: bool) -> None:
        """Mutes a table for a person, or no longer."""
        await self.check(game_id, user_id)
        await self._database.write(own_tables.put, game_id, user_id, "muted", int(on))
