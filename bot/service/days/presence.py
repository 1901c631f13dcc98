"""Presence: who is at their table, who is back, and clocks that follow what people have set."""

import logging
from dataclasses import replace

from bot.service.context import Context
from bot.service.model import turn_clock
from bot.service.model.notices import board_again
from bot.service.model.position import Position
from bot.service.running.autopilot import Autopilot
from bot.service.running.positions import Positions
from bot.store import games
from bot.store.rows import GameId, UserId
from engine.core import Seat
from engine.kit.edit import swap

log = logging.getLogger(__name__)


class Presence:
    """Being away and coming back."""

    def __init__(self, context: Context, positions: Positions, autopilot: Autopilot) -> None:
        self._context = context
        self._positions = positions
        self._autopilot = autopilot

    async def back(self, game_id: GameId, user_id: UserId) -> bool:
        """Notes that a person is at their table again; tells whether they had been away."""
        async with self._positions.queue(game_id):
            position = await self._positions.at(game_id)
            seat = position.seat_of(user_id)
            if seat is None or not position.is_playing or not turn_clock.stands_in(position, seat):
                return False
            await self._return(position, seat)
        await self._autopilot.carry_on(game_id, None)
        return True

    async def follow(self, user_id: UserId) -> None:
        """Sets the clocks of all tables a person sits at by what they have set now."""
        for game_id in await self._context.database.read(games.of_user, user_id):
            await self._follow(game_id, user_id)

    async def follow_server(self, guild_id: int) -> None:
        """Sets the clocks of all tables of a server by its zone, which counts for who has set none."""
        for game_id in await self._context.database.read(games.in_guild, guild_id):
            await self._follow(game_id)

    async def _follow(self, game_id: GameId, user_id: UserId | None = None) -> None:
        try:
            async with self._positions.queue(game_id):
                position = await self._positions.at(game_id)
                if user_id is None or position.seat_of(user_id) in position.visits:
                    await self._set_clocks(position)
        except Exception:  # other tables have clocks too
            log.exception("the clocks of game %d", game_id)

    async def _return(self, position: Position, seat: Seat) -> None:
        """Lets their visit, if they are asked, begin now."""
        here = replace(
            position, chairs=swap(position.chairs, seat, turn_clock.present(position.chairs[seat]))
        )
        calendars = await self._positions.calendars(here)
        fresh = turn_clock.fresh_visits(here, calendars, self._context.now())
        own = {seat: fresh[seat]} if seat in fresh else {}
        await self._positions.retime(replace(here, visits={**here.visits, **own}), (board_again(here.game),))

    async def _set_clocks(self, position: Position) -> None:
        """Moves deadlines and reminders, from this visit on, to where they disturb nobody."""
        if not position.is_playing or not position.visits:
            return
        calendars = await self._positions.calendars(position)
        visits = turn_clock.moved_visits(position, calendars, self._context.now())
        told = (board_again(position.game),) if visits != position.visits else ()
        await self._positions.retime(replace(position, visits=visits), told)
