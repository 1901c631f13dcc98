"""A phone held upright shows every picture so that it can be read: no letters too small, cut or covered."""

from collections.abc import Iterator
from functools import cache

import pytest

from bot.text.catalogue import ENGLISH
from engine.core import Seat
from renderer import PHONE, Scene, Size
from renderer.scenes import falling_skies
from renderer.shapes import Box, Label, Point, Sprite
from tests.engine.games import catalogue, games
from tests.opaque import AnyTitle
from tests.renderer import records, skies
from tests.renderer.gallery import pictures
from tests.renderer.letters import PAGE, cut_off, letters, overlapping, page, smallest, too_small
from tests.titles import TITLES

FEW = 3  # games of a title
POSITIONS = 12  # of a game


@cache
def gallery() -> tuple[tuple[str, Scene, Size], ...]:
    return tuple(pictures())


def positions(title: AnyTitle) -> Iterator[Scene]:
    """Boards and hands of random games, and what a move would do there."""
    own = catalogue().words(ENGLISH, title)
    for game in games(title)[:FEW]:
        for state in game.sample(POSITIONS):
            yield title.pictures.board(title.rules.view(state, None), own)
            for seat in game.seats if title.pictures.hand else ():
                assert title.pictures.hand
                held = title.pictures.hand(title.rules.view(state, seat), own)
                if held is not None:
                    yield held
            yield from thoughts(title, state)


def thoughts(title: AnyTitle, state: object) -> Iterator[Scene]:
    """The previews of a position: of the first action, and of all of them."""
    own = catalogue().words(ENGLISH, title)
    decision = title.rules.decision(state)
    if decision is None or title.pictures.preview is None:
        return
    seat = Seat(decision.seats[0])
    legal = list(title.rules.legal(state, seat))
    for actions in (legal[:1], legal):
        sketch = title.pictures.preview.draw(title.rules.view(state, seat), actions, own)
        if sketch is not None:
            yield sketch.scene


def assert_readable(scene: Scene) -> None:
    assert too_small(scene) == []
    assert cut_off(scene) == []
    assert overlapping(scene) == []


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.id)
def test_random_positions_can_be_read_on_a_phone(title: AnyTitle) -> None:
    for scene in positions(title):
        assert_readable(scene)


def test_records_can_be_read_on_a_phone() -> None:
    assert_readable(records.CAREER)
    assert_readable(records.FIRST_GAME)


@pytest.mark.slow
def test_the_gallery_can_be_read_on_a_phone() -> None:
    for _, scene, _ in gallery():
        assert_readable(scene)


@pytest.mark.slow
def test_the_page_names_the_smallest_letters_of_every_picture() -> None:
    """`python -m tests.renderer.letters` writes it."""
    assert PAGE.read_text(encoding="utf-8") == page(gallery())


def _scene(*shapes: Label | Sprite) -> Scene:
    return Scene(width=1200, height=400, ground=(), shapes=shapes)


def test_letters_are_measured_as_a_phone_shows_them() -> None:
    small = Label("Small", Point(20, 20), 20, "paper", "bold")
    assert too_small(_scene(small)) == ["Small: 4.62"]
    assert too_small(_scene(Label("Enough", Point(20, 20), 26, "paper", "bold"))) == []
    assert too_small(_scene(Label("By the way", Point(20, 20), 22, "paper", "bold", aside=True))) == []


def test_letters_are_measured_after_they_were_shrunk() -> None:
    shrunk = Label("a line that has too little room", Point(20, 20), 26, "paper", "bold", width=280)
    (found,) = letters(_scene(shrunk))
    assert not found.cut
    assert too_small(_scene(shrunk)) != []


def test_what_a_sprite_writes_is_measured_too() -> None:
    tag = Sprite("column-tag", Box(100, 100, 40, 20), (3,))
    assert too_small(_scene(tag)) == ["3: 3.58"]
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


def test_every_page_of_a_campaign_can_be_read() -> None:
    for view in (*skies.PAGES.values(), *skies.DRAFTS.values()):
        assert_readable(falling_skies.scene(view, skies.words))
