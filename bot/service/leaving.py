"""Leaving a game: giving up, leaving a side to the others, calling a table off."""

from dataclasses import replace

from bot.service.calls import Calls, Committed, Written
from bot.service.context import Context
from bot.service.errors import LastOfSeat, NotHost, NotPlaying
from bot.service.position import Position, seat_at
from bot.service.positions import Positions
from bot.service.transition import Entry
from bot.store import games
from bot.store.rows import ByWhom, Chair, GameId, Kind, Status, UserId
from engine.core import Outcome, Seat
from engine.kit.edit import drop, swap


class Leaving:
    """Every way out of a game that is not its end."""

    def __init__(self, context: Context, positions: Positions, calls: Calls) -> None:
        self._context = context
        self._positions = positions
        self._calls = calls

    async def resign(
        self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None
    ) -> Committed:
        """Gives up. The last other side wins; where several are left, the computer plays the seat on.

        One of a team leaves the seat to the others instead.
        """
        async with self._positions.queue(game_id):
            written = await self._calls.earlier(interaction_id)
            if written is None:
                position = await self._positions.in_play(game_id)
                seat = seat_at(position, user_id)
                part = self._part if len(position.chairs[seat].people) > 1 else self._give_up
                written = await part(position, seat, user_id, interaction_id)
        return await self._calls.finish(written)

    async def part(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> Committed:
        """Leaves a seat to the others of the team; raises `LastOfSeat` when there are none."""
        async with self._positions.queue(game_id):
            written = await self._calls.earlier(interaction_id)
            if written is None:
                position = await self._positions.in_play(game_id)
                seat = seat_at(position, user_id)
                if len(position.chairs[seat].people) < 2:
                    raise LastOfSeat
                written = await self._part(position, seat, user_id, interaction_id)
        return await self._calls.finish(written)

    async def end(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> Committed:
        """Calls a lobby or game off without a result; only the host may."""
        async with self._positions.queue(game_id):
            written = await self._calls.earlier(interaction_id)
            if written is None:
                position = await self._positions.at(game_id)
                if position.game.host.id != user_id:
                    raise NotHost
                written = await self._call_off(position, interaction_id)
        return await self._calls.finish(written)

    async def expire(self, game_id: GameId) -> None:
        """Ends a game at which nobody has been for long, without a result."""
        async with self._positions.queue(game_id):
            position = await self._positions.at(game_id)
            if position.playing:
                await self._positions.write(
                    position, Entry(kind=Kind.END, by_whom=ByWhom.CLOCK, state=position.state, ended=True)
                )

    async def _part(
        self, position: Position, seat: Seat, user_id: UserId, interaction_id: int | None
    ) -> Written:
        """The next in line is captain; what was the leaver's is anybody's, their orders are forgotten."""
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
        return Written.of(await self._positions.resign(_with(position, left), entry))

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
            outcome=None if goes_on else _given_up(others),
        )
        if not goes_on:
            return Written.of(await self._positions.write(position, entry))
        vacated = replace(position.chairs[seat], people=(), computer=True, shares={})
        return Written.of(await self._positions.resign(_with(position, vacated), entry))

    async def _call_off(self, position: Position, interaction_id: int | None) -> Written:
        game = position.game
        if game.status is Status.LOBBY:
            await self._context.database.write(games.break_off, game.id)
            self._positions.forget(game.id)
            return Written(game_id=game.id)
        if not position.playing:
            raise NotPlaying
        entry = Entry(
            kind=Kind.END,
            state=position.state,
            by_user=game.host.id,
            interaction_id=interaction_id,
            ended=True,
        )
        return Written.of(await self._positions.write(position, entry))


def _with(position: Position, chair: Chair) -> Position:
    return replace(position, chairs=swap(position.chairs, chair.seat, chair))


def _given_up(others: tuple[Chair, ...]) -> Outcome:
    """How a game ends when a seat gives up: the one other side wins, if there is just one."""
    winners = tuple(chair.seat for chair in others) if len(others) == 1 else ()
    return Outcome(winners=winners, reason="resigned")
