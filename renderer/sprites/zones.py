"""Ground marks of a scenario: deployment zones, the edge of entry, exits and their values."""

from renderer.assets import Look, drawing
from renderer.pen import XY, Pen, round_rect

UNIT = 144
INKS = {"red": "martian", "blue": "human", "green": "acid", "violet": "violet", "black": "paper"}


@drawing("zone")
def zone(pen: Pen, look: Look) -> None:
    """A square of a zone: a pattern and a dashed border. Look: colour, sides of `NESW` where it ends."""
    colour, ends = str(look[0]), str(look[1])
    ink = INKS[colour]
    field = pen.layer()
    _PATTERNS[colour](field, ink)
    pen.lay(field, 0.3)
    border = pen.layer()
    for side in ends:
        start, end = _SIDES[side]
        border.dashes(start, end, "ink", 8, 20, 12)
        border.dashes(start, end, ink, 5, 20, 12)
    pen.lay(border)


_IN = 7.0
_SIDES: dict[str, tuple[XY, XY]] = {
    "N": ((_IN, _IN), (UNIT - _IN, _IN)),
    "S": ((_IN, UNIT - _IN), (UNIT - _IN, UNIT - _IN)),
    "W": ((_IN, _IN), (_IN, UNIT - _IN)),
    "E": ((UNIT - _IN, _IN), (UNIT - _IN, UNIT - _IN)),
}


def _slanting(pen: Pen, ink: str) -> None:
    for x in range(-UNIT, UNIT, 24):
        pen.fill([(x, UNIT), (x + 7, UNIT), (x + UNIT + 7, 0), (x + UNIT, 0)], ink)


def _level(pen: Pen, ink: str) -> None:
    for y in range(9, UNIT, 24):
        pen.rect(0, y, UNIT, 7, ink)


def _falling(pen: Pen, ink: str) -> None:
    for x in range(-UNIT, UNIT, 24):
        pen.fill([(x, 0), (x + 7, 0), (x + UNIT + 7, UNIT), (x + UNIT, UNIT)], ink)


def _dots(pen: Pen, ink: str) -> None:
    for row in range(6):
        for column in range(6):
            pen.disc(12 + column * 24, 12 + row * 24, 5, ink=ink)


def _crosshatch(pen: Pen, ink: str) -> None:
    _slanting(pen, ink)
    _falling(pen, ink)


_PATTERNS = {"red": _slanting, "blue": _level, "green": _falling, "violet": _dots, "black": _crosshatch}


@drawing("pennant")
def pennant(pen: Pen, look: Look) -> None:
    """The name of a zone on a small flag. Look: colour, letters."""
    w, h = pen.size
    ink = INKS[str(look[0])]
    pen.fill([(0, 0), (w, 0), (w - h * 0.3, h / 2), (w, h), (0, h)], "ink")
    pen.fill([(2, 2), (w - 3.5, 2), (w - h * 0.3 - 2.5, h / 2), (w - 3.5, h - 2), (2, h - 2)], ink)
    pen.text((w - h * 0.3) / 2 + 0.5, h / 2, str(look[1]), h * 0.84, "ink", "bold", "mm")


@drawing("holder")
def holder(pen: Pen, look: Look) -> None:
    """The side that controls a zone: a banner in its shape and colour. Look: side."""
    art = pen.within(0, 0, *pen.size)
    side = str(look[0])
    art.rect(12, 4, 8, 94, "ink")
    art.rect(14, 6, 4, 92, "paper")
    if side == "human":
        art.fill(round_rect(18, 6, 80, 54, 8), "ink")
        art.fill(round_rect(21, 10, 73, 46, 6), "human-deep")
        for y in (20, 38):
            art.rect(21, y, 73, 8, "human")
    else:
        art.fill([(18, 4), (100, 32), (18, 62)], "ink")
        art.fill([(21, 10), (88, 32), (21, 55)], "martian-deep")
        art.fill([(24, 20), (60, 32), (24, 45)], "martian")


@drawing("exit")
def way_out(pen: Pen, look: Look) -> None:
    """An exit sign at the edge of the board. Look: edge, value (0 for none)."""
    art = pen.within(0, 0, *pen.size)
    edge, value = str(look[0]), int(look[1])
    turn = {"N": 0, "E": 90, "S": 180, "W": 270}[edge]
    sign = art.within(0, 0, 100, 100, turn=turn)
    sign.fill([(50, -2), (100, 38), (100, 100), (0, 100), (0, 38)], "ink")
    sign.fill([(50, 6), (94, 41), (94, 94), (6, 94), (6, 41)], "amber")
    if value:
        dx, dy = {"N": (0, 13), "E": (-13, 2), "S": (0, -9), "W": (13, 2)}[edge]
        art.text(50 + dx, 50 + dy, str(value), 72, "ink", "display", "mm")
    else:
        sign.fill([(50, 26), (76, 52), (60, 52), (60, 80), (40, 80), (40, 52), (24, 52)], "ink")


@drawing("strip")
def strip(pen: Pen, look: Look) -> None:
    """A strip of the page beside the board, ruled on the side that touches it. Look: that side."""
    w, h = pen.size
    pen.rect(0, 0, w, h, "night")
    ruled = {"S": (0, h - 3, w, 3), "N": (0, 0, w, 3), "E": (w - 3, 0, 3, h), "W": (0, 0, 3, h)}
    pen.rect(*ruled[str(look[0])], "ink")


@drawing("entry")
def way_in(pen: Pen, look: Look) -> None:
    """Chevrons along the edge over which figures enter. Look: edge."""
    art = pen.within(0, 0, *pen.size, units=(UNIT, 24) if look[0] in ("N", "S") else (24, UNIT))
    down = look[0] == "N"
    if look[0] in ("N", "S"):
        for x in (18, 44, 100, 126):
            _chevron(
                art, [(x - 11, 5), (x, 17), (x + 11, 5)] if down else [(x - 11, 19), (x, 7), (x + 11, 19)]
            )
    else:
        right = look[0] == "W"
        for y in (18, 44, 100, 126):
            _chevron(
                art, [(5, y - 11), (17, y), (5, y + 11)] if right else [(19, y - 11), (7, y), (19, y + 11)]
            )


def _chevron(pen: Pen, points: list[XY]) -> None:
    pen.stroke(points, "ink", 9)
    pen.stroke(points, "human", 5.5)
