"""What those who sit in a lobby give to the dice."""

import sqlite3
from collections.abc import Mapping

from bot.store.rows import GameId, UserId


def join(sqlite: sqlite3.Connection, game_id: GameId, user_id: UserId, joined: int | None) -> None:
    """Notes the number of a person's joining; who moves to another seat keeps what they have given."""
    sqlite.execute(
        "insert or ignore into shakes (game_id, user_id, joined) values (?, ?, ?)",
        (game_id, user_id, joined),
    )


def leave(sqlite: sqlite3.Connection, game_id: GameId, user_id: UserId) -> None:
    """Forgets what somebody has given who gets up."""
    sqlite.execute("delete from shakes where game_id = ? and user_id = ?", (game_id, user_id))


def shake(sqlite: sqlite3.Connection, game_id: GameId, user_id: UserId, word: str) -> None:
    """Keeps a person's word; "" takes it back."""
    sqlite.execute(
        "insert into shakes (game_id, user_id, word) values (?, ?, ?)"
        " on conflict (game_id, user_id) do update set word = excluded.word",
        (game_id, user_id, word),
    )


def words(sqlite: sqlite3.Connection, game_id: GameId) -> Mapping[UserId, str]:
    """Returns what each has given: their word, else the number of their joining."""
    return {
        row["user_id"]: row["word"] or str(row["joined"] or "")
        for row in sqlite.execute("select * from shakes where game_id = ?", (game_id,))
    }
