"""The booklet of a game: its rules from the first page to the last."""

from bot.service.context import Context
from bot.service.errors import UnknownVerb
from bot.service.play import lookup_of, position_for
from bot.service.positions import Positions
from bot.store.rows import GameId, UserId
from bot.titles.title import Leaf

RULES = "rules"  # the lookup that has a booklet


class Rulebooks:
    """Opens booklets; before a game starts too, for those who want to know what they sit down to."""

    def __init__(self, context: Context, positions: Positions) -> None:
        self._context = context
        self._positions = positions

    async def pages(
        self, game_id: GameId, user_id: UserId | None, locale: str | None = None
    ) -> tuple[Leaf, ...]:
        """Returns the pages of the game at a table, the overview first; raises where it has no booklet."""
        position = await position_for(self._positions, game_id, RULES)
        booklet = lookup_of(position.title, RULES).booklet
        if booklet is None:
            raise UnknownVerb(RULES)
        words = self._context.words(position, locale)
        about = position.title.wording.about(position.options, words)
        return tuple(booklet(position.view(position.seat_of(user_id)), about, words))
