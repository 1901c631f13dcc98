"""Until when the clocks of a table stand still."""

import sqlite3
from collections.abc import Iterable

from bot.store import outbox
from bot.store.rows import DuePost, Game


def put(
    sqlite: sqlite3.Connection, game: Game, until: float | None, shift: float, dues: Iterable[DuePost]
) -> None:
    """Pauses a table, or ends its pause (None); whatever would happen by itself moves by `shift` seconds."""
    sqlite.execute("update games set paused_until = ? where id = ?", (until, game.id))
    sqlite.execute("update alarms set due = due + ? where game_id = ? and kind <> 'resume'", (shift, game.id))
    sqlite.execute("update visits set deadline = deadline + ? where game_id = ?", (shift, game.id))
    sqlite.execute("delete from alarms where game_id = ? and kind = 'resume'", (game.id,))
    if until is not None:
        sqlite.execute("insert into alarms (game_id, kind, due) values (?, 'resume', ?)", (game.id, until))
    outbox.owe(sqlite, game.id, game.seq, dues)
