"""The commands of the titles: one per name of a verb or lookup, such as /move and /odds."""

from collections.abc import Iterable
from functools import partial
from typing import TypeAlias

from discord import app_commands

from bot.service.errors import AnotherQuestion
from bot.service.playing.rulebooks import RULES
from bot.text.catalogue import COMMON, ENGLISH, Catalogue
from bot.titles.checks import SHARED
from bot.titles.title import AnyLookup, AnyTitle, AnyVerb, Verb
from bot.ui.client_base import Interaction, locale_of, user_of, words_of
from bot.ui.kit.command_builder import CommandOption, Filled, build
from bot.ui.kit.menus import fitting
from bot.ui.kit.replies import promptly, sentence, table_here
from bot.ui.kit.translator import SlashCommand, describe
from bot.ui.playing import panel
from bot.ui.playing.booklet import show_answer, show_page

TitleCommand: TypeAlias = AnyVerb | AnyLookup
Sources: TypeAlias = list[tuple[AnyTitle, TitleCommand]]


def commands(titles: Iterable[AnyTitle], catalogue: Catalogue) -> list[SlashCommand]:
    """Returns the commands of all verbs and lookups; titles share commands of the same name."""
    named: dict[str, Sources] = {}
    for title in titles:
        mine: tuple[TitleCommand, ...] = (*title.commands.verbs, *title.commands.lookups)
        for command in mine:
            named.setdefault(command.name, []).append((title, command))
    return [_command(name, sources, catalogue) for name, sources in named.items()]


def _command(name: str, sources: Sources, catalogue: Catalogue) -> SlashCommand:
    title, command = sources[0]
    run = _order if isinstance(command, Verb) else _answer

    async def callback(interaction: Interaction, filled: Filled) -> None:
        await promptly(interaction, lambda: run(interaction, name, filled))

    async def complete(
        interaction: Interaction, slot: str, filled: Filled, typed: str
    ) -> list[app_commands.Choice[str]]:
        table = await table_here(interaction)
        choices = await interaction.client.tables.play.complete(
            table.id, user_of(interaction), name, filled, slot, locale_of(interaction)
        )
        return fitting(choices, typed)

    description = describe(catalogue, f"verb-{name}", None if name in SHARED else title)
    return build(name, description, _options(name, sources, catalogue), callback, complete)


def _options(name: str, sources: Sources, catalogue: Catalogue) -> list[CommandOption]:
    """Returns the options of all slots; one is required only if every title requires it."""
    options: dict[str, CommandOption] = {}
    for title, command in sources:
        for slot in command.slots:
            key = f"slot-{name}-{slot.name}"
            is_common = catalogue.knows(COMMON, ENGLISH, key)
            description = describe(catalogue, key, None if is_common else title)
            everywhere = all(
                any(other.name == slot.name and other.required for other in each.slots) for _, each in sources
            )
            option = CommandOption(name=slot.name, description=description, required=everywhere)
            options.setdefault(slot.name, option)
    return sorted(options.values(), key=lambda option: not option.required)


async def _order(interaction: Interaction, verb: str, filled: Filled) -> None:
    """Plays an order, then shows its result and the player's next decision."""
    table = await table_here(interaction)
    await interaction.client.tables.presence.back(table.id, user_of(interaction))
    try:
        done = await interaction.client.tables.play.order(
            table.id,
            user_of(interaction),
            verb,
            filled,
            interaction_id=interaction.id,
            locale=locale_of(interaction),
            meanwhile=partial(panel.after, interaction),
        )
    except AnotherQuestion as error:
        await panel.open_panel(interaction, table.id, note=sentence(error, words_of(interaction)))
    else:
        await panel.after(interaction, done)


async def _answer(interaction: Interaction, lookup: str, filled: Filled) -> None:
    table = await table_here(interaction)
    if lookup == RULES and not filled:
        await show_page(interaction, table.id)
        return
    await show_answer(interaction, table.id, lookup, filled)
