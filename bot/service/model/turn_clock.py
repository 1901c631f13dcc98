"""The clocks of a table: visits, deadlines and alarms; pure."""

from collections.abc import Iterable, Iterator, Mapping
from math import inf

from bot.copies import replace
from bot.durations import DAY, HOUR, MINUTE
from bot.service.model.calendars import (
    avoiding,
    is_quiet,
    next_waking,
    reminder_time,
    shifted_deadline,
)
from bot.service.model.kept_seats import awaited_guests
from bot.service.model.position import Position
from bot.service.model.table import Opening, is_live, opening_of
from bot.store.rows import (
    Alarm,
    AlarmKind,
    Chair,
    Preferences,
    Press,
    ReactionMode,
    Status,
    UserId,
    Visit,
)
from engine.core import Seat

MOMENT = 60.0  # a quicker reaction was automatic: it does not end the visit it interrupts
OWN_PRESS = 600.0  # seconds in which a person's own press needs no ping
MISSES = 2  # visits missed in a row until the seat is away
LOBBY_CLOSES = 7 * DAY
INVITATION_LASTS = 2 * DAY
CUT_WITHIN = DAY
SILENCE = {  # of a seat that is asked at a table without a pace
    AlarmKind.WAITS: 3 * DAY,
    AlarmKind.WAITING: 7 * DAY,
    AlarmKind.ABSENT: 14 * DAY,
}
NUDGES = {AlarmKind.WAITS: DAY, AlarmKind.WAITING: 3 * DAY}  # of a person who plays alone
SLEEP_ENDS = 14 * DAY
LEAST_SHIFT = DAY  # quiet hours and days off move a deadline by at most its time limit, or by this
WAITS_FOR_TWO = 2  # a table of more seats with people does not wait for an absence
LEAST_BANK = MINUTE  # a time bank with less is empty
LEAVING = HOUR  # silence of a person who has left a live sitting
LAST_WORD = 2 * DAY  # people are reminded this long before a sleeping table ends

Calendars = Mapping[UserId, Preferences]


# --- visits ------------------------------------------------------------------------------------------------


def visits(
    before: Position, after: Position, mover: Seat | None, calendars: Calendars, now: float
) -> dict[Seat, Visit]:
    """Returns the visits after a row; `mover` is the seat whose person has just acted.

    A seat that waits for a reaction in its own turn is still on its visit.
    """
    if not after.is_playing:
        return {}
    found = {
        seat: _visit(before, after, seat, seat == mover, calendars, now)
        for seat in after.asked_seats
        if has_people_there(after.chairs[seat])
    }
    if after.is_in_window:
        found |= {
            seat: _visit_while_others_react(after, seat, visit, calendars, now)
            for seat, visit in before.visits.items()
            if seat not in found and seat in after.game.turn_seats
        }
    return found


def fresh_visits(position: Position, calendars: Calendars, now: float) -> dict[Seat, Visit]:
    """Returns new visits with full time, after a pause or an absence."""
    return {
        seat: _fresh(position, seat, calendars, now)
        for seat in position.asked_seats
        if has_people_there(position.chairs[seat])
    }


def moved_visits(position: Position, calendars: Calendars, now: float) -> dict[Seat, Visit]:
    """Returns the visits with deadlines from changed preferences.

    A deadline moves forward only to less than the full time from now, and never past the one that the
    calendar gives: whoever changes it again and again gains nothing.
    """
    return {
        seat: visit if visit.late else _visit_by_calendar(position, seat, visit, calendars, now)
        for seat, visit in position.visits.items()
    }


def _visit_by_calendar(
    position: Position, seat: Seat, visit: Visit, calendars: Calendars, now: float
) -> Visit:
    limit, since = _limit(position, seat), visit.since
    if visit.bank_from is not None:
        limit, since = bank_left(position, seat), visit.bank_from
    deadline = _deadline(position, seat, calendars, since, limit)
    if visit.deadline is not None and deadline is not None and limit is not None:
        deadline = max(deadline, min(visit.deadline, now + limit))
    is_late = plays_on_without(position, seat, calendars, now)
    return replace(
        visit,
        deadline=deadline,
        late=is_late,
        bank_from=None if is_late else visit.bank_from,
        call_at=_moved_call(visit, _calendar(position, seat, calendars), now),
    )


def _moved_call(visit: Visit, person: Preferences, now: float) -> float | None:
    """Returns when the owner of a visit is called, if they have not been called yet."""
    return visit.call_at if visit.call_at is None or visit.call_at <= now else next_waking(now, person)


def _visit(
    before: Position, after: Position, seat: Seat, own: bool, calendars: Calendars, now: float
) -> Visit:
    earlier = before.visits.get(seat)
    if earlier is None or not _goes_on(before, after, seat, now):
        return replace(_fresh(after, seat, calendars, now), acted=own)
    deadline, bank_from = earlier.deadline, earlier.bank_from
    if deadline is not None and own:
        later = _deadline_after_act(after, seat, calendars, now)
        deadline, bank_from = (later, None) if later > deadline else (deadline, bank_from)
    return replace(
        earlier,
        deadline=deadline,
        acted=earlier.acted or own,
        late=earlier.late and not own,
        bank_from=bank_from,
    )


def _visit_while_others_react(
    position: Position, seat: Seat, visit: Visit, calendars: Calendars, now: float
) -> Visit:
    """Returns the visit of a seat whose turn waits for reactions; its time bank is not drawn on meanwhile."""
    if visit.bank_from is None or visit.deadline is None:
        return visit
    deadline = min(visit.deadline, _deadline_after_act(position, seat, calendars, now))
    return replace(visit, deadline=deadline, bank_from=None)


def _deadline_after_act(position: Position, seat: Seat, calendars: Calendars, now: float) -> float:
    """Returns the earliest deadline after an act: an hour later, or in a live sitting a full turn."""
    pace = position.settings.pace
    if pace is not None and is_live(pace):
        return now + pace
    return avoiding(now + HOUR, _calendar(position, seat, calendars))


def _goes_on(before: Position, after: Position, seat: Seat, now: float) -> bool:
    """Tells whether a visit continues: no other seat was asked in between, or it answered at once.

    A turn after a reaction is a new visit; reactions in the seat's own turn belong to that turn's visit.
    """
    if seat in before.asked_seats:
        own = seat in before.game.turn_seats and seat in after.game.turn_seats
        return own or before.is_in_window == after.is_in_window
    waited = [visit.since for other, visit in before.visits.items() if other in before.asked_seats]
    return all(now - since < MOMENT for since in waited)


def _fresh(position: Position, seat: Seat, calendars: Calendars, now: float) -> Visit:
    person = _calendar(position, seat, calendars)
    is_called_later = is_quiet(now, person) and not caused_it(person, position.press, now)
    return Visit(
        since=now,
        deadline=_deadline(position, seat, calendars, now, _limit(position, seat)),
        late=plays_on_without(position, seat, calendars, now),
        call_at=next_waking(now, person) if is_called_later else None,
    )


def _deadline(
    position: Position, seat: Seat, calendars: Calendars, since: float, limit: float | None
) -> float | None:
    """Returns the deadline of a visit, or of its time bank, that has some time from a moment on.

    Quiet hours and days off move it, by at most the limit or a day; not in a live sitting. An absence stops
    the clock, or, if the table does not wait for it, ends the visit when it begins.
    """
    if limit is None:
        return None
    person, most = _calendar(position, seat, calendars), max(limit, LEAST_SHIFT)
    is_shifted = not is_live(position.settings.pace)
    due = shifted_deadline(since, since + limit, most, person) if is_shifted else since + limit
    left, back = _absence(position, seat, calendars)
    if back <= since or due < left:
        return due
    if plays_on_without(position, seat, calendars, max(left, since)):
        return max(left, since)
    return shifted_deadline(since, since + limit + back - max(left, since), most, person)


def _limit(position: Position, seat: Seat) -> float | None:
    """Returns the longest duration of a visit; None: unlimited, also if only one seat has people."""
    pace = position.settings.pace
    if is_alone(position):
        return None
    if position.is_in_window and seat in position.asked_seats:
        return float(min(position.settings.window_seconds, pace or position.settings.window_seconds))
    return None if pace is None else float(pace)


def _calendar(position: Position, seat: Seat, calendars: Calendars) -> Preferences:
    """Returns the preferences of a seat's captain."""
    captain = position.chairs[seat].captain
    assert captain is not None, "the seat has people"
    return calendars.get(captain.id) or Preferences(user_id=captain.id)


# --- time banks --------------------------------------------------------------------------------------------


def bank_left(position: Position, seat: Seat) -> float:
    """Returns the seconds left of a seat's time bank; 0: it has none, or a missed visit would not count."""
    pace = position.settings.pace
    if pace is None or is_alone(position) or is_reaction(position, seat):
        return 0.0
    left = pace - position.chairs[seat].bank_used
    return left if left >= LEAST_BANK else 0.0


def banks(position: Position) -> dict[Seat, float]:
    """Returns the seconds left of the time banks of all seats with people; none at a table without them."""
    if not position.is_playing or position.settings.pace is None or is_alone(position):
        return {}
    pace = position.settings.pace
    return {
        chair.seat: max(pace - chair.bank_used, 0.0) for chair in position.chairs if has_people_there(chair)
    }


def on_bank(position: Position, seat: Seat, visit: Visit, calendars: Calendars, now: float) -> Visit:
    """Returns a visit whose time is up, and that goes on with the time bank of its seat."""
    deadline = _deadline(position, seat, calendars, now, bank_left(position, seat))
    return replace(visit, deadline=deadline, bank_from=now)


# --- absences ----------------------------------------------------------------------------------------------


def plays_on_without(position: Position, seat: Seat, calendars: Calendars, moment: float) -> bool:
    """Tells whether the computer stands in for a seat whose people have announced their absence.

    It does at a table of three or more, or of at most a day per visit, if other people are there.
    """
    if _limit(position, seat) is None or not keeps_playing(
        position.settings.pace, _number_of_seats_with_people(position)
    ):
        return False
    others = (chair.seat for chair in position.chairs if chair.seat != seat and has_people_there(chair))
    is_gone = is_absent(position, seat, calendars, moment)
    return is_gone and any(not is_absent(position, other, calendars, moment) for other in others)


def keeps_playing(pace: int | None, seats: int) -> bool:
    """Tells whether a table with people at some seats plays on during an announced absence."""
    return pace is not None and (pace <= DAY or seats > WAITS_FOR_TWO)


def is_absent(position: Position, seat: Seat, calendars: Calendars, moment: float) -> bool:
    """Tells whether all people of a seat have announced their absence at a moment."""
    left, back = _absence(position, seat, calendars)
    return left <= moment < back


def _absence(position: Position, seat: Seat, calendars: Calendars) -> tuple[float, float]:
    """Returns begin and end of the absence that all people of a seat have announced."""
    people = [calendars.get(one.id) or Preferences(user_id=one.id) for one in position.chairs[seat].people]
    return max(one.away_from or -inf for one in people), min(one.away_until or -inf for one in people)


def _number_of_seats_with_people(position: Position) -> int:
    return sum(bool(chair.people) for chair in position.chairs)


# --- presence ----------------------------------------------------------------------------------------------


def has_people_there(chair: Chair) -> bool:
    """Tells whether people are present at a seat."""
    return bool(chair.people) and not chair.computer and not chair.away


def stands_in(position: Position, seat: Seat) -> bool:
    """Tells whether the computer stands in for the absent or late people of a seat."""
    visit = position.visits.get(seat)
    chair = position.chairs[seat]
    is_away = chair.away and position.settings.pace is not None
    return bool(chair.people) and (is_away or (visit is not None and visit.late))


def is_asleep(position: Position) -> bool:
    """Tells whether the game is on hold: the computer plays for nobody.

    All people are away, or without a pace all who are asked.
    """
    away = [chair.seat for chair in position.chairs if chair.away]
    if not away or not position.is_playing:
        return False
    seated = [chair.seat for chair in position.chairs if chair.people]
    asked = position.asked_seats
    is_stuck = position.settings.pace is None and bool(asked) and set(asked) <= set(away)
    return bool(seated) and (is_stuck or set(seated) <= set(away))


def takes_a_place(position: Position) -> bool:
    """Tells whether a table counts against the tables of its server: solo and sleeping ones do not."""
    if position.is_playing:
        return not is_alone(position) and not is_asleep(position)
    return len(position.chairs) > 1


def is_alone(position: Position) -> bool:
    """Tells whether only one seat has people."""
    return _number_of_seats_with_people(position) == 1


def after_miss(chair: Chair) -> Chair:
    """Returns a chair with one more missed visit."""
    misses = chair.missed + 1
    return replace(chair, missed=misses, away=misses >= MISSES)


def waits_in_sitting(position: Position, seat: Seat) -> bool:
    """Tells whether a live sitting waits for a seat that would miss a second visit in a row."""
    would_turn_away = position.chairs[seat].missed >= MISSES - 1
    return is_live(position.settings.pace) and would_turn_away and not is_reaction(position, seat)


def has_left(position: Position, seat: Seat, now: float) -> bool:
    """Tells whether the people of a seat have been silent in a live sitting for an hour."""
    return is_live(position.settings.pace) and now - position.chairs[seat].acted_at >= LEAVING


def acting(position: Position, seats: Iterable[Seat], now: float) -> tuple[Chair, ...]:
    """Returns the chairs of a table after the people of some have acted; a live sitting counts it."""
    if not is_live(position.settings.pace):
        return position.chairs
    active = frozenset(seats)
    return tuple(replace(chair, acted_at=now) if chair.seat in active else chair for chair in position.chairs)


def present(chair: Chair) -> Chair:
    """Returns a chair marked as present, which reacts as its people have chosen."""
    if not chair.missed and not chair.away and chair.chosen is None:
        return chair
    return replace(chair, missed=0, away=False, reactions=chair.chosen or chair.reactions, chosen=None)


def asked_since(position: Position, seat: Seat) -> float | None:
    """Returns since when a seat has been asked without an answer; None: it is not asked."""
    visit, press = position.visits.get(seat), position.press
    if visit is None or seat not in position.asked_seats:
        return None
    is_theirs = press is not None and press.user_id in (one.id for one in position.chairs[seat].people)
    return max(visit.since, press.at) if press is not None and is_theirs else visit.since


def is_reaction(position: Position, seat: Seat) -> bool:
    """Tells whether a seat is asked to react in another seat's turn."""
    return position.is_in_window and seat not in position.game.turn_seats


def after_missed_reaction(chair: Chair) -> Chair:
    """Returns a chair that reacts automatically until a person looks in; that is no missed visit."""
    return replace(chair, reactions=ReactionMode.AUTOMATIC, chosen=chair.chosen or chair.reactions)


def is_paused(position: Position, now: float) -> bool:
    """Tells whether the clocks of a table are stopped."""
    until = position.game.paused_until
    return until is not None and now < until


# --- alarms ------------------------------------------------------------------------------------------------


def alarms(position: Position, calendars: Calendars, now: float) -> tuple[Alarm, ...]:
    """Returns the alarms of a table that are due later, or are set, due, and not handled yet."""
    return tuple(
        alarm for alarm in _alarms(position, calendars, now) if alarm.due > now or alarm in position.alarms
    )


def _alarms(position: Position, calendars: Calendars, now: float) -> Iterator[Alarm]:
    game = position.game
    if game.status is Status.LOBBY and (opening := opening_of(game)) is not None:
        yield Alarm(game_id=game.id, kind=AlarmKind.CUT, due=_cut_by(position, opening, calendars))
    elif game.status is Status.LOBBY:
        yield Alarm(game_id=game.id, kind=AlarmKind.CLOSE, due=game.touched_at + LOBBY_CLOSES)
        yield from _invitations(position)
    elif not position.is_playing:
        return
    elif game.paused_until is not None and is_paused(position, now):
        yield Alarm(game_id=game.id, kind=AlarmKind.RESUME, due=game.paused_until)
    elif is_asleep(position):
        yield from _sleep(position, now)
    elif is_alone(position):
        yield from _nudges(position, calendars)
        yield from _sleep(position, now)
    else:
        for seat, visit in position.visits.items():
            if seat in position.asked_seats and not visit.late:
                yield from _visit_alarms(position, seat, visit, _calendar(position, seat, calendars))


def _invitations(position: Position) -> Iterator[Alarm]:
    """Yields the end of the invitations that nobody has answered; a set alarm keeps its time."""
    game = position.game
    if awaited_guests(position):
        known = [alarm for alarm in position.alarms if alarm.kind is AlarmKind.INVITE]
        fresh = Alarm(game_id=game.id, kind=AlarmKind.INVITE, due=game.touched_at + INVITATION_LASTS)
        yield known[0] if known else fresh


def _cut_by(position: Position, opening: Opening, calendars: Calendars) -> float:
    """Returns when a deck is dealt without a cut: after a day or a turn's time, in waking hours."""
    due = opening.at + min(CUT_WITHIN, position.settings.pace or CUT_WITHIN)
    return min((avoiding(due, calendars[one]) for one in opening.cutters if one in calendars), default=due)


def _sleep(position: Position, now: float) -> Iterator[Alarm]:
    """Yields the alarms that end an abandoned table; a person alone has been reminded twice before."""
    turn = position.settings.pace or SILENCE[AlarmKind.ABSENT]
    rest = SLEEP_ENDS if is_asleep(position) else SLEEP_ENDS + turn
    if is_asleep(position):
        yield Alarm(game_id=position.game.id, kind=AlarmKind.LAST, due=now + rest - LAST_WORD)
    yield Alarm(game_id=position.game.id, kind=AlarmKind.SLEEP, due=now + rest)


def _nudges(position: Position, calendars: Calendars) -> Iterator[Alarm]:
    """Yields the two reminders of a person who plays alone; after them the table stays silent."""
    for seat, visit in position.visits.items():
        if seat in position.asked_seats:
            person = _calendar(position, seat, calendars)
            yield from _reminders(position, seat, visit, person, NUDGES)


def _visit_alarms(position: Position, seat: Seat, visit: Visit, person: Preferences) -> Iterator[Alarm]:
    """Yields the alarms of a visit; if it began in quiet hours, also the call at their end."""
    game_id, called = position.game.id, visit.since
    if visit.call_at is not None and not visit.acted:
        called = visit.call_at
        yield Alarm(game_id=game_id, kind=AlarmKind.NUDGE, seat=seat, due=called)
    if visit.deadline is None:
        yield from _reminders(position, seat, visit, person, SILENCE)
        return
    yield Alarm(game_id=game_id, kind=AlarmKind.DEADLINE, seat=seat, due=visit.deadline)
    last = _last_reminder(position, seat, visit, called, person)
    if last is not None and called < last:
        yield Alarm(game_id=game_id, kind=AlarmKind.LAST, seat=seat, due=last)
    if is_live(position.settings.pace) or visit.bank_from is not None:
        return
    lasts = visit.deadline - visit.since
    half, end = next_waking(visit.since + lasts / 2, person), visit.deadline if last is None else last
    if called + lasts / 10 < half < end - lasts / 10:  # quiet hours may have pushed one onto the other
        yield Alarm(game_id=game_id, kind=AlarmKind.HALF, seat=seat, due=half)


def _last_reminder(
    position: Position, seat: Seat, visit: Visit, called: float, person: Preferences
) -> float | None:
    """Returns when nine tenths of a visit's time, its time bank included, are over; None: not before its end.

    What falls into the time bank is due when that is drawn on.
    """
    if visit.deadline is None:
        return None
    bank, time_up = bank_left(position, seat), visit.bank_from or visit.deadline
    nearly = visit.since + 0.9 * (time_up + bank - visit.since)
    if visit.bank_from is None and nearly >= visit.deadline:
        return None
    if visit.bank_from is not None and nearly < visit.bank_from:
        return None  # it was given before
    return reminder_time(nearly, called, visit.deadline, person)


def _reminders(
    position: Position, seat: Seat, visit: Visit, person: Preferences, after: Mapping[AlarmKind, float]
) -> Iterator[Alarm]:
    """Yields the alarms of a seat without a deadline, each after some seconds of silence."""
    since = asked_since(position, seat) or visit.since
    if person.away_until is not None and person.is_away(since):
        since = person.away_until
    for kind, silence in after.items():
        due = next_waking(since + silence, person)
        yield Alarm(game_id=position.game.id, kind=kind, seat=seat, due=due)


def caused_it(person: Preferences, press: Press | None, moment: float) -> bool:
    """Tells whether a person's own recent press led to this moment, so that they need no ping."""
    return press is not None and press.user_id == person.user_id and moment - press.at < OWN_PRESS
