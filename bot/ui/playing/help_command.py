"""/help: a menu of short pages about the games and commands; at a table, only about its game."""

import re
from collections.abc import Collection, Mapping
from importlib.metadata import version

import discord
from discord import app_commands

from bot.service.model.table import Table
from bot.titles.checks import SHARED
from bot.titles.title import AnyTitle, Words
from bot.ui.client_base import Interaction, TableClient, locale_of, words_of
from bot.ui.kit import ids
from bot.ui.kit.components import Pressable
from bot.ui.kit.message import Message
from bot.ui.kit.replies import NoTableHere, in_place, show, table_here
from bot.ui.kit.translator import SlashCommand, name_in, text_of

HOME, TURN, LOOK, TIME, OWN, MORE, ABOUT = "home", "turn", "look", "time", "own", "more", "about"
_WRITTEN = re.compile(r"`/([^`:]+)`")  # a command in a sentence


async def show_help(interaction: Interaction, page: str = HOME) -> None:
    """Shows a page of the help, and the menu of all pages."""
    try:
        table = await table_here(interaction)
    except NoTableHere:
        words, pages = words_of(interaction), _anywhere(interaction)
    else:
        words = interaction.client.tables.catalogue.words(locale_of(interaction), table.title)
        pages = _at(table, interaction, words)
    shown = page if page in pages else HOME
    message = Message().text(f"### {words(f'help-page-{shown}')}")
    message.text(_clickable("\n".join(pages[shown]), interaction))
    if shown in (HOME, ABOUT):
        message.small(_about(interaction, words))
    options = [
        discord.SelectOption(label=words(f"help-page-{name}"), value=name, default=name == shown)
        for name in pages
    ]
    await show(interaction, message.select(ids.help_page("page"), words("help-menu"), options))


class HelpSelect(Pressable, kind=ids.help_page):
    """The menu of the help pages."""

    async def press(self, interaction: Interaction) -> None:
        await in_place(interaction, lambda: show_help(interaction, self.value))


def _about(interaction: Interaction, words: Words) -> str:
    """Returns the version, that the bot is unofficial, and a contact."""
    return words("help-unofficial", version=version("ackack"), contact=interaction.client.contact)


def _anywhere(interaction: Interaction) -> Mapping[str, list[str]]:
    """Returns the pages for a place without a table, each as lines."""
    tables, locale, words = interaction.client.tables, locale_of(interaction), words_of(interaction)
    goals = []
    for title in tables.titles.values():
        own = tables.catalogue.words(locale, title)
        goals.append("- " + words("help-goal", title=own("title-name"), goal=own("title-goal")))
    common = [
        command
        for command in _commands(interaction.client)
        if text_of(command).title is None and command.name not in SHARED
    ]
    return {
        HOME: [words("help-new"), *goals],
        **_how(tables.titles.values(), words),
        MORE: [_line(command, interaction, words) for command in common],
        ABOUT: [words("help-edition")],
    }


def _at(table: Table, interaction: Interaction, words: Words) -> Mapping[str, list[str]]:
    """Returns the pages for a table, each as lines."""
    own = {verb.name for verb in table.title.commands.verbs} | {
        lookup.name for lookup in table.title.commands.lookups
    }
    every = _commands(interaction.client)
    common = [each for each in every if each.name not in own and _is_common(each, table)]
    goal = words("help-goal", title=words("title-name"), goal=table.title.wording.about(table.options, words))
    return {
        HOME: [goal, words("help-rules")],
        **_how((table.title,), words),
        OWN: [_line(command, interaction, words) for command in every if command.name in own],
        MORE: [_line(command, interaction, words) for command in common],
        ABOUT: [words("help-edition")],
    }


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


def _how(titles: Collection[AnyTitle], words: Words) -> dict[str, list[str]]:
    """Returns the pages of instructions, with those that apply to at least one of these games."""
    there = {
        "help-sketch": any(title.pictures.preview is not None for title in titles),
        "help-hand": any(title.pictures.hand is not None for title in titles),
        "help-standing": any(title.standing is not None for title in titles),
    }
    pages = {
        TURN: ("help-move", "help-sketch", "help-hand", "help-standing"),
        LOOK: ("help-board", "help-back"),
        TIME: ("help-pace", "help-me", "help-ways"),
    }
    return {
        page: ["\n\n".join(words(key) for key in keys if there.get(key, True))]
        for page, keys in pages.items()
    }


def _commands(client: TableClient) -> list[SlashCommand]:
    return [each for each in client.tree.walk_commands() if isinstance(each, app_commands.Command)]


def _line(command: SlashCommand, interaction: Interaction, words: Words) -> str:
    """Returns the line of a command, which can be pressed if Discord's id of it is known."""
    name = name_in(command, interaction.client.tables.catalogue, interaction.locale.value)
    return f"- {_mention(command, interaction.client) or f'`/{name}`'} · {words(text_of(command).key)}"


def _mention(command: SlashCommand, client: TableClient) -> str:
    """Returns a command as a link that fills it in; "" if its id is not known."""
    root = command.qualified_name.partition(" ")[0]
    number = client.command_ids.get(root)
    return "" if number is None else f"</{command.qualified_name}:{number}>"


def _clickable(text: str, interaction: Interaction) -> str:
    """Returns a text whose commands, written in any language, can be pressed."""
    client, catalogue = interaction.client, interaction.client.tables.catalogue
    links = {
        name_in(command, catalogue, language): _mention(command, client)
        for command in _commands(client)
        for language in catalogue.locales
    }
    return _WRITTEN.sub(lambda found: links.get(found[1]) or found[0], text)
