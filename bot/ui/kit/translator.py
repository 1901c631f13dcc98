"""Names and descriptions of commands, from the same words as everything else."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.text.catalogue import ENGLISH, Catalogue
from bot.text.phrase import forms_of
from bot.titles.title import AnyTitle
from bot.ui.kit.menus import clip

WORDING = "wording"  # under this name a text, a command or a group knows where its words are
NAME = "name"  # the attribute of a description that says how the thing is called in a language
LONGEST_DESCRIPTION = 100  # and choice

SlashCommand: TypeAlias = app_commands.Command[Any, ..., None]  # whatever it is bound to and asks for


@dataclass(frozen=True, kw_only=True)
class CommandText:
    """Where the words of a part of a command are found: those that describe it, or name it."""

    key: str
    title: AnyTitle | None = None  # None: the bot's own words
    is_name: bool = False

    def translation(self, catalogue: Catalogue, language: str) -> str | None:
        """Returns it in a language; None for a name the language does not give."""
        described = catalogue.words(language, self.title)(self.key)
        if self.is_name:
            return dict(forms_of(described)).get(NAME)
        return clip(described, LONGEST_DESCRIPTION)


def describe(catalogue: Catalogue, key: str, title: AnyTitle | None = None) -> app_commands.locale_str:
    """Returns a description in English that knows where its translations are."""
    english = catalogue.words(ENGLISH, title)(key)
    return app_commands.locale_str(
        clip(english, LONGEST_DESCRIPTION), wording=CommandText(key=key, title=title)
    )


def localised_name(name: str, description: app_commands.locale_str) -> app_commands.locale_str:
    """Returns the name of what is described so; in other languages it stands beside the description."""
    about: CommandText = description.extras[WORDING]
    return app_commands.locale_str(name, wording=CommandText(key=about.key, title=about.title, is_name=True))


def choice(
    catalogue: Catalogue, key: str, value: str, title: AnyTitle | None = None
) -> app_commands.Choice[str]:
    """Returns one of the fixed choices of an option."""
    return app_commands.Choice(name=describe(catalogue, key, title), value=value)


def language_names(catalogue: Catalogue) -> list[tuple[str, str]]:
    """Returns the languages we speak, each as it calls itself."""
    return [(language, catalogue.words(language)("language-name")) for language in catalogue.locales]


def text_of(command: SlashCommand | app_commands.Group) -> CommandText:
    """Returns where the description of a command is found."""
    wording: CommandText = command.extras[WORDING]
    return wording


def name_in(command: SlashCommand, catalogue: Catalogue, language: str) -> str:
    """Returns how a command is typed by those whose Discord speaks a language: *tisch mitspielen*."""
    return " ".join(reversed(list(_names(command, catalogue, language))))


def _names(command: SlashCommand, catalogue: Catalogue, language: str) -> Iterator[str]:
    part: SlashCommand | app_commands.Group | None = command
    while part is not None:
        about = text_of(part)
        yield (
            CommandText(key=about.key, title=about.title, is_name=True).translation(catalogue, language)
            or part.name
        )
        part = part.parent


class Translator(app_commands.Translator):
    """Answers Discord's question how a command is called and described in a language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._translations = frozenset(catalogue.locales) - {ENGLISH}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Returns the words of a language we have; None leaves the English ones."""
        language = locale.value.partition("-")[0]
        wording: CommandText | None = string.extras.get(WORDING)
        if wording is None or language not in self._translations:
            return None
        return wording.translation(self._catalogue, language)
