"""The first answer to an interaction: Discord takes one, and waits three seconds for it.

It is either an acknowledgement, after which the answer follows, or the answer itself, which then is there in
half the time.
"""

import asyncio
import logging

import discord

from bot.ui.client_base import Interaction
from bot.ui.kit.discord_errors import UNREACHABLE
from bot.ui.kit.message import Message

log = logging.getLogger(__name__)

PATIENCE = 0.3  # seconds that we work before we say that an answer will come
TOO_OLD = 1.0  # seconds an interaction was on its way; then Discord may soon stop waiting, so we ask it first
FIRST = "first"  # under this name an interaction carries its first answer


class FirstAnswer:
    """What Discord is told first: that an answer will come, or the answer."""

    def __init__(self, interaction: Interaction, *, apart: bool) -> None:
        """`apart`: the answer is a private message of its own; else the message that was pressed changes."""
        self._interaction = interaction
        self._apart = apart
        self._one_at_a_time = asyncio.Lock()
        self._timer: asyncio.Task[None] | None = None
        interaction.extras[FIRST] = self

    async def acknowledge(self) -> None:
        """Says that an answer will come, unless Discord has been told something already."""
        async with self._one_at_a_time:
            if not self._interaction.response.is_done():
                await self._interaction.response.defer(ephemeral=self._apart, thinking=self._apart)
                self._interaction.client.watch.note_answer(self._interaction)

    async def acknowledge_if_slow(self) -> None:
        """Says so in a moment, unless the answer is there by then; at once, where Discord has waited long."""
        if _age(self._interaction) > TOO_OLD:
            await self.acknowledge()
        else:
            self._timer = asyncio.create_task(self._acknowledge_later())

    async def ask(self, modal: discord.ui.Modal) -> None:
        """Answers with a question in a window of its own."""
        await self._interaction.response.send_modal(modal)
        self._interaction.client.watch.note_answer(self._interaction)

    async def give(self, message: Message, *, apart: bool = False) -> int | None:
        """Answers with a message and returns which it is; None: something else has been the first.

        `apart`: as a message of its own in any case.
        """
        async with self._one_at_a_time:
            if self._interaction.response.is_done():
                return None
            given = await self._send(message) if apart or self._apart else await self._change(message)
            self._interaction.client.watch.note_answer(self._interaction)
            return given

    def close(self) -> None:
        """Nothing more is to be said by itself."""
        if self._timer is not None:
            self._timer.cancel()

    async def _acknowledge_later(self) -> None:
        await asyncio.sleep(PATIENCE)
        try:
            await self.acknowledge()
        except (discord.HTTPException, *UNREACHABLE) as error:  # the answer meets the same
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
    """Returns what an interaction is answered with first."""
    first: FirstAnswer = interaction.extras[FIRST]
    return first


def _age(interaction: Interaction) -> float:
    """Returns how many seconds ago somebody pressed, by Discord's clock and ours."""
    return (discord.utils.utcnow() - interaction.created_at).total_seconds()
