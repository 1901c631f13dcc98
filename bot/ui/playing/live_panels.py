"""One live panel per person and table: a new one replaces the previous one."""

import logging
import time
from dataclasses import dataclass

import discord

from bot.durations import MINUTE
from bot.service.lru_cache import LruCache
from bot.store.rows import GameId, UserId
from bot.ui.client_base import Interaction, user_of
from bot.ui.kit.message import Message
from bot.ui.kit.replies import show

log = logging.getLogger(__name__)

TOKEN_LIVES = 14 * MINUTE  # for which a private answer can be edited, with a margin
MOST_PANELS = 500  # in the cache


@dataclass(frozen=True, kw_only=True)
class LivePanel:
    """A private panel message, with the interaction to delete it."""

    message_id: int
    interaction: Interaction
    at: float


class LivePanels:
    """The open panels of people; after a restart old panels say that they are outdated."""

    def __init__(self) -> None:
        self._open: LruCache[tuple[UserId, GameId], LivePanel] = LruCache(MOST_PANELS)

    async def show(self, interaction: Interaction, game_id: GameId, message: Message) -> None:
        """Shows a panel and deletes the previous one, while its token is valid."""
        message_id = await show(interaction, message)
        key, now = (user_of(interaction), game_id), time.monotonic()
        earlier = self._open.get(key)
        self._open.put(key, LivePanel(message_id=message_id, interaction=interaction, at=now))
        if earlier is not None and earlier.message_id != message_id and now - earlier.at < TOKEN_LIVES:
            await take_away(earlier.interaction)


async def take_away(interaction: Interaction) -> None:
    """Deletes a private answer, if its token is still valid."""
    try:
        await interaction.delete_original_response()
    except discord.HTTPException as error:  # dismissed, or the token has expired
        log.debug("an old answer stays: %s", error)
