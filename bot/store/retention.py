"""Finished games whose names are due to be removed, on servers that have set a limit in days."""

from bot.durations import DAY
from bot.store.database.connection import Connection
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import GameId


def _later(one: str, other: str) -> str:
    """Returns the SQL of the later of two moments, for both databases."""
    return f"case when {one} > {other} then {one} else {other} end"


_DUE = _later(f"games.named_since + servers.forget_days * {DAY}", "coalesce(servers.forget_from, 0)")


def earliest(db: Connection, part: Part = EVERYTHING) -> float | None:
    """Returns when the next table of some servers is due, from the oldest table of each server."""
    (due,) = db.execute(
        f"select min({_later(f'oldest + forget_days * {DAY}', 'coalesce(forget_from, 0)')}) from ("
        "  select forget_days, forget_from, (select min(named_since) from games"
        "    where games.guild_id = servers.guild_id and named_since is not null) as oldest"
        f"  from servers where forget_days is not null and {part.holds('servers.guild_id')}) as wanted"
        " where oldest is not null"
    ).fetchone()
    return None if due is None else float(due)


def due(db: Connection, now: float, most: int, part: Part = EVERYTHING) -> tuple[GameId, ...]:
    """Returns at most this many due tables of some servers, the longest overdue first."""
    rows = db.execute(
        "select games.id from servers cross join games"  # in this order: few servers set a limit
        " where servers.forget_days is not null and coalesce(servers.forget_from, 0) <= :now"
        " and games.guild_id = servers.guild_id"
        f" and {part.holds('servers.guild_id')}"
        f" and games.named_since <= :now - servers.forget_days * {DAY}"
        f" order by {_DUE}, games.id limit :most",
        {"now": now, "most": most},
    )
    return tuple(row["id"] for row in rows)


def finish(db: Connection, game_id: GameId) -> None:
    """Stores that a table contains no names any more."""
    db.execute("update games set named_since = null where id = ?", (game_id,))


def put_off(db: Connection, game_id: GameId, seconds: float) -> None:
    """Postpones the removal of names at a table."""
    db.execute("update games set named_since = named_since + ? where id = ?", (seconds, game_id))
