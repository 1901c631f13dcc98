"""Every language is complete and up to date, follows its own typography, and has no English left over."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast

import content
from bot.text.catalogue import COMMON, ENGLISH
from tests.content.exceptions import dropped_variables, same_words
from tests.content.prose import FILLED, attributes, texts
from tests.content.test_text import allowed_variables
from tests.content.words import known_variable
from tests.engine.games import catalogue
from tests.translations import BOOKS, LANGUAGES, digest, gaps, said, stamps

NARROW = "\N{NARROW NO-BREAK SPACE}"
CODE = re.compile(r"`[^`]*`|<[^>]*>|https?://\S+")
ENGLISH_WORDS = frozenset(
    re.findall(
        r"\w+",
        "the and of with your you this that from are has have not which their they there what when who how"
        " card turn table dice roll game player board hand each other every where is was were been would"
        " could should only than then them these those its",
    )
)
HOMOGRAPHS = {"de": frozenset({"was", "hand"}), "fr": frozenset({"table"})}  # also words of the language
LEGENDS = ("board-text-walls", "board-text-sky-key")  # explain signs: ! is one of them
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_locale = pytest.mark.parametrize("language", [ENGLISH, *LANGUAGES])


@cache
def _same(language: str) -> frozenset[str]:
    """Returns the messages of all books that are rightly the same as in English."""
    return frozenset(place for book in BOOKS for place in same_words(book, language))


def _prose(language: str) -> Iterator[tuple[str, str]]:
    """Yields all texts of a language, with their keys."""
    for book in BOOKS:
        for key, message in said(book, language).items():
            for text in texts(message):
                yield f"{book}/{key}", CODE.sub(FILLED, text)


def test_german_and_french_are_spoken() -> None:
    assert {"de", "fr"} <= set(LANGUAGES)


@every_language
def test_a_language_is_complete_and_fresh(language: str) -> None:
    """`python -m tests.translations` prints the gaps; `--stamp` records them as checked."""
    assert [str(gap) for gap in gaps(language)] == []


@every_language
def test_words_use_every_variable_and_know_no_other(language: str) -> None:
    words, wrong = catalogue(), {}
    for book in BOOKS:
        allowed = allowed_variables(book)
        for key in said(book, ENGLISH):
            english, own = (set(words.variables(book, locale, key)) for locale in (ENGLISH, language))
            given = english | allowed.get(key, frozenset())
            unknown = {name for name in own if not known_variable(name, given)}
            unused = {name for name in english if not _is_used(name.removesuffix("_gender"), own)}
            unused -= dropped_variables(book, language, key)
            if unknown or unused:
                wrong[f"{book}/{key}"] = (sorted(unknown), sorted(unused))
    assert wrong == {}


def _is_used(name: str, own: set[str]) -> bool:
    """Tells whether a variable is used, itself, in one of its forms, or as a count.

    The gender of a word is a matter of grammar: only the word itself must be used.
    """
    plain = name.removesuffix("_count")
    return any(each in (name, plain) or each.startswith(f"{name}_") for each in own)


@every_language
def test_nothing_is_said_as_english_says_it(language: str) -> None:
    alike = [
        f"{book}/{key}"
        for book in BOOKS
        for key in said(book, language)
        if _letters(book, key, ENGLISH) and _letters(book, key, ENGLISH) == _letters(book, key, language)
    ]
    assert sorted(alike) == sorted(_same(language)), "tests/content/exceptions"


def _letters(book: str, key: str, language: str) -> str:
    """Returns the words of a message, without code and signs."""
    message = said(book, language).get(key)
    told = " ".join(texts(message)) if message is not None else ""
    return " ".join(re.findall(r"[^\W\d_]{2,}", CODE.sub(" ", told)))


@every_language
def test_no_english_is_left_over(language: str) -> None:
    listed = _same(language)
    found = {
        place: sorted(words)
        for place, text in _prose(language)
        if place not in listed
        and (words := (set(_words(text)) & ENGLISH_WORDS) - HOMOGRAPHS.get(language, frozenset()))
    }
    assert found == {}


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+", text)


@every_locale
def test_no_quotation_mark_is_straight(language: str) -> None:
    assert [place for place, text in _prose(language) if re.search(r"[\"']", text)] == []


def test_german_quotes_open_low_and_close_high() -> None:
    wrong = [
        place
        for place, text in _prose("de")
        if re.search("[”«»]", text) or re.sub("[^„“]", "", text) not in ("„“" * n for n in range(9))
    ]
    assert wrong == []


def test_french_quotes_are_guillemets() -> None:
    wrong = [
        place
        for place, text in _prose("fr")
        if re.search("[„“”]", text) or re.sub("[^«»]", "", text) not in ("«»" * n for n in range(9))
    ]
    assert wrong == []


def test_french_marks_stand_apart_by_a_narrow_space() -> None:
    tight = re.compile(rf"(?<![{NARROW}?!\d…])[;!?»]|(?<![{NARROW}\d]):(?!\d)|«(?!{NARROW})|(?<!{NARROW})%")
    wrong = {place: text for place, text in _prose("fr") if tight.search(text)}
    assert {place: text for place, text in wrong.items() if not place.endswith(LEGENDS)} == {}


def test_german_per_cent_stands_apart_by_a_space_that_does_not_break() -> None:
    assert {place: text for place, text in _prose("de") if re.search(rf"(?<![\u00a0{NARROW}])%", text)} == {}


@every_language
def test_attributes_are_lower_case_names_and_genders_are_known(language: str) -> None:
    genders = {
        f"{book}/{key}": text
        for book in BOOKS
        for key, message in said(book, language).items()
        for name, text in attributes(message)
        if name == "gender" and text.strip(FILLED) not in ("", "m", "f", "n", "mp", "fp", "np")
    }
    assert genders == {}


# --- the tool that lists the gaps --------------------------------------------------------------------------


def test_a_translation_is_stale_once_english_says_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    message = said(COMMON, ENGLISH)["list-last"]
    assert stamps(COMMON, LANGUAGES[0])["list-last"] == digest(message)
    (changed,) = FluentParser().parse("list-last = { $list } or { $item }").body
    assert isinstance(changed, ast.Message)
    monkeypatch.setitem(said(COMMON, ENGLISH), "list-last", changed)
    monkeypatch.setitem(said(COMMON, ENGLISH), "list-new", changed)
    owed = {(gap.key, gap.why) for gap in gaps(LANGUAGES[0])}
    assert owed == {("list-last", "stale"), ("list-new", "missing")}


def test_stamps_stand_beside_the_words() -> None:
    for book, language in ((book, language) for book in BOOKS for language in LANGUAGES):
        assert stamps(book, language).keys() == said(book, language).keys(), (book, language)
        assert language in content.locales(book)
