"""Turn order: seats in a circle."""

from collections.abc import Collection

from engine.core import Seat


def seats_from(first: Seat, seats: int) -> tuple[Seat, ...]:
    """Returns all seats in order, beginning with one."""
    return tuple(Seat((first + step) % seats) for step in range(seats))


def next_seat(after: Seat, seats: int, out: Collection[Seat] = ()) -> Seat:
    """Returns the seat after one; seats that are out are passed over, except the one itself."""
    circle = seats_from(after, seats)
    return next((seat for seat in circle[1:] if seat not in out), after)
