"""Heads-up messages: the player before has begun their visit, so this person is next."""

from bot.service.model import turn_clock
from bot.service.model.calendars import is_quiet
from bot.service.model.position import Position
from bot.service.model.turn_clock import Calendars
from bot.store.rows import DuePost, Person, PostKind, UserId
from engine.core import Seat

NEXT = "next"  # the subject of such a call


def next_people(
    before: Position,
    after: Position,
    mover: Seat | None,
    by_user: UserId | None,
    calendars: Calendars,
    at: float,
) -> tuple[Person, ...]:
    """Returns the people to tell that they are next: the mover has begun a visit that is not over.

    People who have not asked for it, have just acted or are in quiet hours are left out.
    """
    if mover is None or by_user is None or not _begins(before, after, mover):
        return ()
    seat = _next_seat(after, mover)
    if seat is None or seat in after.asked_seats:
        return ()
    return tuple(
        person
        for person in after.chairs[seat].people
        if person.id != by_user and _wants(person, calendars, at)
    )


def due(position: Position, person: Person) -> DuePost:
    """Returns the heads-up post for a person."""
    return DuePost(kind=PostKind.CALL, turn=position.game.turn, audience=person.id, subject=NEXT)


def _begins(before: Position, after: Position, seat: Seat) -> bool:
    """Tells whether this was the first act of a visit, and not its last."""
    earlier, now = before.visits.get(seat), after.visits.get(seat)
    if earlier is None or now is None or before.is_in_window or after.is_in_window:
        return False
    return seat in after.asked_seats and earlier.since == now.since and now.acted and not earlier.acted


def _next_seat(position: Position, seat: Seat) -> Seat | None:
    """Returns the next seat round the table with people present."""
    chairs = position.chairs
    for step in range(1, len(chairs)):
        chair = chairs[(seat + step) % len(chairs)]
        if turn_clock.has_people_there(chair):
            return chair.seat
    return None


def _wants(person: Person, calendars: Calendars, at: float) -> bool:
    prefs = calendars.get(person.id)
    return prefs is not None and prefs.heads_up and not is_quiet(at, prefs)
