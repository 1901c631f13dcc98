"""Advice: suggestions by onlookers, and by the computer."""

from dataclasses import dataclass
from functools import partial

from bot.service.errors import NoAdvice, NotSeated, SitsHere, Stale, UnfairAdvice
from bot.service.model.changes.seats import SuggestionChosen
from bot.service.model.position import Position
from bot.service.model.table import Offer, SeatView, Table
from bot.service.running.computers import Computers, Task, luck
from bot.service.running.positions import Positions, playing
from bot.service.running.writer import Decision, TableWriter
from bot.service.showing.views import Views
from bot.store.rows import GameId, UserId
from bot.text.catalogue import ENGLISH, Catalogue
from engine.core import Level, Viewer
from renderer.words import dash


@dataclass(frozen=True, kw_only=True)
class Advice:
    """The action that the computer recommends."""

    view: SeatView
    offer: Offer
    reason: str  # a sentence


class Advisers:
    """Stores suggestions and asks the computer for advice."""

    def __init__(
        self,
        positions: Positions,
        writer: TableWriter,
        views: Views,
        computers: Computers,
        catalogue: Catalogue,
    ) -> None:
        self._catalogue = catalogue
        self._positions = positions
        self._writer = writer
        self._views = views
        self._computers = computers

    async def suggest(
        self,
        game_id: GameId,
        user_id: UserId,
        *,
        seq: int,
        index: int,
        interaction_id: int | None = None,
    ) -> str:
        """Stores an onlooker's suggestion in place of an earlier one; returns it in words.

        Raises `NotSeated` where suggestions are not allowed, and `SitsHere` for players.
        """
        decide = partial(_suggestion, user_id, seq, index)
        await self._writer.change(game_id, decide, interaction_id=interaction_id)
        view = await self._views.look(game_id, user_id)
        return next(offer.label for offer in view.offers if offer.index == index)

    async def ask(self, game_id: GameId, user_id: UserId, locale: str | None = None) -> Advice:
        """Returns the computer's advice for a decision or suggestion of this user."""
        position = await self._positions.in_play(game_id)
        view = await self._views.look(game_id, user_id, locale)
        if not is_fair(view.table, view.viewer):
            raise NotSeated if view.viewer is None else UnfairAdvice
        if not view.offers or position.decision is None:
            raise NoAdvice
        legal = tuple(offer.action for offer in view.offers)
        chance = luck(position.game.seed, position.game.seq + 1)
        task = Task(level=Level.NORMAL, view=view.view, decision=position.decision, legal=legal, luck=chance)
        chosen = await self._computers.choose(position.title, task)
        offer = view.offers[legal.index(chosen)]
        return Advice(view=view, offer=offer, reason=reason_for(view, offer, self._catalogue))


def reason_for(view: SeatView, offer: Offer, catalogue: Catalogue) -> str:
    """Returns the reason for an action: for this position, else for its kind, else that it is best."""
    title, key = view.table.title, f"because-{dash(offer.kind)}"
    if reason := title.wording.reason(view.view, offer.action, view.words):
        return reason
    return view.words(key if catalogue.knows(catalogue.book(title), ENGLISH, key) else "because-best")


def is_fair(table: Table, viewer: Viewer) -> bool:
    """Tells whether advice is fair: the game has no rivals, or all other seats are computers."""
    if table.title.openness.no_rivals:
        return True
    return viewer is not None and all(chair.computer or chair.seat == viewer for chair in table.chairs)


def _suggestion(user_id: UserId, seq: int, index: int, position: Position) -> Decision:
    playing(position)
    if not position.is_suggestible:
        raise NotSeated
    if position.seat_of(user_id) is not None:
        raise SitsHere
    legal = position.legal(position.asked_seats[0])
    if seq != position.game.seq or not 0 <= index < len(legal):
        raise Stale
    return SuggestionChosen(user_id=user_id, action=legal[index])
