"""The town from above: streets, pavements, lawns and the floors of ruined houses, one square at a time."""

from random import Random

from renderer.assets import Look, drawing
from renderer.pen import Pen, ellipse, scatter

UNIT = 144  # size of a square in the units of all ground drawings


@drawing("ground")
def ground(pen: Pen, look: Look) -> None:
    """A square of ground. Look: kind, the sides (of `NESW`) where the kind ends, a seed for variations."""
    kind, ends, number = str(look[0]), str(look[1]), int(look[2])
    square = pen.within(0, 0, *pen.size, units=(UNIT, UNIT))
    _KINDS[kind.partition(" ")[0]](square, kind.partition(" ")[2], number)
    _edges(square, kind, ends)


def _street(pen: Pen, lane: str, number: int) -> None:
    pen.rect(0, 0, UNIT, UNIT, "asphalt")
    _flecks(pen, number, 10, "asphalt:paper:10", 2.2)
    _flecks(pen, number + 100, 12, "asphalt:ink:45", 3)
    if number % 5 == 0:
        _crack(pen, number)
    if number % 11 == 3:
        _manhole(pen)
    middle = UNIT / 2
    if lane.endswith("n"):
        return
    if "v" in lane:  # the line between two lanes runs along the left or the right side, or the middle
        left = {"l": 0.0, "r": UNIT, "m": middle}[lane[1]]
        for y in (18, 90):
            pen.rect(left - 3, y, 6, 36, "amber:asphalt:42")
    if "h" in lane:
        top = {"t": 0.0, "b": UNIT, "m": middle}[lane[1]]
        for x in (18, 90):
            pen.rect(x, top - 3, 36, 6, "amber:asphalt:42")


def _crossing(pen: Pen, _: str, number: int) -> None:
    pen.rect(0, 0, UNIT, UNIT, "asphalt")
    _flecks(pen, number, 10, "asphalt:paper:10", 2.2)
    _flecks(pen, number + 100, 12, "asphalt:ink:45", 3)


def _pavement(pen: Pen, _: str, number: int) -> None:
    pen.rect(0, 0, UNIT, UNIT, "pavement:asphalt:22")
    chance = Random(number)
    for row in range(4):
        for column in range(4):
            if chance.random() < 0.22:
                ink = "pavement" if chance.random() < 0.5 else "pavement:asphalt:45"
                pen.rect(column * 36 + 1.5, row * 36 + 1.5, 34, 34, ink)
    for step in range(4):
        pen.rect(step * 36 - 1, 0, 2, UNIT, "asphalt:pavement:25")
        pen.rect(0, step * 36 - 1, UNIT, 2, "asphalt:pavement:25")
    _flecks(pen, number + 7, 6, "pavement:ink:50", 2.4)


def _lawn(pen: Pen, _: str, number: int) -> None:
    pen.rect(0, 0, UNIT, UNIT, "lawn")
    for x, y in scatter(number + 31, 3, UNIT - 60, UNIT - 50):
        pen.disc(x + 30, y + 25, 26, 15, ink="lawn:ink:22")
    for x, y in scatter(number, 22, UNIT - 12, UNIT - 14):
        pen.fill([(x, y + 10), (x + 3, y), (x + 5, y + 8), (x + 9, y + 2), (x + 9, y + 10)], "lawn:leaf:48")
    for x, y in scatter(number + 77, 2, UNIT - 10, UNIT - 10):
        pen.disc(x + 5, y + 5, 2.6, ink="amber:lawn:35")


def _checker(pen: Pen, _: str, number: int) -> None:
    pen.rect(0, 0, UNIT, UNIT, "floor:ink:38")
    for row in range(6):
        for column in range(6):
            if (row + column) % 2 == 0:
                pen.rect(column * 24, row * 24, 24, 24, "floor")
    _debris(pen, number)


def _planks(pen: Pen, _: str, number: int) -> None:
    pen.rect(0, 0, UNIT, UNIT, "wood:ink:42")
    chance = Random(number)
    for row in range(8):
        start = chance.choice((30, 58, 96, 120))
        pen.rect(0, row * 18, UNIT, 2, "wood:ink:66")
        pen.rect(start, row * 18, 2, 18, "wood:ink:66")
        if chance.random() < 0.35:
            pen.rect(start + 2, row * 18 + 2, UNIT - start - 2, 16, "wood:ink:34")
    _debris(pen, number)


def _slabs(pen: Pen, _: str, number: int) -> None:
    pen.rect(0, 0, UNIT, UNIT, "stone:night:68")
    for step in range(3):
        pen.rect(step * 48 - 1, 0, 2, UNIT, "stone:night:80")
        pen.rect(0, step * 48 - 1, UNIT, 2, "stone:night:80")
    chance = Random(number)
    for _i in range(2):
        column, row = chance.randrange(3), chance.randrange(3)
        pen.rect(column * 48 + 1, row * 48 + 1, 46, 46, "stone:night:62")
    _debris(pen, number)


def _debris(pen: Pen, number: int) -> None:
    chance = Random(number + 5)
    for x, y in scatter(number + 11, 5, UNIT - 20, UNIT - 20):
        size = 2.5 + chance.random() * 3.5
        pen.fill(
            [(x, y), (x + size, y - size / 2), (x + size * 1.6, y + size / 2), (x + size / 2, y + size)],
            "brick:ink:45",
        )


def _flecks(pen: Pen, seed: int, count: int, ink: str, size: float) -> None:
    for x, y in scatter(seed, count, UNIT - 6, UNIT - 6):
        pen.rect(x, y, size, size, ink)


def _crack(pen: Pen, number: int) -> None:
    places = scatter(number + 3, 2, 90, 90)
    (x, y), (u, v) = places
    pen.stroke(
        [(x + 20, y + 20), (x + 34, y + 30), (u / 2 + 40, v / 2 + 44), (u / 2 + 60, v / 2 + 50)],
        "asphalt:ink:60",
        2.4,
    )


def _manhole(pen: Pen) -> None:
    pen.disc(104, 40, 17, ink="asphalt:ink:55")
    pen.disc(104, 40, 14, ink="asphalt:paper:12")
    for step in (-7, 0, 7):
        pen.rect(95, 39 + step, 18, 2.5, "asphalt:ink:45")


def _edges(pen: Pen, kind: str, ends: str) -> None:
    """Kerbs, lawn borders and the seams of the grid."""
    base = kind.partition(" ")[0]
    if base in ("street", "crossing"):
        _border(pen, ends, "pavement:paper:32", 6)
        _border(pen, ends, "ink", 2)
    elif base == "lawn":
        _border(pen, ends, "pavement:ink:30", 5)
    _corners(pen)


def _border(pen: Pen, ends: str, ink: str, width: float) -> None:
    far = UNIT - width
    sides: dict[str, tuple[float, float, float, float]] = {
        "N": (0, 0, UNIT, width),
        "S": (0, far, UNIT, width),
        "W": (0, 0, width, UNIT),
        "E": (far, 0, width, UNIT),
    }
    for side in ends:
        pen.rect(*sides[side], ink)


def _corners(pen: Pen) -> None:
    """Small crosses where four squares meet, which show the grid without full lines."""
    for x in (0, UNIT):
        for y in (0, UNIT):
            pen.rect(x - 9, y - 1.5, 18, 3, "paper:pavement:35")
            pen.rect(x - 1.5, y - 9, 3, 18, "paper:pavement:35")


_KINDS = {
    "street": _street,
    "crossing": _crossing,
    "pavement": _pavement,
    "lawn": _lawn,
    "checker": _checker,
    "planks": _planks,
    "slabs": _slabs,
}


@drawing("light")
def light(pen: Pen, look: Look) -> None:
    """A pool of lamplight in three flat steps, like a print. Look: ink, opacity per step in per cent."""
    ink, opacity = str(look[0]), int(look[1]) / 100
    w, h = pen.size
    for share in (1.0, 0.72, 0.44):
        step = pen.layer()
        step.fill(ellipse(w / 2, h / 2, w / 2 * share, h / 2 * share), ink)
        pen.lay(step, opacity)


@drawing("headlights")
def headlights(pen: Pen, _: Look) -> None:
    """Two beams to the left of a car, in two flat steps."""
    w, h = pen.size
    for reach, opacity in ((1.0, 0.13), (0.6, 0.13)):
        step = pen.layer()
        for y in (0.32, 0.68):
            step.fill(
                [
                    (w, h * y - 4),
                    (w, h * y + 4),
                    (w * (1 - reach), h * (y + 0.24)),
                    (w * (1 - reach), h * (y - 0.24)),
                ],
                "amber",
            )
        pen.lay(step, opacity)


@drawing("lamp")
def lamp(pen: Pen, _: Look) -> None:
    """A street lamp seen from above."""
    art = pen.within(0, 0, *pen.size)
    art.disc(50, 50, 44, ink="ink")
    art.disc(50, 50, 34, ink="steel:ink:40")
    art.disc(50, 50, 22, ink="amber")
    art.disc(46, 46, 10, ink="white")
