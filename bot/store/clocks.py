"""Deadlines: until when the present question of a table may be answered."""

import sqlite3

from bot.store.rows import GameId


def put(sqlite: sqlite3.Connection, game_id: GameId, deadline: float | None) -> None:
    """Sets a table's clock, or stops it."""
    if deadline is None:
        sqlite.execute("delete from alarms where game_id = ? and kind = 'deadline'", (game_id,))
        return
    sqlite.execute(
        "insert or replace into alarms (game_id, kind, due) values (?, 'deadline', ?)", (game_id, deadline)
    )


def put_off(sqlite: sqlite3.Connection, game_id: GameId, now: float, deadline: float) -> None:
    """Lets a table's clock ring later, if it is overdue."""
    sqlite.execute(
        "update alarms set due = ? where game_id = ? and kind = 'deadline' and due <= ?",
        (deadline, game_id, now),
    )


# What has passed while nobody could answer, because no bot was there, passes when some time is over.
_PASSES = "case when due <= :woken then :woken + :grace else due end"


def earliest(sqlite: sqlite3.Connection, woken: float, grace: float) -> float | None:
    """Returns when the next deadline passes; `woken` is when the bot began to listen."""
    found = sqlite.execute(f"select min({_PASSES}) from alarms", {"woken": woken, "grace": grace})
    (deadline,) = found.fetchone()
    return None if deadline is None else float(deadline)


def overdue(sqlite: sqlite3.Connection, now: float, woken: float, grace: float) -> tuple[GameId, ...]:
    """Returns the tables whose deadline has passed, the longest ago first."""
    rows = sqlite.execute(
        f"select game_id from alarms where {_PASSES} <= :now order by due",
        {"now": now, "woken": woken, "grace": grace},
    )
    return tuple(row["game_id"] for row in rows)
