"""Named values that the front end keeps across restarts, and one-time notices sent to people."""

from bot.store.database.connection import Connection
from bot.store.rows import UserId


def recall(db: Connection, name: str) -> str | None:
    """Returns the value kept under a name; None: there is none."""
    row = db.execute("select value from facts where name = ?", (name,)).fetchone()
    return row and str(row["value"])


def remember(db: Connection, name: str, value: str) -> None:
    """Keeps a value under a name, in place of an earlier one."""
    db.execute(
        "insert into facts (name, value) values (?, ?)"
        " on conflict (name) do update set value = excluded.value",
        (name, value),
    )


def first_notice(db: Connection, user_id: UserId, what: str, at: float) -> bool:
    """Stores that a person gets a one-time notice; tells whether it is the first time."""
    cursor = db.execute(
        "insert into notices (user_id, what, at) values (?, ?, ?) on conflict do nothing", (user_id, what, at)
    )
    return cursor.rowcount == 1


def forget_notice(db: Connection, user_id: UserId, what: str) -> None:
    """Deletes the record of a one-time notice, so that the person gets it again."""
    db.execute("delete from notices where user_id = ? and what = ?", (user_id, what))
