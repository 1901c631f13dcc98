"""Rule booklets: the rules of a game as pages with pictures."""

from functools import partial

from bot.service.context import Context
from bot.service.errors import UnknownVerb
from bot.service.playing.play import lookup_of, position_for
from bot.service.running.positions import Positions
from bot.service.showing.pictures import Pictured, Pictures
from bot.store.rows import GameId, UserId
from bot.titles.title import Leaf

RULES = "rules"  # the lookup that has a booklet


class Rulebooks:
    """Reads rule booklets, also in the lobby."""

    def __init__(self, context: Context, positions: Positions, pictures: Pictures) -> None:
        self._context = context
        self._positions = positions
        self._pictures = pictures

    async def pages(
        self, game_id: GameId, user_id: UserId | None, locale: str | None = None
    ) -> tuple[Leaf, ...]:
        """Returns the pages of a table's booklet, the overview first; raises `UnknownVerb` without one."""
        position = await position_for(self._positions, game_id, RULES)
        booklet = lookup_of(position.title, RULES).booklet
        if booklet is None:
            raise UnknownVerb(RULES)
        words = self._context.words(position, locale)
        about = position.title.wording.about(position.options, words)
        return tuple(booklet(position.view(position.seat_of(user_id)), about, words))

    async def plates(self, game_id: GameId, leaf: Leaf, locale: str | None = None) -> list[Pictured]:
        """Returns the pictures of a page, cached per title and language."""
        position = await position_for(self._positions, game_id, RULES)
        words, title = self._context.words(position, locale), position.title.key
        return [
            await self._pictures.plate((title, plate.name, locale), partial(plate.draw, words))
            for plate in leaf.plates
        ]
