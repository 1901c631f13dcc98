"""The chart of a record: bars to scale, legible words, and nothing by colour alone."""

from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops

from renderer.paint import picture_of
from renderer.scenes.charts import EDGE, WIDTH
from renderer.scenes.record import scene
from renderer.shapes import Box, Label, Scene, Sprite
from tests.renderer.measures import weakest
from tests.renderer.records import bar, career, chart, first_game

WORDS = 4.5  # to 1


def pieces(picture: Scene, row: int = 0) -> list[Sprite]:
    """Returns the pieces of a bar, from the left."""
    found = [shape for shape in picture.shapes if isinstance(shape, Sprite) and shape.art == "tally"]
    tops = sorted({piece.box.y for piece in found})
    return [piece for piece in found if piece.box.y == tops[row]]


@pytest.mark.parametrize("sample", [career(), first_game()], ids=["many", "one"])
def test_every_line_of_words_stands_out_from_what_is_under_it(sample: Scene) -> None:
    bare = tuple(shape for shape in sample.shapes if not isinstance(shape, Label))
    ground = picture_of(Scene(width=sample.width, height=sample.height, ground=sample.ground, shapes=bare))
    labels = [shape for shape in sample.shapes if isinstance(shape, Label)]
    assert {label.text: worst for label in labels if (worst := weakest(label, ground)) < WORDS} == {}


def test_bars_are_to_scale_and_stay_on_the_page() -> None:
    picture = scene(chart(bar("a", won=30, drawn=10, lost=60), bar("b", won=10)))
    won, drawn_, lost = (piece.box for piece in pieces(picture))
    assert [box.w for box in (won, drawn_, lost)] == pytest.approx([331, 110, 662], abs=1)
    assert [first.x + first.w for first in (won, drawn_)] == [drawn_.x, lost.x]
    assert (won.x, lost.x + lost.w) == (EDGE, WIDTH - EDGE)
    (other,) = pieces(picture, 1)
    assert other.box.w == pytest.approx(110, abs=1)


def test_what_did_not_happen_has_no_piece_and_what_is_too_narrow_no_number() -> None:
    picture = scene(chart(bar("a", won=1, lost=199)))
    assert [piece.look for piece in pieces(picture)] == [("won",), ("lost",)]
    numbers = [shape.text for shape in picture.shapes if isinstance(shape, Label)]
    assert "199" in numbers
    assert "1" not in numbers


def test_the_latest_games_stand_side_by_side_and_fit() -> None:
    marks = [shape for shape in career().shapes if isinstance(shape, Sprite) and shape.art == "result"]
    assert len(marks) == 10
    assert all(one.box.x + one.box.w < other.box.x for one, other in pairwise(marks))
    assert marks[-1].box.x + marks[-1].box.w <= WIDTH - EDGE
    bottom = max(shape.box.y + shape.box.h for shape in career().shapes if isinstance(shape, Sprite))
    assert bottom <= career().height
    assert not [shape for shape in scene(chart(bar("a", won=1), latest=())).shapes if _is_mark(shape)]


def _is_mark(shape: object) -> bool:
    return isinstance(shape, Sprite) and shape.art == "result"


@pytest.mark.parametrize(("one", "other"), list(combinations(("won", "drawn", "lost"), 2)))
@pytest.mark.parametrize(("art", "size"), [("tally", (76, 44)), ("result", (62, 62))])
def test_results_differ_without_any_colour(one: str, other: str, art: str, size: tuple[int, int]) -> None:
    first, second = (_grey(Sprite(art, Box(0, 0, *size), (verdict,))) for verdict in (one, other))
    histogram = ImageChops.difference(first, second).histogram()
    assert sum(histogram[40:]) / sum(histogram) > 0.03


def _grey(sprite: Sprite) -> Image.Image:
    return picture_of(Scene(width=sprite.box.w, height=sprite.box.h, ground=(), shapes=(sprite,))).convert(
        "L"
    )
