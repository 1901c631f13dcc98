"""*Block list* of /me: people that the asker never meets at a table."""

import discord

from bot.service.people.blocks import MOST_BLOCKED
from bot.store.rows import UserId
from bot.ui.client_base import Interaction, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import Message, button
from bot.ui.kit.replies import in_place, show
from bot.ui.people.me import show_own


async def _show(interaction: Interaction, blocked: tuple[UserId, ...]) -> None:
    words = words_of(interaction)
    page = Message().text(f"### {words('block-title')}").text(words("block-about"))
    page.entities(
        discord.ui.UserSelect(
            custom_id=ids.block("people"),
            placeholder=words("block-pick"),
            min_values=0,
            max_values=MOST_BLOCKED,
            default_values=[
                discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.user)
                for one in blocked
            ],
        )
    )
    await show(interaction, page.row(button(words("button-back"), ids.block("back"))))


class BlockList(Pressable, kind=ids.block):
    """*Block list*, its select of people, and the way back to /me."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._do(interaction))

    async def _do(self, interaction: Interaction) -> None:
        tables, user_id = interaction.client.tables, user_of(interaction)
        match self.named["what"]:
            case "back":
                await show_own(interaction, await tables.people.of(user_id))
            case "people":
                await _show(interaction, await tables.blocks.put(user_id, map(UserId, self.entities)))
            case _:
                await _show(interaction, await tables.blocks.of(user_id))
