"""Draws tracks: moves and shots of the last turn, and the lines of charts, by style."""

from collections.abc import Callable
from itertools import pairwise
from math import hypot

from PIL import Image

from renderer.pen import XY, Frame, Pen
from renderer.shapes import Point, Track
from renderer.theme import Theme

MARGIN = 28  # room around the points for arrowheads, flashes and rims
HEAD = 22
BAND = 0.38  # opacity of a band


def stroke(track: Track, scale: int, theme: Theme) -> tuple[Image.Image, Point]:
    """Returns a track drawn at `scale` pixels per unit, and its offset from its first point."""
    xs = [point.x for point in track.points]
    ys = [point.y for point in track.points]
    left, top = min(xs) - MARGIN, min(ys) - MARGIN
    width, height = max(xs) - left + MARGIN, max(ys) - top + MARGIN
    image = Image.new("RGBA", (width * scale, height * scale), (0, 0, 0, 0))
    pen = Pen(image, Frame(scale, 0, -left * scale, 0, scale, -top * scale), theme, (width, height))
    kind, _, ink = track.style.partition(" ")
    if kind not in _STYLES:
        raise LookupError(f"there is no style of tracks {kind!r} (known: {', '.join(sorted(_STYLES))})")
    points: list[XY] = [(point.x, point.y) for point in track.points]
    _STYLES[kind](pen, points, ink)
    first = track.points[0]
    return image, Point((left - first.x) * scale, (top - first.y) * scale)


def _steps(pen: Pen, points: list[XY], ink: str) -> None:
    """The move of a human: round footsteps and an arrowhead."""
    _way(pen, points, ink, _dots)


def _blades(pen: Pen, points: list[XY], ink: str) -> None:
    """The move of a Martian: a row of darts and an arrowhead."""
    _way(pen, points, ink, _darts)


def _way(pen: Pen, points: list[XY], ink: str, mark: Callable[[Pen, XY, XY, str, float], None]) -> None:
    *body, last = points
    stop = _before(body[-1], last, HEAD * 0.8)
    for colour, extra in (("ink", 4.0), (ink, 0.0)):
        for start, end in pairwise([*body, stop]):
            mark(pen, start, end, colour, extra)
        _head(pen, body[-1], last, colour, HEAD + extra, extra / 2)


def _hit(pen: Pen, points: list[XY], ink: str) -> None:
    """A shot that hit: a solid bolt."""
    ends = [points[0], points[-1]]
    pen.stroke(ends, "ink", 11)
    pen.stroke(ends, ink, 7)
    pen.stroke(ends, "paper", 2.5)


def _miss(pen: Pen, points: list[XY], ink: str) -> None:
    """A shot that missed: a broken bolt."""
    start, end = points[0], points[-1]
    pen.dashes(start, end, "ink", 9, 18, 8)
    pen.dashes(start, end, ink, 4, 17, 9)


def _course(pen: Pen, points: list[XY], ink: str) -> None:
    """The curve of a chart: a line with a rim, distinct where two cross."""
    pen.stroke(points, "ink", 13)
    pen.stroke(points, ink, 7)


def _band(pen: Pen, points: list[XY], ink: str) -> None:
    """The error band of a curve, transparent so that the grid shows through."""
    pen.fill(points, ink)
    pen.fade(BAND)


def _turn(pen: Pen, points: list[XY], ink: str) -> None:
    """The part of a curve at a turning point: a glow around it."""
    pen.stroke(points, ink, 23)


def _rule(pen: Pen, points: list[XY], ink: str) -> None:
    """A thin line of a chart."""
    pen.stroke(points, ink, 3)


def _dots(pen: Pen, start: XY, end: XY, ink: str, extra: float) -> None:
    for x, y in _places(start, end, 17):
        pen.disc(x, y, 4.6 + extra / 2, ink=ink)


def _darts(pen: Pen, start: XY, end: XY, ink: str, extra: float) -> None:
    for x, y in _places(start, end, 19):
        length = hypot(end[0] - start[0], end[1] - start[1]) or 1
        ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
        _head(pen, (x - ux, y - uy), (x + ux * 6, y + uy * 6), ink, 11 + extra, extra / 2)


def _places(start: XY, end: XY, pitch: float) -> list[XY]:
    length = hypot(end[0] - start[0], end[1] - start[1])
    count = max(1, round(length / pitch))
    shares = [step / count for step in range(count + 1)]
    return [
        (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share) for share in shares
    ]


def _head(pen: Pen, start: XY, tip: XY, ink: str, size: float, beyond: float) -> None:
    length = hypot(tip[0] - start[0], tip[1] - start[1]) or 1
    ux, uy = (tip[0] - start[0]) / length, (tip[1] - start[1]) / length
    x, y = tip[0] + ux * beyond, tip[1] + uy * beyond
    back = (x - ux * size, y - uy * size)
    half = size * 0.62
    left, right = (back[0] - uy * half, back[1] + ux * half), (back[0] + uy * half, back[1] - ux * half)
    notch = (x - ux * size * 0.72, y - uy * size * 0.72)
    pen.fill([(x, y), left, notch, right], ink)


def _before(start: XY, end: XY, distance: float) -> XY:
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    share = max(0.0, 1 - distance / length)
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


_STYLES = {
    "move-human": _steps,
    "move-martian": _blades,
    "move-neutral": _steps,
    "hit": _hit,
    "miss": _miss,
    "course": _course,
    "band": _band,
    "turn": _turn,
    "rule": _rule,
}
