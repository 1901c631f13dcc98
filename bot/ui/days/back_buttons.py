"""The buttons of a table where somebody is away: the way back, and the way into their seat."""

from bot.service.errors import NotSeated
from bot.store.rows import UserId
from bot.ui.client_base import Interaction
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.names import register
from bot.ui.kit.replies import privately
from bot.ui.playing.panel import open_panel
from engine.core import Seat


class BackButton(Pressable, kind=ids.back):
    """*I'm back*: for those who sit there; whatever they are asked is shown at once."""

    async def press(self, interaction: Interaction) -> None:
        await privately(interaction, lambda: self._back(interaction))

    async def _back(self, interaction: Interaction) -> None:
        tables, user_id = interaction.client.tables, UserId(interaction.user.id)
        table = await tables.views.table(self.game_id)
        if table.seat_of(user_id) is None:
            raise NotSeated
        await tables.presence.back(self.game_id, user_id, interaction_id=interaction.id)
        await open_panel(interaction, self.game_id)


class TakeButton(Pressable, kind=ids.take):
    """*Take this seat*: for anybody who does not sit there, while its people are away."""

    async def press(self, interaction: Interaction) -> None:
        await privately(interaction, lambda: self._take(interaction))

    async def _take(self, interaction: Interaction) -> None:
        seat = Seat(int(self.named["seat"]))
        await interaction.client.tables.seats.take_over(
            self.game_id, seat, await register(interaction), interaction_id=interaction.id
        )
        await open_panel(interaction, self.game_id)
