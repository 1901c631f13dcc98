"""A slow reference for line of sight, with fractions, straight from the wording of ruling B1."""

from collections.abc import Mapping
from fractions import Fraction

from engine.miniatures.grid import PLACE, Edge, Square, edge, square
from engine.miniatures.sight import Height, Sight

UNIT = 4
Point = tuple[int, int]
Cell = tuple[int, int]


def slow_sight(
    walls: Mapping[Edge, Height],
    cover: frozenset[Square],
    opaque: frozenset[Square],
    start: Square,
    to: Square,
    standing: frozenset[Square],
    *,
    frightened: bool,
) -> Sight:
    """Returns the sight of a square: five by five segments, each judged alone (B1.2 to B1.4)."""
    judged = [
        [_judge(walls, cover, opaque, start, to, standing, frightened, p, q) for q in _stations(to)]
        for p in _stations(start)
    ]
    if to not in cover and any(all(one is Sight.CLEAR for one in row) for row in judged):
        return Sight.CLEAR
    if any(one is not Sight.BLOCKED for row in judged for one in row):
        return Sight.PARTIAL
    return Sight.BLOCKED


def _stations(at: Square) -> list[Point]:
    x, y = PLACE[at]
    offsets = ((2, 2), (1, 1), (1, 3), (3, 1), (3, 3))
    return [(UNIT * x + dx, UNIT * y + dy) for dx, dy in offsets]


def _judge(
    walls: Mapping[Edge, Height],
    cover: frozenset[Square],
    opaque: frozenset[Square],
    start: Square,
    to: Square,
    standing: frozenset[Square],
    frightened: bool,
    p: Point,
    q: Point,
) -> Sight:
    soft = False
    for border in _edges_hit(p, q):
        match walls.get(border):
            case Height.FULL:
                return Sight.BLOCKED
            case Height.LOW if _borders(border, to):
                if frightened:
                    return Sight.BLOCKED
                soft = True
            case Height.RUBBLE if _borders(border, to):
                soft = True
            case Height.LOW if not _borders(border, start):
                soft = True
            case _:
                pass
    for passed in _squares_crossed(p, q) - {start, to}:
        if passed in opaque:
            return Sight.BLOCKED
        soft = soft or passed in cover or passed in standing
    return Sight.PARTIAL if soft else Sight.CLEAR


def _edges_hit(p: Point, q: Point) -> set[Edge]:
    """Returns the inner edges whose closed span a segment touches where it crosses their line (B1.3)."""
    hit: set[Edge] = set()
    for line in range(1, 8):
        if min(p[0], q[0]) < UNIT * line < max(p[0], q[0]):
            y = p[1] + Fraction((q[1] - p[1]) * (UNIT * line - p[0]), q[0] - p[0])
            hit |= {edge(line - 1, m, "E") for m in range(8) if UNIT * m <= y <= UNIT * m + UNIT}
        if min(p[1], q[1]) < UNIT * line < max(p[1], q[1]):
            x = p[0] + Fraction((q[0] - p[0]) * (UNIT * line - p[1]), q[1] - p[1])
            hit |= {edge(m, line - 1, "N") for m in range(8) if UNIT * m <= x <= UNIT * m + UNIT}
    return hit


def _squares_crossed(p: Point, q: Point) -> set[Square]:
    """Returns the squares whose interior a segment crosses with positive length."""
    return {square(x, y) for x in range(8) for y in range(8) if _length_inside(p, q, (x, y)) > 0}


def _length_inside(p: Point, q: Point, cell: Cell) -> Fraction:
    """Returns the fraction of a segment inside a cell, by clipping it against the cell's four sides."""
    first, last = Fraction(0), Fraction(1)
    for axis in (0, 1):
        low, high = UNIT * cell[axis], UNIT * cell[axis] + UNIT
        run = q[axis] - p[axis]
        if run == 0:
            if not low < p[axis] < high:
                return Fraction(0)
            continue
        a, b = sorted((Fraction(low - p[axis], run), Fraction(high - p[axis], run)))
        first, last = max(first, a), min(last, b)
    return max(Fraction(0), last - first)


def _borders(border: Edge, at: Square) -> bool:
    x, y = PLACE[at]
    sides = {edge(x, y, "N"), edge(x, y, "E")}
    if y:
        sides.add(edge(x, y - 1, "N"))
    if x:
        sides.add(edge(x - 1, y, "E"))
    return border in sides
