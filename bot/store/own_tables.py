"""Private notes of people about tables, and tables that they have muted."""

from dataclasses import dataclass
from typing import Literal

from bot.store.database.connection import Connection
from bot.store.rows import GameId, UserId

Wish = Literal["note", "muted"]


@dataclass(frozen=True, kw_only=True)
class OwnTable:
    """A table as one person keeps it."""

    note: str = ""
    muted: bool = False  # the table notifies them of nothing


def of(db: Connection, game_id: GameId, user_id: UserId) -> OwnTable:
    """Returns what a person keeps about a table."""
    row = db.execute(
        "select note, muted from own_tables where game_id = ? and user_id = ?", (game_id, user_id)
    ).fetchone()
    return OwnTable() if row is None else OwnTable(note=row["note"], muted=bool(row["muted"]))


def put(db: Connection, game_id: GameId, user_id: UserId, wish: Wish, value: str | int) -> None:
    """Changes what a person keeps about a table; a row without content is deleted."""
    db.execute(
        f"insert into own_tables (game_id, user_id, {wish}) values (?, ?, ?)"
        f" on conflict (game_id, user_id) do update set {wish} = excluded.{wish}",
        (game_id, user_id, value),
    )
    db.execute(
        "delete from own_tables where game_id = ? and user_id = ? and note = '' and muted = 0",
        (game_id, user_id),
    )


def muting_people(db: Connection, game_id: GameId) -> frozenset[UserId]:
    """Returns the people who have muted a table."""
    rows = db.execute("select user_id from own_tables where game_id = ? and muted = 1", (game_id,))
    return frozenset(row["user_id"] for row in rows)
