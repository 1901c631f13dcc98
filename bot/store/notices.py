"""What people have been told once."""

from bot.store.connection import Connection
from bot.store.rows import UserId


def first_notice(db: Connection, user_id: UserId, what: str, at: float) -> bool:
    """Notes that a person is told of a thing; returns whether it is the first time."""
    cursor = db.execute(
        "insert into notices (user_id, what, at) values (?, ?, ?) on conflict do nothing", (user_id, what, at)
    )
    return cursor.rowcount == 1


def forget_notice(db: Connection, user_id: UserId, what: str) -> None:
    """Lets a person be told of a thing again."""
    db.execute("delete from notices where user_id = ? and what = ?", (user_id, what))
