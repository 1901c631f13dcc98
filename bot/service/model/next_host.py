"""Who is host: the one who opened the table, until they give up, leave, hand their seat on or are away."""

from dataclasses import replace

from bot.service.model.notices import notice
from bot.service.model.position import Position
from bot.store.rows import DuePost, Person


def next_host(position: Position) -> Person | None:
    """Returns who is host after the present one: the first in the order of the chairs who is there."""
    present = (person for chair in position.chairs if not chair.away for person in chair.people)
    return next((person for person in present if person.id != position.game.host.id), None)


def after_absence(position: Position) -> tuple[Position, tuple[DuePost, ...]]:
    """Returns the position with another host if the present one is away."""
    seat = position.seat_of(position.game.host.id)
    if seat is None or not position.chairs[seat].away:
        return position, ()
    return with_next_host(position)


def with_next_host(position: Position) -> tuple[Position, tuple[DuePost, ...]]:
    """Returns the position with another host, and that the table is told; where nobody is left, as it was."""
    host = next_host(position)
    if host is None:
        return position, ()
    game = replace(position.game, host=host)
    return replace(position, game=game), (notice(game, "notice-host", name=host.name),)
