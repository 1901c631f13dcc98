"""What has happened at a table since a person last looked at it, or acted."""

from dataclasses import dataclass

from bot.service.context import Context
from bot.service.running.positions import Positions
from bot.service.showing.pages import Pages
from bot.store import looks
from bot.store.rows import GameId, UserId


@dataclass(frozen=True, kw_only=True)
class News:
    """What is new to a person."""

    since: int  # the row of the journal they had last looked at
    lines: tuple[str, ...]  # what they were told after it; nothing for those who only watch


class Looks:
    """How far the people of a table have followed it. Of onlookers nothing is kept."""

    def __init__(self, context: Context, positions: Positions, pages: Pages) -> None:
        self._database = context.database
        self._positions = positions
        self._pages = pages

    async def news(self, game_id: GameId, user_id: UserId, locale: str | None = None) -> News:
        """Returns what is new to a person, and notes that they have now seen it."""
        position = await self._positions.in_play_or_over(game_id)
        seat, newest = position.seat_of(user_id), position.game.seq
        if seat is None:
            return News(since=newest, lines=())
        since = await self.last(game_id, user_id)
        if since >= newest:
            return News(since=since, lines=())
        rows = await self._positions.moves(game_id, since + 1)
        lines = self._pages.lines(position, [row for row in rows if row.seq <= newest], seat, locale)
        await self.mark(game_id, user_id, newest)
        return News(since=since, lines=lines)

    async def mark(self, game_id: GameId, user_id: UserId, seq: int) -> None:
        """Notes that a person has seen what happened up to a row."""
        await self._database.write(looks.look, game_id, user_id, seq)

    async def last(self, game_id: GameId, user_id: UserId) -> int:
        """Returns the row a person has last looked at; the setup is news to nobody."""
        return max(await self._database.read(looks.last, game_id, user_id), 0)
