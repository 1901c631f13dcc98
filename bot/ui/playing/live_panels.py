"""One live panel a person and table: a new one takes the place of the one before."""

import logging
import time
from dataclasses import dataclass

import discord

from bot.service.lru_cache import LruCache
from bot.store.rows import GameId, UserId
from bot.ui.client_base import Interaction
from bot.ui.kit.message import Message
from bot.ui.kit.replies import show

log = logging.getLogger(__name__)

TOKEN_LIVES = 14 * 60.0  # seconds in which Discord lets us change a private answer, less some to spare
KEPT = 500  # panels that are remembered


@dataclass(frozen=True, kw_only=True)
class LivePanel:
    """A private message with the buttons of a table, and what lets us take it away."""

    message_id: int
    interaction: Interaction
    at: float


class LivePanels:
    """The panels people have open; after a restart none is known, and old ones answer that they are old."""

    def __init__(self) -> None:
        self._open: LruCache[tuple[UserId, GameId], LivePanel] = LruCache(KEPT)

    async def show(self, interaction: Interaction, game_id: GameId, message: Message) -> None:
        """Shows a panel and takes away the one before, as long as Discord lets us."""
        message_id = await show(interaction, message)
        key, now = (UserId(interaction.user.id), game_id), time.monotonic()
        earlier = self._open.get(key)
        self._open.put(key, LivePanel(message_id=message_id, interaction=interaction, at=now))
        if earlier is not None and earlier.message_id != message_id and now - earlier.at < TOKEN_LIVES:
            await take_away(earlier.interaction)


async def take_away(interaction: Interaction) -> None:
    """Deletes a private answer, as long as Discord lets us."""
    try:
        await interaction.delete_original_response()
    except discord.HTTPException as error:  # dismissed, or the token is older than we think
        log.debug("an old answer stays: %s", error)
