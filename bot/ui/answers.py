"""Private answers: what only the asker sees, and what he should hear at the next occasion."""

import discord

from bot.store.rows import UserId
from bot.ui.errors import tell
from bot.ui.front import Interaction, words_of
from bot.ui.sheet import Sheet

DM_CLOSED = "dm-closed"


async def show(interaction: Interaction, sheet: Sheet) -> None:
    """Fills in a private answer, or changes the private message whose button was pressed."""
    await _remind(interaction, sheet)
    try:
        await interaction.edit_original_response(view=sheet.view(), attachments=sheet.files())
    except discord.NotFound:  # the user has dismissed the message in the meantime
        await tell(interaction, sheet)


async def show_all(interaction: Interaction, sheets: list[Sheet]) -> None:
    """Fills in a private answer that is too long for one message."""
    await show(interaction, sheets[0])
    for sheet in sheets[1:]:
        await interaction.followup.send(view=sheet.view(), files=sheet.files(), ephemeral=True)


async def _remind(interaction: Interaction, sheet: Sheet) -> None:
    """Adds, once, that direct messages do not arrive."""
    user_id = UserId(interaction.user.id)
    poster = interaction.client.poster
    if poster.dm_is_closed(user_id) and await interaction.client.tables.notice(user_id, DM_CLOSED):
        sheet.small(words_of(interaction)("notice-dm-closed"))
