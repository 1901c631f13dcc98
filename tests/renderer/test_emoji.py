"""Emoji from our sprites: as Discord takes them, with names that can be spoken, and told apart when small."""

import io
import re
from collections import Counter
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from renderer.emoji import SIZE, emoji, source_digest
from tests.opaque import AnyTitle
from tests.titles import POLISHED

LARGEST = 256 * 1024  # bytes, by Discord's limit
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")  # read out as words
SMALL = 22  # pixels in a line of text


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
def test_emoji_are_square_small_and_transparent(title: AnyTitle) -> None:
    assert title.pictures.emoji
    for name, sprite in title.pictures.emoji.items():
        assert NAME.fullmatch(name), name
        assert 2 <= len(name) <= 32, name
        png = emoji(sprite)
        assert len(png) < LARGEST, name
        with Image.open(io.BytesIO(png)) as picture:
            assert (picture.format, picture.size, picture.mode) == ("PNG", (SIZE, SIZE), "RGBA")
            assert picture.getpixel((0, 0)) == (0, 0, 0, 0), name
            assert picture.getchannel("A").getextrema() == (0, 255), name


def test_no_two_titles_share_a_name() -> None:
    names = Counter(name for title in POLISHED for name in title.pictures.emoji)
    assert [name for name, count in names.items() if count > 1] == []
    assert len(names) < 2000, "Discord's limit"


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
def test_emoji_differ_also_when_they_are_small(title: AnyTitle) -> None:
    drawn = {
        name: _small(emoji(sprite))
        for name, sprite in title.pictures.emoji.items()
        if not name.startswith("beta_")
    }
    for (one, a), (other, b) in combinations(drawn.items(), 2):
        histogram = ImageChops.difference(a, b).convert("L").histogram()
        assert sum(histogram[24:]) / sum(histogram) > 0.02, (one, other)


def _small(png: bytes) -> Image.Image:
    with Image.open(io.BytesIO(png)) as picture:
        page = Image.new("RGB", picture.size, (49, 51, 56))
        page.paste(picture, mask=picture)
        return page.resize((SMALL, SMALL), Image.Resampling.LANCZOS)


def test_the_digest_of_the_source_is_stable() -> None:
    assert source_digest() == source_digest()
    assert len(source_digest()) == 32
