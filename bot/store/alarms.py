"""What happens by itself and when, and the visits it is about."""

from collections.abc import Iterable, Mapping

from bot.store import outbox
from bot.store.database.connection import Connection
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import Alarm, AlarmKind, DuePost, GameId, Visit
from engine.core import Seat

_TABLE = -1  # in the place of a seat: the whole table
_ALARMS = "alarms join games on games.id = game_id"


def put(db: Connection, game_id: GameId, alarms: Iterable[Alarm]) -> None:
    """Sets the alarms of a table, and no others."""
    db.execute("delete from alarms where game_id = ?", (game_id,))
    db.executemany(
        "insert into alarms (game_id, kind, seat, due) values (?, ?, ?, ?)",
        [(game_id, alarm.kind, _number(alarm.seat), alarm.due) for alarm in alarms],
    )


def earliest(db: Connection, part: Part = EVERYTHING) -> float | None:
    """Returns when the next alarm of some servers rings."""
    row = db.execute(
        f"select due from {_ALARMS} where {part.holds('guild_id')} order by due limit 1"
    ).fetchone()
    return row and float(row["due"])


def due(db: Connection, now: float, part: Part = EVERYTHING) -> tuple[Alarm, ...]:
    """Returns the alarms of some servers whose time has come, the oldest first."""
    rows = db.execute(
        f"select alarms.* from {_ALARMS} where due <= ? and {part.holds('guild_id')}"
        " order by due, game_id, seat",
        (now,),
    )
    return tuple(
        Alarm(
            game_id=row["game_id"],
            kind=AlarmKind(row["kind"]),
            due=row["due"],
            seat=None if row["seat"] == _TABLE else Seat(row["seat"]),
        )
        for row in rows
    )


def drop(db: Connection, alarm: Alarm) -> bool:
    """Takes an alarm away, unless it has been set to another time; tells whether it was there."""
    cursor = db.execute(
        "delete from alarms where game_id = ? and kind = ? and seat = ? and due = ?",
        (alarm.game_id, alarm.kind, _number(alarm.seat), alarm.due),
    )
    return cursor.rowcount == 1


def ring(db: Connection, alarm: Alarm, seq: int, dues: Iterable[DuePost]) -> None:
    """Ends an alarm and owes what it calls for: once, however often it is tried."""
    if drop(db, alarm):
        outbox.owe(db, alarm.game_id, seq, dues)


def put_off(db: Connection, alarm: Alarm, due: float) -> None:
    """Lets an alarm ring at another time."""
    db.execute(
        "update alarms set due = ? where game_id = ? and kind = ? and seat = ? and due = ?",
        (due, alarm.game_id, alarm.kind, _number(alarm.seat), alarm.due),
    )


def put_off_due(db: Connection, game_id: GameId, now: float, due: float) -> None:
    """Lets all alarms of a table whose time has come ring at another time."""
    db.execute("update alarms set due = ? where game_id = ? and due <= ?", (due, game_id, now))


def put_visits(db: Connection, game_id: GameId, visits: Mapping[Seat, Visit]) -> None:
    """Keeps the visits of a table, and no others."""
    db.execute("delete from visits where game_id = ?", (game_id,))
    db.executemany(
        "insert into visits (game_id, seat, since, deadline, acted, late) values (?, ?, ?, ?, ?, ?)",
        [
            (game_id, seat, visit.since, visit.deadline, int(visit.acted), int(visit.late))
            for seat, visit in visits.items()
        ],
    )


def visits(db: Connection, game_id: GameId) -> dict[Seat, Visit]:
    """Returns the visits of a table by seat."""
    return {
        Seat(row["seat"]): Visit(
            since=row["since"], deadline=row["deadline"], acted=bool(row["acted"]), late=bool(row["late"])
        )
        for row in db.execute("select * from visits where game_id = ? order by seat", (game_id,))
    }


def _number(seat: Seat | None) -> int:
    return _TABLE if seat is None else seat
