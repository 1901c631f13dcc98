"""Leaving a game: giving up, or leaving a side to the others."""

from dataclasses import replace

from bot.proof.check import given_up
from bot.service.errors import LastOfSeat
from bot.service.model.next_host import with_next_host
from bot.service.model.position import Position, seat_at
from bot.service.model.transition import Entry
from bot.service.running.positions import Positions
from bot.service.running.requests import Committed, Requests, Written
from bot.store.rows import Chair, DuePost, GameId, Kind, UserId
from engine.core import Seat
from engine.kit.edit import drop, swap


class Leaving:
    """Every way out of a game that is not its end."""

    def __init__(self, positions: Positions, requests: Requests) -> None:
        self._positions = positions
        self._requests = requests

    async def resign(
        self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None
    ) -> Committed:
        """Gives up. The last other side wins; where several are left, the computer plays the seat on.

        One of a team leaves the seat to the others instead.
        """

        async def attempt() -> Written:
            position = await self._positions.in_play(game_id)
            seat = seat_at(position, user_id)
            part = self._part if len(position.chairs[seat].people) > 1 else self._give_up
            return await part(position, seat, user_id, interaction_id)

        return await self._requests.change(game_id, interaction_id, attempt)

    async def part(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> Committed:
        """Leaves a seat to the others of the team; raises `LastOfSeat` when there are none."""

        async def attempt() -> Written:
            position = await self._positions.in_play(game_id)
            seat = seat_at(position, user_id)
            if len(position.chairs[seat].people) < 2:
                raise LastOfSeat
            return await self._part(position, seat, user_id, interaction_id)

        return await self._requests.change(game_id, interaction_id, attempt)

    async def _part(
        self, position: Position, seat: Seat, user_id: UserId, interaction_id: int | None
    ) -> Written:
        """Makes the next in line captain; what was the leaver's is anybody's, their orders are forgotten."""
        chair = position.chairs[seat]
        leaver = next(person for person in chair.people if person.id == user_id)
        left = replace(
            chair,
            people=tuple(person for person in chair.people if person.id != user_id),
            shares={share: owner for share, owner in chair.shares.items() if owner != user_id},
            former=(*chair.former, leaver),
        )
        plan = position.plans.get(seat)
        theirs = plan is not None and plan.user_id == user_id
        entry = Entry(
            kind=Kind.RESIGN,
            state=position.state,
            seat=seat,
            by_user=user_id,
            interaction_id=interaction_id,
            plans=drop(position.plans, seat) if theirs else position.plans,
        )
        return await self._leave(_with(position, left), entry, user_id)

    async def _give_up(
        self, position: Position, seat: Seat, user_id: UserId, interaction_id: int | None
    ) -> Written:
        others = tuple(chair for chair in position.chairs if chair.seat != seat)
        goes_on = len(others) > 1 and any(chair.people for chair in others)
        entry = Entry(
            kind=Kind.RESIGN,
            state=position.state,
            seat=seat,
            by_user=user_id,
            interaction_id=interaction_id,
            plans=drop(position.plans, seat),
            outcome=None if goes_on else given_up(len(position.chairs), seat),
        )
        if not goes_on:
            return Written.of(await self._positions.write(position, entry))
        vacated = replace(position.chairs[seat], people=(), computer=True, shares={})
        return await self._leave(_with(position, vacated), entry, user_id)

    async def _leave(self, position: Position, entry: Entry, leaver: UserId) -> Written:
        """Writes that somebody has left; if it was the host, the next one is."""
        told: tuple[DuePost, ...] = ()
        if position.game.host.id == leaver:
            position, told = with_next_host(position)
        return Written.of(await self._positions.resign(position, entry, told))


def _with(position: Position, chair: Chair) -> Position:
    return replace(position, chairs=swap(position.chairs, chair.seat, chair))
