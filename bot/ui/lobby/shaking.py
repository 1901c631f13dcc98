"""*Shake dice* in the lobby: a person's word for the seed."""

from bot.store.rows import GameId
from bot.ui.client_base import Interaction, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import Message
from bot.ui.kit.replies import open_modal, privately, show
from bot.ui.lobby.word_modal import typed_word, word_modal
from bot.ui.showing.messages import OVER


class ShakeButton(Pressable, kind=ids.shake):
    """*Shake dice*: opens the modal for a word."""

    async def press(self, interaction: Interaction) -> None:
        user_id, words = user_of(interaction), words_of(interaction)
        await open_modal(
            interaction,
            word_modal(
                ids.shake_modal(self.game_id),
                words("shake-title"),
                words("shake-word"),
                words("shake-about"),
                required=False,
            ),
            lambda: interaction.client.tables.seals.may_shake(self.game_id, user_id),
        )


async def take_word(interaction: Interaction) -> bool:
    """Handles a submitted modal; tells whether it was one of ours."""
    typed = typed_word(interaction, ids.shake_modal)
    if typed is not None:
        await privately(interaction, lambda: _shake(interaction, *typed))
    return typed is not None


async def _shake(interaction: Interaction, game_id: GameId, typed: str) -> None:
    word = await interaction.client.tables.seals.shake(
        game_id, user_of(interaction), typed, interaction_id=interaction.id
    )
    await show(interaction, Message(OVER).text(words_of(interaction)("shake-done", word=word)))
