"""Alt texts and text boards read aloud well: the turn and the score first, sentences, no signs."""

import re
from collections.abc import Iterator

import pytest

import content
from bot.text.catalogue import COMMON
from bot.text.icons import plain
from renderer.words import LONGEST_ALT, PLAYER, Words
from tests.bot.text.reports import reports
from tests.engine.games import catalogue, games
from tests.opaque import AnyTitle
from tests.titles import TITLES

SIGNS = re.compile("[✓\u203a→↓↑·\u00d7#~|*]")
CHARTS = re.compile(r"```.*?```", re.DOTALL)
KEYS = ("board-text-walls", "board-text-sky-key", "board-text-base-key")  # explain the signs of charts
# A number of one with a noun in the plural; nouns that are the same in both are left out.
ONE = {
    "en": r"points|cards|rolls|days|hours|spaces|squares|ships|turns|moves|rows|rounds|dice|nukes|civilians"
    r"|coins|areas|successes|hits|saves|figures|targets|enemies|VPs",
    "de": r"Punkte|Karten|Tage|Stunden|Schiffe|Züge|Reihen|Runden|Bomben|Zivilisten|Münzen|Gebiete|Felder"
    r"|Erfolge|Figuren|Ziele|Handkarten",
    "fr": r"points|cartes|jours|heures|cases|vaisseaux|tours|coups|lignes|manches|dés|bombes|civils|pièces"
    r"|régions|touches|figurines|cibles|ennemis|dégâts|Martiens|pistolets",
}
every_language = pytest.mark.parametrize("language", content.locales(COMMON))
every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))


def _words(title: AnyTitle, language: str) -> Words:
    told = catalogue().words(language, title)
    return lambda key, /, **params: "" if key.startswith(PLAYER) else told(key, **params)


def _alts(title: AnyTitle, language: str) -> Iterator[str]:
    """Yields the alt texts of boards and previews of random positions."""
    words = _words(title, language)
    for game in games(title):
        for state in game.sample(6):
            for seat in game.seats:
                view = title.rules.view(state, seat)
                yield title.wording.alt(view, words)
                legal = title.rules.legal(state, seat)
                if title.pictures.preview is not None and legal:
                    for actions in (legal[:1], legal):
                        sketch = title.pictures.preview.draw(view, actions, words)
                        if sketch is not None:
                            yield sketch.alt


def _boards(title: AnyTitle, language: str) -> Iterator[str]:
    words = _words(title, language)
    for game in games(title):
        for state in game.sample(6):
            yield title.wording.text_board(title.rules.view(state, game.seats[0]), words)


@every_language
@every_title
def test_an_alt_text_has_no_signs_and_ends_with_a_sentence(title: AnyTitle, language: str) -> None:
    for told in _alts(title, language):
        assert not SIGNS.search(told), told
        assert told[-1] in ".!?", told
        assert told[0].isupper() or not told[0].isalpha(), told
        assert len(told) <= LONGEST_ALT


@every_language
@every_title
def test_a_text_board_has_no_signs_outside_its_charts_and_their_keys(title: AnyTitle, language: str) -> None:
    words = _words(title, language)
    keys = [words(key) for key in KEYS if catalogue().knows(title.id, language, key)]
    for board in _boards(title, language):
        told = CHARTS.sub("", board)
        for key in keys:
            told = told.replace(key, "")
        assert not SIGNS.search(told), told


@every_language
@every_title
def test_one_is_not_followed_by_a_plural_in_rendered_texts(title: AnyTitle, language: str) -> None:
    wrong = re.compile(rf"(?<![\d.,:+/-])(?<!column )(?<!row )\b1 ({ONE[language]})\b")
    told = {line for report in reports(title, language) for line in report}
    told |= set(_alts(title, language)) | set(_boards(title, language))
    assert [line for line in map(plain, told) if wrong.search(line.replace("**", ""))] == []
