"""The buttons of a board message."""

from bot.service.errors import NotSeated
from bot.service.model.table import SeatView
from bot.service.playing.votes import Ballot
from bot.store.rows import GameId
from bot.ui.client_base import Interaction, locale_of, user_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import Message
from bot.ui.kit.replies import (
    draw,
    draws_on_request,
    privately,
    promptly,
    promptly_in_place,
    show,
    show_all,
    tell,
)
from bot.ui.playing.live_hands import hand_of
from bot.ui.playing.panel import after, news_of, open_panel, seat_view, take_turn, with_replay
from bot.ui.showing import messages


class TurnButton(Pressable, kind=ids.turn):
    """*Take your turn*: opens the orders panel."""

    async def press(self, interaction: Interaction) -> None:
        await promptly(interaction, lambda: take_turn(interaction, self.game_id))


class SuggestButton(Pressable, kind=ids.suggest):
    """*Suggest a move*: opens the orders panel for an onlooker."""

    async def press(self, interaction: Interaction) -> None:
        await promptly(interaction, lambda: open_panel(interaction, self.game_id))


class AdviceButton(Pressable, kind=ids.advice):
    """*What would you do?*: shows the computer's advice."""

    async def press(self, interaction: Interaction) -> None:
        await privately(interaction, lambda: show_advice(interaction, self.game_id))


class UndoButton(Pressable, kind=ids.undo):
    """*Take back*: undoes the presser's last order without a vote."""

    async def press(self, interaction: Interaction) -> None:
        await promptly_in_place(interaction, lambda: self._undo(interaction))

    async def _undo(self, interaction: Interaction) -> None:
        result = await interaction.client.tables.undo.ask(
            self.game_id,
            user_of(interaction),
            seq=int(self.named["seq"]),
            interaction_id=interaction.id,
            locale=locale_of(interaction),
        )
        assert not isinstance(result, Ballot), "the button is offered only if no vote is needed"
        await after(interaction, result)


async def show_advice(interaction: Interaction, game_id: GameId) -> None:
    """Shows the computer's advice with a button to play it."""
    user_id = user_of(interaction)
    advice = await interaction.client.tables.advice.ask(game_id, user_id, locale_of(interaction))
    await show(interaction, messages.advice(advice))


class LayoutButton(Pressable, kind=ids.layout):
    """*Wide picture* and *Tall picture*: draws the board in its other layout; for an onlooker privately."""

    async def press(self, interaction: Interaction) -> None:
        await promptly_in_place(interaction, lambda: self._choose(interaction))

    async def _choose(self, interaction: Interaction) -> None:
        tables, user_id, wide = interaction.client.tables, user_of(interaction), self.named["to"] == "wide"
        await tables.layouts.choose(self.game_id, user_id, wide=wide, interaction_id=interaction.id)
        view = await seat_view(interaction, self.game_id)
        if view.viewer is None:
            draws_on_request(interaction)
            board = Message(messages.colour_of(view.table, view.asked))
            messages.show_board(board, await draw(tables, view.board.in_layout(wide=wide)), view.alt)
            await tell(interaction, board)


class HandButton(Pressable, kind=ids.hand):
    """*My hand*: shows the presser's hand."""

    async def press(self, interaction: Interaction) -> None:
        await promptly(interaction, lambda: self._show(interaction))

    async def _show(self, interaction: Interaction) -> None:
        await show_hand(interaction, await seat_view(interaction, self.game_id))


class TextBoardButton(Pressable, kind=ids.text_board):
    """*Board as text*: shows the board in words."""

    async def press(self, interaction: Interaction) -> None:
        await promptly(interaction, lambda: self._show(interaction))

    async def _show(self, interaction: Interaction) -> None:
        view = await seat_view(interaction, self.game_id)
        await show_all(
            interaction, messages.texts(view.text_board, messages.colour_of(view.table, view.asked))
        )


async def show_hand(interaction: Interaction, view: SeatView) -> None:
    """Shows a player their hand; raises `NotSeated` for onlookers."""
    if view.viewer is None:
        raise NotSeated
    news = await news_of(interaction, view.table.id)
    message = with_replay(await hand_of(interaction.client, view, news), view.table.id, news, view.words)
    await interaction.client.live_hands.show(interaction, view, message)
