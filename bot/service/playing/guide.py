"""Guided first games: offers a guide at the first start of a title, and finds its present step."""

from bot.service.context import Context
from bot.service.model.table import Guidance, Lobby, Offer, SeatView
from bot.service.people.key_values import KeyValues
from bot.service.people.own_tables import OwnTables
from bot.service.people.preferences import People
from bot.service.showing.views import Views
from bot.store import results
from bot.store.own_tables import OFFERED
from bot.store.rows import GameId, UserId
from bot.titles.guide import flag
from bot.titles.title import AnyGuideStep


class Guides:
    """Leads newcomers through their first moves, as far as they want."""

    def __init__(
        self, context: Context, views: Views, people: People, own_tables: OwnTables, key_values: KeyValues
    ) -> None:
        self._context = context
        self._views = views
        self._people = people
        self._own_tables = own_tables
        self._key_values = key_values

    async def offer(self, lobby: Lobby, user_id: UserId) -> None:
        """Offers a guide to a newcomer who starts a game alone or against computers; once per title."""
        table = lobby.table
        alone = [person.id for person in table.everyone] == [user_id]
        if not alone or not table.title.commands.guide or table.settings.start:
            return
        if not (await self._people.of(user_id)).lessons:
            return
        if user_id not in await self._context.database.read(results.newcomers, table.id, 0):
            return
        if await self._key_values.first_notice(user_id, f"guide:{table.title.id}"):
            await self._own_tables.guide(table.id, user_id, OFFERED)

    async def begin(self, game_id: GameId, user_id: UserId) -> None:
        """Begins the guide of a person; one that is under way goes on."""
        if (await self._own_tables.of(game_id, user_id)).guide <= 0:
            await self._own_tables.guide(game_id, user_id, 1)

    async def end(self, game_id: GameId, user_id: UserId) -> None:
        """Ends the guide of a person."""
        await self._own_tables.guide(game_id, user_id, 0)

    async def present_step(self, game_id: GameId, user_id: UserId) -> int | None:
        """Returns the step that a person is shown now; None: no guide leads them."""
        step = (await self._own_tables.of(game_id, user_id)).guide
        if step <= 0:
            return None
        found = guidance(await self._views.look(game_id, user_id, hints=False), step)
        return None if found is None else found.step

    async def pass_step(self, game_id: GameId, user_id: UserId, step: int | None) -> bool:
        """Marks a step as done; tells whether it was the last one, which ends the guide."""
        if step is None:
            return False
        steps = (await self._views.table(game_id)).title.commands.guide
        is_last = step >= len(steps)
        await self._own_tables.guide(game_id, user_id, 0 if is_last else step + 1)
        return is_last


def guidance(view: SeatView, since: int) -> Guidance | None:
    """Returns the first step from a number on that fits the viewer's question, or else a hint until one does.

    None: no guide leads the viewer, or they are not asked.
    """
    if since <= 0 or not view.my_turn:
        return None
    steps = view.table.title.commands.guide
    for number, step in enumerate(steps[since - 1 :], since):
        offer = _highlight(view, step)
        if offer is not None:
            return Guidance(step=number, text=_sentence(view, number, offer), offer=offer)
    past = (_highlight(view, step) for step in reversed(steps[: since - 1]))
    offer = next((offer for offer in past if offer is not None), None)
    text = view.words("guide-between", advised=flag(offer is not None))
    return Guidance(step=None, text=text, offer=offer)


def _highlight(view: SeatView, step: AnyGuideStep) -> Offer | None:
    """Returns the offer that a step highlights; None: it does not fit the viewer's question."""
    if not isinstance(view.decision, step.question):
        return None
    offers = {offer.action: offer for offer in view.offers}
    chosen = step.choose(view.view, tuple(offers))
    return None if chosen is None else offers[chosen]


def _sentence(view: SeatView, number: int, offer: Offer) -> str:
    """Returns a step in words; steps that do not apply at this table are not counted."""
    steps = view.table.title.commands.guide
    applying = [step.applies(view.view) for step in steps]
    step = steps[number - 1]
    text = view.words(step.key, **step.facts(view.view, offer.action))
    return view.words("guide-step", number=sum(applying[:number]), count=sum(applying), text=text)
