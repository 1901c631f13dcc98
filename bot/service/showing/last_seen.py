"""The last journal row that each person has seen, and the news since then."""

from dataclasses import dataclass

from bot.service.context import Context
from bot.service.running.positions import Positions
from bot.service.showing.pages import Pages
from bot.store import looks
from bot.store.rows import GameId, UserId


@dataclass(frozen=True, kw_only=True)
class News:
    """The events a person has not seen yet."""

    since: int  # the last row they had seen
    lines: tuple[str, ...]  # the events after it


class LastSeen:
    """Stores the last seen row per person and table; of onlookers from their first look on."""

    def __init__(self, context: Context, positions: Positions, pages: Pages) -> None:
        self._database = context.database
        self._positions = positions
        self._pages = pages

    async def news(self, game_id: GameId, user_id: UserId, locale: str | None = None) -> News:
        """Returns the rows new to a person and stores them as seen; an onlooker's first call returns none."""
        position = await self._positions.in_play_or_over(game_id)
        seat, newest = position.seat_of(user_id), position.game.seq
        since = await self._database.read(looks.last, game_id, user_id)
        if seat is None and since < 0:
            await self.mark(game_id, user_id, newest)
            return News(since=newest, lines=())
        since = max(since, 0)
        if since >= newest:
            return News(since=since, lines=())
        rows = await self._positions.moves(game_id, since + 1)
        lines = self._pages.lines(position, [row for row in rows if row.seq <= newest], seat, locale)
        await self.mark(game_id, user_id, newest)
        return News(since=since, lines=lines)

    async def watch(self, game_id: GameId, user_id: UserId) -> None:
        """Marks all rows as seen by an onlooker; players see their news with their next question."""
        position = await self._positions.in_play_or_over(game_id)
        if position.seat_of(user_id) is None:
            await self.mark(game_id, user_id, position.game.seq)

    async def mark(self, game_id: GameId, user_id: UserId, seq: int) -> None:
        """Marks all rows up to one as seen by a person."""
        await self._database.write(looks.look, game_id, user_id, seq)

    async def last(self, game_id: GameId, user_id: UserId) -> int:
        """Returns the last row a person has seen, at least that of the setup."""
        return max(await self._database.read(looks.last, game_id, user_id), 0)
