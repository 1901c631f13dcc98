"""One live panel per person and table: a new one replaces the previous one."""

import time
from dataclasses import dataclass

from bot.service.lru_cache import LruCache
from bot.store.rows import GameId, UserId
from bot.ui.client_base import Interaction, user_of
from bot.ui.kit.message import Message
from bot.ui.kit.private_answer import TOKEN_LIVES, PrivateAnswer
from bot.ui.kit.replies import show

MOST_PANELS = 500  # in the cache


@dataclass(frozen=True, kw_only=True, slots=True)
class LivePanel:
    """A private panel message, with the answer to delete it."""

    message_id: int
    answer: PrivateAnswer
    at: float


class LivePanels:
    """The open panels of people; after a restart old panels say that they are outdated."""

    def __init__(self) -> None:
        self._open: LruCache[tuple[UserId, GameId], LivePanel] = LruCache(MOST_PANELS)
        self._shown: LruCache[int, tuple[UserId, GameId]] = LruCache(MOST_PANELS)  # by message

    async def show(self, interaction: Interaction, game_id: GameId, message: Message) -> None:
        """Shows a panel and deletes the previous one, while its token is valid.

        A message that showed the panel of another table no longer belongs to that one.
        """
        message_id = await show(interaction, message)
        key, now = (user_of(interaction), game_id), time.monotonic()
        other = self._shown.get(message_id)
        if other is not None and other != key:
            self._open.drop(other)
        self._shown.put(message_id, key)
        earlier, answer = self._open.get(key), PrivateAnswer.to(interaction)
        self._open.put(key, LivePanel(message_id=message_id, answer=answer, at=now))
        if earlier is not None and earlier.message_id != message_id and now - earlier.at < TOKEN_LIVES:
            await earlier.answer.delete(interaction.client)
