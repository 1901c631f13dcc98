"""`advance`: the position after a change, and the commit that stores it; pure."""

from base64 import urlsafe_b64encode
from collections.abc import Iterable
from hashlib import blake2b

from bot.copies import replace
from bot.service.model import automatic_answers, turn_clock
from bot.service.model.changes import time_bank, votes, watching
from bot.service.model.changes.change import Change, Effect, Moment
from bot.service.model.notices import card_due
from bot.service.model.position import Position
from bot.store.rows import (
    Alarm,
    Commit,
    DuePost,
    Game,
    Request,
    RowKind,
    Status,
    Suggestion,
    UserId,
    Visit,
    Vote,
)
from engine.core import Seat


def advance(position: Position, change: Change, moment: Moment) -> tuple[Position, Commit]:
    """Returns the position after a change, and the commit that stores it."""
    effect = change.apply(position, moment)
    after, counted = votes.follow(position, effect.position)
    after, ended = watching.follow(position, after)
    after = time_bank.follow(position, after, _seats_that_hand_over(position, after, effect), moment.at)
    after = replace(after, game=replace(after.game, revision=position.game.revision + 1))
    after = replace(after, alarms=_alarms(position, after, effect, moment))
    dues = (*effect.dues, *counted, *_card(position, after, effect), *ended)
    return after, _commit(position, after, replace(effect, dues=dues), moment)


def _alarms(position: Position, after: Position, effect: Effect, moment: Moment) -> tuple[Alarm, ...]:
    """Returns the alarms after a change: recalculated if a clock has changed."""
    clocks = after.alarms
    if effect.row is not None or effect.retimes or _timing(position) != _timing(after):
        clocks = turn_clock.alarms(after, moment.calendars, moment.at)
        clocks = (*clocks, *votes.alarms(after, moment.calendars, moment.at))
    return watching.with_alarm(after, clocks)


def _timing(position: Position) -> tuple[object, ...]:
    """Returns all values that alarms depend on."""
    game = position.game
    there = tuple((one.people, one.computer, one.away, one.bank_used) for one in position.chairs)
    timing = (
        game.seq, game.status, game.touched_at, game.paused_until, game.opening, position.settings.pace,
        position.settings.pencilled,
    )  # fmt: skip
    return (*timing, position.visits, there, position.vote)


def _card(position: Position, after: Position, effect: Effect) -> tuple[DuePost, ...]:
    """Returns the table's card if a change shows on it; a journal row adds the card itself."""
    if effect.row is not None or _face(position) == _face(after):
        return ()
    return (card_due(after.game),)


def _face(position: Position) -> tuple[object, ...]:
    """Returns all values that a table's card shows, except the state of its game."""
    game = position.game
    chairs = tuple((one.people, one.computer, one.level, one.character, one.away) for one in position.chairs)
    parts = tuple(one.shares for one in position.chairs)
    place = (game.channel_id, game.thread_id)
    shown = (game.options, game.settings, game.host, game.locale, game.name, game.opening)
    frame = (game.status, *shown, place, chairs)
    return (*frame, parts) if game.status is Status.LOBBY else (*frame, game.paused_until, position.visits)


def _commit(before: Position, after: Position, effect: Effect, moment: Moment) -> Commit:
    """Returns the commit with the parts of the table that have changed."""
    title = after.title
    return Commit(
        game=after.game,
        at=moment.at,
        goes_on=automatic_answers.continues_by_itself(after),
        counts=turn_clock.takes_a_place(after),
        row=effect.row,
        frame=_frame(before.game) != _frame(after.game),
        chairs=after.chairs if after.chairs != before.chairs else None,
        visits=after.visits if after.visits != before.visits else None,
        alarms=after.alarms if after.alarms != before.alarms else None,
        plans=tuple(after.plans.values()) if after.plans != before.plans else None,
        orders=automatic_answers.encoded_orders(after) if after.orders != before.orders else None,
        suggestions=tuple(
            Suggestion(user_id=user_id, action=title.codecs.actions.encode(action))
            for user_id, action in after.suggestions.items()
        )
        if after.suggestions != before.suggestions
        else None,
        watchers=tuple(after.watchers.values()) if after.watchers != before.watchers else None,
        votes=_votes(after) if after.vote != before.vote else None,
        shakes=after.shakes if after.shakes != before.shakes else None,
        turns=_turns(before, after, effect),
        looks=effect.looks,
        dues=with_nonces(after.game, effect.dues),
        request=_request(effect, moment),
    )


def _frame(game: Game) -> tuple[object, ...]:
    """Returns the columns of a table's row that are written only when they change."""
    place = (game.channel_id, game.thread_id)
    return (
        game.options, game.settings, place, game.host, game.locale, game.seed, game.parts, game.opening,
    )  # fmt: skip


def _turns(before: Position, after: Position, effect: Effect) -> dict[UserId, bool]:
    """Returns the people whose turn ends with a change: taken in time, or missed; reactions do not count."""
    ended: dict[UserId, bool] = {}
    for seat, visit in before.visits.items():
        captain, is_reaction = before.chairs[seat].captain, turn_clock.is_reaction(before, seat)
        if captain is None or captain.is_stranger or visit.deadline is None or visit.late or is_reaction:
            continue
        if after.chairs[seat].missed > before.chairs[seat].missed:
            ended[captain.id] = False
        elif _hands_over(effect, seat, visit, after.visits.get(seat)):
            ended[captain.id] = True
    return ended


def _seats_that_hand_over(before: Position, after: Position, effect: Effect) -> frozenset[Seat]:
    """Returns the seats whose people have taken their turns; reactions do not count."""
    return frozenset(
        seat
        for seat, visit in before.visits.items()
        if not visit.late
        and not turn_clock.is_reaction(before, seat)
        and _hands_over(effect, seat, visit, after.visits.get(seat))
    )


def _hands_over(effect: Effect, seat: Seat, visit: Visit, later: Visit | None) -> bool:
    """Tells whether the people of a seat have played on their visit, and it ends with a move."""
    if effect.row is None or effect.row.move.kind is not RowKind.MOVE:
        return False
    move, is_over = effect.row.move, later is None or later.since != visit.since
    return is_over and (visit.acted or (move.seat == seat and move.by_user is not None))


def _votes(position: Position) -> tuple[Vote, ...]:
    return () if position.vote is None else (position.vote,)


def _request(effect: Effect, moment: Moment) -> Request | None:
    if moment.interaction_id is None:
        return None
    cause = None if effect.row is None else effect.row.move.cause
    return Request(interaction_id=moment.interaction_id, cause=cause)


def with_nonces(game: Game, dues: Iterable[DuePost]) -> tuple[DuePost, ...]:
    """Returns posts with their nonces: unique, and the same at every attempt."""
    return tuple(replace(due, nonce=_nonce(game, number)) for number, due in enumerate(dues))


def _nonce(game: Game, number: int) -> str:
    """Returns a nonce of at most 25 characters for a post of the present revision."""
    subject = f"{game.id}.{game.revision}.{number}".encode()
    return urlsafe_b64encode(blake2b(subject, key=game.secret[:64], digest_size=12).digest()).decode()
