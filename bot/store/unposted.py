"""Lobbies whose message was never posted: the bot ended between opening one and showing it."""

from bot.store.connection import Connection
from bot.store.parts import EVERYTHING, Part
from bot.store.rows import GameId


def lobbies(db: Connection, part: Part = EVERYTHING) -> tuple[GameId, ...]:
    """Returns the lobbies of some servers that no message shows; asked once, at the start."""
    rows = db.execute(
        f"select id from games where status = 'lobby' and {part.holds('guild_id')}"  # as the index has it
        " and not exists (select 1 from posts where posts.game_id = games.id) order by id"
    )
    return tuple(GameId(row["id"]) for row in rows)
