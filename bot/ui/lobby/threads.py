"""Threads of tables: opened at the lobby message, or beside it, and unfolded when Discord has folded them."""

from typing import Literal

import discord

from bot.service.model.table import Lobby
from bot.store.rows import PostKind
from bot.ui.client_base import TableClient
from bot.ui.kit.menus import clip

LONGEST_NAME = 100
A_WEEK: Literal[10080] = 10080  # minutes after which Discord folds a silent thread away; a post unfolds it
THREAD_EXISTS = 160004


async def open_at_lobby(client: TableClient, lobby: Lobby, *, again: bool = False) -> int | None:
    """Opens a thread at the lobby message and returns it; None where Discord lets us open none.

    `again`: the one that was there is gone or closed, and another is wanted.
    """
    shown = await client.tables.outbox.post(lobby.table.id, PostKind.CARD)
    if shown is None:
        return None
    channel = client.get_partial_messageable(shown.channel_id, guild_id=lobby.table.guild_id)
    message = channel.get_partial_message(shown.message_id)
    try:
        thread = await message.create_thread(name=_name(client, lobby), auto_archive_duration=A_WEEK)
    except discord.HTTPException as error:
        # A thread has the number of the message it hangs on: one left by an interrupted start is found again.
        return message.id if error.code == THREAD_EXISTS and not again else None
    return thread.id


async def open_beside(client: TableClient, lobby: Lobby) -> int | None:
    """Opens a thread that hangs on no message: at the lobby's there can be no second one."""
    channel = client.get_channel(lobby.table.channel_id)
    if not isinstance(channel, discord.TextChannel):
        return None
    try:
        thread = await channel.create_thread(
            name=_name(client, lobby),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=A_WEEK,
        )
    except discord.HTTPException:
        return None
    return thread.id


async def unfold(client: TableClient, place: int) -> bool:
    """Unfolds a thread that takes no posts; returns whether Discord let us."""
    try:
        thread = await client.fetch_channel(place)
        if not isinstance(thread, discord.Thread):
            return False
        await thread.edit(archived=False)
    except discord.HTTPException:
        return False
    return True


def _name(client: TableClient, lobby: Lobby) -> str:
    words = client.tables.catalogue.words(lobby.table.locale, lobby.table.title)
    players = ", ".join(sitter.name for sitter in lobby.table.everyone)
    return clip(words("thread-name", title=lobby.label, players=players), LONGEST_NAME)
