"""Block lists of people: pairs that never meet at a table."""

from collections.abc import Iterable

from bot.store.database.connection import Connection
from bot.store.rows import UserId


def of(db: Connection, user_id: UserId) -> tuple[UserId, ...]:
    """Returns the people that a person has blocked."""
    rows = db.execute("select blocked_id from blocks where user_id = ? order by blocked_id", (user_id,))
    return tuple(row["blocked_id"] for row in rows)


def put(db: Connection, user_id: UserId, blocked: Iterable[UserId]) -> None:
    """Replaces the block list of a person."""
    db.execute("delete from blocks where user_id = ?", (user_id,))
    db.executemany(
        "insert into blocks (user_id, blocked_id) values (?, ?)", [(user_id, one) for one in blocked]
    )


def apart_from(db: Connection, user_id: UserId) -> frozenset[UserId]:
    """Returns the people that a person never meets: blocked by them, or they by the others."""
    rows = db.execute(
        "select blocked_id as other from blocks where user_id = :me"
        " union select user_id from blocks where blocked_id = :me",
        {"me": user_id},
    )
    return frozenset(UserId(row["other"]) for row in rows)
