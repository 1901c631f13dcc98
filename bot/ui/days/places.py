"""What becomes of tables when their thread, their channel or their server is gone."""

import logging

import discord

from bot.service.model.table import Table
from bot.store.rows import GameId, Status
from bot.ui.client_base import TableClient
from bot.ui.lobby import threads

log = logging.getLogger(__name__)


async def relocate(
    client: TableClient, game_id: GameId, lost: int, *, board: bool = True, closed: bool = False
) -> None:
    """Moves a table to a new thread, else to its channel; it says so there.

    `closed`: the thread is there, but takes no posts. A new one at the lobby's message has the number of the
    old one, so only Discord can tell whether somebody was faster.
    """
    async with client.opening_thread(game_id):
        table = await client.tables.views.table(game_id)
        if table.place != lost or not (closed or await _is_gone(client, lost)):
            return
        thread_id = await _refuge(client, table)
        log.info("table %d moves from %d to %s", game_id, lost, thread_id or "its channel")
        await client.tables.places.move(game_id, thread_id, board=board)


async def _refuge(client: TableClient, table: Table) -> int | None:
    if table.status is not Status.PLAYING or not table.settings.threads:
        return None
    shown = await client.tables.lobbies.show(table.id)
    opened = await threads.open_at_lobby(client, shown, again=True)
    return opened if opened is not None else await threads.open_beside(client, shown)


async def move_tables_of_thread(client: TableClient, thread_id: int, parent_id: int) -> None:
    """Lets the tables of a thread go on elsewhere."""
    for table in await client.tables.places.of_thread(thread_id):
        if table.channel_id == thread_id:  # it was opened there, so its channel is the one around the thread
            await client.tables.places.move(table.id, None, channel_id=parent_id)
        else:
            await relocate(client, table.id, thread_id)


async def end_tables_of_channel(client: TableClient, channel_id: int) -> None:
    """Ends the tables of a channel; whoever sat there is told by direct message."""
    for table in await client.tables.places.of_channel(channel_id):
        await client.tables.ending.lose(table.id)


async def put_tables_to_sleep(client: TableClient, guild_id: int) -> None:
    """Puts the tables of a server to sleep: perhaps the bot is invited again."""
    await client.tables.places.sleep(guild_id)


async def wake_tables(client: TableClient, guild_id: int) -> None:
    """Wakes the tables that sleep; where their place is gone, posting will show it."""
    for game_id in await client.tables.places.asleep(guild_id):
        table = await client.tables.views.table(game_id)
        if table.status is Status.LOBBY and await _is_gone(client, table.channel_id):
            await client.tables.ending.lose(game_id)
        else:
            await client.tables.places.wake(game_id)
    await client.tables.places.awake(guild_id)


async def _is_gone(client: TableClient, channel_id: int) -> bool:
    try:
        await client.fetch_channel(channel_id)
    except discord.NotFound:
        return True
    except discord.HTTPException:  # there, but not for us
        return False
    return False
