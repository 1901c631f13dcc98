"""Every picture can be read as Discord shows it: no letters too small, cut or covered."""

from collections.abc import Iterator
from functools import cache
from typing import get_args
from unicodedata import category

import pytest
from msgspec.structs import replace

from bot.text.catalogue import ENGLISH
from engine.core import Seat
from renderer import PHONE, Scene, Size
from renderer.assets import font
from renderer.scenes import falling_skies
from renderer.shapes import Box, Face, Label, Point, Sprite
from renderer.text import fit, wrap
from tests.content.prose import texts
from tests.engine.games import games
from tests.opaque import AnyTitle
from tests.renderer import records, series, skies
from tests.renderer.gallery.pictures import pictures
from tests.renderer.gallery.titles import players, screen_of
from tests.renderer.letters import (
    PAGE,
    Picture,
    Screen,
    abbreviated,
    cut_off,
    letters,
    overlapping,
    page,
    smallest,
    too_small,
)
from tests.renderer.speech import Speech, speaking, spoken
from tests.titles import POLISHED
from tests.translations import BOOKS, LANGUAGES, said

FEW = 3  # per title
POSITIONS = 12  # per game

every_language = pytest.mark.parametrize("language", [ENGLISH, *LANGUAGES])


@cache
def gallery(language: str = ENGLISH) -> tuple[Picture, ...]:
    with speaking(language):
        return tuple(pictures())


def positions(title: AnyTitle) -> Iterator[tuple[Scene, Screen]]:
    """Yields boards, hands and previews of random games, with the screens they are made for."""
    own, posted = Speech(title, players(title)), screen_of(title)
    for game in games(title)[:FEW]:
        for state in game.sample(POSITIONS):
            yield title.pictures.board(title.rules.view(state, None), own), posted
            if title.pictures.wide is not None:
                yield title.pictures.wide(title.rules.view(state, None), own), Screen.WIDE
            if title.pictures.whole is not None:
                yield title.pictures.whole(title.rules.view(state, None), own), Screen.OPENED
            for seat in game.seats if title.pictures.hand else ():
                assert title.pictures.hand
                held = title.pictures.hand(title.rules.view(state, seat), own)
                if held is not None:
                    yield held, posted
            yield from ((scene, posted) for scene in thoughts(title, state))


def thoughts(title: AnyTitle, state: object) -> Iterator[Scene]:
    """Yields the previews of a position: of the first action, and of all of them."""
    own = Speech(title)
    decision = title.rules.decision(state)
    if decision is None or title.pictures.preview is None:
        return
    seat = Seat(decision.seats[0])
    legal = list(title.rules.legal(state, seat))
    for actions in (legal[:1], legal):
        sketch = title.pictures.preview.draw(title.rules.view(state, seat), actions, own)
        if sketch is not None:
            yield sketch.scene


def assert_readable(scene: Scene, screen: Screen = Screen.POSTED) -> None:
    assert too_small(scene, screen) == []
    assert cut_off(scene) == []
    assert overlapping(scene) == []
    assert spoken() != ENGLISH or abbreviated(scene) == []


@pytest.mark.slow
@every_language
@pytest.mark.parametrize("title", POLISHED, ids=lambda title: title.id)
def test_random_positions_can_be_read_on_a_phone(title: AnyTitle, language: str) -> None:
    with speaking(language):
        for scene, screen in positions(title):
            assert_readable(scene, screen)


@every_language
def test_records_can_be_read_on_a_phone(language: str) -> None:
    with speaking(language):
        assert_readable(records.career())
        assert_readable(records.first_game())
        assert_readable(series.campaign())
        assert_readable(series.best_of_three())


@pytest.mark.slow
@every_language
def test_the_gallery_can_be_read_on_a_phone(language: str) -> None:
    for picture in gallery(language):
        with speaking(language):
            assert_readable(picture.scene, picture.screen)


@pytest.mark.parametrize("face", get_args(Face))
def test_every_letter_of_every_language_has_a_picture(face: Face) -> None:
    """A missing glyph is drawn as the same little box."""
    written = {sign for sign in _signs() if category(sign)[0] in "LNP"}
    assert {"ä", "ß", "é", "œ", "„", "“", "«", "»"} <= written
    lacking = bytes(font(face, 60).getmask("\U0010fffe"))
    assert {sign for sign in written if bytes(font(face, 60).getmask(sign)) in (b"", lacking)} == set()
    assert not any(font(face, 60).getmask(blank) for blank in ("\u00a0", "\u202f"))


@cache
def _signs() -> frozenset[str]:
    """Returns every character of all languages."""
    books = [said(book, language) for book in BOOKS for language in (ENGLISH, *LANGUAGES)]
    return frozenset().union(
        *(told for book in books for message in book.values() for told in texts(message))
    )


@pytest.mark.slow
def test_the_page_names_the_smallest_letters_of_every_picture() -> None:
    """`python -m tests.renderer.letters` writes the page."""
    assert PAGE.read_text(encoding="utf-8") == page(gallery())


def _scene(*shapes: Label | Sprite) -> Scene:
    return Scene(width=1200, height=400, ground=(), shapes=shapes)


def test_letters_are_measured_as_a_phone_shows_them() -> None:
    small = Label("Small", Point(20, 20), 20, "paper", "bold")
    assert too_small(_scene(small)) == ["Small: 4.27"]
    assert too_small(_scene(small), Screen.OPENED) == ["Small: 4.62"]
    assert too_small(_scene(small), Screen.WIDE) == []
    assert too_small(_scene(Label("Enough", Point(20, 20), 29, "paper", "bold"))) == []
    assert too_small(_scene(Label("By the way", Point(20, 20), 24, "paper", "bold", aside=True))) == []


def test_letters_of_a_high_picture_are_measured_as_a_desktop_shows_them() -> None:
    high = replace(_scene(Label("Enough?", Point(20, 20), 29, "paper", "bold")), height=1400)
    assert too_small(high) == ["Enough?: 5.15"]
    assert too_small(high, Screen.TALL) == []


def test_letters_are_measured_after_they_were_shrunk() -> None:
    label = Label("a line that has too little room", Point(20, 20), 34, "paper", "bold")
    (whole,), (shrunk,) = (letters(_scene(replace(label, width=wide))) for wide in (0, 390))
    assert not shrunk.cut
    assert not shrunk.short
    assert shrunk.capital < whole.capital
    assert too_small(_scene(replace(label, width=390))) == []


def test_what_a_sprite_writes_is_measured_too() -> None:
    tag = Sprite("column-tag", Box(100, 100, 40, 20), (3,))
    assert too_small(_scene(tag)) == ["3: 3.31"]
    (found,) = letters(_scene(tag))
    assert (round((found.left + found.right) / 2), round((found.top + found.bottom) / 2)) == (120, 111)


def test_lines_that_are_cut_leave_the_page_or_cover_each_other_are_found() -> None:
    cut = Label("many words in a little room", Point(20, 20), 30, width=100)
    outside = Label("beyond the edge", Point(1150, 60), 30)
    first, second = Label("one", Point(20, 200), 30), Label("two", Point(30, 205), 30)
    scene = _scene(cut, outside, first, second)
    assert cut_off(scene) == [cut.text, outside.text]
    assert overlapping(scene) == [("one", "two")]


def test_the_smallest_letters_of_a_window_are_those_it_shows() -> None:
    near, far = Label("near", Point(20, 20), 40), Label("far", Point(800, 20), 30)
    scene = _scene(near, far)
    found = [smallest(scene, size, aside=False) for size in (PHONE, Size(window=Box(0, 0, 400, 400)))]
    assert [each.words for each in found if each] == ["far", "near"]


@every_language
def test_every_page_of_a_campaign_can_be_read(language: str) -> None:
    with speaking(language):
        for view in (*skies.PAGES.values(), *skies.DRAFTS.values()):
            assert_readable(falling_skies.scene(view, skies.words), Screen.TALL)
            assert_readable(falling_skies.wide(view, skies.words), Screen.WIDE)


def test_what_has_too_little_room_is_shrunk_then_abbreviated_then_cut() -> None:
    long = Label("Vorgeschobener Beobachter", Point(20, 20), 30, "paper", "text", width=330, fine=True)
    said_so = [fit(replace(long, width=wide), 4) for wide in (400, 325, 250, 60)]
    assert [words for words, _ in said_so] == [
        "Vorgeschobener Beobachter", "Vorgeschobener Beobachter", "Vorgesch. Beobachter", "Vor…"
    ]  # fmt: skip
    assert [round(face.size / 4) for _, face in said_so] == [30, 28, 28, 28]


def test_lines_that_are_too_many_are_abbreviated_then_cut() -> None:
    told = "Unterstützungskarten werden sofort ausgespielt"
    assert wrap(told, "text", 30, 290) == ["Unterstützungskarten", "werden sofort", "ausgespielt"]
    assert wrap(told, "text", 30, 290, 2) == ["Unterstütz. werden", "sofort ausgespielt"]
    assert wrap(told, "text", 30, 120, 1) == ["Unterstützungskarten…"]
