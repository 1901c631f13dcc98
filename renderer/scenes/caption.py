"""A caption at the foot of a picture, as high as its text needs."""

from collections.abc import Iterable
from typing import NamedTuple

from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.text import wrap

SIZE, LINE = 29, 36
MARGIN = 16


class Caption(NamedTuple):
    """The caption's box and its shapes."""

    box: Box
    shapes: tuple[Shape, ...]


def caption(sentences: Iterable[str], x: int, y: int, width: int) -> Caption:
    """Returns a caption at this position; every sentence starts a line."""
    room = width - 2 * MARGIN
    lines = [line for sentence in sentences for line in wrap(sentence, "bold", SIZE, room)]
    box = Box(x, y, width, 2 * MARGIN + LINE * len(lines))
    labels = (
        Label(
            line,
            Point(x + MARGIN, y + MARGIN + LINE // 2 + number * LINE),
            SIZE,
            "paper",
            "bold",
            "lm",
            width=room,
        )
        for number, line in enumerate(lines)
    )
    return Caption(box, (Sprite("plate", box), *labels))
