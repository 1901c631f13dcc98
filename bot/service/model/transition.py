"""What an entry of the journal makes of a position, and all that has to be written for it."""

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import msgspec

from bot.service.model import automatic_answers, next_up, turn_clock
from bot.service.model.position import Position
from bot.service.model.turn_clock import Calendars
from bot.store.rows import (
    Alarm,
    ByWhom,
    Commit,
    DuePost,
    Kind,
    Move,
    Plan,
    PostKind,
    Press,
    Status,
    UserId,
)
from bot.titles.title import AnyAction, AnyEvent, AnyState
from engine.core import Decision, Draw, Outcome, Private, Seat, Window
from engine.kit.edit import swap

SNAPSHOT_EVERY = 20
LONGEST_TURN = 40  # moves told in one message; then the next one begins


@dataclass(frozen=True, kw_only=True)
class Entry:
    """An entry of the journal about to be written, and the state it leads to."""

    kind: Kind
    state: AnyState
    by_whom: ByWhom = ByWhom.PLAYER
    seat: Seat | None = None
    action: AnyAction | None = None
    events: tuple[AnyEvent, ...] = ()
    draws: tuple[Draw, ...] = ()
    by_user: UserId | None = None
    interaction_id: int | None = None
    cause: int | None = None  # None: nobody's but its own
    back_to: int | None = None
    plans: Mapping[Seat, Plan] = field(default_factory=dict)  # what is left of orders after it
    outcome: Outcome | None = None  # given when the rules do not know of it: a seat has given up
    ended: bool = False
    new_turn: bool = False


def advance(position: Position, entry: Entry, at: float, calendars: Calendars) -> tuple[Position, Commit]:
    """Returns the position after an entry of the journal, and what has to be written for it."""
    rules, seq = position.title.rules, position.game.seq + 1
    outcome = entry.outcome or rules.outcome(entry.state)
    status = _status(entry, outcome)
    decision = rules.decision(entry.state) if status is Status.PLAYING else None
    turn, turn_seats = _turn(position, entry, decision, seq)
    after = position.with_state(
        entry.state,
        game=replace(
            position.game,
            seq=seq,
            status=status,
            turn=turn,
            turn_seats=turn_seats,
            outcome=msgspec.json.encode(outcome) if outcome else None,
            rules_version=rules.version,
        ),
        decision=decision,
        outcome=outcome,
        plans=entry.plans if status is Status.PLAYING else {},
        suggestions={},
    )
    after = replace(
        after,
        orders=automatic_answers.orders_left(after),
        asked_since=_asked_since(position, after, entry.seat),
    )
    after = _with_visits(position, after, entry, at, calendars)
    after = replace(after, latest=_move(position, after, entry, at))
    commit = _commit(position, after, entry, turn_clock.alarms(after, calendars, at))
    told = next_up.next_people(position, after, entry.seat, entry.by_user, calendars, at)
    words = tuple(next_up.due(after, person, new_nonce()) for person in told)
    return after, replace(commit, dues=(*commit.dues, *words))


def _with_visits(
    position: Position, after: Position, entry: Entry, at: float, calendars: Calendars
) -> Position:
    """Returns the position with its visits: who has just done something is there, and has time left."""
    mover = entry.seat if entry.by_user is not None else None
    chairs, press = after.chairs, after.press
    if entry.by_user is not None:
        press = Press(user_id=entry.by_user, at=at)
    if mover is not None and chairs[mover].people:
        chairs = swap(chairs, mover, turn_clock.present(chairs[mover]))
    after = replace(after, chairs=chairs, press=press)
    return replace(after, visits=turn_clock.visits(position, after, mover, calendars, at))


def _status(entry: Entry, outcome: Outcome | None) -> Status:
    if entry.ended:
        return Status.ENDED
    return Status.OVER if outcome else Status.PLAYING


def _turn(
    position: Position, entry: Entry, decision: Decision | None, seq: int
) -> tuple[int, tuple[Seat, ...]]:
    """Returns the turn after an entry, and whose it is."""
    begins = entry.kind is Kind.SETUP or entry.new_turn or _passes(position, entry, decision, seq)
    if not begins:
        return position.game.turn, position.game.turn_seats
    if entry.kind is Kind.MOVE and isinstance(decision, Window):  # a long turn has a second message
        return seq, position.game.turn_seats
    return seq, decision.seats if decision else ()


def _passes(position: Position, entry: Entry, decision: Decision | None, seq: int) -> bool:
    """Tells whether a turn ends: with the round, or when another seat is asked more than to react."""
    if decision is None:
        return False
    rules = position.title.rules
    if rules.round(position.state) != rules.round(entry.state):
        return True
    if isinstance(decision, Window) or decision.seats == position.game.turn_seats:
        return seq - position.game.turn >= LONGEST_TURN
    return not goes_on(position.decision, decision)


def goes_on(before: Decision | None, now: Decision | None) -> bool:
    """Tells whether the same question is still open: several were asked at once and one has answered."""
    if before is None or now is None:
        return False
    return type(now) is type(before) and set(now.seats) < set(before.seats)


def _asked_since(position: Position, after: Position, mover: Seat | None) -> dict[Seat, int]:
    """Returns since when each seat has had its choice.

    When several are asked at once, the answer of one changes nothing for the others: what they were about to
    say still counts.
    """
    since = {}
    for seat in after.asked_seats:
        waits_still = seat in position.asked_since and seat != mover
        same = waits_still and position.legal(seat) == after.legal(seat)
        since[seat] = position.asked_since[seat] if same else after.game.seq
    return since


def _move(before: Position, after: Position, entry: Entry, at: float) -> Move:
    """Returns the row of the journal."""
    title, game = after.title, after.game
    return Move(
        game_id=game.id,
        seq=game.seq,
        kind=entry.kind,
        seat=entry.seat,
        action=None if entry.action is None else title.codecs.actions.encode(entry.action),
        draws=entry.draws,
        told=title.codecs.events.encode(entry.events),
        turn=game.turn if entry.kind is Kind.SETUP or entry.new_turn else before.game.turn,
        cause=game.seq if entry.cause is None else entry.cause,
        by_user=entry.by_user,
        by_whom=entry.by_whom,
        interaction_id=entry.interaction_id,
        at=at,
        back_to=entry.back_to,
    )


def _commit(before: Position, after: Position, entry: Entry, alarms: tuple[Alarm, ...]) -> Commit:
    title, game, move = after.title, after.game, after.latest
    assert move is not None
    return Commit(
        move=move,
        state=title.codecs.states.encode(after.state),
        rules_version=title.rules.version,
        kept=game.seq % SNAPSHOT_EVERY == 0 or game.status is not Status.PLAYING,
        status=game.status,
        turn=game.turn,
        turn_seats=game.turn_seats,
        outcome=game.outcome,
        chairs=after.chairs,
        visits=after.visits,
        alarms=alarms,
        plans=tuple(after.plans.values()),
        orders=automatic_answers.encoded_orders(after),
        dues=(*_boards(before, move, after), *_hands(entry, after), *_cards(before, after, entry)),
        goes_on=automatic_answers.needs_nobody(after),
    )


def _boards(before: Position, move: Move, after: Position) -> tuple[DuePost, ...]:
    """Returns the message of the turn the move was made in, or takes back, and that of the turn it begins."""
    left = {before.game.turn} if move.kind is Kind.UNDO else set[int]()
    turns = sorted(left | {move.turn, after.game.turn})
    return tuple(DuePost(kind=PostKind.BOARD, turn=turn, audience=None, nonce=new_nonce()) for turn in turns)


def _hands(entry: Entry, after: Position) -> tuple[DuePost, ...]:
    """Returns a direct message for everyone who was told something in private, but not by their own act."""
    seats = {seat for event in entry.events if isinstance(event, Private) for seat in event.to}
    return tuple(
        DuePost(kind=PostKind.HAND, turn=after.game.turn, audience=person.id, nonce=new_nonce())
        for chair in after.chairs
        if chair.seat in seats
        for person in chair.people
        if entry.kind is Kind.SETUP or person.id != entry.by_user
    )


def _cards(before: Position, after: Position, entry: Entry) -> tuple[DuePost, ...]:
    """Returns the table's card when it has something else to say: once a hand-over, not every move.

    While only computers play, it is left as it is: a person is asked soon.
    """
    if entry.kind is Kind.MOVE and after.is_playing and _frame(before) == _frame(after):
        waits = _people_asked(after)
        if not waits or (waits, _round(after)) == (_people_asked(before), _round(before)):
            return ()
    return (card_due(after),)


def card_due(position: Position) -> DuePost:
    """Returns that the table's card has to be drawn again."""
    return DuePost(kind=PostKind.CARD, turn=position.game.turn, audience=None, nonce=new_nonce())


def _frame(position: Position) -> tuple[object, ...]:
    return tuple((chair.people, chair.computer, chair.away) for chair in position.chairs)


def _people_asked(position: Position) -> tuple[Seat, ...]:
    return tuple(
        seat
        for seat in automatic_answers.waiting_seats(position)
        if position.chairs[seat].people and not turn_clock.stands_in(position, seat)
    )


def _round(position: Position) -> int | None:
    return position.title.rules.round(position.state) if position.has_started else None


def new_nonce() -> str:
    """Returns a name for a post that is the same at every attempt to make it."""
    return secrets.token_urlsafe(12)
