"""Which table a command is about: the one played where it was given."""

from bot.service.table import Table
from bot.store.rows import GameId, UserId
from bot.ui.errors import NoTableHere
from bot.ui.front import Interaction


async def table_here(interaction: Interaction) -> Table:
    """Returns the table of this thread or channel; of several, the one that waits for the asker."""
    tables = interaction.client.tables
    user_id = UserId(interaction.user.id)
    here = await tables.at(interaction.channel_id) if interaction.channel_id else ()
    if len(here) == 1:
        return here[0]
    mine = await tables.games_of(user_id)
    if here:
        order = {table.id: number for number, table in enumerate(mine)}
        return min(here, key=lambda table: order.get(table.id, len(order)))
    # In a direct message there is no thread to tell by: a player's own game is meant.
    if interaction.guild_id is None and mine:
        return mine[0]
    raise NoTableHere


async def table_by(interaction: Interaction, game: str) -> Table:
    """Returns the table a button belongs to."""
    return await interaction.client.tables.table(GameId(int(game)))
