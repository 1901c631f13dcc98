"""Watchers: onlookers of a game that are sent digests, or only the end."""

from collections.abc import Iterable

from bot.store.database.connection import Connection
from bot.store.rows import GameId, GameWatcher, UserId, WatchMode


def of_table(db: Connection, game_id: GameId) -> tuple[GameWatcher, ...]:
    """Returns the watchers of a table."""
    return tuple(
        GameWatcher(user_id=row["user_id"], mode=WatchMode(row["mode"]), seen=row["seen"], due=row["due"])
        for row in db.execute("select * from watchers where game_id = ? order by user_id", (game_id,))
    )


def put(db: Connection, game_id: GameId, watchers: Iterable[GameWatcher]) -> None:
    """Replaces the watchers of a table."""
    db.execute("delete from watchers where game_id = ?", (game_id,))
    db.executemany(
        "insert into watchers (game_id, user_id, mode, seen, due) values (?, ?, ?, ?, ?)",
        [(game_id, one.user_id, one.mode, one.seen, one.due) for one in watchers],
    )


def watched_by(db: Connection, user_id: UserId) -> tuple[GameId, ...]:
    """Returns the games that a person watches, the oldest first."""
    rows = db.execute("select game_id from watchers where user_id = ? order by game_id", (user_id,))
    return tuple(row["game_id"] for row in rows)
