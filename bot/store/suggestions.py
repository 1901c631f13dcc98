"""Suggestions of onlookers for the present decision of a table."""

from collections.abc import Iterable

from bot.store.database.connection import Connection
from bot.store.rows import GameId, Suggestion


def standing(db: Connection, game_id: GameId) -> tuple[Suggestion, ...]:
    """Returns the present suggestions of a table."""
    return tuple(
        Suggestion(user_id=row["user_id"], action=row["action"])
        for row in db.execute("select * from suggestions where game_id = ? order by user_id", (game_id,))
    )


def put(db: Connection, game_id: GameId, given: Iterable[Suggestion]) -> None:
    """Replaces the suggestions of a table, one per person."""
    db.execute("delete from suggestions where game_id = ?", (game_id,))
    db.executemany(
        "insert into suggestions (game_id, user_id, action) values (?, ?, ?)",
        [(game_id, one.user_id, one.action) for one in given],
    )
