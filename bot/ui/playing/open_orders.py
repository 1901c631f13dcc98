"""Buttons and selects of a question that is answered on the public board.

A valid press shows nothing privately: the board is drawn again with the result. Only if the player has handed
over and other games wait for them, they get the way to the next one. A press that does not count is answered
privately, and the board stays the same.
"""

from bot.service.errors import NotSeated, Stale
from bot.service.showing.pages import Page
from bot.ui.client_base import Interaction, locale_of, user_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.ids import PanelPlace
from bot.ui.kit.menus import Menu, NoSuchWay, menu
from bot.ui.kit.replies import promptly_in_place, tell
from bot.ui.playing import panel


class OpenMove(Pressable, kind=ids.open_move):
    """The button of one legal action."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace(game_id=self.game_id, seq=int(self.named["seq"]))
        await promptly_in_place(interaction, lambda: _play(interaction, way, int(self.named["index"])))


class OpenStep(Pressable, kind=ids.open_step):
    """The button that leads to another question."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace.read(**self.named.groupdict())
        await promptly_in_place(interaction, lambda: _go(interaction, way))


class OpenSelect(Pressable, kind=ids.open_select):
    """The select of a question."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace.read(**self.named.groupdict())
        await promptly_in_place(interaction, lambda: self._choose(interaction, way))

    async def _choose(self, interaction: Interaction, way: PanelPlace) -> None:
        """Plays the chosen action, or shows the next question."""
        if self.action is not None:
            await _play(interaction, way, self.action)
        else:
            await _go(interaction, way.on(self.number))


class OpenUndo(Pressable, kind=ids.open_undo):
    """*Take back*: undoes the last order of the asked player without a vote."""

    async def press(self, interaction: Interaction) -> None:
        await promptly_in_place(interaction, lambda: self._undo(interaction))

    async def _undo(self, interaction: Interaction) -> None:
        """Undoes the order; refuses other people, whose press would call a vote."""
        tables, user_id, seq = interaction.client.tables, user_of(interaction), int(self.named["seq"])
        await tables.play.page_to_answer(self.game_id, user_id, seq=seq, locale=locale_of(interaction))
        await tables.undo.ask(
            self.game_id,
            user_id,
            seq=seq,
            interaction_id=interaction.id,
            locale=locale_of(interaction),
        )


async def _play(interaction: Interaction, way: PanelPlace, index: int) -> None:
    """Plays an action; an onlooker's press is a suggestion."""
    tables, user_id = interaction.client.tables, user_of(interaction)
    table = await tables.views.table(way.game_id)
    if table.seat_of(user_id) is None:
        await tell(interaction, await panel.suggestion(interaction, way.game_id, way.seq, index))
        return
    await tables.play.choose(
        way.game_id,
        user_id,
        seq=way.seq,
        index=index,
        interaction_id=interaction.id,
        locale=locale_of(interaction),
    )
    message = panel.handed_over(await panel.seat_view(interaction, way.game_id))
    if message is not None:
        await tell(interaction, message)


async def _go(interaction: Interaction, way: PanelPlace) -> None:
    """Shows another question on the board, or privately to an onlooker."""
    tables, user_id = interaction.client.tables, user_of(interaction)
    table = await tables.views.table(way.game_id)
    if table.seat_of(user_id) is None:
        await _let_suggest(interaction, way)
        return
    page = await tables.play.page_to_answer(way.game_id, user_id, seq=way.seq, locale=locale_of(interaction))
    _question(page, way)
    interaction.client.outbox_worker.narrow(way)


def _question(page: Page, way: PanelPlace) -> Menu:
    """Returns the menu of a place on the board; raises `Stale` when it has changed."""
    if not page.offers:
        raise Stale
    try:
        return menu(page.offers, way.path, page.words)
    except NoSuchWay as error:
        raise Stale from error


async def _let_suggest(interaction: Interaction, way: PanelPlace) -> None:
    view = await panel.seat_view(interaction, way.game_id)
    if not view.suggests:
        raise NotSeated
    if not view.holds(way.seq):
        raise Stale
    try:
        message = panel.panel(view, way)
    except NoSuchWay as error:
        raise Stale from error
    await tell(interaction, message)
