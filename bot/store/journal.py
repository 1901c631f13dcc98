"""The journal: moves, and snapshots of the positions after them."""

from collections.abc import Iterable

import msgspec

from bot.store.database.connection import Connection, Row, require_change
from bot.store.database.interface import Overtaken
from bot.store.rows import ByWhom, GameId, JournalRow, Move, ReplayPath, RowKind, Snapshot
from engine.core import Draw

_DRAWS = msgspec.json.Decoder(tuple[Draw, ...])


def append(db: Connection, row: JournalRow, rules_version: int) -> None:
    """Appends a row with the position after it; raises `Overtaken` when its number is taken."""
    move = row.move
    appended = db.execute(
        "insert into moves (game_id, seq, kind, seat, action, draws, told, turn, cause, by_user, by_whom,"
        " interaction_id, at, back_to, report, round)"
        " values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " on conflict do nothing",
        (
            move.game_id, move.seq, move.kind, move.seat, move.action, msgspec.json.encode(move.draws),
            move.told, move.turn, move.cause, move.by_user, move.by_whom, move.interaction_id, move.at,
            move.back_to, move.report, move.round,
        ),
    )  # fmt: skip
    require_change(appended, Overtaken(f"game {move.game_id}, row {move.seq}"))
    _snapshot(db, row, rules_version)


def moves(db: Connection, game_id: GameId, since: int = 0) -> tuple[Move, ...]:
    """Returns the rows of a game from a number on."""
    return _moves(
        db.execute("select * from moves where game_id = ? and seq >= ? order by seq", (game_id, since))
    )


def snapshots(db: Connection, game_id: GameId, rules_version: int) -> tuple[Snapshot, ...]:
    """Returns the positions on record that these rules have made or adopted."""
    return tuple(each for each in all_snapshots(db, game_id) if each.rules_version == rules_version)


def all_snapshots(db: Connection, game_id: GameId) -> tuple[Snapshot, ...]:
    """Returns the positions on record, in order."""
    rows = db.execute("select * from snapshots where game_id = ? order by seq", (game_id,))
    return tuple(map(_as_snapshot, rows))


def path_to(db: Connection, game_id: GameId, rules_version: int, seq: int) -> ReplayPath | None:
    """Returns the path to a row from the nearest position on record of these rules; None: there is none.

    Moves that were taken back are left out; they are not even read where a snapshot lies in between.
    """
    moves: list[Move] = []
    while True:
        start = _nearest(db, game_id, rules_version, seq)
        since = start.seq + 1 if start is not None else 0
        rows = {row.seq: row for row in _stretch(db, game_id, since, seq)}
        while seq in rows:
            row = rows[seq]
            if row.kind is RowKind.MOVE:
                moves.append(row)
            seq = seq - 1 if row.back_to is None else row.back_to
        if start is None or seq > start.seq:  # there is no such row
            return None
        if start.seq == seq:
            return ReplayPath(start=start, moves=tuple(reversed(moves)))


def _nearest(db: Connection, game_id: GameId, rules_version: int, seq: int) -> Snapshot | None:
    row = db.execute(
        "select * from snapshots where game_id = ? and seq <= ? and rules_version = ?"
        " order by seq desc limit 1",
        (game_id, seq, rules_version),
    ).fetchone()
    return row and _as_snapshot(row)


def _as_snapshot(row: Row) -> Snapshot:
    return Snapshot(seq=row["seq"], rules_version=row["rules_version"], state=row["state"])


def _stretch(db: Connection, game_id: GameId, since: int, until: int) -> tuple[Move, ...]:
    return _moves(
        db.execute(
            "select * from moves where game_id = ? and seq between ? and ? order by seq",
            (game_id, since, until),
        )
    )


def _snapshot(db: Connection, row: JournalRow, rules_version: int) -> None:
    """Stores the newest position, so that no game has to replay moves made under older rules."""
    game_id, seq = row.move.game_id, row.move.seq
    db.execute("delete from snapshots where game_id = ? and seq = ? and kept = 0", (game_id, seq - 1))
    db.execute(
        "insert into snapshots (game_id, seq, rules_version, state, kept) values (?, ?, ?, ?, ?)",
        (game_id, seq, rules_version, row.state, int(row.kept)),
    )


def _moves(rows: Iterable[Row]) -> tuple[Move, ...]:
    return tuple(
        Move(
            game_id=row["game_id"],
            seq=row["seq"],
            kind=RowKind(row["kind"]),
            seat=row["seat"],
            action=row["action"],
            draws=_DRAWS.decode(row["draws"]),
            told=row["told"],
            turn=row["turn"],
            cause=row["cause"],
            by_user=row["by_user"],
            by_whom=ByWhom(row["by_whom"]),
            interaction_id=row["interaction_id"],
            at=row["at"],
            back_to=row["back_to"],
            report=row["report"],
            round=row["round"],
        )
        for row in rows
    )
