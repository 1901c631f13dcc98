"""Films: each frame equals its single picture; a long film becomes smaller, then shorter, to fit."""

import io
from itertools import islice

import pytest
from PIL import Image, ImageSequence

from renderer import NIGHT, Still, TooLong, film, render
from renderer.paint import picture_of
from renderer.scenes import miniatures
from renderer.shapes import Label, Point, Scene
from tests.renderer.games import views
from tests.renderer.tables import words

pytestmark = pytest.mark.slow  # draws films


def game(pictures: int = 8) -> list[Scene]:
    every = islice(views("final-01", 4), 60, 60 + pictures * 6, 6)
    return [miniatures.scene(view, words) for view in every]


def opened(raw: bytes) -> Image.Image:
    return Image.open(io.BytesIO(raw))


def frames(raw: bytes) -> list[Image.Image]:
    return [frame.convert("RGB") for frame in ImageSequence.Iterator(opened(raw))]


def times(raw: bytes) -> list[int]:
    return [frame.info["duration"] for frame in ImageSequence.Iterator(opened(raw))]


def page(text: str, width: int = 300, height: int = 200) -> Scene:
    return Scene(width=width, height=height, ground=(), shapes=(Label(text, Point(20, 20), 40),))


def test_each_picture_of_a_film_is_the_same_pixels_as_alone() -> None:
    scenes = game()
    shown = frames(film([Still(scene, 100) for scene in scenes]))
    assert len(shown) == len(scenes)
    for frame, scene in zip(shown, scenes, strict=True):
        alone = Image.open(io.BytesIO(render(scene))).convert("RGB")
        assert frame.tobytes() == alone.tobytes()


def test_a_film_runs_for_ever_at_the_pace_it_is_told() -> None:
    raw = film([Still(page("one"), 200), Still(page("two"), 120), Still(page("three"), 50)])
    assert opened(raw).info["loop"] == 0
    assert times(raw) == [2000, 1200, 500]


def test_pictures_that_are_alike_are_one_that_stays_longer() -> None:
    raw = film([Still(page(text), 100) for text in ("one", "two", "two", "two", "one")])
    assert times(raw) == [1000, 3000, 1000]


def test_a_film_of_one_picture_is_a_picture() -> None:
    assert len(frames(film([Still(page("one"), 100)]))) == 1


def test_a_smaller_scene_stands_in_the_middle_of_the_page() -> None:
    raw = film([Still(page("board"), 100), Still(page("hand", 100, 240), 100)])
    first, second = frames(raw)
    assert first.size == second.size == (300, 240)
    night = NIGHT.ink("night")
    assert second.crop((0, 0, 100, 240)).getcolors() == [(100 * 240, night)]
    assert second.crop((100, 0, 200, 240)).getcolors() != [(100 * 240, night)]
    board = picture_of(page("board"))
    assert first.crop((0, 20, 300, 220)).tobytes() == _printed(board).tobytes()


def _printed(picture: Image.Image) -> Image.Image:
    return picture.quantize(palette=NIGHT.palette, dither=Image.Dither.NONE).convert("RGB")


def test_black_is_black_and_not_what_was_there_before() -> None:
    """The palette contains black twice; the second entry means unchanged pixels."""
    assert NIGHT.colours[-3:] == b"\0\0\0", "the last entry is free"
    shapes = (Label("MMM", Point(10, 10), 90, ink, "display") for ink in ("paper", "black"))
    lit, dark = (Scene(width=300, height=120, ground=(), shapes=(shape,)) for shape in shapes)
    shown = frames(film([Still(lit, 10), Still(dark, 10)]))[1]
    assert shown.tobytes() == _printed(picture_of(dark)).tobytes()
    assert shown.histogram()[0], "there is black in it"


def test_a_film_over_its_limit_gets_smaller_then_shorter_and_keeps_what_is_needed() -> None:
    scenes = game(8)
    stills = [Still(scene, 100, needed=i in (0, 7)) for i, scene in enumerate(scenes)]
    raw = film(stills)
    found = [(opened(raw).width, len(frames(raw)))]
    for _ in range(3):
        limit = len(raw) - 1
        raw = film(stills, limit=limit)
        assert len(raw) <= limit
        assert film(stills, limit=limit) == raw, "the same film every time"
        found.append((opened(raw).width, len(frames(raw))))
    assert found == [(1200, 8), (900, 8), (600, 8), (600, 5)]
    first, *_, last = frames(raw)
    for frame, scene in ((first, scenes[0]), (last, scenes[-1])):
        whole = picture_of(scene)
        small = whole.resize((600, whole.height // 2), Image.Resampling.HAMMING)
        same = frame.tobytes() == _printed(small).tobytes()
        assert same, "no comparison of a million bytes in the report"


def test_what_cannot_be_made_small_enough_is_refused() -> None:
    with pytest.raises(TooLong):
        film([Still(page("one"), 10, needed=True)], limit=900)
