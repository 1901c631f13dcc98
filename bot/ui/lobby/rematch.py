"""The *Rematch* button: opens a new lobby with the same people invited."""

from bot.service.lobby.rematches import Rematch
from bot.store.rows import GameId
from bot.ui.client_base import Interaction, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import Message
from bot.ui.kit.names import register
from bot.ui.kit.replies import privately, show
from bot.ui.lobby import lobby_buttons
from bot.ui.people import server
from bot.ui.showing.card import url


class RematchButton(Pressable, kind=ids.rematch):
    """*Rematch*, on the card of a finished game."""

    async def press(self, interaction: Interaction) -> None:
        await privately(interaction, lambda: self._open(interaction))

    async def _open(self, interaction: Interaction) -> None:
        client = interaction.client
        rematch = await _find_or_open(interaction, self.game_id)
        await lobby_buttons.is_posted(interaction, rematch.lobby.table.id)
        card = await client.tables.cards.of_table(rematch.lobby.table.id)
        await show(interaction, Message().text(words_of(interaction)("rematch-open", link=url(card))))


async def _find_or_open(interaction: Interaction, game_id: GameId) -> Rematch:
    """Returns the rematch of a game; opens one if the server admits another table."""
    rematches, asker = interaction.client.tables.rematches, await register(interaction)
    found = await rematches.find(game_id, asker)
    if found is not None:
        return found
    table = await interaction.client.tables.views.table(game_id)
    await server.admit(interaction, alone=len(table.chairs) == 1)
    return await rematches.open(game_id, asker, interaction_id=interaction.id)
