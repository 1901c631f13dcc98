"""Names and descriptions of commands, from the same words as everything else."""

from dataclasses import dataclass

import discord
from discord import app_commands

from bot.text.catalogue import Catalogue
from bot.titles.title import AnyTitle
from bot.ui.menus import clipped

ENGLISH = "en"
LONGEST_DESCRIPTION = 100


@dataclass(frozen=True, kw_only=True)
class Wording:
    """Where the words of a part of a command are found."""

    key: str
    title: AnyTitle | None = None  # None: the bot's own words


def described(catalogue: Catalogue, key: str, title: AnyTitle | None = None) -> app_commands.locale_str:
    """Returns a description in English that knows where its translations are."""
    english = catalogue.words(ENGLISH, title)(key)
    return app_commands.locale_str(
        clipped(english, LONGEST_DESCRIPTION), wording=Wording(key=key, title=title)
    )


class Translator(app_commands.Translator):
    """Answers Discord's question how a command is called and described in a language."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Returns the words of a language we have; None leaves the English ones."""
        language = locale.value.split("-")[0]
        wording = string.extras.get("wording")
        if wording is None or language == ENGLISH or language not in self._catalogue.locales:
            return None
        return clipped(self._catalogue.words(language, wording.title)(wording.key), LONGEST_DESCRIPTION)
