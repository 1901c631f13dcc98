"""The list of a person's lines at a table: opens, adds, renames and deletes them."""

import discord

from bot.service.errors import Stale
from bot.service.trying.trial_lines import LONGEST_NAME, MOST_LINES
from bot.store.rows import GameId
from bot.ui.client_base import Interaction, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.ids import PanelPlace
from bot.ui.kit.menus import clip
from bot.ui.kit.message import GRAVE, PLAIN, Message, button
from bot.ui.kit.replies import open_modal, privately, promptly_in_place
from bot.ui.lobby.word_modal import typed_word, word_modal
from bot.ui.showing import messages
from bot.ui.trying.trial_panel import open_trial, show_as_it_stands, show_trial


async def show_lines(interaction: Interaction, game_id: GameId) -> None:
    """Shows the asker's lines at a table, to choose one."""
    trial = await interaction.client.tables.trials.open(game_id, user_of(interaction))
    words, row = words_of(interaction), trial.row
    named = sorted(trial.rows, key=lambda one: one.number)
    options = [
        discord.SelectOption(
            label=clip(messages.line_name(one.name, one.number, words), 100),
            description=words("trial-line-passed") if one.seq != trial.position.game.seq else None,
            value=str(one.number),
            default=one.number == row.number,
        )
        for one in named
    ]
    message = Message(messages.OVER).text(words("trial-lines", most=MOST_LINES))
    message.select(ids.trial_line(game_id, row.edits), words("trial-lines-choose"), options)
    buttons = [
        button(words("button-trial-name"), ids.trial_name(game_id, row.edits), PLAIN),
        button(words("button-trial-delete"), ids.trial_act(game_id, row.edits, "delete"), GRAVE),
        button(words("button-back"), ids.trial_step(PanelPlace(game_id=game_id, seq=row.edits)), PLAIN),
    ]
    if len(named) < MOST_LINES:
        add = button(words("button-trial-add"), ids.trial_act(game_id, row.edits, "add"), PLAIN)
        buttons.insert(0, add)
    await interaction.client.live_panels.show(interaction, game_id, message.row(*buttons))


class LineSelect(Pressable, kind=ids.trial_line):
    """The select of lines."""

    async def press(self, interaction: Interaction) -> None:
        await promptly_in_place(interaction, lambda: self._open(interaction))

    async def _open(self, interaction: Interaction) -> None:
        lines, edits = interaction.client.tables.trial_lines, int(self.named["seq"])
        try:
            trial = await lines.open(self.game_id, user_of(interaction), edits, self.number)
        except Stale:
            await show_as_it_stands(interaction, self.game_id)
        else:
            await show_trial(interaction, trial)


class NameLineButton(Pressable, kind=ids.trial_name):
    """*Rename*: opens the modal with the name of the open line."""

    async def press(self, interaction: Interaction) -> None:
        tables, user_id, words = interaction.client.tables, user_of(interaction), words_of(interaction)
        modal = word_modal(
            ids.trial_name_modal(self.game_id),
            words("trial-name-title"),
            words("trial-name"),
            words("trial-name-about"),
            required=False,
            longest=LONGEST_NAME,
        )
        await open_modal(interaction, modal, lambda: tables.own_tables.check(self.game_id, user_id))


async def take_name(interaction: Interaction) -> bool:
    """Handles a submitted modal; tells whether it was one of ours."""
    typed = typed_word(interaction, ids.trial_name_modal)
    if typed is not None:
        await privately(interaction, lambda: _name(interaction, *typed))
    return typed is not None


async def _name(interaction: Interaction, game_id: GameId, text: str) -> None:
    await interaction.client.tables.trial_lines.name(game_id, user_of(interaction), text)
    await open_trial(interaction, game_id)
