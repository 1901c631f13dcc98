"""Block lists: people who never meet at a table, without either being told of it."""

from collections.abc import Iterable

from bot.service.context import Context
from bot.store import blocks
from bot.store.rows import Person, UserId

MOST_BLOCKED = 25  # as many as a select of Discord holds


class Blocks:
    """Reads and writes block lists."""

    def __init__(self, context: Context) -> None:
        self._database = context.database

    async def of(self, user_id: UserId) -> tuple[UserId, ...]:
        """Returns the people that a person has blocked."""
        return await self._database.read(blocks.of, user_id)

    async def put(self, user_id: UserId, blocked: Iterable[UserId]) -> tuple[UserId, ...]:
        """Replaces the block list of a person, without themselves; returns it."""
        wanted = sorted({one for one in blocked if one != user_id})[:MOST_BLOCKED]
        await self._database.write(blocks.put, user_id, wanted)
        return tuple(wanted)

    async def without_blocked(self, user_id: UserId, people: Iterable[Person]) -> tuple[Person, ...]:
        """Returns the people that a person may meet; it works both ways."""
        apart = await self._database.read(blocks.apart_from, user_id)
        return tuple(person for person in people if person.id not in apart)
