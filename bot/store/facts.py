"""What the front end remembers across restarts: a value under a name."""

import sqlite3


def recall(sqlite: sqlite3.Connection, name: str) -> str | None:
    """Returns what was remembered under a name."""
    row = sqlite.execute("select value from facts where name = ?", (name,)).fetchone()
    return row and str(row["value"])


def remember(sqlite: sqlite3.Connection, name: str, value: str) -> None:
    """Keeps a value under a name, in place of an earlier one."""
    sqlite.execute("insert or replace into facts (name, value) values (?, ?)", (name, value))
