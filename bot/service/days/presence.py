"""Presence: the return of people to their tables, and clocks that follow changed preferences."""

import logging
from functools import partial

from bot.service.context import Context
from bot.service.errors import Outdated
from bot.service.model import turn_clock
from bot.service.model.changes.days import CameBack, ClocksMoved, Departed, LookedIn
from bot.service.model.position import Position
from bot.service.running.autopilot import Autopilot
from bot.service.running.positions import Positions
from bot.service.running.writer import Decision, TableWriter
from bot.store import games, people, servers
from bot.store.rows import GameId, UserId

log = logging.getLogger(__name__)


class Presence:
    """Updates absences and clocks of tables."""

    def __init__(
        self, context: Context, positions: Positions, writer: TableWriter, autopilot: Autopilot
    ) -> None:
        self._database = context.database
        self._positions = positions
        self._writer = writer
        self._autopilot = autopilot

    async def back(self, game_id: GameId, user_id: UserId, *, interaction_id: int | None = None) -> bool:
        """Marks a person as present at a table; tells whether they had been away."""
        if _return(user_id, await self._positions.at(game_id)) is None:
            return False
        decide = partial(_return, user_id)
        written = await self._writer.change(game_id, decide, interaction_id=interaction_id)
        await self._autopilot.carry_on(game_id, None)
        return written.change is not None or written.repeated

    async def absences(self, user_id: UserId) -> tuple[GameId, ...]:
        """Returns the games where the computer stands in for a person, or where they count as away."""
        return await self._database.read(games.absent_from, user_id)

    async def back_everywhere(self, user_id: UserId) -> int:
        """Marks a person as present at all their tables; returns the number of tables they return to."""
        returned = 0
        for game_id in await self.absences(user_id):
            try:
                returned += await self.back(game_id, user_id)
            except Outdated:
                log.warning("nobody can come back to game %d: these rules cannot read it", game_id)
        return returned

    async def depart(self, game_id: GameId, user_id: UserId) -> None:
        """Marks a person who has left the server as away; teammates keep their seat."""
        await self._writer.change(game_id, partial(_departure, user_id))
        await self._autopilot.carry_on(game_id, None)

    async def look_in(self, game_id: GameId, user_id: UserId) -> None:
        """Restores the reactions that a person has chosen, if unanswered questions have switched them."""
        if _look(user_id, await self._positions.at(game_id)) is not None:
            await self._writer.change(game_id, partial(_look, user_id))

    async def follow(self, user_id: UserId) -> None:
        """Recalculates the clocks of a person's tables from their preferences."""
        changes = (await self._database.read(people.open_changes)).get(user_id, 0)
        if not changes:  # nothing that clocks depend on
            return
        for game_id in await self._database.read(games.of_user, user_id):
            await self._follow(game_id, user_id)
        await self._database.write(people.follow, user_id, changes)

    async def follow_server(self, guild_id: int) -> None:
        """Recalculates the clocks of a server's tables: its time zone is the default of its people."""
        changes = (await self._database.read(servers.open_changes)).get(guild_id, 0)
        for game_id in await self._database.read(games.in_guild, guild_id):
            await self._follow(game_id)
        if changes:
            await self._database.write(servers.follow, guild_id, changes)

    async def catch_up(self) -> None:
        """Recalculates the clocks that an earlier process has left as they were."""
        for user_id in await self._database.read(people.open_changes):
            await self.follow(user_id)
        for guild_id in await self._database.read(servers.open_changes):
            await self.follow_server(guild_id)

    async def _follow(self, game_id: GameId, user_id: UserId | None = None) -> None:
        try:
            moved = await self._writer.change(game_id, partial(_moving_clocks, user_id))
            if moved.change is not None:  # the computer may stand in now
                await self._autopilot.carry_on(game_id, None)
        except Exception:  # other tables have clocks too
            log.exception("the clocks of game %d", game_id)


def _return(user_id: UserId, position: Position) -> Decision:
    seat = position.seat_of(user_id)
    if seat is None or not position.is_playing:
        return None
    is_away = position.chairs[seat].away or turn_clock.stands_in(position, seat)
    return CameBack(seat=seat) if is_away else None


def _departure(user_id: UserId, position: Position) -> Decision:
    seat = position.seat_of(user_id)
    if seat is None or not position.is_playing:
        return None
    chair = position.chairs[seat]
    return None if chair.away or len(chair.people) > 1 else Departed(seat=seat)


def _look(user_id: UserId, position: Position) -> Decision:
    seat = position.seat_of(user_id)
    return None if seat is None or position.chairs[seat].chosen is None else LookedIn(seat=seat)


def _moving_clocks(user_id: UserId | None, position: Position) -> Decision:
    """Returns the change that recalculates clocks, if one that depends on the user or server is running."""
    concerned = user_id is None or position.seat_of(user_id) in position.visits
    if not concerned or not position.is_playing or not position.visits:
        return None
    return None if turn_clock.is_alone(position) else ClocksMoved()
