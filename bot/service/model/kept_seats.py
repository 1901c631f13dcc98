"""Seats of a lobby that are reserved for people invited by name or to a rematch."""

from collections.abc import Collection, Mapping

from bot.service.model.position import Position
from bot.store.rows import Person, Status, UserId
from engine.core import Seat


def kept_seats(position: Position) -> Mapping[Seat, tuple[Person, ...]]:
    """Returns the free seats that are reserved, with the people they are reserved for."""
    kept: dict[Seat, tuple[Person, ...]] = {}
    if position.game.status is not Status.LOBBY:
        return kept
    for one in position.settings.pencilled:
        if one.lapsed:
            continue
        if not position.chairs[one.seat].is_taken and position.seat_of(one.user_id) is None:
            person = Person(id=one.user_id, name=one.name)
            kept[one.seat] = (*kept.get(one.seat, ()), person)
    return kept


def awaited_guests(position: Position) -> tuple[Person, ...]:
    """Returns the people invited by name who have not answered yet."""
    if position.game.status is not Status.LOBBY:
        return ()
    return tuple(
        Person(id=one.user_id, name=one.name)
        for one in position.settings.pencilled
        if one.invited and not one.lapsed and position.seat_of(one.user_id) is None
    )


def is_guest(position: Position, user_id: UserId) -> bool:
    """Tells whether a person was invited, also if their seat is no longer reserved."""
    return any(one.user_id == user_id for one in position.settings.pencilled)


def is_apart(position: Position, apart: Collection[UserId]) -> bool:
    """Tells whether the host or a seated person is among people that somebody never meets."""
    seated = (person.id for chair in position.chairs for person in chair.people)
    return any(user_id in apart for user_id in (position.game.host.id, *seated))


def pencilled_seat(position: Position, user_id: UserId) -> Seat | None:
    """Returns the free seat that is reserved for a person."""
    for seat, people in kept_seats(position).items():
        if any(person.id == user_id for person in people):
            return seat
    return None


def kept_from(position: Position, seat: Seat, user_id: UserId | None) -> tuple[Person, ...]:
    """Returns the people a seat is reserved for, if the user (None: the computer) is not among them."""
    people = kept_seats(position).get(seat, ())
    return () if any(person.id == user_id for person in people) else people
