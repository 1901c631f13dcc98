"""Open tables by thread, channel and host."""

from collections.abc import Iterable

from bot.store.database.connection import Connection, Row
from bot.store.rows import GameId

_OPEN = "status in ('lobby', 'playing')"


def in_thread(db: Connection, thread_id: int) -> tuple[GameId, ...]:
    """Returns the lobbies and running games in a thread, opened there or at its channel."""
    return _ids(
        db.execute(
            f"select id from games where coalesce(thread_id, channel_id) = ? and {_OPEN} order by id",
            (thread_id,),
        )
    )


def of_channel(db: Connection, channel_id: int) -> tuple[GameId, ...]:
    """Returns the lobbies and running games opened in a channel, wherever they are played."""
    return _ids(
        db.execute(f"select id from games where channel_id = ? and {_OPEN} order by id desc", (channel_id,))
    )


def lobbies_of(db: Connection, host_id: int) -> int:
    """Returns the number of lobbies a person hosts."""
    (count,) = db.execute(
        "select count(*) from games where host_id = ? and status = 'lobby'", (host_id,)
    ).fetchone()
    return int(count)


def opened_since(db: Connection, guild_id: int, host_id: int, at: float) -> bool:
    """Tells whether a person has opened a table on a server since a moment."""
    row = db.execute(
        "select 1 from games where guild_id = ? and host_id = ? and opened_at >= ? limit 1",
        (guild_id, host_id, at),
    )
    return row.fetchone() is not None


def _ids(rows: Iterable[Row]) -> tuple[GameId, ...]:
    return tuple(row["id"] for row in rows)
