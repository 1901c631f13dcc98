"""Private hand messages: updated while their interaction token is valid, then marked as old."""

import asyncio
import logging
from dataclasses import dataclass

import discord

from bot.copies import replace
from bot.service.errors import TableError
from bot.service.model.table import SeatView
from bot.service.showing.last_seen import News
from bot.store.rows import GameId, Status, UserId
from bot.ui.client_base import Interaction, TableClient, user_of
from bot.ui.kit import ids
from bot.ui.kit.discord_errors import UNREACHABLE, for_good
from bot.ui.kit.message import Message, button
from bot.ui.kit.private_answer import TOKEN_LIVES, PrivateAnswer
from bot.ui.kit.replies import draw, show
from bot.ui.showing import messages

log = logging.getLogger(__name__)

NO_NEWS = News(since=0, lines=())
RETRY = 15.0  # seconds after an edit that Discord could not take


@dataclass(frozen=True, kw_only=True, slots=True)
class LiveHand:
    """A private hand message, with the answer to edit it."""

    game_id: GameId
    answer: PrivateAnswer
    said: str  # the hand in words
    ends: asyncio.TimerHandle

    @property
    def user_id(self) -> UserId:
        return self.answer.user_id


class LiveHands:
    """One hand message per person and table; after a restart earlier ones are not updated."""

    def __init__(self, client: TableClient) -> None:
        self._client = client
        self._open: dict[GameId, dict[UserId, LiveHand]] = {}
        self._retries: dict[GameId, asyncio.TimerHandle] = {}

    async def show(self, interaction: Interaction, view: SeatView, message: Message) -> None:
        """Shows a hand and deletes the earlier message."""
        await show(interaction, message)
        earlier = self._forget(view.table.id, user_of(interaction))
        if view.hand is not None:
            self._keep(PrivateAnswer.to(interaction), view)
        if earlier is not None:
            await earlier.answer.delete(self._client)

    async def refresh(self, game_id: GameId) -> None:
        """Updates the changed hands of a table; deletes hands of people that have left it."""
        for hand in tuple(self._open.get(game_id, {}).values()):
            try:
                await self._refresh(hand)
            except TableError as error:
                self._leave(hand, error)
            except discord.HTTPException as error:
                if for_good(error):  # dismissed, or the token has expired
                    self._leave(hand, error)
                else:
                    self._retry(game_id, error)
            except UNREACHABLE as error:
                self._retry(game_id, error)

    def close(self) -> None:
        """Cancels all timers."""
        for hands in self._open.values():
            for hand in hands.values():
                hand.ends.cancel()
        for retry in self._retries.values():
            retry.cancel()
        self._open.clear()
        self._retries.clear()

    async def _refresh(self, hand: LiveHand) -> None:
        view = await self._look(hand)
        if view.hand is None:
            self._forget(hand.game_id, hand.user_id)
            await hand.answer.delete(self._client)
        elif view.hand_text != hand.said:
            await hand.answer.edit(self._client, await hand_of(self._client, view))
            if self._open.get(hand.game_id, {}).get(hand.user_id) is hand:  # no newer one was shown meanwhile
                self._keep(hand.answer, view, ends=hand.ends)

    def _leave(self, hand: LiveHand, error: Exception) -> None:
        log.debug("a hand is left as it is: %s", error)
        if self._open.get(hand.game_id, {}).get(hand.user_id) is hand:
            self._forget(hand.game_id, hand.user_id)

    def _retry(self, game_id: GameId, error: Exception) -> None:
        """Updates the hands of a table again after a pause."""
        log.info("hands of table %d again in %.0f s: %s", game_id, RETRY, error)
        if game_id not in self._retries:
            self._retries[game_id] = asyncio.get_running_loop().call_later(RETRY, self._again, game_id)

    def _again(self, game_id: GameId) -> None:
        del self._retries[game_id]
        self._client.work_on(self.refresh(game_id))

    def _keep(self, answer: PrivateAnswer, view: SeatView, ends: asyncio.TimerHandle | None = None) -> None:
        game_id, user_id = view.table.id, answer.user_id
        ends = ends or asyncio.get_running_loop().call_later(TOKEN_LIVES, self._end, game_id, user_id)
        hand = LiveHand(game_id=game_id, answer=answer, said=view.hand_text, ends=ends)
        self._open.setdefault(game_id, {})[user_id] = hand

    def _forget(self, game_id: GameId, user_id: UserId) -> LiveHand | None:
        hands = self._open.get(game_id, {})
        hand = hands.pop(user_id, None)
        if hand is not None:
            hand.ends.cancel()
        if not hands:
            self._open.pop(game_id, None)
        return hand

    def _end(self, game_id: GameId, user_id: UserId) -> None:
        hand = self._forget(game_id, user_id)
        if hand is not None:
            self._client.work_on(self._mark_as_old(hand))

    async def _mark_as_old(self, hand: LiveHand) -> None:
        """Edits a hand for the last time, with the note that it may be outdated."""
        words = self._client.tables.catalogue.words(hand.answer.locale)
        try:
            view = await self._look(hand)
            message = Message(messages.OVER).text(view.hand_text).small(words("hand-old"))
            message.row(button(words("button-hand"), ids.hand(hand.game_id)))
            await hand.answer.edit(self._client, message)
        except (TableError, discord.HTTPException, *UNREACHABLE) as error:
            log.debug("an old hand stays as it is: %s", error)

    async def _look(self, hand: LiveHand) -> SeatView:
        tables = self._client.tables
        view = await tables.views.look(hand.game_id, hand.user_id, hand.answer.locale, hints=False)
        own = await tables.own_tables.of(hand.game_id, hand.user_id)
        return replace(view, note=own.note, muted=own.muted)


async def hand_of(client: TableClient, view: SeatView, news: News = NO_NEWS) -> Message:
    """Returns the message of a hand, with a button to standing orders."""
    message = messages.hand(view, await draw(client.tables, view.hand), news)
    if view.table.title.standing is not None and view.table.status is Status.PLAYING:
        standing = button(view.words("button-standing"), ids.standing_orders(view.table.id, "new"))
        return message.row(standing, *messages.trial_buttons(view, "new"), *messages.own_buttons(view))
    return message.row(*messages.trial_buttons(view, "new"), *messages.own_buttons(view))
