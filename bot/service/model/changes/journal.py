"""Changes that add a row to the journal: the setup, moves, undo, resignations, the end."""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from bot.copies import replace
from bot.proof.check import given_up
from bot.proof.seed import dice_number
from bot.service.model import automatic_answers, next_up, turn_clock
from bot.service.model.changes.change import Effect, Moment
from bot.service.model.changes.computers import with_computer
from bot.service.model.next_host import with_next_host
from bot.service.model.notices import REVIEW, card_due
from bot.service.model.position import Position, first_step, round_of
from bot.service.model.team_rules import first_shares
from bot.store.rows import (
    ByWhom,
    Chair,
    DuePost,
    JournalRow,
    Move,
    Plan,
    PostKind,
    Press,
    RowKind,
    Status,
    UserId,
)
from bot.titles.title import AnyAction, AnyEvent, AnyState
from engine.core import Decision, Draw, Outcome, Private, Recorder, Seat, SeededDice, Window, play
from engine.kit.edit import drop, swap

SNAPSHOT_EVERY = 20
LONGEST_TURN = 40  # moves in one turn, and before the last turn of a report; then the next one begins


# --- the changes -------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class GameStarted:
    """Starts the game: free seats are removed, the others numbered without gaps."""

    by_user: UserId | None
    thread_id: int | None  # None: it is played in the channel
    seed: bytes
    parts: bytes | None  # the public parts of the seed
    by_whom: ByWhom = ByWhom.PLAYER
    told: tuple[DuePost, ...] = ()  # posted before the first board

    def apply(self, position: Position, moment: Moment) -> Effect:
        title, chairs = position.title, taken_chairs(position.chairs)
        dice = Recorder(SeededDice(self.seed, 0))
        step = first_step(position, [chair.key for chair in chairs], dice)
        entry = Entry(
            kind=RowKind.SETUP,
            state=step.state,
            events=step.events,
            draws=tuple(dice.draws),
            by_whom=self.by_whom,
            by_user=self.by_user,
        )
        game = replace(
            position.game, thread_id=self.thread_id, seed=self.seed, parts=self.parts, opening=None
        )
        chairs = tuple(replace(one, shares=first_shares(title, step.state, one)) for one in chairs)
        effect = _effect(replace(position, chairs=chairs, game=game), entry, moment)
        return replace(effect, dues=(*self.told, *effect.dues))


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A seat plays an action; raises `Refused` when it is not legal."""

    seat: Seat
    action: AnyAction
    plans: Mapping[Seat, Plan]  # the rest of orders after it
    by_whom: ByWhom = ByWhom.PLAYER
    by_user: UserId | None = None
    cause: int | None = None  # the row of the person's move that triggered it; None: this row

    def apply(self, position: Position, moment: Moment) -> Effect:
        game = position.game
        dice = Recorder(SeededDice(game.seed, dice_number(game.scheme, game.seq + 1, game.rolls)))
        legal = position.legal(self.seat)
        step = play(position.title.rules, position.state, self.seat, self.action, dice, legal)
        entry = Entry(
            kind=RowKind.MOVE,
            state=step.state,
            by_whom=self.by_whom,
            seat=self.seat,
            action=self.action,
            events=step.events,
            draws=tuple(dice.draws),
            by_user=self.by_user,
            cause=self.cause,
            plans=self.plans,
        )
        return _effect(position, entry, moment)


@dataclass(frozen=True, kw_only=True)
class TakenBack:
    """Returns the game to the state after an earlier row; no row is deleted."""

    seat: Seat
    by_user: UserId
    back_to: int
    state: AnyState  # after that row
    new_turn: bool  # the old message of the turn would be far above
    reports: tuple[int, ...]  # that have told the moves

    def apply(self, position: Position, moment: Moment) -> Effect:
        entry = Entry(
            kind=RowKind.UNDO,
            state=self.state,
            seat=self.seat,
            by_user=self.by_user,
            back_to=self.back_to,
            new_turn=self.new_turn,
            left=self.reports,
        )
        return _effect(position, entry, moment)


@dataclass(frozen=True, kw_only=True)
class Resigned:
    """A seat resigns. The last other side wins; where several are left, the computer takes over the seat."""

    seat: Seat
    by_user: UserId

    def apply(self, position: Position, moment: Moment) -> Effect:
        others = tuple(chair for chair in position.chairs if chair.seat != self.seat)
        goes_on = len(others) > 1 and any(chair.people for chair in others)
        entry = Entry(
            kind=RowKind.RESIGN,
            state=position.state,
            seat=self.seat,
            by_user=self.by_user,
            plans=drop(position.plans, self.seat),
            outcome=None if goes_on else given_up(len(position.chairs), self.seat),
        )
        if not goes_on:
            return _effect(position, entry, moment)
        vacated = replace(position.chairs[self.seat], people=(), shares={})
        vacated = with_computer(vacated, position.title, others, vacated.level, moment.at)
        return _leave(_with_chair(position, vacated), entry, moment)


@dataclass(frozen=True, kw_only=True)
class Parted:
    """A member of a team leaves the seat to the others; the next in line becomes captain."""

    seat: Seat
    by_user: UserId

    def apply(self, position: Position, moment: Moment) -> Effect:
        chair = position.chairs[self.seat]
        leaver = next(person for person in chair.people if person.id == self.by_user)
        left = replace(
            chair,
            people=tuple(person for person in chair.people if person.id != self.by_user),
            shares={share: owner for share, owner in chair.shares.items() if owner != self.by_user},
            former=(*chair.former, leaver),
        )
        plan = position.plans.get(self.seat)
        theirs = plan is not None and plan.user_id == self.by_user
        entry = Entry(
            kind=RowKind.RESIGN,
            state=position.state,
            seat=self.seat,
            by_user=self.by_user,
            plans=drop(position.plans, self.seat) if theirs else position.plans,
        )
        return _leave(_with_chair(position, left), entry, moment)


@dataclass(frozen=True, kw_only=True)
class CalledOff:
    """A running game ends without a result."""

    by_user: UserId | None = None  # None: by vote, clock or computer
    by_whom: ByWhom = ByWhom.PLAYER
    dues: tuple[DuePost, ...] = ()

    def apply(self, position: Position, moment: Moment) -> Effect:
        entry = Entry(
            kind=RowKind.END,
            state=position.state,
            by_whom=self.by_whom,
            by_user=self.by_user,
            ended=True,
        )
        effect = _effect(position, entry, moment)
        return replace(effect, dues=(*effect.dues, *self.dues))


def taken_chairs(chairs: tuple[Chair, ...]) -> tuple[Chair, ...]:
    """Returns the taken chairs, numbered without gaps."""
    taken = [chair for chair in chairs if chair.is_taken]
    return tuple(replace(chair, seat=Seat(number)) for number, chair in enumerate(taken))


def _with_chair(position: Position, chair: Chair) -> Position:
    return replace(position, chairs=swap(position.chairs, chair.seat, chair))


def _leave(position: Position, entry: "Entry", moment: Moment) -> Effect:
    """Returns the effect of a person leaving; if they were the host, the next person becomes host."""
    told: tuple[DuePost, ...] = ()
    if position.game.host.id == entry.by_user:
        position, told = with_next_host(position)
    effect = _effect(position, entry, moment)
    return replace(effect, dues=(*effect.dues, *told))


# --- a row of the journal ----------------------------------------------------------------------------------


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """A row of the journal about to be written, and the state it leads to."""

    kind: RowKind
    state: AnyState
    by_whom: ByWhom = ByWhom.PLAYER
    seat: Seat | None = None
    action: AnyAction | None = None
    events: tuple[AnyEvent, ...] = ()
    draws: tuple[Draw, ...] = ()
    by_user: UserId | None = None
    cause: int | None = None
    back_to: int | None = None
    plans: Mapping[Seat, Plan] = {}
    outcome: Outcome | None = None  # of a resignation, which the rules do not know
    ended: bool = False
    new_turn: bool = False
    left: tuple[int, ...] = ()  # reports that no longer tell all of their moves


def _effect(position: Position, entry: Entry, moment: Moment) -> Effect:
    """Returns the effect of a new row: the position after it, the row, and the posts it requires."""
    after = _with_visits(position, _after(position, entry), entry, moment)
    move = _move(position, after, entry, moment)
    after = replace(after, latest=move)
    row = JournalRow(
        move=move,
        state=after.title.codecs.states.encode(after.state),
        kept=after.game.seq % SNAPSHOT_EVERY == 0 or not after.is_playing,
    )
    looks = {entry.by_user: move.seq} if entry.by_user is not None and _is_own(position, move) else {}
    heard = next_up.next_people(position, after, entry.seat, entry.by_user, moment.calendars, moment.at)
    words = tuple(next_up.due(after, person) for person in heard)
    shown = (*_boards(entry, move, after), *_endings(position, after))
    dues = (*shown, *_hands(entry, after), *_cards(position, after, entry), *words)
    return Effect(position=after, row=row, looks=looks, dues=dues)


def _is_own(position: Position, move: Move) -> bool:
    """Tells whether a person caused a row: by a press, or as the rest of the order they have just begun."""
    latest = position.latest
    return move.cause == move.seq or (
        latest is not None and (latest.cause, latest.by_user) == (move.cause, move.by_user)
    )


def _after(position: Position, entry: Entry) -> Position:
    """Returns the position after a row, before its clocks are set."""
    rules, seq = position.title.rules, position.game.seq + 1
    outcome = entry.outcome or rules.outcome(entry.state)
    status = _status(entry, outcome)
    decision = rules.decision(entry.state) if status is Status.PLAYING else None
    turn, turn_seats = _turn(position, entry, decision, seq)
    report = _report(position, decision, turn)
    after = replace(
        position.with_state(entry.state),
        game=replace(
            position.game,
            seq=seq,
            status=status,
            turn=turn,
            turn_seats=turn_seats,
            report=report,
            outcome=msgspec.json.encode(outcome) if outcome else None,
            rules_version=rules.version,
            rolls=position.game.rolls + bool(entry.draws),
        ),
        decision=decision,
        outcome=outcome,
        plans=entry.plans if status is Status.PLAYING else {},
        suggestions={},
    )
    orders, since = automatic_answers.orders_left(after), _asked_since(position, after, entry.seat)
    return replace(after, orders=orders, asked_since=since)


def _with_visits(position: Position, after: Position, entry: Entry, moment: Moment) -> Position:
    """Returns the position with its clocks set; a seat that has just acted is present."""
    mover = entry.seat if entry.by_user is not None else None
    chairs, press, game = after.chairs, after.press, after.game
    if entry.by_user is not None:
        press, game = Press(user_id=entry.by_user, at=moment.at), replace(game, touched_at=moment.at)
    if mover is not None and chairs[mover].people:
        chair = turn_clock.present(chairs[mover])
        chairs = chairs if chair is chairs[mover] else swap(chairs, mover, chair)
    after = replace(after, chairs=chairs, press=press, game=game)
    everyone = [chair.seat for chair in chairs]
    active = everyone if entry.kind is RowKind.SETUP else [seat for seat in everyone if seat == mover]
    after = replace(after, chairs=turn_clock.acting(after, active, moment.at))
    return replace(after, visits=turn_clock.visits(position, after, mover, moment.calendars, moment.at))


def _status(entry: Entry, outcome: Outcome | None) -> Status:
    if entry.ended:
        return Status.ENDED
    return Status.OVER if outcome else Status.PLAYING


def _turn(
    position: Position, entry: Entry, decision: Decision | None, seq: int
) -> tuple[int, tuple[Seat, ...]]:
    """Returns the turn after an entry, and its seats."""
    begins = entry.kind is RowKind.SETUP or entry.new_turn or _passes(position, entry, decision, seq)
    if not begins:
        return position.game.turn, position.game.turn_seats
    if entry.kind is RowKind.MOVE and isinstance(decision, Window):  # a long turn has several messages
        return seq, position.game.turn_seats
    return seq, decision.seats if decision else ()


def _report(position: Position, decision: Decision | None, turn: int) -> int:
    """Returns the report of a turn: one that only computers play is told in the report before it."""
    game = position.game
    asked = () if decision is None or turn == game.turn else decision.seats
    waits = any(turn_clock.has_people_there(position.chairs[seat]) for seat in asked)
    return turn if waits or turn - game.report >= LONGEST_TURN else game.report


def _passes(position: Position, entry: Entry, decision: Decision | None, seq: int) -> bool:
    """Tells whether a turn ends: with the round, or when another seat must decide more than a reaction."""
    if decision is None:
        return False
    rules = position.title.rules
    if rules.round(position.state) != rules.round(entry.state):
        return True
    if isinstance(decision, Window) or decision.seats == position.game.turn_seats:
        return seq - position.game.turn >= LONGEST_TURN
    return not goes_on(position.decision, decision)


def goes_on(before: Decision | None, now: Decision | None) -> bool:
    """Tells whether a simultaneous question is still open after some of its seats have answered."""
    if before is None or now is None:
        return False
    return type(now) is type(before) and set(now.seats) < set(before.seats)


def _asked_since(position: Position, after: Position, mover: Seat | None) -> dict[Seat, int]:
    """Returns the row since which each seat has had its present choice.

    In a simultaneous question the answer of one seat changes nothing for the others: a choice from the menu
    they saw is still valid.
    """
    since = {}
    for seat in after.asked_seats:
        waits_still = seat in position.asked_since and seat != mover
        same = waits_still and position.legal(seat) == after.legal(seat)
        since[seat] = position.asked_since[seat] if same else after.game.seq
    return since


def _move(before: Position, after: Position, entry: Entry, moment: Moment) -> Move:
    """Returns the row of the journal."""
    title, game = after.title, after.game
    told = game if entry.kind is RowKind.SETUP or entry.new_turn else before.game
    return Move(
        game_id=game.id,
        seq=game.seq,
        kind=entry.kind,
        seat=entry.seat,
        action=None if entry.action is None else title.codecs.actions.encode(entry.action),
        draws=entry.draws,
        told=title.codecs.events.encode(entry.events),
        turn=told.turn,
        report=told.report,
        round=round_of(after if before.reached is None else before),
        cause=game.seq if entry.cause is None else entry.cause,
        by_user=entry.by_user,
        by_whom=entry.by_whom,
        interaction_id=moment.interaction_id,
        at=moment.at,
        back_to=entry.back_to,
    )


def _boards(entry: Entry, move: Move, after: Position) -> tuple[DuePost, ...]:
    """Returns the reports that a row belongs to, takes back or begins."""
    reports = sorted({*entry.left, move.report or 0, after.game.report})
    return tuple(DuePost(kind=PostKind.BOARD, turn=report) for report in reports)


def _endings(before: Position, after: Position) -> tuple[DuePost, ...]:
    """Returns the post that ends a game, and its completion by a review."""
    if after.is_playing or not before.is_playing:
        return ()
    end = DuePost(kind=PostKind.END, turn=after.game.report)
    return (end,) if after.outcome is None else (end, replace(end, subject=REVIEW))


def _hands(entry: Entry, after: Position) -> tuple[DuePost, ...]:
    """Returns direct messages to the recipients of private events, except the acting person."""
    seats = {seat for event in entry.events if isinstance(event, Private) for seat in event.to}
    return tuple(
        DuePost(kind=PostKind.HAND, turn=after.game.turn, audience=person.id)
        for chair in after.chairs
        if chair.seat in seats
        for person in chair.people
        if entry.kind is RowKind.SETUP or person.id != entry.by_user
    )


def _cards(before: Position, after: Position, entry: Entry) -> tuple[DuePost, ...]:
    """Returns the table's card if its content has changed: once per turn, not after every move.

    While only computers play, it stays as it is: a person is asked soon.
    """
    is_same = before.chairs is after.chairs or _frame(before) == _frame(after)
    is_move = entry.kind is RowKind.MOVE and after.is_playing and is_same
    asked = _people_asked(after) if is_move else ()
    if is_move and (not asked or (asked == _people_asked(before) and _news(before) == _news(after))):
        return ()
    return (card_due(after.game),)


def _frame(position: Position) -> tuple[object, ...]:
    return tuple((chair.people, chair.computer, chair.away) for chair in position.chairs)


def _people_asked(position: Position) -> tuple[Seat, ...]:
    return tuple(
        seat
        for seat in automatic_answers.waiting_seats(position)
        if position.chairs[seat].people and not turn_clock.stands_in(position, seat)
    )


def _news(position: Position) -> tuple[object, ...]:
    """Returns the values on a card that moves change, besides the people asked; it links to the turn."""
    return _round(position), position.game.turn


def _round(position: Position) -> int | None:
    return position.title.rules.round(position.state) if position.has_started else None
