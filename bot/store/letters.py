"""Letters: when they are due, and the changes of tables since the last ones."""

from bot.store.database.connection import Connection
from bot.store.rows import DueLetter, GameId, UserId
from engine.core import Seat


def earliest(db: Connection) -> float | None:
    """Returns when the next letter is due; None: nobody wants one."""
    row = db.execute("select min(letter_at) as at from people where letter_at is not null").fetchone()
    return None if row["at"] is None else float(row["at"])


def due(db: Connection, now: float) -> tuple[DueLetter, ...]:
    """Returns the letters that are due, the oldest first."""
    rows = db.execute(
        "select user_id, letter_at from people where letter_at <= ? order by letter_at, user_id", (now,)
    )
    return tuple(DueLetter(user_id=row["user_id"], at=row["letter_at"]) for row in rows)


def put_next(db: Connection, user_id: UserId, due: float, later: float) -> None:
    """Stores when a person's next letter is due, unless they have changed it meanwhile."""
    db.execute("update people set letter_at = ? where user_id = ? and letter_at = ?", (later, user_id, due))


def seats_that_moved(db: Connection, game_id: GameId, since: float) -> frozenset[Seat]:
    """Returns the seats of a table that have made a move since a moment."""
    rows = db.execute(
        "select distinct seat from moves where game_id = ? and at > ? and kind = 'move' and seat is not null",
        (game_id, since),
    )
    return frozenset(Seat(row["seat"]) for row in rows)


def ended_games(db: Connection, user_id: UserId, since: float) -> tuple[GameId, ...]:
    """Returns the games of a person that have ended since a moment."""
    rows = db.execute(
        "select games.id from sitters join games on games.id = game_id"
        " where user_id = ? and gone = 0 and status in ('over', 'ended')"
        " and (select at from moves where moves.game_id = games.id order by seq desc limit 1) > ?"
        " order by games.id",
        (user_id, since),
    )
    return tuple(row["id"] for row in rows)
