"""The ribbon under a title, with the state of play or the caption of a preview."""

from collections.abc import Iterable

from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.text import width_of, wrap

LETTERS = 27
SECOND = 32  # line height
RISE = 42  # extra height of a ribbon with two lines, which covers the title


def ribbon(box: Box, line: str, ink: str = "paper", letters: int = LETTERS) -> Iterable[Shape]:
    """Yields a ribbon with its text; a long text is wrapped to two lines."""
    room = box.w - 70
    long = width_of(line, "bold", letters) > room
    rows = wrap(line, "bold", letters, room, 2) if long else [line]
    rise = RISE if len(rows) > 1 else 0
    yield Sprite("ribbon", Box(box.x, box.y - rise, box.w, box.h + rise), (ink,))
    top = box.y - rise + (24 if rise else 20)
    for number, row in enumerate(rows):
        at = Point(box.x + box.w // 2, top + number * SECOND)
        yield Label(row, at, letters, "ink", "bold", "mm", width=room)
