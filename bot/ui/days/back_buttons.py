"""The buttons *I'm back*, *I'm back everywhere* and *Take this seat* of tables with absent people."""

from bot.service.errors import NotSeated
from bot.ui.client_base import Interaction, user_of, words_of
from bot.ui.finished.games_command import show_games
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.names import register
from bot.ui.kit.replies import in_place, privately
from bot.ui.playing.panel import open_panel
from engine.core import Seat


class BackButton(Pressable, kind=ids.back):
    """*I'm back*: ends the presser's absence and opens their orders panel."""

    async def press(self, interaction: Interaction) -> None:
        await privately(interaction, lambda: self._back(interaction))

    async def _back(self, interaction: Interaction) -> None:
        tables, user_id = interaction.client.tables, user_of(interaction)
        table = await tables.views.table(self.game_id)
        if table.seat_of(user_id) is None:
            raise NotSeated
        await tables.presence.back(self.game_id, user_id, interaction_id=interaction.id)
        await open_panel(interaction, self.game_id)


class BackEverywhereButton(Pressable, kind=ids.back_everywhere):
    """*I'm back everywhere*: ends the presser's absence at all their tables and lists them."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._back(interaction))

    async def _back(self, interaction: Interaction) -> None:
        games = await interaction.client.tables.presence.back_everywhere(user_of(interaction))
        await show_games(interaction, note=words_of(interaction)("games-back", count=games))


class TakeButton(Pressable, kind=ids.take):
    """*Take this seat*: hands the seat of absent people over to the presser."""

    async def press(self, interaction: Interaction) -> None:
        await privately(interaction, lambda: self._take(interaction))

    async def _take(self, interaction: Interaction) -> None:
        seat = Seat(int(self.named["seat"]))
        await interaction.client.tables.seats.take_over(
            self.game_id, seat, await register(interaction), interaction_id=interaction.id
        )
        await open_panel(interaction, self.game_id)
