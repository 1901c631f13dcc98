"""Where tables are: in which server, channel and thread, and what happens when these are gone."""

from collections.abc import Iterable

from bot.store import outbox
from bot.store.database.connection import Connection, Row
from bot.store.rows import DuePost, Game, GameId

_OPEN = "status in ('lobby', 'playing')"


def move(db: Connection, game: Game, channel_id: int, thread_id: int | None, dues: Iterable[DuePost]) -> None:
    """Notes where a table is from now on, and what has to be said about it."""
    db.execute(
        "update games set channel_id = ?, thread_id = ? where id = ?", (channel_id, thread_id, game.id)
    )
    outbox.owe(db, game.id, game.seq, dues)


def owe(db: Connection, game: Game, dues: Iterable[DuePost]) -> None:
    """Adds something to say at a table, besides what its moves make necessary."""
    outbox.owe(db, game.id, game.seq, dues)


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
    """Returns how many lobbies of a person are open."""
    (count,) = db.execute(
        "select count(*) from games where host_id = ? and status = 'lobby'", (host_id,)
    ).fetchone()
    return int(count)


def _ids(rows: Iterable[Row]) -> tuple[GameId, ...]:
    return tuple(row["id"] for row in rows)
