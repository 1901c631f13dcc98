"""Stored reviews of finished games."""

from bot.store.database.connection import Connection
from bot.store.rows import GameId


def keep(db: Connection, game_id: GameId, rules_version: int, review: bytes, at: float) -> None:
    """Stores the review of a game, in place of an earlier one."""
    db.execute(
        "insert into reviews (game_id, rules_version, review, at) values (?, ?, ?, ?)"
        " on conflict (game_id) do update set rules_version = excluded.rules_version,"
        " review = excluded.review, at = excluded.at",
        (game_id, rules_version, review, at),
    )


def review_of(db: Connection, game_id: GameId, rules_version: int) -> bytes | None:
    """Returns the review of a game, if it was made under these rules."""
    row = db.execute(
        "select review from reviews where game_id = ? and rules_version = ?", (game_id, rules_version)
    ).fetchone()
    return None if row is None else bytes(row["review"])
