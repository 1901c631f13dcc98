"""Private notes of people about tables, tables that they have muted, and guided first games."""

from dataclasses import dataclass
from typing import Literal

from bot.store.database.connection import Connection
from bot.store.rows import GameId, UserId

Wish = Literal["note", "muted", "guide"]

OFFERED = -1  # a guide that has not been accepted yet


@dataclass(frozen=True, kw_only=True)
class OwnTable:
    """A table as one person keeps it."""

    note: str = ""
    muted: bool = False  # the table notifies them of nothing
    guide: int = 0  # the next step of their guide, from 1; 0: none; `OFFERED`


def of(db: Connection, game_id: GameId, user_id: UserId) -> OwnTable:
    """Returns what a person keeps about a table."""
    row = db.execute(
        "select note, muted, guide from own_tables where game_id = ? and user_id = ?", (game_id, user_id)
    ).fetchone()
    if row is None:
        return OwnTable()
    return OwnTable(note=row["note"], muted=bool(row["muted"]), guide=row["guide"])


def put(db: Connection, game_id: GameId, user_id: UserId, wish: Wish, value: str | int) -> None:
    """Changes what a person keeps about a table; a row without content is deleted."""
    db.execute(
        f"insert into own_tables (game_id, user_id, {wish}) values (?, ?, ?)"
        f" on conflict (game_id, user_id) do update set {wish} = excluded.{wish}",
        (game_id, user_id, value),
    )
    db.execute(
        "delete from own_tables where game_id = ? and user_id = ? and note = '' and muted = 0 and guide = 0",
        (game_id, user_id),
    )


def muting_people(db: Connection, game_id: GameId) -> frozenset[UserId]:
    """Returns the people who have muted a table."""
    rows = db.execute("select user_id from own_tables where game_id = ? and muted = 1", (game_id,))
    return frozenset(row["user_id"] for row in rows)
