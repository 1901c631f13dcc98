"""A cache of the messages of tables, for the worker that posts them: only the owner of a table does."""

from bot.service.context import Context
from bot.service.lru_cache import LruCache
from bot.store import posts
from bot.store.rows import GameId, Post, PostKind

MOST_MESSAGES = 8192  # in the cache
MOST_TABLES = 4096


AFTER_ALL = 1 << 62  # the rank of the end


class PostedMessages:
    """Finds the message of a card, board, vote or offer."""

    def __init__(self, context: Context) -> None:
        self._database = context.database
        self.forget_all()

    def forget_all(self) -> None:
        """Clears the cache: another process may have posted since."""
        self._found: LruCache[tuple[GameId, PostKind, int], tuple[Post | None]] = LruCache(MOST_MESSAGES)
        self._newest: LruCache[GameId, Post] = LruCache(MOST_TABLES)

    async def find(self, game_id: GameId, kind: PostKind, number: int = 0) -> Post | None:
        """Returns the message of a kind and number; None: it has not been posted."""
        key = (game_id, kind, number)
        if self._found.get(key) is None:
            found = await self._database.read(posts.find, game_id, kind, number)
            if self._found.get(key) is None:  # else it was posted meanwhile
                self._found.put(key, (found,))
            return found
        (known,) = self._found.get(key) or (None,)
        return known

    async def newest(self, game_id: GameId) -> Post | None:
        """Returns the message of the latest board; before the first board, the card."""
        known = self._newest.get(game_id)
        if known is None:
            known = await self._database.read(posts.newest, game_id)
            if known is not None and self._newest.get(game_id) is None:
                self._newest.put(game_id, known)
        return known

    def put(self, post: Post) -> None:
        """Caches a message that was just stored."""
        self._found.put((post.game_id, post.kind, post.number), (post,))
        known = self._newest.get(post.game_id)
        if known is not None and _rank(post) >= _rank(known):
            self._newest.put(post.game_id, post)


def _rank(post: Post) -> int:
    """Returns the order of messages: the card, boards by turn, the end; votes and offers do not count."""
    if post.kind is PostKind.END:
        return post.number + AFTER_ALL
    if post.kind is PostKind.BOARD:
        return post.number
    return -1 if post.kind is PostKind.CARD else -2
