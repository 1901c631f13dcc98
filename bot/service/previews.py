"""Pictures somebody asks for: what a move would do, what a question is about, how a game went."""

from collections.abc import Mapping, Sequence

from bot.service.errors import UnknownVerb
from bot.service.pictures import Pictured
from bot.service.replay import Film, film, journalled
from bot.service.room import Room
from bot.service.table import Offer, SeatView
from bot.store.rows import GameId, UserId


class Showing(Room):
    """What is drawn for one asker, beside the boards that everybody gets."""

    async def preview(self, view: SeatView, offers: Sequence[Offer]) -> Pictured | None:
        """Draws what some of a viewer's offers would do; None when there is nothing to see."""
        title = view.table.title
        actions = [offer.action for offer in offers]
        if title.preview is None:
            return None
        draw = title.preview.draw
        return await self._pictures.sketch(lambda: draw(view.view, actions, view.words))

    async def illustration(
        self,
        game_id: GameId,
        user_id: UserId | None,
        lookup: str,
        filled: Mapping[str, str],
        locale: str | None = None,
    ) -> Pictured | None:
        """Draws what a lookup is about, from what the asker may see; None when words say it all."""
        position = await self._looked_at(game_id, lookup)
        title = position.title
        words = self.catalogue.words(locale or position.game.locale, title)
        found = next((each for each in title.lookups if each.name == lookup), None)
        if found is None:
            raise UnknownVerb(lookup)
        picture, view = found.picture, position.view(position.seat_of(user_id))
        return await self._pictures.sketch(lambda: picture(view, filled, words))

    async def replay(self, game_id: GameId, locale: str | None = None) -> Film:
        """Makes a film of a game as onlookers see it; of a finished one, with what was hidden at the end."""
        position = await self._started(game_id)
        title, game = position.title, position.game
        words = self.catalogue.words(locale or game.locale, title)
        moves, snapshots = await self._book.moves(game_id), await self._book.snapshots(position)
        seats = [chair.seat for chair in position.chairs]

        def make() -> Film:
            states = journalled(title, moves, snapshots)
            return film(title, states, words, seats=seats, finished=not position.playing)

        return await self._pictures.film((game_id, game.seq, locale or game.locale), make)
