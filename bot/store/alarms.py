"""Alarms and visits of a table: the timed events, and the turns of seats they time."""

from collections.abc import Iterable, Mapping

from bot.store.database.connection import Connection, Row
from bot.store.database.shard_part import EVERYTHING, Part
from bot.store.rows import Alarm, AlarmKind, GameId, Visit
from engine.core import Seat

_TABLE = -1  # in the place of a seat: the whole table
_ALARMS = "alarms join games on games.id = game_id"


def put(db: Connection, game_id: GameId, alarms: Iterable[Alarm]) -> None:
    """Replaces the alarms of a table."""
    db.execute("delete from alarms where game_id = ?", (game_id,))
    db.executemany(
        "insert into alarms (game_id, kind, seat, due) values (?, ?, ?, ?)",
        [(game_id, alarm.kind, _number(alarm.seat), alarm.due) for alarm in alarms],
    )


def of_table(db: Connection, game_id: GameId) -> tuple[Alarm, ...]:
    """Returns the alarms of a table."""
    return _alarms(db.execute("select * from alarms where game_id = ? order by kind, seat", (game_id,)))


def of_new_lobby(game_id: GameId, closes_at: float, lapses_at: float | None) -> tuple[Alarm, ...]:
    """Returns the alarms of a new lobby: the one that closes it, and the end of its invitations."""
    closing = Alarm(game_id=game_id, kind=AlarmKind.CLOSE, due=closes_at)
    if lapses_at is None:
        return (closing,)
    return (closing, Alarm(game_id=game_id, kind=AlarmKind.INVITE, due=lapses_at))


def earliest(db: Connection, part: Part = EVERYTHING) -> float | None:
    """Returns the due time of the next alarm of some servers; None: no alarm is set."""
    row = db.execute(
        f"select due from {_ALARMS} where {part.holds('guild_id')} order by due limit 1"
    ).fetchone()
    return row and float(row["due"])


def due(db: Connection, now: float, part: Part = EVERYTHING) -> tuple[Alarm, ...]:
    """Returns the due alarms of some servers, the oldest first."""
    return _alarms(
        db.execute(
            f"select alarms.* from {_ALARMS} where due <= ? and {part.holds('guild_id')}"
            " order by due, game_id, seat",
            (now,),
        )
    )


def drop(db: Connection, alarm: Alarm) -> None:
    """Deletes an alarm, unless its due time has changed."""
    db.execute(
        "delete from alarms where game_id = ? and kind = ? and seat = ? and due = ?",
        (alarm.game_id, alarm.kind, _number(alarm.seat), alarm.due),
    )


def put_off(db: Connection, alarm: Alarm, due: float) -> None:
    """Changes the due time of an alarm, unless it has changed already."""
    db.execute(
        "update alarms set due = ? where game_id = ? and kind = ? and seat = ? and due = ?",
        (due, alarm.game_id, alarm.kind, _number(alarm.seat), alarm.due),
    )


def put_visits(db: Connection, game_id: GameId, visits: Mapping[Seat, Visit]) -> None:
    """Replaces the visits of a table."""
    db.execute("delete from visits where game_id = ?", (game_id,))
    db.executemany(
        "insert into visits (game_id, seat, since, deadline, acted, late, call_at, bank_from)"
        " values (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                game_id, seat, visit.since, visit.deadline, int(visit.acted), int(visit.late),
                visit.call_at, visit.bank_from,
            )
            for seat, visit in visits.items()
        ],
    )  # fmt: skip


def visits(db: Connection, game_id: GameId) -> dict[Seat, Visit]:
    """Returns the visits of a table by seat."""
    return {
        Seat(row["seat"]): Visit(
            since=row["since"],
            deadline=row["deadline"],
            acted=bool(row["acted"]),
            late=bool(row["late"]),
            call_at=row["call_at"],
            bank_from=row["bank_from"],
        )
        for row in db.execute("select * from visits where game_id = ? order by seat", (game_id,))
    }


def _alarms(rows: Iterable[Row]) -> tuple[Alarm, ...]:
    return tuple(
        Alarm(
            game_id=row["game_id"],
            kind=AlarmKind(row["kind"]),
            due=row["due"],
            seat=None if row["seat"] == _TABLE else Seat(row["seat"]),
        )
        for row in rows
    )


def _number(seat: Seat | None) -> int:
    return _TABLE if seat is None else seat
