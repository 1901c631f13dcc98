"""Lines that people try out on private copies of tables."""

from dataclasses import dataclass

from bot.store.database.connection import Connection
from bot.store.database.interface import Overtaken
from bot.store.rows import GameId, UserId


@dataclass(frozen=True, kw_only=True)
class TrialRow:
    """A line of a person at a table, as it is stored."""

    game_id: GameId
    user_id: UserId
    number: int
    edits: int  # changes of all lines of this person and table so far; the largest is the open line's
    name: str = ""
    seq: int  # the row of the journal that the copy was made at
    likely: bool = False  # dice show their most likely outcome
    taking: bool = False  # the orders panel offers its orders
    start: bytes  # the copy, with hidden things dealt again
    steps: bytes


def of(db: Connection, game_id: GameId, user_id: UserId) -> tuple[TrialRow, ...]:
    """Returns the lines of a person at a table, by number."""
    rows = db.execute(
        "select * from trials where game_id = ? and user_id = ? order by number", (game_id, user_id)
    )
    return tuple(
        TrialRow(
            game_id=row["game_id"],
            user_id=row["user_id"],
            number=row["number"],
            edits=row["edits"],
            name=row["name"],
            seq=row["seq"],
            likely=bool(row["likely"]),
            taking=bool(row["taking"]),
            start=row["start"],
            steps=row["steps"],
        )
        for row in rows
    )


def put(db: Connection, row: TrialRow) -> None:
    """Writes a line; raises `Overtaken` if the person's lines were changed since they were read."""
    _check(db, row.game_id, row.user_id, row.edits - 1)
    _write(db, row)


def _check(db: Connection, game_id: GameId, user_id: UserId, edits: int) -> None:
    (found,) = db.execute(
        "select coalesce(max(edits), 0) from trials where game_id = ? and user_id = ?", (game_id, user_id)
    ).fetchone()
    if found != edits:
        raise Overtaken(f"lines of a person at table {game_id}")


def _write(db: Connection, row: TrialRow) -> None:
    db.execute(
        "insert into trials (game_id, user_id, number, edits, name, seq, likely, taking, start, steps)"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (game_id, user_id, number) do update set"
        " edits = excluded.edits, name = excluded.name, seq = excluded.seq, likely = excluded.likely,"
        " taking = excluded.taking, start = excluded.start, steps = excluded.steps",
        (
            row.game_id,
            row.user_id,
            row.number,
            row.edits,
            row.name,
            row.seq,
            int(row.likely),
            int(row.taking),
            row.start,
            row.steps,
        ),
    )


def delete(db: Connection, row: TrialRow, following: TrialRow) -> None:
    """Deletes a line and writes the line that is open then."""
    _check(db, following.game_id, following.user_id, following.edits - 1)
    db.execute(
        "delete from trials where game_id = ? and user_id = ? and number = ?",
        (row.game_id, row.user_id, row.number),
    )
    _write(db, following)


def stop_taking(db: Connection, game_id: GameId, user_id: UserId) -> None:
    """Marks that a person takes none of their lines at a table."""
    db.execute("update trials set taking = 0 where game_id = ? and user_id = ?", (game_id, user_id))


def end(db: Connection, game_id: GameId) -> None:
    """Deletes all lines of a table."""
    db.execute("delete from trials where game_id = ?", (game_id,))
