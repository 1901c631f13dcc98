"""The first answer to an interaction: Discord accepts one, within three seconds.

It is either an acknowledgement, which the answer follows, or the answer itself, which then arrives in half
the time.
"""

import asyncio
import logging

import discord

from bot.ui.client_base import Interaction
from bot.ui.kit.discord_errors import UNREACHABLE
from bot.ui.kit.message import Message

log = logging.getLogger(__name__)

ACKNOWLEDGE_AFTER = 0.3  # seconds of work
TOO_OLD = 1.0  # seconds; an older interaction is acknowledged at once
FIRST = "first"  # the key of the first answer in the extras of an interaction


class FirstAnswer:
    """The first answer to an interaction: an acknowledgement or a message."""

    def __init__(self, interaction: Interaction, *, apart: bool) -> None:
        """`apart`: the answer is a new private message; else it edits the message of the button."""
        self._interaction = interaction
        self._apart = apart
        self._one_at_a_time = asyncio.Lock()
        self._timer: asyncio.Task[None] | None = None
        interaction.extras[FIRST] = self

    async def acknowledge(self) -> None:
        """Acknowledges the interaction, unless it has been answered."""
        async with self._one_at_a_time:
            if not self._interaction.response.is_done():
                await self._interaction.response.defer(ephemeral=self._apart, thinking=self._apart)
                self._interaction.client.counters.note_answer(self._interaction)

    async def acknowledge_if_slow(self) -> None:
        """Acknowledges after a short delay unless answered by then; an old interaction at once."""
        if _age(self._interaction) > TOO_OLD:
            await self.acknowledge()
        else:
            self._timer = asyncio.create_task(self._acknowledge_later())

    async def ask(self, modal: discord.ui.Modal) -> None:
        """Answers with a modal."""
        await self._interaction.response.send_modal(modal)
        self._interaction.client.counters.note_answer(self._interaction)

    async def give(self, message: Message, *, apart: bool = False) -> int | None:
        """Answers with a message and returns its id; None: there was a first answer already.

        `apart`: always as a new message.
        """
        async with self._one_at_a_time:
            if self._interaction.response.is_done():
                return None
            given = await self._send(message) if apart or self._apart else await self._change(message)
            self._interaction.client.counters.note_answer(self._interaction)
            return given

    def close(self) -> None:
        """Cancels a delayed acknowledgement."""
        if self._timer is not None:
            self._timer.cancel()

    async def _acknowledge_later(self) -> None:
        await asyncio.sleep(ACKNOWLEDGE_AFTER)
        try:
            await self.acknowledge()
        except (discord.HTTPException, *UNREACHABLE) as error:  # the answer will fail, too
            log.debug("interaction %d was not acknowledged: %s", self._interaction.id, error)

    async def _send(self, message: Message) -> int:
        sent = await self._interaction.response.send_message(
            view=message.view(), files=message.files(), ephemeral=True
        )
        return sent.message_id or (await self._interaction.original_response()).id

    async def _change(self, message: Message) -> int:
        assert self._interaction.message is not None, "it was pressed on a message"
        await self._interaction.response.edit_message(view=message.view(), attachments=message.files())
        return self._interaction.message.id


def first_answer(interaction: Interaction) -> FirstAnswer:
    """Returns the first answer of an interaction."""
    first: FirstAnswer = interaction.extras[FIRST]
    return first


def _age(interaction: Interaction) -> float:
    """Returns the age of an interaction in seconds, by Discord's clock and ours."""
    return (discord.utils.utcnow() - interaction.created_at).total_seconds()
