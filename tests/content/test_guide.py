"""The guide for words: words that people never read, percentages that do not break, plurals of one."""

import re
from collections.abc import Iterator

import pytest

import content
from bot.text.catalogue import COMMON
from tests.content.prose import FILLED, texts
from tests.content.words import entries
from tests.titles import TITLES

# Words of the code or of other languages, by language; each has a better one in the guide.
NEVER = {
    "en": r"\b(somebody|everybody|anybody|whom|shall|anew|take (it|them|that) back|call(ed)? off|brings? down"
    r"|comes? down|those who|as everywhere|unless you (say|choose) otherwise|what speaks for|is told|no such"
    r"|gives? up|giving up|throws? the|the film|looking back|it.s your move|pace|cannot|do not|does not"
    r"|is not|are not|a stranger|mend(s|ed)?|put up|takes in)\b|(^|[.!?] )(it is|you are|i am) ",
    "de": r"\b(Tischleitung|Spielerin|Spielern|Eigenrisiko|Rufe|fremde Person|Lektion|der Film|Zeig mal"
    r"|wie überall|Bedrohungsstufe|Totenschädel|Ihr Spiel|Armee)\b",
    "fr": r"\b(reprendre le coup|interrompre|leçon|le film|comme partout|vous avez|en l’état"
    r"|numéro Discord)\b|\bQui (la|le) \w+ (peut|gagne)|\d d’énergie",
}
CODE = re.compile(r"`[^`]*`")  # commands keep their names
STORIES = ("-scene", "-story")  # fiction, where an army is an army and generals come down
# Words of a sentence at most, by the kind of its message. Rules and fine print are lists of cases.
LONGEST_SENTENCE = {"fine": 25, "text": 26}
LONGEST_ANY = 21
LISTS = ("term-action-text", "board-text-sky-key")  # lists of alternatives and of signs
SENTENCE = re.compile(r"(?<=[.!?:;…])\s+")
WORD = re.compile(rf"[\w’{FILLED}]+")
# Characters of a button at most.
BUTTON = {"en": 20, "de": 25, "fr": 25}
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
    told = ((place, text) for place, text in _prose(language) if not place.endswith(STORIES))
    assert {
        place: text for place, text in told if "/hero-" not in place and never.search(CODE.sub("", text))
    } == {}


@every_language
def test_sentences_are_short(language: str) -> None:
    longer = {}
    for place, text in _prose(language):
        key = place.partition("/")[2]
        kind = "text" if key.endswith(("-text", *STORIES)) else key.partition("-")[0]
        for sentence in SENTENCE.split(text):
            words = len(WORD.findall(sentence))
            if words > LONGEST_SENTENCE.get(kind, LONGEST_ANY) and key not in LISTS:
                longer[place] = (words, sentence)
    assert longer == {}


@every_language
def test_buttons_are_short_and_no_sentences(language: str) -> None:
    labels = {place: text for place, text in _prose(language) if place.startswith("common/button-")}
    longer = {place: text for place, text in labels.items() if len(text) > BUTTON[language]}
    assert longer == {}
    assert [place for place, text in labels.items() if text.endswith(".")] == []


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
