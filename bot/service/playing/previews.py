"""Pictures on request: previews of moves, and illustrations of lookups."""

from collections.abc import Mapping, Sequence

from bot.service.context import Context
from bot.service.model.table import Offer, SeatView
from bot.service.playing.play import lookup_of, position_for
from bot.service.running.positions import Positions
from bot.service.showing.pictures import Pictured, Pictures
from bot.store.rows import GameId, UserId

MOST_WAITING = 4  # pictures under way or queued; then panels do without


class Previews:
    """Draws pictures for one asker."""

    def __init__(self, context: Context, positions: Positions, pictures: Pictures) -> None:
        self._context = context
        self._positions = positions
        self._pictures = pictures

    @property
    def is_busy(self) -> bool:
        """Tells whether pictures that nobody asked for would keep others waiting."""
        return self._pictures.waiting >= MOST_WAITING

    async def of_offers(self, view: SeatView, offers: Sequence[Offer]) -> Pictured | None:
        """Draws a preview of some of a viewer's offers; None when there is nothing to draw."""
        preview = view.table.title.pictures.preview
        if preview is None:
            return None
        actions, draw = [offer.action for offer in offers], preview.draw
        return await self._pictures.sketch(lambda: draw(view.view, actions, view.words))

    async def of_lookup(
        self,
        game_id: GameId,
        user_id: UserId | None,
        lookup: str,
        filled: Mapping[str, str],
        locale: str | None = None,
    ) -> Pictured | None:
        """Draws the picture of a lookup, from the asker's view; None when it has none."""
        position = await position_for(self._positions, game_id, lookup)
        words = self._context.words(position, locale)
        picture = lookup_of(position.title, lookup).picture
        view = position.view(position.seat_of(user_id))
        return await self._pictures.sketch(lambda: picture(view, filled, words))
