"""*Note* and *Mute*: a private note about a table, and a table that notifies its owner of nothing."""

from bot.service.people.own_tables import LONGEST_NOTE
from bot.store.rows import GameId
from bot.ui.client_base import Interaction, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.replies import open_modal, privately, promptly
from bot.ui.lobby.word_modal import typed_word, word_modal
from bot.ui.playing.panel import open_panel


class NoteButton(Pressable, kind=ids.note):
    """*Note*: opens the modal with the presser's note."""

    async def press(self, interaction: Interaction) -> None:
        tables, user_id, words = interaction.client.tables, user_of(interaction), words_of(interaction)
        kept = await tables.own_tables.of(self.game_id, user_id)
        modal = word_modal(
            ids.note_modal(self.game_id),
            words("note-title"),
            words("note-own"),
            words("note-about"),
            required=False,
            longest=LONGEST_NOTE,
            given=kept.note,
        )
        await open_modal(interaction, modal, lambda: tables.own_tables.check(self.game_id, user_id))


async def take_note(interaction: Interaction) -> bool:
    """Handles a submitted modal; tells whether it was one of ours."""
    typed = typed_word(interaction, ids.note_modal)
    if typed is not None:
        await privately(interaction, lambda: _note(interaction, *typed))
    return typed is not None


async def _note(interaction: Interaction, game_id: GameId, text: str) -> None:
    """Stores the note and shows the orders panel with it."""
    kept = await interaction.client.tables.own_tables.note(game_id, user_of(interaction), text)
    await open_panel(interaction, game_id, words_of(interaction)("note-kept" if kept else "note-deleted"))


class MuteButton(Pressable, kind=ids.mute):
    """*Mute* and *Unmute*: decides whether the table may notify the presser."""

    async def press(self, interaction: Interaction) -> None:
        await promptly(interaction, lambda: self._mute(interaction))

    async def _mute(self, interaction: Interaction) -> None:
        on = self.named["wanted"] == "1"
        await interaction.client.tables.own_tables.mute(self.game_id, user_of(interaction), on=on)
        said = words_of(interaction)("mute-on" if on else "mute-off")
        await open_panel(interaction, self.game_id, said)
