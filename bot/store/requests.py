"""Interactions that have changed a table: one that Discord delivers twice changes it once."""

from bot.durations import DAY
from bot.store.database.connection import Connection, require_change
from bot.store.database.interface import Overtaken
from bot.store.rows import GameId, Request

FORGOTTEN_AFTER = DAY  # Discord forgets an interaction after 15 minutes
A_FEW = 4


def add(db: Connection, game_id: GameId, request: Request, at: float) -> None:
    """Stores an interaction and deletes a few old ones; raises `Overtaken` if it is not new."""
    added = db.execute(
        "insert into requests (interaction_id, game_id, cause, at) values (?, ?, ?, ?)"
        " on conflict do nothing",
        (request.interaction_id, game_id, request.cause, at),
    )
    db.execute(
        "delete from requests where interaction_id in"
        " (select interaction_id from requests where at < ? order by at limit ?)",
        (at - FORGOTTEN_AFTER, A_FEW),
    )
    require_change(added, Overtaken(f"game {game_id}, interaction {request.interaction_id}"))


def find(db: Connection, interaction_id: int) -> tuple[GameId, Request] | None:
    """Returns the table an interaction has changed, and the stored request; None: it has changed none."""
    row = db.execute("select * from requests where interaction_id = ?", (interaction_id,)).fetchone()
    return row and (GameId(row["game_id"]), Request(interaction_id=interaction_id, cause=row["cause"]))
