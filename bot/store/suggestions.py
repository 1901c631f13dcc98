"""What onlookers suggest for the question a table waits on."""

import sqlite3

from bot.store import outbox
from bot.store.rows import DuePost, GameId, Suggestion


def put(sqlite: sqlite3.Connection, game_id: GameId, seq: int, suggestion: Suggestion, due: DuePost) -> None:
    """Keeps a person's suggestion in place of an earlier one, and owes the board that shows it."""
    sqlite.execute(
        "insert or replace into suggestions (game_id, user_id, action) values (?, ?, ?)",
        (game_id, suggestion.user_id, suggestion.action),
    )
    outbox.owe(sqlite, game_id, seq, (due,))


def standing(sqlite: sqlite3.Connection, game_id: GameId) -> tuple[Suggestion, ...]:
    """Returns what is suggested now."""
    return tuple(
        Suggestion(user_id=row["user_id"], action=row["action"])
        for row in sqlite.execute("select * from suggestions where game_id = ? order by user_id", (game_id,))
    )


def clear(sqlite: sqlite3.Connection, game_id: GameId) -> None:
    """Forgets them: the question has passed."""
    sqlite.execute("delete from suggestions where game_id = ?", (game_id,))
