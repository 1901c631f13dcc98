"""The history of a game: rows that were not taken back, earlier states, undo."""

from collections.abc import Sequence

from bot.copies import replace
from bot.service.model.position import Position
from bot.store.rows import ByWhom, Move, ReplayPath, RowKind
from bot.titles.title import AnyState, AnyTitle
from engine.core import Private, RecordedDice, Revealing, Seat


class Unreachable(Exception):
    """No stored snapshot leads to this row under the present rules."""


def standing_rows(moves: Sequence[Move]) -> tuple[Move, ...]:
    """Returns the rows without moves that were taken back; the undo rows stay."""
    kept: list[Move] = []
    for move in moves:
        if move.back_to is not None:
            back_to = move.back_to
            kept = [each for each in kept if each.seq <= back_to or each.kind is not RowKind.MOVE]
        kept.append(move)
    return tuple(kept)


def told_rows(title: AnyTitle, moves: Sequence[Move]) -> tuple[Move, ...]:
    """Returns the rows to be told: without moves that were taken back, and without trace of a free undo.

    An undo is told if others have learnt something from its moves, or if the moves are not among the rows and
    so may have been told before.
    """
    kept: list[Move] = []
    for move in moves:
        if move.back_to is None:
            kept.append(move)
            continue
        back_to, seat = move.back_to, move.seat
        undone = [each for each in kept if each.seq > back_to and each.kind is RowKind.MOVE]
        kept = [each for each in kept if each not in undone]
        whole = bool(moves) and moves[0].seq <= back_to + 1
        if not whole or seat is None or not is_free(title, undone, seat):
            kept.append(move)
    return tuple(kept)


def report_of(row: Move) -> int:
    """Returns the report that tells a row; older rows have one per turn."""
    return row.turn if row.report is None else row.report


def state_at(title: AnyTitle, path: ReplayPath) -> AnyState:
    """Returns the state at the end of a path, by replaying its moves from its snapshot."""
    state = title.codecs.states.decode(path.start.state)
    for row in path.moves:
        state = state_after(title, state, row)
    return state


def state_after(title: AnyTitle, state: AnyState, row: Move) -> AnyState:
    """Returns the state after a move, with its recorded dice."""
    assert row.seat is not None
    assert row.action is not None
    action = title.codecs.actions.decode(row.action)
    return title.rules.apply(state, row.seat, action, RecordedDice(row.draws)).state


def with_older_questions(before: Position, now: Position, between: Sequence[Move]) -> Position:
    """Returns a position that keeps the earlier `asked_since` of seats whose question has not changed."""
    silent = [
        seat
        for seat in now.asked_seats
        if seat in before.asked_since
        and all(row.kind is RowKind.MOVE and row.seat != seat for row in between)
        and before.legal(seat) == now.legal(seat)
    ]
    since = {**now.asked_since, **{seat: before.asked_since[seat] for seat in silent}}
    return replace(now, asked_since=since)


def to_take_back(title: AnyTitle, moves: Sequence[Move], seat: Seat) -> tuple[Move, ...]:
    """Returns the moves of a seat's last order and all moves after it.

    If dice or reveals happened in the order, returns only the moves after them, if undoing those is free.
    """
    played = [move for move in standing_rows(moves) if move.kind is RowKind.MOVE]
    own = [at for at, move in enumerate(played) if move.seat == seat and move.by_user is not None]
    if not own:
        return ()
    order = [at for at in own if played[at].cause == played[own[-1]].cause]
    for at in order:
        if is_free(title, played[at:], seat):
            return tuple(played[at:])
    return tuple(played[order[0] :])


def decides_undo(last: Move, seat: Seat) -> bool:
    """Tells whether the last row alone decides if a seat's undo is free: another seat's, or its own order."""
    return last.kind is RowKind.MOVE and (last.seat != seat or last.by_user is not None)


def is_free(title: AnyTitle, moves: Sequence[Move], seat: Seat) -> bool:
    """Tells whether undoing moves is free: all are the seat's own, without dice and without reveals."""
    return all(
        move.seat == seat
        and move.by_whom in (ByWhom.PLAYER, ByWhom.STANDING)
        and not move.draws
        and not any(isinstance(event, Private | Revealing) for event in title.codecs.events.decode(move.told))
        for move in moves
    )
