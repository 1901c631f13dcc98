"""How well the computer plays: chosen in the lobby, and changed by the host later."""

from collections.abc import Iterable
from dataclasses import replace

from bot.service.context import Context
from bot.service.errors import BadOption, NoComputerSeat, NotHost
from bot.service.model.notices import board_again, notice
from bot.service.model.position import Position, seat_at
from bot.service.model.table import Table
from bot.service.running.positions import Positions
from bot.service.showing.views import table_of
from bot.store import seats
from bot.store.rows import DuePost, GameId, Status, UserId
from engine.core import Level, Seat

LEVEL = "level"  # what an unknown one is complained about as


class Levels:
    """Settles the level of the computers at a table."""

    def __init__(self, context: Context, positions: Positions) -> None:
        self._context = context
        self._positions = positions

    async def choose(self, game_id: GameId, user_id: UserId, level: str, seat: Seat | None = None) -> Table:
        """Lets the computer play at this level in one seat, or (None) wherever no person sits.

        In the lobby the host and those seated may choose, in a running game the host, and the table is told.
        """
        async with self._positions.queue(game_id):
            position = await self._positions.at(game_id)
            _check_leave(position, user_id)
            wanted = _level(position, level)
            chosen = _seats_of_computers(position, seat)
            chairs = tuple(
                replace(chair, level=wanted) if chair.seat in chosen else chair for chair in position.chairs
            )
            after = replace(position, chairs=chairs)
            dues = self._dues(after, chosen, wanted)
            write = self._context.database.write
            await self._positions.amend(
                after, write(seats.set_level, game_id, position.game.seq, chosen, wanted, dues)
            )
        self._context.announcements.send(game_id)
        return table_of(after, self._context.catalogue)

    def _dues(self, position: Position, chosen: Iterable[Seat], level: Level) -> tuple[DuePost, ...]:
        """Returns what a running table is told; the lobby's message shows it anyway."""
        if not position.is_playing:
            return ()
        words = self._context.words(position)
        sides = ", ".join(words(f"seat-{position.chairs[seat].key}") for seat in chosen)
        told = notice(position.game, "notice-level", seats=sides, level=level.value)
        return (told, board_again(position.game))


def _check_leave(position: Position, user_id: UserId) -> None:
    if position.game.host.id == user_id:
        return
    if position.game.status is not Status.LOBBY:
        raise NotHost
    seat_at(position, user_id)


def _level(position: Position, named: str) -> Level:
    """Returns a level this game has."""
    for level in position.title.minds:
        if level.value == named:
            return level
    raise BadOption(LEVEL)


def _seats_of_computers(position: Position, seat: Seat | None) -> tuple[Seat, ...]:
    """Returns the seats that are meant; before the start also those the computer may still be given."""
    lobby = position.game.status is Status.LOBBY
    free = tuple(chair.seat for chair in position.chairs if chair.computer or (lobby and not chair.people))
    meant = free if seat is None else tuple(one for one in free if one == seat)
    if not meant:
        raise NoComputerSeat
    return meant
