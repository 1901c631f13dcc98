"""The line under a title that says how far it is, or what is thought of."""

from collections.abc import Iterable

from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.text import width_of, wrap

LETTERS = 27
SECOND = 32  # from one line to the next
RISE = 42  # how far a ribbon of two lines reaches up, over the title


def ribbon(box: Box, line: str, ink: str = "paper") -> Iterable[Shape]:
    """Yields a ribbon with its line; a long line has two rows, and the ribbon covers the title."""
    room = box.w - 70
    long = width_of(line, "bold", LETTERS) > room
    rows = wrap(line, "bold", LETTERS, room, 2) if long else [line]
    rise = RISE if len(rows) > 1 else 0
    yield Sprite("ribbon", Box(box.x, box.y - rise, box.w, box.h + rise), (ink,))
    top = box.y - rise + (24 if rise else 20)
    for number, row in enumerate(rows):
        at = Point(box.x + box.w // 2, top + number * SECOND)
        yield Label(row, at, LETTERS, "ink", "bold", "mm", width=room)
