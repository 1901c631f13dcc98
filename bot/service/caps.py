"""How many tables there may be: of a person, and in a server."""

from bot.service.context import Context
from bot.service.errors import TooManyLobbies, TooManyTables
from bot.store import games, places
from bot.store.rows import UserId

MOST_LOBBIES = 3  # open ones of a person
MOST_TABLES = 25  # lobbies and games of a server, unless its managers have said otherwise


async def check_room(context: Context, host: UserId, guild_id: int | None) -> None:
    """Refuses another table to a person, or in a server, that has as many as may be."""
    if await context.database.read(places.lobbies_of, host) >= MOST_LOBBIES:
        raise TooManyLobbies(MOST_LOBBIES)
    if guild_id is None:
        return
    most = await most_tables(context, guild_id)
    if len(await context.database.read(games.in_guild, guild_id)) >= most:
        raise TooManyTables(most)


async def most_tables(context: Context, guild_id: int) -> int:
    """Returns how many tables a server may have at once."""
    allowed = await context.database.read(places.most_tables, guild_id)
    return MOST_TABLES if allowed is None else allowed
