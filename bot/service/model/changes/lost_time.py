"""Time in which the bot was not connected: the clocks of a table after it; pure."""

from collections.abc import Iterator, Mapping
from math import inf

import msgspec

from bot.copies import replace
from bot.durations import HOUR
from bot.service.model.calendars import after_waking_time, avoiding, is_quiet, next_waking, reminder_time
from bot.service.model.notices import board_again, card_due
from bot.service.model.table import TableSettings
from bot.service.model.transition import with_nonces
from bot.service.model.turn_clock import keeps_playing
from bot.store.rows import Alarm, AlarmKind, Clocks, DuePost, Preferences, Status, Visit
from engine.core import Seat

PART_OF_PACE = 4  # at least a quarter of the pace is left
MOST_LEFT = 6 * HOUR  # more than this is not added for it
LEAST_LEFT = HOUR

_SETTINGS = msgspec.json.Decoder(TableSettings)


def with_lost_time(clocks: Clocks, lost: float, now: float) -> Clocks:
    """Returns the clocks of a table after some seconds (negative: its clock was set back) without the bot.

    Everything that was due later is due later by that time. People keep at least an hour, and at least a
    quarter of the pace or six hours, in which they are awake. A call in the morning stays in the morning.
    """
    if clocks.game.paused_until is not None:
        return clocks
    visits = {seat: _visit(clocks, seat, lost, now) for seat in clocks.visits}
    alarms = tuple(_alarms(clocks, visits, lost, now))
    game, vote = clocks.game, clocks.vote
    if game.status is Status.LOBBY:
        game = replace(game, touched_at=game.touched_at + lost)
    if vote is not None:
        vote = replace(vote, asked_at=vote.asked_at + lost)
    moved = replace(clocks, game=game, visits=visits, alarms=alarms, vote=vote)
    if moved == clocks:
        return clocks
    moved = replace(moved, game=(game := replace(game, revision=game.revision + 1)))
    return replace(moved, dues=with_nonces(game, _dues(clocks, moved)))


def _visit(clocks: Clocks, seat: Seat, lost: float, now: float) -> Visit:
    visit, person = clocks.visits[seat], clocks.calendars.get(seat)
    if visit.late or person is None:
        return visit
    deadline = visit.deadline
    if deadline is not None:
        deadline = _deadline(clocks, deadline + lost, person, now)
    call_at = _call_at(clocks, seat, visit, person, now)
    bank_from = None if visit.bank_from is None else visit.bank_from + lost
    return replace(visit, since=visit.since + lost, deadline=deadline, call_at=call_at, bank_from=bank_from)


def _deadline(clocks: Clocks, deadline: float, person: Preferences, now: float) -> float:
    """Returns a deadline after lost time; a table that does not wait for an absence ends the visit there."""
    settings = _SETTINGS.decode(clocks.game.settings)
    if not keeps_playing(settings.pace, len(clocks.calendars)):
        return avoiding(max(deadline, after_waking_time(now, _least(settings), person)), person)
    at_home = replace(person, away_from=None, away_until=None)
    due = avoiding(max(deadline, after_waking_time(now, _least(settings), at_home)), at_home)
    is_announced = person.away_from is not None and now < (person.away_until or now)
    return min(due, max(person.away_from or now, now)) if is_announced else due


def _least(settings: TableSettings) -> float:
    """Returns the waking time that every visit of a table keeps."""
    pace = settings.pace or settings.window_seconds
    return max(LEAST_LEFT, min(pace / PART_OF_PACE, MOST_LEFT))


def _call_at(clocks: Clocks, seat: Seat, visit: Visit, person: Preferences, now: float) -> float | None:
    """Returns when the owner of a visit is called: when they are next awake, if they have not been called."""
    kinds = {alarm.kind for alarm in clocks.alarms if alarm.seat == seat}
    if AlarmKind.NUDGE in kinds:
        return next_waking(max(now, visit.call_at or now), person)
    is_uncalled = clocks.is_unposted and kinds and not visit.acted and is_quiet(now, person)
    return next_waking(now, person) if is_uncalled else visit.call_at


def _alarms(clocks: Clocks, visits: Mapping[Seat, Visit], lost: float, now: float) -> Iterator[Alarm]:
    """Yields the alarms after lost time; reminders that were given are not set again."""
    nudged = {alarm.seat for alarm in clocks.alarms if alarm.kind is AlarmKind.NUDGE}
    others = [alarm for alarm in clocks.alarms if alarm.kind is not AlarmKind.NUDGE]
    moved = [later for alarm in others for later in _alarm(clocks, visits, alarm, lost, now)]
    last = {alarm.seat: alarm.due for alarm in moved if alarm.kind is AlarmKind.LAST}
    for alarm in moved:
        if alarm.kind is not AlarmKind.HALF or alarm.due < last.get(alarm.seat, inf):
            yield alarm
    for seat, visit in visits.items():
        if visit.call_at is not None and (seat in nudged or visit.call_at != clocks.visits[seat].call_at):
            yield Alarm(game_id=clocks.game.id, kind=AlarmKind.NUDGE, seat=seat, due=visit.call_at)


def _alarm(
    clocks: Clocks, visits: Mapping[Seat, Visit], alarm: Alarm, lost: float, now: float
) -> Iterator[Alarm]:
    """Yields an alarm at its new time.

    The last reminder comes before the deadline; another one that would not is dropped.
    """
    visit = None if alarm.seat is None else visits.get(alarm.seat)
    person = None if alarm.seat is None else clocks.calendars.get(alarm.seat)
    later = max(alarm.due + lost, now + LEAST_LEFT)
    if alarm.kind is AlarmKind.DIGEST:  # nobody has to act on it
        yield alarm
    elif person is None:
        yield replace(alarm, due=later)
    elif alarm.kind is AlarmKind.ASK:
        yield replace(alarm, due=next_waking(max(alarm.due, now), person))
    elif visit is None or visit.deadline is None:
        yield replace(alarm, due=next_waking(later, person))
    elif alarm.kind is AlarmKind.DEADLINE:
        yield replace(alarm, due=visit.deadline)
    elif alarm.kind is AlarmKind.LAST:
        due = reminder_time(alarm.due + lost, now, visit.deadline, person)
        yield from () if due is None else (replace(alarm, due=due),)
    elif (due := next_waking(alarm.due + lost, person)) < visit.deadline:
        yield replace(alarm, due=due)


def _dues(before: Clocks, after: Clocks) -> tuple[DuePost, ...]:
    """Returns the board and the card, if a deadline on them has changed."""
    deadlines = [[visit.deadline for visit in clocks.visits.values()] for clocks in (before, after)]
    game = after.game
    return () if deadlines[0] == deadlines[1] else (board_again(game), card_due(game))
