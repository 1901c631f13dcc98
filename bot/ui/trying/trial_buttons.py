"""The buttons and selects of a trial."""

from collections.abc import Awaitable, Callable
from typing import ClassVar

from bot.service.errors import Stale
from bot.service.trying.trials import Trial
from bot.store.rows import GameId, UserId
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.ids import PanelPlace
from bot.ui.kit.menus import clip
from bot.ui.kit.message import LONGEST_LABEL
from bot.ui.kit.replies import promptly, promptly_in_place
from bot.ui.playing.panel import open_panel, play
from bot.ui.trying.line_list import show_lines
from bot.ui.trying.trial_panel import (
    advice_note,
    go,
    open_trial,
    outcome_message,
    show_as_it_stands,
    show_trial,
)
from renderer.words import capitalise

Edit = Callable[[GameId, UserId, int], Awaitable[Trial]]


class TrialButton(Pressable, kind=ids.trial):
    """*Try it out*: opens the panel of a private copy."""

    async def press(self, interaction: Interaction) -> None:
        answer = promptly_in_place if self.named["where"] == "here" else promptly
        await answer(interaction, lambda: open_trial(interaction, self.game_id))


class TrialStepButton(Pressable, kind=ids.trial_step):
    """The button that leads to another question of the panel."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace.read(**self.named.groupdict())
        await promptly_in_place(interaction, lambda: go(interaction, way))


class TrialSelect(Pressable, kind=ids.trial_select):
    """The select of a question."""

    async def press(self, interaction: Interaction) -> None:
        way = PanelPlace.read(**self.named.groupdict())
        await promptly_in_place(interaction, lambda: self._choose(interaction, way))

    async def _choose(self, interaction: Interaction, way: PanelPlace) -> None:
        """Tries the chosen action, or shows the next question."""
        if self.action is not None:
            await _try(interaction, way.game_id, way.seq, self.action)
        else:
            await go(interaction, way.on(self.number))


class TrialMoveButton(Pressable, kind=ids.trial_move):
    """The button of one legal action."""

    async def press(self, interaction: Interaction) -> None:
        edits, index = int(self.named["seq"]), int(self.named["index"])
        await promptly_in_place(interaction, lambda: _try(interaction, self.game_id, edits, index))


class TrialWholeSelect(Pressable, kind=ids.trial_whole):
    """The select of whole orders."""

    async def press(self, interaction: Interaction) -> None:
        edits, trials = int(self.named["seq"]), interaction.client.tables.trial_play

        async def edit(game_id: GameId, user_id: UserId, edits: int) -> Trial:
            return await trials.choose_order(game_id, user_id, edits, self.number)

        await promptly_in_place(interaction, lambda: _edit(interaction, self.game_id, edits, edit))


class OutcomeSelect(Pressable, kind=ids.trial_outcome):
    """The select of outcomes of the last order."""

    async def press(self, interaction: Interaction) -> None:
        edits, trials = int(self.named["seq"]), interaction.client.tables.trial_play

        async def edit(game_id: GameId, user_id: UserId, edits: int) -> Trial:
            return await trials.choose_outcome(game_id, user_id, edits, self.number)

        await promptly_in_place(interaction, lambda: _edit(interaction, self.game_id, edits, edit))


class TrialToolButton(Pressable, kind=ids.trial_act):
    """The other buttons of a trial."""

    EDITS: ClassVar[dict[str, Callable[[Interaction], Edit]]] = {
        "undo": lambda interaction: interaction.client.tables.trial_play.undo,
        "deal": lambda interaction: interaction.client.tables.trial_play.deal,
        "roll": lambda interaction: interaction.client.tables.trial_play.roll_again,
        "dice": lambda interaction: interaction.client.tables.trial_play.switch_dice,
        "carry": lambda interaction: interaction.client.tables.trial_lines.carry_over,
        "add": lambda interaction: interaction.client.tables.trial_lines.add,
        "delete": lambda interaction: interaction.client.tables.trial_lines.delete,
    }

    async def press(self, interaction: Interaction) -> None:
        what, edits = self.named["what"], int(self.named["seq"])
        if what in self.EDITS:
            edit = self.EDITS[what](interaction)
            await promptly_in_place(interaction, lambda: _edit(interaction, self.game_id, edits, edit))
        else:
            await promptly_in_place(interaction, lambda: _look(interaction, self.game_id, edits, what))


class LineMoveButton(Pressable, kind=ids.line_move):
    """*Confirm*: plays the next order of a line at the table."""

    async def press(self, interaction: Interaction) -> None:
        seq, index = int(self.named["seq"]), int(self.named["index"])
        await promptly_in_place(interaction, lambda: play(interaction, self.game_id, seq, index))


class LeaveLineButton(Pressable, kind=ids.leave_line):
    """*Leave the line*: the orders panel no longer offers its orders."""

    async def press(self, interaction: Interaction) -> None:
        await promptly_in_place(interaction, lambda: self._leave(interaction))

    async def _leave(self, interaction: Interaction) -> None:
        await interaction.client.tables.trial_lines.leave(self.game_id, user_of(interaction))
        await open_panel(interaction, self.game_id)


async def _try(interaction: Interaction, game_id: GameId, edits: int, index: int) -> None:
    trials = interaction.client.tables.trial_play

    async def edit(game_id: GameId, user_id: UserId, edits: int) -> Trial:
        return await trials.choose(game_id, user_id, edits, index)

    await _edit(interaction, game_id, edits, edit)


async def _edit(interaction: Interaction, game_id: GameId, edits: int, edit: Edit) -> None:
    """Edits the open line and shows it; if it was edited since, only shows it."""
    try:
        trial = await edit(game_id, user_of(interaction), edits)
    except Stale:
        await show_as_it_stands(interaction, game_id)
    else:
        await show_trial(interaction, trial)


async def _look(interaction: Interaction, game_id: GameId, edits: int, what: str) -> None:
    """Shows the lines, the outcomes, the computer's advice, or the table's own panel."""
    try:
        match what:
            case "lines":
                await show_lines(interaction, game_id)
            case "chances":
                await _show_outcomes(interaction, game_id, edits)
            case "advice":
                await _show_advice(interaction, game_id, edits)
            case "take":
                await interaction.client.tables.trial_lines.take(game_id, user_of(interaction), edits)
                await open_panel(interaction, game_id)
            case _:
                await open_panel(interaction, game_id)
    except Stale:
        await show_as_it_stands(interaction, game_id)


async def _show_outcomes(interaction: Interaction, game_id: GameId, edits: int) -> None:
    tables, locale = interaction.client.tables, locale_of(interaction)
    trial, found = await tables.trial_play.outcomes(game_id, user_of(interaction), edits)
    labels = tables.trial_play.labels(trial, found, locale)
    message = outcome_message(tables.trials.show(trial, locale), found, labels)
    await interaction.client.live_panels.show(interaction, game_id, message)


async def _show_advice(interaction: Interaction, game_id: GameId, edits: int) -> None:
    tables, user_id = interaction.client.tables, user_of(interaction)
    advice = await tables.trial_play.advise(game_id, user_id, edits, locale_of(interaction))
    label = clip(capitalise(advice.offer.label), LONGEST_LABEL)
    note = advice_note(label, advice.reason, words_of(interaction))
    await show_trial(interaction, await tables.trials.at(game_id, user_id, edits), note=note)
