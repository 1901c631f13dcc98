"""What the front end keeps across restarts: values under a name, and what people have been told once."""

from bot.service.context import Context
from bot.store import key_values
from bot.store.rows import UserId


class Notes:
    """A small store of the front end's own."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._database = context.database

    async def first_notice(self, user_id: UserId, what: str) -> bool:
        """Tells whether a person is to be told of a thing (`dm-closed`) for the first time, and notes it."""
        return await self._database.write(key_values.first_notice, user_id, what, self._context.now())

    async def forget_notice(self, user_id: UserId, what: str) -> None:
        """Lets the person be told again: the thing has changed in the meantime."""
        await self._database.write(key_values.forget_notice, user_id, what)

    async def recall(self, name: str) -> str | None:
        """Returns what was remembered under a name (`commands`: what Discord was told last)."""
        return await self._database.read(key_values.recall, name)

    async def remember(self, name: str, value: str) -> None:
        """Keeps a value."""
        await self._database.write(key_values.remember, name, value)
