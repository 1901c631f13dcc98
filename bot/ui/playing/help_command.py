"""/help: the games and commands; at a table, only its game."""

from collections.abc import Collection
from importlib.metadata import version

from discord import app_commands

from bot.service.model.table import Table
from bot.titles.checks import SHARED
from bot.titles.title import AnyTitle, Words
from bot.ui.client_base import Interaction, TableClient, locale_of, words_of
from bot.ui.kit.replies import NoTableHere, show_all, table_here
from bot.ui.kit.translator import SlashCommand, name_in, text_of
from bot.ui.showing import messages


async def show_help(interaction: Interaction) -> None:
    """Shows how to play, and the commands that are useful here."""
    try:
        table = await table_here(interaction)
    except NoTableHere:
        told = _anywhere(interaction)
    else:
        told = _at(table, interaction)
    told.append(_about(interaction))
    await show_all(interaction, messages.texts("\n".join(told)))


def _about(interaction: Interaction) -> str:
    """Returns the last line: version, that the bot is unofficial, and a contact."""
    client = interaction.client
    return "-# " + words_of(interaction)("help-unofficial", version=version("ackack"), contact=client.contact)


def _anywhere(interaction: Interaction) -> list[str]:
    tables, locale, words = interaction.client.tables, locale_of(interaction), words_of(interaction)
    goals = []
    for title in tables.titles.values():
        own = tables.catalogue.words(locale, title)
        goals.append("- " + words("help-goal", title=own("title-name"), goal=own("title-goal")))
    lines = [
        _line(command, interaction, words)
        for command in _commands(interaction.client)
        if text_of(command).title is None and command.name not in SHARED
    ]
    told = [f"### {words('help-title')}", words("help-new"), *goals, words("help-edition")]
    return [*told, *_how(tables.titles.values(), words), f"### {words('help-commands')}", *lines]


def _at(table: Table, interaction: Interaction) -> list[str]:
    words = interaction.client.tables.catalogue.words(locale_of(interaction), table.title)
    own = {verb.name for verb in table.title.commands.verbs} | {
        lookup.name for lookup in table.title.commands.lookups
    }
    commands = [
        command
        for command in _commands(interaction.client)
        if command.name in own or _is_common(command, table)
    ]
    commands.sort(key=lambda command: (command.name not in own, command.parent is not None))
    lines = [_line(command, interaction, words) for command in commands]
    goal = words("help-goal", title=words("title-name"), goal=table.title.wording.about(table.options, words))
    told = [f"### {words('help-title')}", goal, words("help-rules"), words("help-edition")]
    return [*told, *_how((table.title,), words), f"### {words('help-commands-here')}", *lines]


def _is_common(command: SlashCommand, table: Table) -> bool:
    """Tells whether a command is the bot's own, and has a use in this game."""
    is_own = text_of(command).title is None and command.name not in SHARED
    return is_own and _is_of_use(command, table)


def _is_of_use(command: SlashCommand, table: Table) -> bool:
    """Tells whether a common command has a use in this game."""
    title = table.title
    needs = {
        "hand": title.pictures.hand is not None,
        "table reactions": title.standing is not None,
        "table assign": title.rules.seat_plan(table.options).people > 1,
        "table stand-in": title.rules.seat_plan(table.options).people > 1,
    }
    return needs.get(command.qualified_name, True)


def _how(titles: Collection[AnyTitle], words: Words) -> list[str]:
    """Returns the instructions that apply to at least one of these games."""
    there = {
        "help-move": True,
        "help-sketch": any(title.pictures.preview is not None for title in titles),
        "help-hand": any(title.pictures.hand is not None for title in titles),
        "help-standing": any(title.standing is not None for title in titles),
        "help-board": True,
        "help-ways": True,
        "help-back": True,
        "help-pace": True,
        "help-me": True,
    }
    return [words(key) for key, is_there in there.items() if is_there]


def _commands(client: TableClient) -> list[SlashCommand]:
    return [each for each in client.tree.walk_commands() if isinstance(each, app_commands.Command)]


def _line(command: SlashCommand, interaction: Interaction, words: Words) -> str:
    """Returns the line of a command, with its name in the language of the reader's client."""
    name = name_in(command, interaction.client.tables.catalogue, interaction.locale.value)
    return f"- `/{name}` · {words(text_of(command).key)}"
