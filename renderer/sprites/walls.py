"""Walls of three heights: full ones cast a long shadow, low ones a short one, rubble none."""

from random import Random

from renderer.assets import Look, drawing
from renderer.pen import Pen

EDGE = 144
PAD = 24  # room around the edge for thickness, corners and shadow
# A wall along the top of a square is drawn in a box of these units, its line at y = PAD.
BOX = (EDGE + 2 * PAD + 12, 2 * PAD + 30)
TURNED = (2 * PAD + 30, EDGE + 2 * PAD + 12)  # the same for a wall along a side, its line at x = PAD


@drawing("wall-shadow")
def shadow(pen: Pen, look: Look) -> None:
    """The shadow of a wall, down and to the right. Look: height, `h` or `v`."""
    height, way = str(look[0]), str(look[1])
    reach = {"full": 24, "low": 8}.get(height, 0)
    if not reach:
        return
    thick = {"full": 8, "low": 5}[height]
    layer = pen.layer()
    if way == "h":
        left, right, y = PAD - thick, PAD + EDGE + thick, PAD
        layer.fill(
            [
                (left, y),
                (right, y - thick),
                (right + reach, y + reach),
                (left + reach, y + reach + thick),
                (left, y + thick),
            ],
            "black",
        )
    else:
        top, bottom, x = PAD - thick, PAD + EDGE + thick, PAD
        layer.fill(
            [
                (x, top),
                (x + thick, top),
                (x + reach + thick, top + reach),
                (x + reach + thick, bottom + reach),
                (x, bottom),
            ],
            "black",
        )
    pen.lay(layer, 0.42)


@drawing("wall")
def wall(pen: Pen, look: Look) -> None:
    """A wall. Look: height, `h` or `v`, a seed for variations."""
    height, way, number = str(look[0]), str(look[1]), int(look[2])
    {"full": _full, "low": _low, "rubble": _rubble}[height](pen, way, number)


def _full(pen: Pen, way: str, number: int) -> None:
    chance = Random(number)
    thick, face = 8.0, 15.0
    if way == "h":
        left, right = PAD - thick, PAD + EDGE + thick
        top, bottom = PAD - thick - 3, PAD + thick - 3
        # the visible face with its bricks
        pen.rect(left - 2.5, top - 2.5, right - left + 5, bottom - top + face + 5, "ink")
        pen.rect(left, bottom, right - left, face, "brick:ink:22")
        for row in range(3):
            y = bottom + row * 5
            pen.rect(left, y, right - left, 1.4, "brick:ink:55")
            for x in range(int(left) + (6 if row % 2 else 12), int(right), 13):
                pen.rect(x, y, 1.4, 5, "brick:ink:55")
        if chance.random() < 0.55:
            window = left + 24 + chance.random() * (EDGE - 70)
            pen.rect(window - 2, bottom + 1, 22, face - 4, "ink")
            pen.rect(window, bottom + 2.5, 18, face - 7, "amber")
            pen.rect(window + 8, bottom + 2.5, 2, face - 7, "ink")
        _cap(pen, left, top, right - left, bottom - top, chance, "h")
    else:
        top, bottom = PAD - thick - 3, PAD + EDGE + thick - 3
        left, right = PAD - thick, PAD + thick
        pen.rect(left - 2.5, top - 2.5, right - left + 5, bottom - top + face + 5, "ink")
        pen.rect(left, bottom, right - left, face, "brick:ink:22")
        _cap(pen, left, top, right - left, bottom - top, chance, "v")


def _cap(pen: Pen, x: float, y: float, w: float, h: float, chance: Random, way: str) -> None:
    pen.rect(x, y, w, h, "paper:brick:22")
    if way == "h":
        pen.rect(x, y, w, 3.5, "paper")
        for step in range(1, 7):
            at = x + w * step / 7 + chance.random() * 6 - 3
            pen.rect(at, y, 1.6, h, "brick:paper:30")
    else:
        pen.rect(x, y, 3.5, h, "paper")
        for step in range(1, 7):
            at = y + h * step / 7 + chance.random() * 6 - 3
            pen.rect(x, at, w, 1.6, "brick:paper:30")


def _low(pen: Pen, way: str, number: int) -> None:
    """Separate blocks with gaps between them, clearly different from a full wall."""
    chance = Random(number)
    blocks = 5
    length = EDGE / blocks
    for block in range(blocks):
        start = PAD + block * length + 2 + chance.random() * 2
        long = length - 5 - chance.random() * 3
        shift = chance.random() * 2 - 1
        if way == "h":
            x, y, w, h = start, PAD - 6 + shift, long, 8.0
        else:
            x, y, w, h = PAD - 5 + shift, start - 3, 9.0, long
        pen.rect(x - 2, y - 2, w + 4, h + 9, "ink")
        pen.rect(x, y + h, w, 5, "stone:ink:52")
        pen.rect(x, y, w, h, "stone")
        pen.rect(x, y, w, 2.4, "stone:paper:55")


def _rubble(pen: Pen, way: str, number: int) -> None:
    chance = Random(number + 1)
    for _ in range(15):
        along = PAD + 4 + chance.random() * (EDGE - 8)
        off = chance.gauss(0, 6.5)
        size = 3.2 + chance.random() * 5.2
        x, y = (along, PAD + off) if way == "h" else (PAD + off, along)
        _stone(pen, x, y, size, chance)


def _stone(pen: Pen, x: float, y: float, size: float, chance: Random) -> None:
    corners = 6
    points = []
    for corner in range(corners):
        reach = size * (0.72 + chance.random() * 0.4)
        angle = corner / corners
        dx, dy = _AROUND[int(angle * 6) % 6]
        points.append((x + dx * reach, y + dy * reach * 0.82))
    pen.fill([(px + (px - x) / size * 2.2, py + (py - y) / size * 2.2 + 1.2) for px, py in points], "ink")
    pen.fill(points, chance.choice(("brick:ink:15", "stone:ink:12", "brick:paper:20", "stone:ink:35")))
    pen.fill(
        [(px * 0.5 + x * 0.5 - size * 0.15, py * 0.5 + y * 0.5 - size * 0.25) for px, py in points],
        "paper:brick:40",
    )


_AROUND = ((1.0, 0.0), (0.5, 0.87), (-0.5, 0.87), (-1.0, 0.0), (-0.5, -0.87), (0.5, -0.87))
