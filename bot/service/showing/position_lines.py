"""Positions as lines, for one reader each."""

from bot.service.context import Context
from bot.service.errors import NoNotationHere
from bot.service.running.positions import Positions
from bot.store.rows import GameId, UserId
from bot.titles.position_line import NoNotation, seen_by
from engine.core import SeededDice


class PositionLines:
    """Writes positions as lines."""

    def __init__(self, context: Context, positions: Positions) -> None:
        self._context = context
        self._positions = positions

    async def of(self, game_id: GameId, user_id: UserId) -> str:
        """Returns the present position as a person sees it; hidden things in it are dealt by secret dice."""
        position = await self._positions.in_play_or_over(game_id)
        seats = tuple(chair.key for chair in position.chairs)
        dice = SeededDice(self._context.new_seed(), 0)
        viewer = position.seat_of(user_id)
        try:
            return seen_by(position.title, position.options, seats, position.state, viewer, dice).text
        except NoNotation as error:
            raise NoNotationHere from error
