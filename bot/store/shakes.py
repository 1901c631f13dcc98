"""Shakes: contributions of the people in a lobby to the seed of the dice."""

from collections.abc import Mapping

from bot.store.database.connection import Connection
from bot.store.rows import GameId, Shake, UserId


def shakes_of(db: Connection, game_id: GameId) -> Mapping[UserId, Shake]:
    """Returns the shakes of a table by person."""
    rows = db.execute("select * from shakes where game_id = ? order by user_id", (game_id,))
    return {UserId(row["user_id"]): Shake(joined=row["joined"], word=row["word"]) for row in rows}


def put(db: Connection, game_id: GameId, shakes: Mapping[UserId, Shake]) -> None:
    """Replaces the shakes of a table."""
    db.execute("delete from shakes where game_id = ?", (game_id,))
    db.executemany(
        "insert into shakes (game_id, user_id, joined, word) values (?, ?, ?, ?)",
        [(game_id, user_id, shake.joined, shake.word) for user_id, shake in shakes.items()],
    )
