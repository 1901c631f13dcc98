"""Words: a key, parameters and a language into a sentence."""

from collections.abc import Iterable, Mapping
from typing import Any

from bot.titles.title import AnyTitle, Words
from engine.core import Data, Seat


class Catalogue:
    """The words of the bot and of its titles in all languages, English where one is missing."""

    def __init__(self, titles: Iterable[AnyTitle], *, strict: bool = False) -> None:
        """Loads the words; `strict` raises where words are missing instead of showing the key."""
        raise NotImplementedError

    def words(self, locale: str, title: AnyTitle | None = None) -> Words:
        """Returns the words of a title (over the bot's own), or the bot's own, in one language."""
        raise NotImplementedError

    def describe(
        self, title: AnyTitle, kind: str, value: Data, *, view: Any, seats: Mapping[Seat, str], locale: str
    ) -> str:
        """Returns the sentence `<kind>-<tag>` of a tagged value, its fields named."""
        raise NotImplementedError
