"""Leaving a game: giving up, leaving a side to the others, breaking a table off."""

from dataclasses import replace

from bot.service.errors import LastOfSeat, NotHost, NotPlaying
from bot.service.position import Position
from bot.service.report import Report
from bot.service.room import Done, Room, seated
from bot.service.step import Row
from bot.store import games
from bot.store.rows import Chair, GameId, Kind, Status, UserId
from engine.core import Outcome, Seat
from engine.kit.edit import drop, swap


class Parting(Room):
    """Every way out of a game that is not its end."""

    async def resign(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> Report:
        """Gives up. The last other side wins; where several are left, the computer plays the seat on.

        One of a team leaves the seat to the others instead.
        """
        async with self._book.queue(game_id):
            done = await self._worked_off(interaction_id)
            if done is None:
                position = await self._in_play(game_id)
                seat = seated(position, user_id)
                part = self._part if len(position.chairs[seat].people) > 1 else self._give_up
                done = await part(position, seat, user_id, interaction_id)
        return await self._follow_up(done)

    async def part(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> Report:
        """Leaves a seat to the others of the team; raises `LastOfSeat` when there are none."""
        async with self._book.queue(game_id):
            done = await self._worked_off(interaction_id)
            if done is None:
                position = await self._in_play(game_id)
                seat = seated(position, user_id)
                if len(position.chairs[seat].people) < 2:
                    raise LastOfSeat
                done = await self._part(position, seat, user_id, interaction_id)
        return await self._follow_up(done)

    async def end(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> Report:
        """Breaks a lobby or game off without a result; only the host may."""
        async with self._book.queue(game_id):
            done = await self._worked_off(interaction_id)
            if done is None:
                position = await self._book.position(game_id)
                if position.game.host.id != user_id:
                    raise NotHost
                done = await self._break_off(position, interaction_id)
        return await self._follow_up(done)

    async def _part(
        self, position: Position, seat: Seat, user_id: UserId, interaction_id: int | None
    ) -> Done:
        """The next in line is captain; what was the leaver's alone is anybody's, his orders are forgotten."""
        chair = position.chairs[seat]
        leaver = next(person for person in chair.people if person.id == user_id)
        left = replace(
            chair,
            people=tuple(person for person in chair.people if person.id != user_id),
            shares={share: owner for share, owner in chair.shares.items() if owner != user_id},
            former=(*chair.former, leaver),
        )
        plan = position.plans.get(seat)
        his = plan is not None and plan.user_id == user_id
        row = Row(
            kind=Kind.RESIGN,
            state=position.state,
            seat=seat,
            by_user=user_id,
            interaction_id=interaction_id,
            plans=drop(position.plans, seat) if his else position.plans,
        )
        return Done.of(await self._book.resign(_with(position, left), row))

    async def _give_up(
        self, position: Position, seat: Seat, user_id: UserId, interaction_id: int | None
    ) -> Done:
        others = tuple(chair for chair in position.chairs if chair.seat != seat)
        goes_on = len(others) > 1 and any(chair.people for chair in others)
        row = Row(
            kind=Kind.RESIGN,
            state=position.state,
            seat=seat,
            by_user=user_id,
            interaction_id=interaction_id,
            plans=drop(position.plans, seat),
            outcome=None if goes_on else _given_up(others),
        )
        if not goes_on:
            return Done.of(await self._book.write(position, row))
        vacated = replace(position.chairs[seat], people=(), computer=True, shares={})
        return Done.of(await self._book.resign(_with(position, vacated), row))

    async def _break_off(self, position: Position, interaction_id: int | None) -> Done:
        game = position.game
        if game.status is Status.LOBBY:
            await self._database.write(games.break_off, game.id)
            self._book.forget(game.id)
            return Done(game_id=game.id, cause=None)
        if not position.playing:
            raise NotPlaying
        row = Row(
            kind=Kind.END,
            state=position.state,
            by_user=game.host.id,
            interaction_id=interaction_id,
            ended=True,
        )
        return Done.of(await self._book.write(position, row))


def _with(position: Position, chair: Chair) -> Position:
    return replace(position, chairs=swap(position.chairs, chair.seat, chair))


def _given_up(others: tuple[Chair, ...]) -> Outcome:
    """How a game ends when a seat gives up: the one other side wins, if there is just one."""
    winners = tuple(chair.seat for chair in others) if len(others) == 1 else ()
    return Outcome(winners=winners, reason="resigned")
