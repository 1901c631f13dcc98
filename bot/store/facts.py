"""What the front end remembers across restarts: a value under a name."""

from bot.store.connection import Connection


def recall(db: Connection, name: str) -> str | None:
    """Returns what was remembered under a name."""
    row = db.execute("select value from facts where name = ?", (name,)).fetchone()
    return row and str(row["value"])


def remember(db: Connection, name: str, value: str) -> None:
    """Keeps a value under a name, in place of an earlier one."""
    db.execute(
        "insert into facts (name, value) values (?, ?)"
        " on conflict (name) do update set value = excluded.value",
        (name, value),
    )
