"""The guide for words: words that people never read, percentages that do not break, plurals of one."""

import re
from collections.abc import Iterator

import pytest

import content
from bot.text.catalogue import COMMON
from tests.content.prose import texts
from tests.content.words import entries
from tests.titles import TITLES

# Words of the code or of other languages, by language; each has a better one in the guide.
NEVER = {
    "en": r"\b(somebody|everybody|anybody|whom|shall|anew|take back|call off|bring down|brings down"
    r"|those who|as everywhere|unless you say otherwise|what speaks for)\b",
    "de": r"\b(Tischleitung|Spielerin|Spielern|Eigenrisiko|Rufe|fremde Person)\b",
    "fr": r"\b(reprendre le coup|interrompre la partie|leçon)\b",
}
BREAKABLE = re.compile(r"[\d}] %")
ONE = {
    "en": re.compile(r"\b1 (points|cards|rolls|days|hours|spaces|squares|ships|turns|moves)\b"),
    "de": re.compile(r"\b1 (Punkte|Karten|Tage|Stunden|Felder|Schiffe|Züge)\b"),
    "fr": re.compile(r"\b1 (points|cartes|jours|heures|cases|vaisseaux|tours|coups)\b"),
}
every_language = pytest.mark.parametrize("language", content.locales(COMMON))


def _prose(language: str) -> Iterator[tuple[str, str]]:
    for book in (COMMON, *(title.id for title in TITLES)):
        for key, message in entries(book, language).items():
            yield from ((f"{book}/{key}", text) for text in texts(message))


@every_language
def test_no_message_uses_a_word_of_the_list(language: str) -> None:
    never = re.compile(NEVER[language], re.IGNORECASE if language != "de" else 0)
    found = {place: text for place, text in _prose(language) if never.search(text)}
    assert found == {}


@every_language
def test_no_percentage_breaks_before_its_sign(language: str) -> None:
    assert {place: text for place, text in _prose(language) if BREAKABLE.search(text)} == {}


@every_language
def test_one_is_not_followed_by_a_plural(language: str) -> None:
    assert {place: text for place, text in _prose(language) if ONE[language].search(text)} == {}


def test_heroes_are_they() -> None:
    gendered = re.compile(r"\b(he|she|his|her|hers|him)(’|\b)", re.IGNORECASE)
    found = [key for key, text in _prose("en") if "/hero-" in key and gendered.search(text)]
    assert found == []
