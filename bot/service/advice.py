"""Onlookers and the computer say what they would do; nobody has to listen."""

from dataclasses import dataclass, replace
from typing import Any

from bot.service.computer import luck
from bot.service.errors import NoAdvice, NotSeated, SitsHere, Stale
from bot.service.look import seat_view
from bot.service.position import Position
from bot.service.room import Room
from bot.service.step import nonce
from bot.service.table import Offer, SeatView
from bot.store import suggestions
from bot.store.rows import Due, GameId, Owed, Suggestion, UserId
from engine.kit.edit import put


@dataclass(frozen=True, kw_only=True)
class Advice:
    """What the computer would do in the asker's place."""

    view: SeatView
    offer: Offer


class Suggesting(Room):
    """Advice, counted and never binding."""

    async def suggest(self, game_id: GameId, user_id: UserId, *, seq: int, index: int) -> str:
        """Notes what an onlooker would do, in place of what he suggested before; returns it in words.

        Raises `NotSeated` where nothing may be suggested, `SitsHere` for those who play themselves.
        """
        async with self._book.queue(game_id):
            position = await self._in_play(game_id)
            action = _suggested(position, user_id, seq, index)
            suggestion = Suggestion(user_id=user_id, action=position.title.actions.encode(action))
            due = Due(kind=Owed.BOARD, turn=position.game.turn, audience=None, nonce=nonce())
            await self._book.amend(
                replace(position, suggestions=put(position.suggestions, user_id, action)),
                self._database.write(suggestions.put, game_id, position.game.seq, suggestion, due),
            )
        self.announce(game_id)
        view = await self._seen(game_id, user_id, None)
        return next(offer.label for offer in view.offers if offer.index == index)

    async def advice(self, game_id: GameId, user_id: UserId, locale: str | None = None) -> Advice:
        """Returns what the computer would do where this user decides, or might suggest."""
        position = await self._in_play(game_id)
        view = await self._seen(game_id, user_id, locale)
        if not position.title.advises or not view.offers or position.decision is None:
            raise NoAdvice
        legal = tuple(offer.action for offer in view.offers)
        chance = luck(position.game.seed, position.game.seq + 1)
        chosen = await self._computers.choose(position.title, view.view, position.decision, legal, chance)
        return Advice(view=view, offer=view.offers[legal.index(chosen)])

    async def _seen(self, game_id: GameId, user_id: UserId, locale: str | None) -> SeatView:
        position = await self._book.position(game_id)
        return seat_view(position, self.catalogue, user_id, locale or position.game.locale, hints=True)


def _suggested(position: Position, user_id: UserId, seq: int, index: int) -> Any:
    if not position.suggestible:
        raise NotSeated
    if position.seat_of(user_id) is not None:
        raise SitsHere
    legal = position.legal(position.asked[0])
    if seq != position.game.seq or not 0 <= index < len(legal):
        raise Stale
    return legal[index]
