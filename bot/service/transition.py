"""What a row of the journal makes of a position, and all that has to be written for it."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import msgspec

from bot.service import clock, standing
from bot.service.position import Position
from bot.store.rows import ByWhom, Commit, Due, Kind, Move, Owed, Plan, Status, UserId
from engine.core import Decision, Draw, Outcome, Private, Seat, Window

SNAPSHOT_EVERY = 20
LONGEST_TURN = 40  # a message that tells of so many moves is long enough; the next one begins


@dataclass(frozen=True, kw_only=True)
class Row:
    """A row of the journal about to be written, and the position it leads to."""

    kind: Kind
    state: Any
    by_whom: ByWhom = ByWhom.PLAYER
    seat: Seat | None = None
    action: Any = None
    events: tuple[Any, ...] = ()
    draws: tuple[Draw, ...] = ()
    by_user: UserId | None = None
    interaction_id: int | None = None
    cause: int | None = None  # None: nobody's but its own
    back_to: int | None = None
    plans: Mapping[Seat, Plan] = field(default_factory=dict)  # what is left of orders after it
    outcome: Outcome | None = None  # given when the rules do not know of it: a seat has given up
    ended: bool = False
    new_turn: bool = False


def follow(position: Position, row: Row, at: float) -> tuple[Position, Commit]:
    """Returns the position after a row of the journal, and what has to be written for it."""
    rules, seq = position.title.rules, position.game.seq + 1
    outcome = row.outcome or rules.outcome(row.state)
    status = _status(row, outcome)
    decision = rules.decision(row.state) if status is Status.PLAYING else None
    turn, turn_seats = _turn(position, row, decision, seq)
    after = replace(
        position,
        game=replace(
            position.game,
            seq=seq,
            status=status,
            turn=turn,
            turn_seats=turn_seats,
            outcome=msgspec.json.encode(outcome) if outcome else None,
            rules_version=position.title.version,
        ),
        state=row.state,
        decision=decision,
        outcome=outcome,
        plans=row.plans if status is Status.PLAYING else {},
        orders=standing.left(position, row.state),
        asked_since=_asked_since(position, row, decision, seq),
        suggestions={},
    )
    after = replace(after, deadline=clock.deadline(position, after, at))
    return after, _commit(position, after, row, at)


def _status(row: Row, outcome: Outcome | None) -> Status:
    if row.ended:
        return Status.ENDED
    return Status.OVER if outcome else Status.PLAYING


def _turn(position: Position, row: Row, decision: Decision | None, seq: int) -> tuple[int, tuple[Seat, ...]]:
    """Returns the turn after a row, and whose it is."""
    begins = row.kind is Kind.SETUP or row.new_turn or _passes(position, row, decision, seq)
    if not begins:
        return position.game.turn, position.game.turn_seats
    if row.kind is Kind.MOVE and isinstance(decision, Window):  # a long turn has a second message
        return seq, position.game.turn_seats
    return seq, decision.seats if decision else ()


def _passes(position: Position, row: Row, decision: Decision | None, seq: int) -> bool:
    """Whether a turn ends: with the round, or when a question that is no window goes to somebody else."""
    if decision is None:
        return False
    title = position.title
    if title.round(position.view(None)) != title.round(title.rules.view(row.state, None)):
        return True
    if isinstance(decision, Window) or decision.seats == position.game.turn_seats:
        return seq - position.game.turn >= LONGEST_TURN
    goes_on = type(decision) is type(position.decision) and set(decision.seats) < set(position.asked)
    return not goes_on  # it does when several were asked at once and one has answered


def _asked_since(position: Position, row: Row, decision: Decision | None, seq: int) -> dict[Seat, int]:
    """Returns since when each seat has had its choice.

    When several are asked at once, the answer of one changes nothing for the others: what they were about to
    say still counts.
    """
    since = {}
    for seat in decision.seats if decision else ():
        waits_still = seat in position.asked_since and seat != row.seat
        same = waits_still and position.legal(seat) == position.title.rules.legal(row.state, seat)
        since[seat] = position.asked_since[seat] if same else seq
    return since


def _commit(before: Position, after: Position, row: Row, at: float) -> Commit:
    title, game = after.title, after.game
    move = Move(
        game_id=game.id,
        seq=game.seq,
        kind=row.kind,
        seat=row.seat,
        action=None if row.action is None else title.actions.encode(row.action),
        draws=row.draws,
        told=title.events.encode(row.events),
        turn=game.turn if row.kind is Kind.SETUP or row.new_turn else before.game.turn,
        cause=game.seq if row.cause is None else row.cause,
        by_user=row.by_user,
        by_whom=row.by_whom,
        interaction_id=row.interaction_id,
        at=at,
        back_to=row.back_to,
    )
    return Commit(
        move=move,
        state=title.states.encode(after.state),
        rules_version=title.version,
        kept=game.seq % SNAPSHOT_EVERY == 0 or game.status is not Status.PLAYING,
        status=game.status,
        turn=game.turn,
        turn_seats=game.turn_seats,
        outcome=game.outcome,
        deadline=after.deadline,
        plans=tuple(after.plans.values()),
        orders=standing.encoded(after),
        dues=(*_boards(move, after), *_hands(row, after)),
    )


def _boards(move: Move, after: Position) -> tuple[Due, ...]:
    """The message of the turn the move was made in, and that of the turn it begins."""
    turns = sorted({move.turn, after.game.turn})
    return tuple(Due(kind=Owed.BOARD, turn=turn, audience=None, nonce=nonce()) for turn in turns)


def _hands(row: Row, after: Position) -> tuple[Due, ...]:
    """A direct message to everyone who was told something in private."""
    told = {seat for event in row.events if isinstance(event, Private) for seat in event.to}
    return tuple(
        Due(kind=Owed.HAND, turn=after.game.turn, audience=person.id, nonce=nonce())
        for chair in after.chairs
        if chair.seat in told
        for person in chair.people
    )


def nonce() -> str:
    """Returns a name for a post that is the same at every attempt to make it."""
    return secrets.token_urlsafe(12)
