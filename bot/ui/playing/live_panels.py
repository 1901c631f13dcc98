"""One live panel per person and table: a new one replaces the previous one."""

import asyncio
import logging
import time
from dataclasses import dataclass

import discord

from bot.service.lru_cache import LruCache
from bot.store.rows import GameId, UserId
from bot.ui.client_base import Interaction, TableClient, user_of
from bot.ui.kit.discord_errors import UNREACHABLE
from bot.ui.kit.message import Message
from bot.ui.kit.private_answer import TOKEN_LIVES, PrivateAnswer
from bot.ui.kit.replies import show

log = logging.getLogger(__name__)

MOST_PANELS = 500  # in the cache


@dataclass(frozen=True, kw_only=True, slots=True)
class LivePanel:
    """A private panel message, with the answer to change or delete it."""

    message_id: int
    answer: PrivateAnswer
    at: float


class LivePanels:
    """The open panels of people; after a restart old panels say that they are outdated."""

    def __init__(self) -> None:
        self._open: LruCache[tuple[UserId, GameId], LivePanel] = LruCache(MOST_PANELS)
        self._turns: LruCache[UserId, asyncio.Lock] = LruCache(MOST_PANELS)  # to show or change a panel
        self._shown: LruCache[int, tuple[UserId, GameId]] = LruCache(MOST_PANELS)  # by message

    async def show(self, interaction: Interaction, game_id: GameId, message: Message) -> LivePanel:
        """Shows a panel and deletes the previous one, while its token is valid.

        A message that showed the panel of another table no longer belongs to that one.
        """
        key, now = (user_of(interaction), game_id), time.monotonic()
        async with self._turn(user_of(interaction)):
            message_id = await show(interaction, message)
            other = self._shown.get(message_id)
            if other is not None and other != key:
                self._open.drop(other)
            self._shown.put(message_id, key)
            earlier, answer = self._open.get(key), PrivateAnswer.to(interaction)
            shown = LivePanel(message_id=message_id, answer=answer, at=now)
            if not _is_public(interaction, message_id):  # nobody's panel: it must not be deleted
                self._open.put(key, shown)
        if earlier is not None and earlier.message_id != message_id and now - earlier.at < TOKEN_LIVES:
            await earlier.answer.delete(interaction.client)
        return shown

    def is_open(self, panel: LivePanel, game_id: GameId) -> bool:
        """Tells whether a panel is still the newest of its person and table."""
        return self._open.get((panel.answer.user_id, game_id)) is panel

    async def change(self, client: TableClient, panel: LivePanel, game_id: GameId, message: Message) -> None:
        """Changes a panel, unless it has been replaced or dismissed."""
        async with self._turn(panel.answer.user_id):
            if not self.is_open(panel, game_id):
                return
            try:
                await panel.answer.edit(client, message)
            except (discord.HTTPException, *UNREACHABLE) as error:
                log.debug("a panel stays as it is: %s", error)

    def _turn(self, user_id: UserId) -> asyncio.Lock:
        """Returns the lock of a person's panels: a late change never replaces a newer panel."""
        lock = self._turns.get(user_id) or asyncio.Lock()
        self._turns.put(user_id, lock)
        return lock


def _is_public(interaction: Interaction, message_id: int) -> bool:
    """Tells whether a message is the public one whose button was pressed."""
    pressed = interaction.message
    return pressed is not None and pressed.id == message_id and not pressed.flags.ephemeral
