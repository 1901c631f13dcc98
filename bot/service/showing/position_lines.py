"""Positions as lines, for one reader each."""

from bot.service.context import Context
from bot.service.errors import NoNotationHere, NothingToPlayOn
from bot.service.model.history import Unreachable
from bot.service.model.position import Position
from bot.service.running.positions import Positions
from bot.store.rows import GameId, UserId
from bot.titles.position_line import NoNotation, seen_by
from bot.titles.title import AnyState, AnyTitle
from engine.core import Seat, SeededDice, Viewer


class PositionLines:
    """Writes positions as lines."""

    def __init__(self, context: Context, positions: Positions) -> None:
        self._context = context
        self._positions = positions

    async def of(self, game_id: GameId, user_id: UserId) -> str:
        """Returns the present position as a person sees it; hidden things in it are dealt by secret dice."""
        position = await self._positions.in_play_or_over(game_id)
        return self._line(position, position.state, position.seat_of(user_id))

    async def after_row(self, game_id: GameId, seq: int, seat: Seat) -> str:
        """Returns the position after a row of a finished game, as a seat saw it then.

        Raises `NothingToPlayOn` for a running game, and for a row from which nobody can play on.
        """
        position = await self._positions.in_play_or_over(game_id)
        try:
            state = await self._positions.state_at(position, seq)
        except Unreachable as error:
            raise NothingToPlayOn from error
        if position.is_playing or seat >= len(position.chairs) or not can_be_played_on(position.title, state):
            raise NothingToPlayOn
        return self._line(position, state, seat)

    def _line(self, position: Position, state: AnyState, viewer: Viewer) -> str:
        seats = tuple(chair.key for chair in position.chairs)
        dice = SeededDice(self._context.new_seed(), 0)
        try:
            return seen_by(position.title, position.options, seats, state, viewer, dice).text
        except NoNotation as error:
            raise NoNotationHere from error


def can_be_played_on(title: AnyTitle, state: AnyState) -> bool:
    """Tells whether a table can be opened from a state: its game has a notation and is not over there."""
    return title.codecs.has_notation and title.rules.decision(state) is not None
