"""Private hand messages: updated while their interaction token is valid, then marked as old."""

import asyncio
import logging
from dataclasses import dataclass

import discord

from bot.service.errors import TableError
from bot.service.model.table import SeatView
from bot.service.showing.last_seen import News
from bot.store.rows import GameId, Status, UserId
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.message import Message, button
from bot.ui.kit.replies import draw, show
from bot.ui.playing.live_panels import TOKEN_LIVES, take_away
from bot.ui.showing import messages

log = logging.getLogger(__name__)

NO_NEWS = News(since=0, lines=())


@dataclass(frozen=True, kw_only=True)
class LiveHand:
    """A private hand message, with the interaction to edit it."""

    game_id: GameId
    interaction: Interaction
    said: str  # the hand in words
    ends: asyncio.TimerHandle

    @property
    def user_id(self) -> UserId:
        return user_of(self.interaction)


class LiveHands:
    """One hand message per person and table; after a restart earlier ones are not updated."""

    def __init__(self) -> None:
        self._open: dict[GameId, dict[UserId, LiveHand]] = {}

    async def show(self, interaction: Interaction, view: SeatView, message: Message) -> None:
        """Shows a hand and deletes the earlier message."""
        await show(interaction, message)
        earlier = self._forget(view.table.id, user_of(interaction))
        if view.hand is not None:
            self._keep(interaction, view)
        if earlier is not None:
            await take_away(earlier.interaction)

    async def refresh(self, game_id: GameId) -> None:
        """Updates the changed hands of a table; deletes hands of people that have left it."""
        for hand in tuple(self._open.get(game_id, {}).values()):
            try:
                await self._refresh(hand)
            except (TableError, discord.HTTPException) as error:  # dismissed, or the token has expired
                log.debug("a hand is left as it is: %s", error)
                self._forget(game_id, hand.user_id)

    def close(self) -> None:
        """Cancels all timers."""
        for hands in self._open.values():
            for hand in hands.values():
                hand.ends.cancel()
        self._open.clear()

    async def _refresh(self, hand: LiveHand) -> None:
        view = await _look(hand)
        if view.hand is None:
            self._forget(hand.game_id, hand.user_id)
            await take_away(hand.interaction)
        elif view.hand_text != hand.said:
            self._keep(hand.interaction, view, ends=hand.ends)
            await _edit(hand, await hand_of(hand.interaction, view))

    def _keep(
        self, interaction: Interaction, view: SeatView, ends: asyncio.TimerHandle | None = None
    ) -> None:
        game_id, user_id = view.table.id, user_of(interaction)
        ends = ends or asyncio.get_running_loop().call_later(TOKEN_LIVES, self._end, game_id, user_id)
        hand = LiveHand(game_id=game_id, interaction=interaction, said=view.hand_text, ends=ends)
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
            hand.interaction.client.work_on(_mark_as_old(hand))


async def hand_of(interaction: Interaction, view: SeatView, news: News = NO_NEWS) -> Message:
    """Returns the message of a hand, with a button to standing orders."""
    message = messages.hand(view, await draw(interaction.client.tables, view.hand), news)
    if view.table.title.standing is not None and view.table.status is Status.PLAYING:
        message.row(button(view.words("button-standing"), ids.standing_orders(view.table.id, "new")))
    return message


async def _mark_as_old(hand: LiveHand) -> None:
    """Edits a hand for the last time, with the note that it may be outdated."""
    words = words_of(hand.interaction)
    try:
        view = await _look(hand)
        message = Message(messages.OVER).text(view.hand_text).small(words("hand-old"))
        await _edit(hand, message.row(button(words("button-hand"), ids.hand(hand.game_id))))
    except (TableError, discord.HTTPException) as error:
        log.debug("an old hand stays as it is: %s", error)


async def _look(hand: LiveHand) -> SeatView:
    tables = hand.interaction.client.tables
    return await tables.views.look(hand.game_id, hand.user_id, locale_of(hand.interaction), hints=False)


async def _edit(hand: LiveHand, message: Message) -> None:
    await hand.interaction.edit_original_response(view=message.view(), attachments=message.files())
