"""Threads of tables: opening and unarchiving."""

import logging
from typing import Literal

import discord

from bot.service.model.table import Lobby, Table
from bot.store.rows import PostKind, names
from bot.ui.client_base import TableClient
from bot.ui.kit.discord_errors import UNREACHABLE
from bot.ui.kit.menus import clip
from bot.ui.process.discord_internals import open_thread

LONGEST_NAME = 100
A_WEEK: Literal[10080] = 10080  # minutes until Discord archives an inactive thread; a post unarchives it
THREAD_EXISTS = 160004
FINISHED = "🏁 "  # before the name of a finished game

log = logging.getLogger(__name__)


async def open_at_lobby(client: TableClient, lobby: Lobby, *, again: bool = False) -> int | None:
    """Opens a thread at the lobby message and returns its id; None if Discord refuses.

    `again`: the previous thread is gone or closed, and a new one is needed.
    """
    shown = await client.tables.outbox.post(lobby.table.id, PostKind.CARD)
    if shown is None:
        return None
    try:
        return await open_thread(client, shown.channel_id, shown.message_id, _name(client, lobby), A_WEEK)
    except discord.HTTPException as error:
        # A thread has the id of its message, so one left by an interrupted start is reused.
        return shown.message_id if error.code == THREAD_EXISTS and not again else None


async def open_beside(client: TableClient, lobby: Lobby) -> int | None:
    """Opens a thread without a message, because the lobby message can have only one."""
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
    """Unarchives a thread; returns whether that succeeded."""
    try:
        thread = await client.fetch_channel(place)
        if not isinstance(thread, discord.Thread):
            return False
        await thread.edit(archived=False)
    except discord.HTTPException:
        return False
    return True


async def mark_finished(client: TableClient, table: Table) -> None:
    """Renames the thread of a finished game, once, so that the list of threads tells it is over."""
    if table.thread_id is None:
        return
    try:
        thread = client.get_channel(table.thread_id) or await client.fetch_channel(table.thread_id)
        if isinstance(thread, discord.Thread) and not thread.name.startswith(FINISHED):
            await thread.edit(name=clip(f"{FINISHED}{thread.name}", LONGEST_NAME))
    except (discord.HTTPException, *UNREACHABLE) as error:
        log.info("the thread of table %d keeps its name: %s", table.id, error)


def _name(client: TableClient, lobby: Lobby) -> str:
    words = client.tables.catalogue.words(lobby.table.locale, lobby.table.title)
    named = words("thread-name", title=lobby.label, players=names(lobby.table.everyone))
    return clip(named, LONGEST_NAME)
