"""The level of computer players, or who they are: a select in the lobby, and /table computer."""

from discord import app_commands

from bot.service.errors import NoComputerSeat
from bot.service.model.table import Table
from bot.text.catalogue import Catalogue
from bot.titles.title import Choice
from bot.ui.client_base import Interaction, user_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.command_builder import CommandOption, Filled, build
from bot.ui.kit.components import Pressable
from bot.ui.kit.menus import fitting
from bot.ui.kit.message import Message
from bot.ui.kit.replies import in_place, privately, show, table_here
from bot.ui.kit.translator import SlashCommand, describe
from bot.ui.lobby.lobby_message import named_level
from engine.core import Seat

LEVEL, SEAT = "level", "seat"


class LevelSelect(Pressable, kind=ids.level):
    """The select of characters or levels in a lobby."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: self._choose(interaction))

    async def _choose(self, interaction: Interaction) -> None:
        await interaction.client.tables.levels.choose(
            self.game_id, user_of(interaction), self.value, interaction_id=interaction.id
        )


def command(catalogue: Catalogue) -> SlashCommand:
    """Returns /table computer."""
    options = [
        CommandOption(name=LEVEL, description=describe(catalogue, "option-computer-level"), required=True),
        CommandOption(name=SEAT, description=describe(catalogue, "option-computer-seat"), required=False),
    ]

    async def run(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: _choose(interaction, filled))

    return build("computer", describe(catalogue, "command-table-computer"), options, run, _complete)


async def _choose(interaction: Interaction, filled: Filled) -> None:
    table = await table_here(interaction)
    seat = _value(_seats(interaction, table), filled[SEAT]) if SEAT in filled else None
    if SEAT in filled and seat is None:
        raise NoComputerSeat
    typed = filled.get(LEVEL, "")  # blanks alone count as nothing
    level = _value(_levels(interaction, table), typed) or typed
    where = None if seat is None else Seat(int(seat))
    await interaction.client.tables.levels.choose(
        table.id, user_of(interaction), level, where, interaction_id=interaction.id
    )
    await show(interaction, Message().text(words_of(interaction)("table-done")))


async def _complete(
    interaction: Interaction, slot: str, filled: Filled, typed: str
) -> list[app_commands.Choice[str]]:
    table = await table_here(interaction)
    offered = _levels(interaction, table) if slot == LEVEL else _seats(interaction, table)
    return fitting(offered, typed)


def _levels(interaction: Interaction, table: Table) -> list[Choice]:
    words, title = words_of(interaction), table.title
    named = [Choice(value=one.id, label=named_level(one, words)) for one in title.characters]
    return [*named, *(Choice(value=one.value, label=words(f"level-{one.value}")) for one in title.minds)]


def _seats(interaction: Interaction, table: Table) -> list[Choice]:
    words = interaction.client.tables.catalogue.words(table.locale, table.title)
    return [
        Choice(value=str(chair.seat), label=words(f"seat-{chair.key}"))
        for chair in table.chairs
        if chair.computer
    ]


def _value(offered: list[Choice], typed: str) -> str | None:
    """Returns the value of a choice by its value or label; None: there is no such choice."""
    return next(
        (choice.value for choice in offered if typed.casefold() in (choice.value, choice.label.casefold())),
        None,
    )
