"""The next host of a table, once the present one resigns, leaves, hands over their seat or is away."""

from bot.copies import replace
from bot.service.model.notices import notice
from bot.service.model.position import Position
from bot.store.rows import DuePost, Person


def next_host(position: Position) -> Person | None:
    """Returns the first present person other than the host, in the order of the chairs."""
    present = (person for chair in position.chairs if not chair.away for person in chair.people)
    return next((person for person in present if person.id != position.game.host.id), None)


def after_absence(position: Position) -> tuple[Position, tuple[DuePost, ...]]:
    """Returns the position with the next host if the present one is away."""
    seat = position.seat_of(position.game.host.id)
    if seat is None or not position.chairs[seat].away:
        return position, ()
    return with_next_host(position)


def with_next_host(position: Position) -> tuple[Position, tuple[DuePost, ...]]:
    """Returns the position with the next host and a notice; unchanged if there is no other person."""
    host = next_host(position)
    if host is None:
        return position, ()
    game = replace(position.game, host=host)
    return replace(position, game=game), (notice(game, "notice-host", name=host.name),)
