"""/move, /shoot, /odds and the rest: the verbs and lookups of all titles, one command a name."""

from collections.abc import Iterable
from typing import Any

from discord import app_commands

from bot.service.table import Table
from bot.store.rows import UserId
from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle, Lookup, Verb
from bot.ui import panel, posts
from bot.ui.answers import show_all
from bot.ui.choices import fitting
from bot.ui.commands.building import Filled, Option, build
from bot.ui.errors import Incomplete, privately
from bot.ui.finding import table_here
from bot.ui.front import Interaction, locale_of
from bot.ui.translator import described

AnyCommand = Verb[Any, Any, Any] | Lookup[Any]
Sources = list[tuple[AnyTitle, AnyCommand]]


def commands(titles: Iterable[AnyTitle], catalogue: Catalogue) -> list[app_commands.Command[Any, ..., None]]:
    """Returns a command for every verb and lookup; what several titles share is one command."""
    named: dict[str, Sources] = {}
    for title in titles:
        mine: tuple[AnyCommand, ...] = (*title.verbs, *title.lookups)
        for command in mine:
            named.setdefault(command.name, []).append((title, command))
    return [_command(name, sources, catalogue) for name, sources in named.items()]


def _command(name: str, sources: Sources, catalogue: Catalogue) -> app_commands.Command[Any, ..., None]:
    title, command = sources[0]
    run = _order if isinstance(command, Verb) else _answer

    async def callback(interaction: Interaction, filled: Filled) -> None:
        await privately(interaction, lambda: run(interaction, name, filled))

    async def complete(
        interaction: Interaction, slot: str, filled: Filled, typed: str
    ) -> list[app_commands.Choice[str]]:
        table = await table_here(interaction)
        choices = await interaction.client.tables.complete(
            table.id, UserId(interaction.user.id), name, filled, slot, locale_of(interaction)
        )
        return fitting(choices, typed)

    description = described(catalogue, f"verb-{name}", title)
    return build(name, description, _options(name, sources, catalogue), callback, complete)


def _options(name: str, sources: Sources, catalogue: Catalogue) -> list[Option]:
    """Returns all slots; one that some title does without is optional, and the others insist on it."""
    options: dict[str, Option] = {}
    for title, command in sources:
        for slot in command.slots:
            description = described(catalogue, f"slot-{name}-{slot.name}", title)
            everywhere = all(
                any(other.name == slot.name and other.required for other in each.slots) for _, each in sources
            )
            option = Option(name=slot.name, description=description, required=everywhere)
            options.setdefault(slot.name, option)
    return sorted(options.values(), key=lambda option: not option.required)


async def _order(interaction: Interaction, verb: str, filled: Filled) -> None:
    """Plays an order, then shows what came of it and what the player is asked next."""
    table = await table_here(interaction)
    _insist(table, verb, filled)
    report = await interaction.client.tables.order(
        table.id,
        UserId(interaction.user.id),
        verb,
        filled,
        interaction_id=interaction.id,
        locale=locale_of(interaction),
    )
    await panel.after(interaction, report)


async def _answer(interaction: Interaction, lookup: str, filled: Filled) -> None:
    table = await table_here(interaction)
    _insist(table, lookup, filled)
    tables, user_id, locale = interaction.client.tables, UserId(interaction.user.id), locale_of(interaction)
    sheets = posts.texts(await tables.answer(table.id, user_id, lookup, filled, locale))
    drawn = await tables.illustration(table.id, user_id, lookup, filled, locale)
    if drawn is not None:
        sheets[-1].picture(drawn.png, f"{lookup}.png", drawn.alt)
    await show_all(interaction, sheets)


def _insist(table: Table, name: str, filled: Filled) -> None:
    """Raises when something is left blank that this game asks for: other games may do without."""
    commands: tuple[AnyCommand, ...] = (*table.title.verbs, *table.title.lookups)
    for slot in (slot for command in commands if command.name == name for slot in command.slots):
        if slot.required and slot.name not in filled:
            raise Incomplete(slot.name)
