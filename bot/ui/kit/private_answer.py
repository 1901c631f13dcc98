"""Private answers that are changed later: only their tokens are kept."""

import logging
from dataclasses import dataclass
from typing import Self

import discord

from bot.durations import MINUTE
from bot.store.rows import UserId
from bot.ui.client_base import Interaction, TableClient, locale_of, user_of
from bot.ui.kit.discord_errors import UNREACHABLE
from bot.ui.kit.message import Message
from bot.ui.process.discord_internals import delete_answer, edit_answer

log = logging.getLogger(__name__)

TOKEN_LIVES = 14 * MINUTE  # for which a private answer can be edited, with a margin


@dataclass(frozen=True, kw_only=True, slots=True)
class PrivateAnswer:
    """The answer to an interaction.

    An interaction holds some hundred objects; the garbage collector would visit those of every open panel.
    """

    token: str
    user_id: UserId
    locale: str

    @classmethod
    def to(cls, interaction: Interaction) -> Self:
        """Returns the answer to an interaction."""
        return cls(token=interaction.token, user_id=user_of(interaction), locale=locale_of(interaction))

    async def edit(self, client: TableClient, message: Message) -> None:
        """Edits the answer."""
        await edit_answer(client, self.token, message.view(), message.files())

    async def delete(self, client: TableClient) -> None:
        """Deletes the answer, if its token is still valid."""
        try:
            await delete_answer(client, self.token)
        except (discord.HTTPException, *UNREACHABLE) as error:  # dismissed, or the token has expired
            log.debug("an old answer stays: %s", error)
