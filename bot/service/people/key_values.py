"""Key-value store of the front end, and the notices that people see only once."""

from bot.durations import HOUR
from bot.service.context import Context
from bot.service.lru_cache import LruCache
from bot.store import key_values
from bot.store.rows import UserId

MOST_PEOPLE = 4096  # in the cache


class KeyValues:
    """Stores values of the front end across restarts."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._database = context.database
        self._shown: LruCache[UserId, frozenset[str]] = LruCache(MOST_PEOPLE, HOUR)  # notices

    async def first_notice(self, user_id: UserId, what: str) -> bool:
        """Tells whether a one-time notice (`dm-closed`) is new to a person, and marks it as shown."""
        if what in (self._shown.get(user_id) or ()):
            return False
        first = await self._database.write(key_values.first_notice, user_id, what, self._context.now())
        self._shown.put(user_id, (self._shown.get(user_id) or frozenset()) | {what})
        return first

    async def forget_notice(self, user_id: UserId, what: str) -> None:
        """Marks a one-time notice as not shown, so that the person sees it again."""
        self._shown.drop(user_id)
        await self._database.write(key_values.forget_notice, user_id, what)

    def forget(self, user_id: UserId) -> None:
        """Removes a person from the cache."""
        self._shown.drop(user_id)

    async def recall(self, name: str) -> str | None:
        """Returns the value of a key; None: there is none."""
        return await self._database.read(key_values.recall, name)

    async def remember(self, name: str, value: str) -> None:
        """Stores a value under a key."""
        await self._database.write(key_values.remember, name, value)
