"""The picture of a series: every game once, results, the score, and nothing by colour alone."""

import pytest

from renderer.paint import picture_of
from renderer.shapes import Label, Scene, Sprite
from tests.renderer.measures import weakest
from tests.renderer.series import best_of_three, campaign

WORDS = 4.5  # to 1


@pytest.mark.parametrize("sample", [campaign(), best_of_three()], ids=["scenarios", "best of three"])
def test_every_line_of_words_stands_out_from_what_is_under_it(sample: Scene) -> None:
    bare = tuple(shape for shape in sample.shapes if not isinstance(shape, Label))
    ground = picture_of(Scene(width=sample.width, height=sample.height, ground=sample.ground, shapes=bare))
    labels = [shape for shape in sample.shapes if isinstance(shape, Label)]
    assert {label.text: worst for label in labels if (worst := weakest(label, ground)) < WORDS} == {}


def test_games_follow_each_other_and_the_next_one_is_highlighted() -> None:
    picture = campaign()
    labels = [shape.text for shape in picture.shapes if isinstance(shape, Label)]
    assert [labels.index(name) for name in ("Careful", "Chaos", "Rebel Ambush")] == sorted(
        labels.index(name) for name in ("Careful", "Chaos", "Rebel Ambush")
    )
    assert labels.count("Humans won") == 2
    assert labels.count("Martians won") == 1
    assert labels.count("draw") == 1
    plates = [shape for shape in picture.shapes if isinstance(shape, Sprite) and shape.art == "plate"]
    assert [number for number, plate in enumerate(plates) if "lit" in plate.look] == [4, 10], (
        "the next game, and the side that leads"
    )


def test_winners_have_marks_of_their_own_shape_and_all_fit() -> None:
    picture = best_of_three()
    marks = [shape for shape in picture.shapes if isinstance(shape, Sprite) and shape.art == "seat-mark"]
    assert len({mark.look for mark in marks[1:]}) == 6, "seats differ by more than their ink"
    assert max(shape.box.y + shape.box.h for shape in marks) <= picture.height
