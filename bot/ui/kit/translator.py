"""Translations of command names and descriptions, from the catalogue."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.text.catalogue import ENGLISH, Catalogue
from bot.text.phrase import forms_of
from bot.titles.packs.shelf import PackOffer
from bot.titles.title import AnyTitle
from bot.ui.kit.menus import clip

WORDING = "wording"  # the key of the `CommandText` in extras
NAME = "name"  # the attribute of a description with the name in a language
LONGEST_DESCRIPTION = 100  # also of a choice

SlashCommand: TypeAlias = app_commands.Command[Any, ..., None]  # with any binding and parameters


@dataclass(frozen=True, kw_only=True)
class CommandText:
    """The catalogue key of a name or description of a command."""

    key: str
    title: AnyTitle | None = None  # None: the common words
    is_name: bool = False
    suffix: str = ""  # the same in all languages

    def translation(self, catalogue: Catalogue, language: str) -> str | None:
        """Returns the text in a language; None for a name without translation."""
        described = catalogue.words(language, self.title)(self.key)
        if self.is_name:
            return dict(forms_of(described)).get(NAME)
        return clip(f"{described}{self.suffix}", LONGEST_DESCRIPTION)


def describe(catalogue: Catalogue, key: str, title: AnyTitle | None = None) -> app_commands.locale_str:
    """Returns an English description with the key of its translations."""
    english = catalogue.words(ENGLISH, title)(key)
    return app_commands.locale_str(
        clip(english, LONGEST_DESCRIPTION), wording=CommandText(key=key, title=title)
    )


def localised_name(name: str, description: app_commands.locale_str) -> app_commands.locale_str:
    """Returns an English name whose translations are attributes of the description."""
    about: CommandText = description.extras[WORDING]
    return app_commands.locale_str(name, wording=CommandText(key=about.key, title=about.title, is_name=True))


def choice(
    catalogue: Catalogue, key: str, value: str, title: AnyTitle | None = None
) -> app_commands.Choice[str]:
    """Returns one of the fixed choices of an option."""
    return app_commands.Choice(name=describe(catalogue, key, title), value=value)


def with_pack(catalogue: Catalogue, offer: PackOffer, title: AnyTitle) -> app_commands.Choice[str]:
    """Returns the choice of a title with a pack."""
    text = CommandText(key="title-name", title=title, suffix=f" · {offer.pack.content.name}")
    english = text.translation(catalogue, ENGLISH)
    return app_commands.Choice(
        name=app_commands.locale_str(english or offer.key, wording=text), value=offer.key
    )


def language_names(catalogue: Catalogue) -> list[tuple[str, str]]:
    """Returns the available languages with their own names."""
    return [(language, catalogue.words(language)("language-name")) for language in catalogue.locales]


def text_of(command: SlashCommand | app_commands.Group) -> CommandText:
    """Returns the catalogue key of a command's description."""
    wording: CommandText = command.extras[WORDING]
    return wording


def name_in(command: SlashCommand, catalogue: Catalogue, language: str) -> str:
    """Returns the full name of a command in a language, such as *tisch mitspielen*."""
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
    """Translates command names and descriptions for discord.py."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._translations = frozenset(catalogue.locales) - {ENGLISH}

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Returns the translation; None keeps the English text."""
        language = locale.value.partition("-")[0]
        wording: CommandText | None = string.extras.get(WORDING)
        if wording is None or language not in self._translations:
            return None
        return wording.translation(self._catalogue, language)
