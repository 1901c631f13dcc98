"""The golden pictures stay as a person has approved them, except for invisible differences."""

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer import render
from tests.renderer.golden_scenes import GOLDEN, pictures
from tests.renderer.measures import likeness

ALIKE = 0.985  # structural similarity
NEAR = 2.0  # mean difference of a channel, in steps of 255


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(path.stem for path in GOLDEN.glob("*.png")))
def test_the_picture_is_still_the_golden_one(name: str) -> None:
    scene, size = pictures()[name]
    now = Image.open(io.BytesIO(render(scene, size=size))).convert("RGB")
    golden = Image.open(GOLDEN / f"{name}.png").convert("RGB")
    assert now.size == golden.size
    assert likeness(now, golden) >= ALIKE
    assert max(ImageStat.Stat(ImageChops.difference(now, golden)).mean) <= NEAR


def test_every_golden_picture_is_still_drawn() -> None:
    assert {path.stem for path in GOLDEN.glob("*.png")} == set(pictures())
