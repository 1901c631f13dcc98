"""Tables whose thread, channel or server is gone: they move, end or sleep."""

import logging

import discord

from bot.service.model.table import Table
from bot.store.rows import GameId, Status
from bot.ui.client_base import TableClient
from bot.ui.days import halls
from bot.ui.lobby import threads

log = logging.getLogger(__name__)

UNKNOWN_MEMBER = 10007


async def relocate(
    client: TableClient, game_id: GameId, lost: int, *, board: bool = True, closed: bool = False
) -> None:
    """Moves a table to a new thread, else to its channel, with a notice.

    `closed`: the thread exists, but takes no posts. A new one at the lobby's message has the id of the old
    one, so only Discord knows whether another call was faster.
    """
    async with client.opening_thread(game_id):
        table = await client.tables.views.table(game_id)
        if table.place != lost or not (closed or await _is_gone(client, lost)):
            return
        if board:  # after a crash from here on it is posted, wherever that is possible then
            await client.tables.places.redraw(game_id)
        thread_id = await _refuge(client, table)
        log.info("table %d moves from %d to %s", game_id, lost, thread_id or "its channel")
        await client.tables.places.move(game_id, thread_id, board=board)


async def _refuge(client: TableClient, table: Table) -> int | None:
    if table.status is not Status.PLAYING or not table.settings.threads:
        return None
    shown = await client.tables.lobbies.show(table.id)
    if table.settings.hall:
        return await halls.open_again(client, table, threads.name_of(client, shown))
    opened = await threads.open_at_lobby(client, shown, again=True)
    return opened if opened is not None else await threads.open_beside(client, shown)


async def move_tables_of_thread(client: TableClient, thread_id: int, parent_id: int) -> None:
    """Moves the tables of a deleted thread."""
    for table in await client.tables.places.of_thread(thread_id):
        if table.channel_id == thread_id:  # it was opened in the thread, so it moves to the parent channel
            await client.tables.places.move(table.id, None, channel_id=parent_id)
        else:
            await relocate(client, table.id, thread_id)


async def end_tables_of_channel(client: TableClient, channel_id: int) -> None:
    """Ends the tables of a deleted channel and notifies their people by direct message."""
    for table in await client.tables.places.of_channel(channel_id):
        await client.tables.ending.lose(table.id)


async def put_tables_to_sleep(client: TableClient, guild_id: int) -> None:
    """Puts the tables of a server that the bot has left to sleep."""
    await client.tables.places.sleep(guild_id)


async def wake_tables(client: TableClient, guild_id: int) -> None:
    """Wakes the sleeping tables of a server; lobbies in a deleted channel end."""
    for game_id in await client.tables.places.asleep(guild_id):
        table = await client.tables.views.table(game_id)
        if table.status is Status.LOBBY and await _is_gone(client, table.channel_id):
            await client.tables.ending.lose(game_id)
        else:
            await client.tables.places.wake(game_id)
    await client.tables.places.awake(guild_id)


async def has_left(client: TableClient, guild_id: int | None, user_id: int) -> bool:
    """Tells whether a person is no longer on a server."""
    guild = None if guild_id is None else client.get_guild(guild_id)
    if guild is None:
        return False
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound as error:
        return error.code == UNKNOWN_MEMBER
    except discord.HTTPException:  # a reminder is harmless
        return False
    return False


async def _is_gone(client: TableClient, channel_id: int) -> bool:
    try:
        await client.fetch_channel(channel_id)
    except discord.NotFound:
        return True
    except discord.HTTPException:  # it exists, but we have no access
        return False
    return False
