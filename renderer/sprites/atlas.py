"""The map of Britain: sea and land by night, and overlays of whole areas."""

from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from math import hypot
from random import Random
from typing import NamedTuple

from renderer.assets import Look, drawing
from renderer.pen import XY, Pen
from renderer.sprites import britain, country

TILE = 320, 300  # the ground is drawn in tiles: one canvas for all would be too large
SEA = "human-deep:night:62"
LANDS = ("lawn:night:22", "lawn:ink:46", "lawn:wood:22:night:20", "lawn:wood:45:night:22")
TONES = {
    "northern_highlands": 0,
    "western_highlands": 2,
    "grampian": 1,
    "central_lowlands": 0,
    "southern_uplands": 3,
    "northumbria": 1,
    "north_west": 0,
    "yorkshire": 2,
    "wales": 3,
    "west_midlands": 1,
    "east_midlands": 0,
    "east_anglia": 3,
    "london": 2,
    "wessex": 0,
    "west_country": 2,
}
# Towns with lights at night: position and size.
TOWNS: tuple[tuple[britain.Degrees, int], ...] = (
    ((-0.1, 51.52), 34),
    ((-0.35, 51.45), 14),
    ((0.15, 51.5), 12),
    ((-1.9, 52.48), 20),
    ((-1.5, 52.4), 8),
    ((-2.25, 53.5), 18),
    ((-2.95, 53.45), 10),
    ((-1.55, 53.8), 14),
    ((-1.5, 53.4), 9),
    ((-1.15, 52.95), 9),
    ((-1.13, 52.63), 7),
    ((-0.54, 53.23), 5),
    ((-0.4, 53.78), 6),
    ((-1.6, 54.97), 8),
    ((-4.25, 55.86), 16),
    ((-3.2, 55.93), 11),
    ((-2.12, 57.16), 5),
    ((-3.02, 56.5), 3),
    ((-3.2, 51.5), 9),
    ((-3.95, 51.65), 5),
    ((-2.6, 51.46), 9),
    ((-1.4, 50.95), 7),
    ((-1.08, 50.84), 7),
    ((-1.9, 50.76), 4),
    ((-0.15, 50.86), 6),
    ((-3.53, 50.72), 4),
    ((-4.13, 50.42), 5),
    ((1.28, 52.63), 6),
    ((0.13, 52.2), 4),
    ((1.15, 52.06), 4),
    ((-2.95, 54.9), 3),
    ((-4.2, 57.46), 2),
    ((1.08, 51.27), 3),
    ((-3.5, 53.28), 2),
)
# Ranges of hills: start, end, and number of peaks.
RANGES: tuple[tuple[britain.Degrees, britain.Degrees, int], ...] = (
    ((-5.0, 58.3), (-4.3, 57.9), 5),
    ((-5.3, 57.25), (-5.0, 56.95), 3),
    ((-4.1, 57.1), (-3.2, 56.95), 5),
    ((-4.6, 55.2), (-3.4, 55.4), 5),
    ((-3.2, 54.6), (-3.0, 54.4), 2),
    ((-2.25, 54.35), (-2.05, 53.7), 4),
    ((-2.5, 55.4), (-2.2, 55.2), 2),
    ((-3.95, 53.05), (-3.5, 52.2), 5),
    ((-4.1, 50.65), (-3.85, 50.55), 2),
)


class _Piece(NamedTuple):
    """A pen in units of the whole map that draws only one tile."""

    pen: Pen
    left: int
    top: int

    def shows(self, points: Iterable[XY], margin: float = 30) -> bool:
        """Tells whether a line comes near this tile; others are not drawn."""
        xs, ys = zip(*points, strict=True)
        wide, high = TILE
        return bool(
            min(xs) - margin < self.left + wide
            and max(xs) + margin > self.left
            and min(ys) - margin < self.top + high
            and max(ys) + margin > self.top
        )


@drawing("atlas")
def atlas(pen: Pen, look: Look) -> None:
    """A tile of the map. Look: column and row."""
    left, top = int(look[0]) * TILE[0], int(look[1]) * TILE[1]
    whole = (britain.WIDTH, britain.HEIGHT)
    page = _Piece(pen.within(-left, -top, *whole, units=whole), left, top)
    page.pen.rect(0, 0, *whole, SEA)
    _waves(page)
    for shore in filter(page.shows, country.abroad()):
        page.pen.stroke([*shore, shore[0]], "night", 3)
        page.pen.fill(shore, "slate:night:40")
    _shallows(page)
    for shore in filter(page.shows, _shores()):
        page.pen.fill([(x + 7, y + 10) for x, y in shore], "ink")
    for area, tone in TONES.items():
        for shore in filter(page.shows, (country.outline(area), *country.islands(area))):
            page.pen.fill(shore, LANDS[tone])
    _hills(page)
    _lights(page)
    _borders(page)


def _shores() -> Iterable[tuple[XY, ...]]:
    for area in TONES:
        yield country.outline(area)
        yield from country.islands(area)


def _coasts() -> Iterable[tuple[XY, ...]]:
    """Yields all lines between land and sea, without borders on land."""
    yield from (country.drawn_line(line) for line in britain.LINES if line.coast)
    for area in TONES:
        yield from ((*shore, shore[0]) for shore in country.islands(area))


def _shallows(page: _Piece) -> None:
    """Draws light water along every coast, in two flat steps."""
    for width, ink in ((44, "human-deep:night:48"), (20, "human-deep:night:30")):
        for coast in filter(page.shows, _coasts()):
            page.pen.stroke(coast, ink, width)


def _waves(page: _Piece) -> None:
    chance = Random("waves")
    for _ in range(230):
        x, y = chance.random() * britain.WIDTH, chance.random() * britain.HEIGHT
        if page.shows([(x, y)]):
            for shift in (0, 13):
                crest = [(x + shift, y), (x + shift + 5, y - 4), (x + shift + 10, y)]
                page.pen.stroke(crest, "human-deep:night:38", 1.8)


def _hills(page: _Piece) -> None:
    chance = Random("hills")
    for start, end, peaks in RANGES:
        (x0, y0), (x1, y1) = country.place(start), country.place(end)
        for peak in range(peaks):
            share = peak / max(1, peaks - 1)
            x = x0 + (x1 - x0) * share + chance.random() * 16 - 8
            y = y0 + (y1 - y0) * share + chance.random() * 16 - 8
            page.pen.fill([(x - 15, y + 9), (x, y - 11), (x + 15, y + 9)], "lawn:ink:50")
            page.pen.fill([(x - 15, y + 9), (x, y - 11), (x - 3, y + 9)], "lawn:steel:14")


def _lights(page: _Piece) -> None:
    """Draws the lights of towns, dense in the middle."""
    for (lon, lat), size in TOWNS:
        x, y = country.place((lon, lat))
        chance = Random(f"{lon} {lat}")
        reach = 6 + size * 1.15
        for _ in range(size):
            dx, dy = chance.gauss(0, 0.5) * reach, chance.gauss(0, 0.4) * reach
            lamp = chance.choice((1.7, 1.7, 2.4))
            ink = chance.choice(("amber", "amber:wood:40", "amber:paper:45"))
            page.pen.rect(x + dx, y + dy, lamp, lamp, ink)


def _borders(page: _Piece) -> None:
    for line in britain.LINES:
        points = country.drawn_line(line)
        if line.coast or not page.shows(points):
            continue
        if line.areas[0] in britain.SEAS:
            broken_line(page.pen, points, "stone:night:35", 3, 18, 12)
        else:
            page.pen.stroke(points, "ink", 6)
            broken_line(page.pen, points, "paper:lawn:20", 2.6, 9, 5)
    for coast in filter(page.shows, _coasts()):
        page.pen.stroke(coast, "ink", 5)
        page.pen.stroke(coast, "paper:lawn:40", 2)


def broken_line(pen: Pen, points: Iterable[XY], ink: str, width: float, dash: float, gap: float) -> None:
    """Draws a dashed line along a path; the dashes continue around its bends."""
    phase = 0.0
    line = list(points)
    for (x0, y0), (x1, y1) in pairwise(line):
        length = hypot(x1 - x0, y1 - y0)
        done = 0.0
        while done < length:
            inside = phase % (dash + gap)
            drawn = inside < dash
            step = min((dash if drawn else dash + gap) - inside, length - done)
            if drawn:
                a, b = done / length, (done + step) / length
                pen.stroke(
                    [(x0 + (x1 - x0) * a, y0 + (y1 - y0) * a), (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b)],
                    ink,
                    width,
                )
            done += step
            phase += step


# --- over an area ----------------------------------------------------------------------------------------


@drawing("area")
def area(pen: Pen, look: Look) -> None:
    """The overlay of an area. Look: the area, then a key of the table below."""
    name = str(look[0])
    left, top, *_ = country.bounds(name)
    w, h = pen.size
    page = pen.within(-left, -top, w, h, units=(w, h))
    _OVERLAYS[str(look[1])](pen, page, name)


def _inside(pen: Pen, name: str) -> Pen:
    cut = pen.layer()
    left, top, *_ = country.bounds(name)
    page = cut.within(-left, -top, *pen.size, units=pen.size)
    for shore in (country.outline(name), *country.islands(name)):
        page.fill(shore, "white")
    return cut


def _bars(pen: Pen, name: str, ink: str, pitch: int, width: float, opacity: float) -> None:
    w, h = pen.size
    bars = pen.layer()
    for x in range(-int(h), int(w), pitch):
        bars.stroke([(x, h), (x + h, 0)], ink, width)
    bars.keep(_inside(pen, name))
    pen.lay(bars, opacity)


def _tint(pen: Pen, name: str, ink: str, opacity: float) -> None:
    tint = pen.layer()
    tint.rect(0, 0, *pen.size, ink)
    tint.keep(_inside(pen, name))
    pen.lay(tint, opacity)


def _rim(pen: Pen, name: str, ink: str, width: float) -> None:
    """Draws a frame just inside the border."""
    left, top, *_ = country.bounds(name)
    rim = pen.layer()
    page = rim.within(-left, -top, *pen.size, units=pen.size)
    around = country.outline(name)
    page.stroke([*around, around[0]], ink, width * 2)
    rim.keep(_inside(pen, name))
    pen.lay(rim)


def _hostile(pen: Pen, _: Pen, name: str) -> None:
    """Draws slanting bars: Martians are here."""
    _tint(pen, name, "martian-deep", 0.4)
    _bars(pen, name, "martian-deep:martian:20", 22, 5, 0.6)


def _offer_frame(pen: Pen, page: Pen, name: str) -> None:
    """Draws a bright dashed frame: the area may be chosen."""
    _tint(pen, name, "paper", 0.2)
    _frame(pen, page, name, "paper")


def _strike_bars(pen: Pen, page: Pen, name: str) -> None:
    """Draws bars in a solid frame: the area would be struck."""
    _bars(pen, name, "amber", 30, 9, 0.4)
    _rim(pen, name, "ink", 9)
    _rim(pen, name, "amber", 5)


def _frame(pen: Pen, page: Pen, name: str, ink: str) -> None:
    rim = pen.layer()
    left, top, *_ = country.bounds(name)
    within = rim.within(-left, -top, *pen.size, units=pen.size)
    around = _ring(name)
    within.stroke(around, "ink", 14)
    broken_line(within, around, ink, 9, 24, 16)
    rim.keep(_inside(pen, name))
    pen.lay(rim)


@cache
def _ring(name: str) -> list[XY]:
    around = country.outline(name)
    return [*around, around[0]]


_OVERLAYS = {"hostile": _hostile, "offered": _offer_frame, "struck": _strike_bars}
