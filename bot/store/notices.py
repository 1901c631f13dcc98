"""What people have been told once."""

import sqlite3

from bot.store.rows import UserId


def first_notice(sqlite: sqlite3.Connection, user_id: UserId, what: str, at: float) -> bool:
    """Notes that a person is told of a thing; returns whether it is the first time."""
    cursor = sqlite.execute(
        "insert or ignore into notices (user_id, what, at) values (?, ?, ?)", (user_id, what, at)
    )
    return cursor.rowcount == 1


def forget_notice(sqlite: sqlite3.Connection, user_id: UserId, what: str) -> None:
    """Lets a person be told of a thing again."""
    sqlite.execute("delete from notices where user_id = ? and what = ?", (user_id, what))
