"""Lobbies whose message was never posted: the bot ended between opening one and showing it."""

from bot.store.connection import Connection
from bot.store.rows import GameId


def lobbies(db: Connection) -> tuple[GameId, ...]:
    """Returns the lobbies no message shows; asked once, at the start."""
    rows = db.execute(
        "select id from games where status = 'lobby'"  # as the index has it
        " and not exists (select 1 from posts where posts.game_id = games.id) order by id"
    )
    return tuple(GameId(row["id"]) for row in rows)
