"""Moves and snapshots: what was played."""

from collections.abc import Iterable

import msgspec

from bot.store import alarms, games, outbox, seats, standing_orders, suggestions, votes
from bot.store.database.connection import Connection, Row
from bot.store.database.interface import Overtaken
from bot.store.rows import (
    ByWhom,
    Chair,
    Commit,
    GameId,
    Kind,
    Move,
    Person,
    Plan,
    ReplayPath,
    Seed,
    Snapshot,
    Status,
)
from engine.core import Draw

_DRAWS = msgspec.json.Decoder(tuple[Draw, ...])


def commit(db: Connection, change: Commit) -> None:
    """Writes a move with all that it changes; raises `Overtaken` when it has been written before."""
    _append(db, change.move)
    _snapshot(db, change)
    db.execute(
        "update games set seq = ?, status = ?, turn = ?, turn_seats = ?, outcome = ?, named_since = ?,"
        " goes_on = ? where id = ?",
        (
            change.move.seq, change.status, change.turn, msgspec.json.encode(change.turn_seats),
            change.outcome, None if change.status is Status.PLAYING else change.move.at, int(change.goes_on),
            change.move.game_id,
        ),
    )  # fmt: skip
    _plan(db, change.move.game_id, change.plans)
    standing_orders.put(db, change.move.game_id, change.orders)
    suggestions.clear(db, change.move.game_id)
    seats.set_absences(db, change.move.game_id, change.chairs)
    alarms.put_visits(db, change.move.game_id, change.visits)
    alarms.put(db, change.move.game_id, change.alarms)
    if change.move.by_user is not None:
        games.touch(db, change.move.game_id, change.move.at)
    outbox.owe(db, change.move.game_id, change.move.seq, change.dues)
    if change.move.by_user is not None and change.move.cause == change.move.seq:  # who acts has looked
        seats.look(db, change.move.game_id, change.move.by_user, change.move.seq)


def start(db: Connection, change: Commit, chairs: Iterable[Chair], thread_id: int | None, seed: Seed) -> None:
    """Turns a lobby into a game: who sits where is settled, and the setup is row 0 of the journal."""
    game_id = change.move.game_id
    db.execute(
        "update games set rules_version = ?, thread_id = ?, seed = ?, parts = ? where id = ?",
        (change.rules_version, thread_id, seed.seed, seed.parts, game_id),
    )
    seats.reseat(db, game_id, chairs)
    commit(db, change)


def resign(db: Connection, change: Commit, chairs: Iterable[Chair], host: Person) -> None:
    """Writes that a seat gives up, who plays it from now on and who is host; what was asked is moot."""
    seats.reseat(db, change.move.game_id, chairs)
    games.set_host(db, change.move.game_id, host)
    votes.drop(db, change.move.game_id)
    commit(db, change)


def moves(db: Connection, game_id: GameId, since: int = 0) -> tuple[Move, ...]:
    """Returns the rows of a game from one on."""
    return _moves(
        db.execute("select * from moves where game_id = ? and seq >= ? order by seq", (game_id, since))
    )


def by_interaction(db: Connection, interaction_id: int) -> Move | None:
    """Returns the first row an interaction has led to."""
    found = _moves(db.execute("select * from moves where interaction_id = ?", (interaction_id,)))
    return found[0] if found else None


def snapshots(db: Connection, game_id: GameId, rules_version: int) -> tuple[Snapshot, ...]:
    """Returns the positions on record that these rules have made or adopted."""
    return tuple(
        Snapshot(seq=row["seq"], rules_version=row["rules_version"], state=row["state"])
        for row in db.execute(
            "select * from snapshots where game_id = ? and rules_version = ? order by seq",
            (game_id, rules_version),
        )
    )


def path_to(db: Connection, game_id: GameId, rules_version: int, seq: int) -> ReplayPath | None:
    """Returns the path to a row from the nearest position on record of these rules; None: there is none.

    What was taken back is no part of it, and is not even read where a position lies in between.
    """
    moves: list[Move] = []
    while True:
        start = _nearest(db, game_id, rules_version, seq)
        since = start.seq + 1 if start is not None else 0
        rows = {row.seq: row for row in _stretch(db, game_id, since, seq)}
        while seq in rows:
            row = rows[seq]
            if row.kind is Kind.MOVE:
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
    return row and Snapshot(seq=row["seq"], rules_version=row["rules_version"], state=row["state"])


def _stretch(db: Connection, game_id: GameId, since: int, until: int) -> tuple[Move, ...]:
    return _moves(
        db.execute(
            "select * from moves where game_id = ? and seq between ? and ? order by seq",
            (game_id, since, until),
        )
    )


def _append(db: Connection, move: Move) -> None:
    appended = db.execute(
        "insert into moves (game_id, seq, kind, seat, action, draws, told, turn, cause, by_user, by_whom,"
        " interaction_id, at, back_to) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " on conflict do nothing",
        (
            move.game_id, move.seq, move.kind, move.seat, move.action, msgspec.json.encode(move.draws),
            move.told, move.turn, move.cause, move.by_user, move.by_whom, move.interaction_id, move.at,
            move.back_to,
        ),
    )  # fmt: skip
    if appended.rowcount == 0:
        raise Overtaken(f"game {move.game_id}, row {move.seq}")


def _snapshot(db: Connection, change: Commit) -> None:
    """Keeps the newest position, so that no game has to replay moves made under older rules."""
    game_id, seq = change.move.game_id, change.move.seq
    db.execute("delete from snapshots where game_id = ? and seq = ? and kept = 0", (game_id, seq - 1))
    db.execute(
        "insert into snapshots (game_id, seq, rules_version, state, kept) values (?, ?, ?, ?, ?)",
        (game_id, seq, change.rules_version, change.state, int(change.kept)),
    )


def _plan(db: Connection, game_id: GameId, plans: Iterable[Plan]) -> None:
    db.execute("delete from plans where game_id = ?", (game_id,))
    db.executemany(
        "insert into plans (game_id, seat, user_id, actions) values (?, ?, ?, ?)",
        [
            (
                game_id,
                plan.seat,
                plan.user_id,
                msgspec.json.encode([msgspec.Raw(raw) for raw in plan.actions]),
            )
            for plan in plans
        ],
    )


def _moves(rows: Iterable[Row]) -> tuple[Move, ...]:
    return tuple(
        Move(
            game_id=row["game_id"],
            seq=row["seq"],
            kind=Kind(row["kind"]),
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
        )
        for row in rows
    )
