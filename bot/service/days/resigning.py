"""Leaving a game: resigning, or leaving a seat to the rest of the team."""

from functools import partial

from bot.service.errors import LastOfSeat
from bot.service.model.changes.journal import Parted, Resigned
from bot.service.model.position import Position, seat_at
from bot.service.playing.requests import Committed, Requests
from bot.service.running.positions import playing
from bot.service.running.writer import Decision
from bot.store.rows import GameId, UserId


class Leaving:
    """Resigns for seats, and removes people from teams."""

    def __init__(self, requests: Requests) -> None:
        self._requests = requests

    async def resign(
        self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None
    ) -> Committed:
        """Resigns. The last other side wins; where several are left, the computer takes over the seat.

        A member of a team leaves the seat to the others instead.
        """
        decide = partial(_resigning, user_id)
        return await self._requests.change(game_id, decide, interaction_id=interaction_id)

    async def part(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> Committed:
        """Leaves a seat to the rest of the team; raises `LastOfSeat` when there is none."""
        decide = partial(_parting, user_id)
        return await self._requests.change(game_id, decide, interaction_id=interaction_id)


def _resigning(user_id: UserId, position: Position) -> Decision:
    seat = seat_at(playing(position), user_id)
    if len(position.chairs[seat].people) > 1:
        return Parted(seat=seat, by_user=user_id)
    return Resigned(seat=seat, by_user=user_id)


def _parting(user_id: UserId, position: Position) -> Decision:
    seat = seat_at(playing(position), user_id)
    if len(position.chairs[seat].people) < 2:
        raise LastOfSeat
    return Parted(seat=seat, by_user=user_id)
