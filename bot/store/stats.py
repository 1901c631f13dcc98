"""Counts for `ackack stats`: tables, moves, owed posts and late alarms."""

from dataclasses import dataclass

from bot.store.database.connection import Connection


@dataclass(frozen=True, kw_only=True)
class Waiting:
    """Owed posts and late alarms: how many, and the oldest."""

    posts: int
    oldest_post: float | None  # when its move was made
    alarms: int
    oldest_alarm: float | None  # when it was due


def waiting(db: Connection, now: float) -> Waiting:
    """Returns the owed posts and the late alarms; reads only their rows."""
    (posts,) = db.execute("select count(*) from outbox where done_at is null").fetchone()
    (oldest_post,) = db.execute(
        "select min(moves.at) from outbox join moves"
        " on moves.game_id = outbox.game_id and moves.seq = outbox.seq where outbox.done_at is null"
    ).fetchone()
    alarms, oldest_alarm = db.execute(
        "select count(*), min(due) from alarms where due <= ?", (now,)
    ).fetchone()
    return Waiting(posts=posts, oldest_post=oldest_post, alarms=alarms, oldest_alarm=oldest_alarm)


def tables(db: Connection) -> tuple[tuple[str, str, int], ...]:
    """Returns the number of tables by title and status; reads all of them."""
    rows = db.execute(
        "select title, status, count(*) as number from games group by title, status order by title, status"
    )
    return tuple((row["title"], row["status"], row["number"]) for row in rows)


def moves(db: Connection) -> int:
    """Returns the number of rows of all journals; reads all of them."""
    (number,) = db.execute("select count(*) from moves").fetchone()
    return int(number)
