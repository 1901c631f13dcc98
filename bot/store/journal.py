"""Moves and snapshots: what was played."""

import sqlite3
from collections.abc import Iterable

import msgspec

from bot.store import alarms, games, orders, outbox, seats, suggestions, votes
from bot.store.rows import ByWhom, Chair, Commit, GameId, Kind, Move, Person, Plan, Seed, Snapshot
from engine.core import Draw

_DRAWS = msgspec.json.Decoder(tuple[Draw, ...])


class Overtaken(Exception):  # noqa: N818 - named for what it says
    """The journal already has a row by this number, or a row of this interaction."""


def commit(sqlite: sqlite3.Connection, change: Commit) -> None:
    """Writes a move with all that it changes; raises `Overtaken` when it has been written before."""
    _append(sqlite, change.move)
    _snapshot(sqlite, change)
    sqlite.execute(
        "update games set seq = ?, status = ?, turn = ?, turn_seats = ?, outcome = ? where id = ?",
        (
            change.move.seq, change.status, change.turn, msgspec.json.encode(change.turn_seats),
            change.outcome, change.move.game_id,
        ),
    )  # fmt: skip
    _plan(sqlite, change.move.game_id, change.plans)
    orders.put(sqlite, change.move.game_id, change.orders)
    suggestions.clear(sqlite, change.move.game_id)
    seats.set_absences(sqlite, change.move.game_id, change.chairs)
    alarms.put_visits(sqlite, change.move.game_id, change.visits)
    alarms.put(sqlite, change.move.game_id, change.alarms)
    if change.move.by_user is not None:
        games.touch(sqlite, change.move.game_id, change.move.at)
    outbox.owe(sqlite, change.move.game_id, change.move.seq, change.dues)
    if change.move.by_user is not None and change.move.cause == change.move.seq:  # who acts has looked
        seats.look(sqlite, change.move.game_id, change.move.by_user, change.move.seq)


def start(
    sqlite: sqlite3.Connection, change: Commit, chairs: Iterable[Chair], thread_id: int | None, seed: Seed
) -> None:
    """Turns a lobby into a game: who sits where is settled, and the setup is row 0 of the journal."""
    game_id = change.move.game_id
    sqlite.execute(
        "update games set rules_version = ?, thread_id = ?, seed = ?, parts = ? where id = ?",
        (change.rules_version, thread_id, seed.seed, seed.parts, game_id),
    )
    seats.reseat(sqlite, game_id, chairs)
    commit(sqlite, change)


def resign(sqlite: sqlite3.Connection, change: Commit, chairs: Iterable[Chair], host: Person) -> None:
    """Writes that a seat gives up, who plays it from now on and who is host; what was asked is moot."""
    seats.reseat(sqlite, change.move.game_id, chairs)
    games.set_host(sqlite, change.move.game_id, host)
    votes.drop(sqlite, change.move.game_id)
    commit(sqlite, change)


def moves(sqlite: sqlite3.Connection, game_id: GameId, since: int = 0) -> tuple[Move, ...]:
    """Returns the rows of a game from one on."""
    return _moves(
        sqlite.execute("select * from moves where game_id = ? and seq >= ? order by seq", (game_id, since))
    )


def by_interaction(sqlite: sqlite3.Connection, interaction_id: int) -> Move | None:
    """Returns the first row an interaction has led to."""
    found = _moves(sqlite.execute("select * from moves where interaction_id = ?", (interaction_id,)))
    return found[0] if found else None


def snapshots(sqlite: sqlite3.Connection, game_id: GameId, rules_version: int) -> tuple[Snapshot, ...]:
    """Returns the positions on record that these rules have made or adopted."""
    return tuple(
        Snapshot(seq=row["seq"], rules_version=row["rules_version"], state=row["state"])
        for row in sqlite.execute(
            "select * from snapshots where game_id = ? and rules_version = ? order by seq",
            (game_id, rules_version),
        )
    )


def _append(sqlite: sqlite3.Connection, move: Move) -> None:
    try:
        sqlite.execute(
            "insert into moves (game_id, seq, kind, seat, action, draws, told, turn, cause, by_user, by_whom,"
            " interaction_id, at, back_to) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                move.game_id, move.seq, move.kind, move.seat, move.action, msgspec.json.encode(move.draws),
                move.told, move.turn, move.cause, move.by_user, move.by_whom, move.interaction_id, move.at,
                move.back_to,
            ),
        )  # fmt: skip
    except sqlite3.IntegrityError as error:
        raise Overtaken(f"game {move.game_id}, row {move.seq}") from error


def _snapshot(sqlite: sqlite3.Connection, change: Commit) -> None:
    """Keeps the newest position, so that no game has to replay moves made under older rules."""
    game_id, seq = change.move.game_id, change.move.seq
    sqlite.execute("delete from snapshots where game_id = ? and seq = ? and not kept", (game_id, seq - 1))
    sqlite.execute(
        "insert into snapshots (game_id, seq, rules_version, state, kept) values (?, ?, ?, ?, ?)",
        (game_id, seq, change.rules_version, change.state, int(change.kept)),
    )


def _plan(sqlite: sqlite3.Connection, game_id: GameId, plans: Iterable[Plan]) -> None:
    sqlite.execute("delete from plans where game_id = ?", (game_id,))
    sqlite.executemany(
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


def _moves(rows: Iterable[sqlite3.Row]) -> tuple[Move, ...]:
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
