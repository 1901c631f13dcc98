"""The last row of the journal each person has seen, per person and table."""

from bot.store.database.connection import Connection
from bot.store.rows import GameId, UserId


def last(db: Connection, game_id: GameId, user_id: UserId) -> int:
    """Returns the last row of the journal a person has looked at; -1: none."""
    row = db.execute("select seq from looks where game_id = ? and user_id = ?", (game_id, user_id)).fetchone()
    return int(row["seq"]) if row is not None else -1


def look(db: Connection, game_id: GameId, user_id: UserId, seq: int) -> None:
    """Stores that a person has looked at the journal up to a row."""
    db.execute(
        "insert into looks (game_id, user_id, seq) values (?, ?, ?)"
        " on conflict (game_id, user_id) do update set seq = excluded.seq where looks.seq < excluded.seq",
        (game_id, user_id, seq),
    )
