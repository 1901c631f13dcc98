"""Line of sight in integer arithmetic (ruling B1), and the terrain it crosses."""

from collections.abc import Mapping
from enum import Enum
from functools import lru_cache, reduce
from itertools import pairwise
from operator import or_

from engine.miniatures.grid import AROUND, BIT, PLACE, SIZE, SQUARES, Edge, Square


class Height(Enum):
    """The height of a wall."""

    FULL = "full"
    LOW = "low"
    RUBBLE = "rubble"


class Sight(Enum):
    """The visibility of a target (R5.1)."""

    BLOCKED = "blocked"
    PARTIAL = "partial"
    CLEAR = "clear"

    __hash__ = object.__hash__


FAR = len(SQUARES)  # steps to an unreachable square
UNIT = 4  # a square is four units wide, so that no station lies on a grid line
STATIONS = ((2, 2), (1, 1), (1, 3), (3, 1), (3, 3))

# Sets of squares and edges are bit masks; east edges use higher bits than north edges.
# The crossings of a segment are relative to the shooter's square, whose bit is `_ORIGIN`.
_ORIGIN = SIZE * SIZE
_EAST = 4 * _ORIGIN
_Crossing = tuple[int, int]  # edges and squares


def _lines(a: int, b: int) -> range:
    """Returns the grid lines strictly between two coordinates."""
    low, high = min(a, b), max(a, b)
    return range(low // UNIT + 1, (high - 1) // UNIT + 1)


def _cells(value: int, scale: int) -> tuple[int, ...]:
    """Returns the cells whose closed span contains value/scale: two if it lies on a lattice line."""
    cell, rest = divmod(value, UNIT * scale)
    return (cell,) if rest else (cell - 1, cell)


def _bit(x: int, y: int, side: str = "", *, origin: int = 0) -> int:
    """Returns the bit of a square, or of an edge of it."""
    return 1 << origin + y * SIZE + x + (_EAST if side == "E" else 0)


def _segment(px: int, py: int, qx: int, qy: int) -> _Crossing:
    """Returns the edges hit and the squares passed through by one segment."""
    dx, dy = qx - px, qy - py
    edges: list[tuple[int, int, str]] = []
    stops: set[tuple[int, int]] = set()  # crossings as fractions of the way: (numerator, denominator)
    for line in _lines(px, qx):
        way, whole = (line * UNIT - px, dx) if dx > 0 else (px - line * UNIT, -dx)
        stops.add((way, whole))
        edges += [(line - 1, row, "E") for row in _cells(py * whole + dy * way, whole)]
    for line in _lines(py, qy):
        way, whole = (line * UNIT - py, dy) if dy > 0 else (py - line * UNIT, -dy)
        stops.add((way, whole))
        edges += [(column, line - 1, "N") for column in _cells(px * whole + dx * way, whole)]
    hit = sum({_bit(x, y, side, origin=_ORIGIN) for x, y, side in edges})
    return hit, sum({_bit(x, y, origin=_ORIGIN) for x, y in _squares_between(px, py, dx, dy, stops)})


def _squares_between(
    px: int, py: int, dx: int, dy: int, stops: set[tuple[int, int]]
) -> tuple[tuple[int, int], ...]:
    """Returns the squares between the first and the last crossing, by the middle of each stretch."""
    scale = max(1, abs(dx)) * max(1, abs(dy))
    cuts = sorted({way * (scale // whole) for way, whole in stops})
    squares = []
    for start, end in pairwise(cuts):
        middle, twice = start + end, 2 * scale
        squares.append(
            ((px * twice + dx * middle) // (UNIT * twice), (py * twice + dy * middle) // (UNIT * twice))
        )
    return tuple(squares)


class _Bundle:
    """The segments from one station of the shooter's square, and the union of their crossings."""

    __slots__ = ("_segments", "edges", "squares")

    def __init__(self, segments: tuple[_Crossing, ...]) -> None:
        self._segments = segments
        self.edges = reduce(or_, (edges for edges, _ in segments))
        self.squares = reduce(or_, (squares for _, squares in segments))

    def passes(self, blocking: int, opaque: int) -> bool:
        """Tells whether one of the segments avoids all these edges and squares."""
        if not (self.edges & blocking or self.squares & opaque):
            return True
        return any(not (edges & blocking or squares & opaque) for edges, squares in self._segments)


@lru_cache(maxsize=1024)
def _crossings(dx: int, dy: int) -> tuple[_Bundle, ...]:
    """Returns the 25 segments towards a square this many columns and rows away, by station."""
    return tuple(
        _Bundle(tuple(_segment(sx, sy, dx * UNIT + tx, dy * UNIT + ty) for tx, ty in STATIONS))
        for sx, sy in STATIONS
    )


def draw_lines() -> None:
    """Fills the cache of segments, so that the first look is fast."""
    for dx in range(1 - SIZE, SIZE):
        for dy in range(1 - SIZE, SIZE):
            _crossings(dx, dy)


class _Line:
    """The cached sight between two squares by terrain alone; figures in between are checked each time."""

    __slots__ = ("blocked", "clear_past")

    def __init__(self, *, blocked: bool, clear_past: tuple[int, ...]) -> None:
        self.blocked = blocked
        self.clear_past = clear_past  # clear if one of these sets of squares has no upright figure


class Ground:
    """The terrain of a table: legal steps and lines of sight, built once for each terrain."""

    def __init__(
        self, walls: Mapping[Edge, Height], cover: Mapping[Square, str], blocking: frozenset[Square]
    ) -> None:
        self.walls = walls
        self.cover = cover
        self.blocking = blocking  # cover pieces that block sight through their square: car wrecks
        self._tall, self._low, self._rubble = (
            sum(_edge_bit(border) for border, height in walls.items() if height is one) for one in Height
        )
        self._covered = sum(BIT[at] for at in cover)
        self._opaque = sum(BIT[at] for at in blocking)
        self.steps: Mapping[Square, tuple[Square, ...]] = {at: self._steps(at) for at in SQUARES}
        self._seen: dict[tuple[Square, Square, bool], _Line] = {}
        self._walks: dict[tuple[Square, ...], Mapping[Square, int]] = {}

    def sight(self, shooter: Square, target: Square, frightened: bool, standing: int) -> Sight:
        """Returns the sight of a square; `standing` is the bit mask of squares with upright figures."""
        line = self._seen.get((shooter, target, frightened)) or self._line(shooter, target, frightened)
        if line.blocked:
            return Sight.BLOCKED
        for past in line.clear_past:
            if not past & standing:
                return Sight.CLEAR
        return Sight.PARTIAL

    def hides(self, shooter: Square, target: Square, frightened: bool) -> bool:
        """Tells whether terrain blocks the sight of a square."""
        line = self._seen.get((shooter, target, frightened)) or self._line(shooter, target, frightened)
        return line.blocked

    def bars(self, shooter: Square, target: Square) -> bool:
        """Tells what `hides` does of a target that is not frightened, quicker for one look at each line."""
        (sx, sy), (tx, ty) = PLACE[shooter], PLACE[target]
        back = _ORIGIN - sy * SIZE - sx
        blocking, opaque = self._tall << back, self._opaque << back
        return not any(one.passes(blocking, opaque) for one in _crossings(tx - sx, ty - sy))

    def _line(self, shooter: Square, target: Square, frightened: bool) -> _Line:
        line = self._seen[shooter, target, frightened] = self._look(shooter, target, frightened)
        return line

    def walks(self, *squares: Square) -> Mapping[Square, int]:
        """Returns the number of steps from every square to the nearest of the given ones, around walls."""
        known = self._walks.get(squares)
        if known is None:
            known = self._walks[squares] = dict.fromkeys(SQUARES, FAR) | self._spread(squares)
        return known

    def _spread(self, starts: tuple[Square, ...]) -> dict[Square, int]:
        walks, edge = dict.fromkeys(starts, 0), list(starts)
        while edge:
            edge = list(dict.fromkeys(to for at in edge for to in self.steps[at] if to not in walks))
            walks |= dict.fromkeys(edge, max(walks.values()) + 1)
        return walks

    def _steps(self, at: Square) -> tuple[Square, ...]:
        """Returns the legal steps from a square; walls bar a diagonal only on both ways round (R3.3, Q13)."""
        tall = self._tall
        return tuple(to for to, by_row, by_column in _WAYS[at] if not tall & by_row or not tall & by_column)

    def _look(self, shooter: Square, target: Square, frightened: bool) -> _Line:
        (sx, sy), (tx, ty) = PLACE[shooter], PLACE[target]
        here = sy * SIZE + sx
        back = _ORIGIN - here  # shift the terrain's masks to the segments, which are cached
        blocking, dimming = self._walls_between(shooter, target, frightened)
        blocking, opaque = blocking << back, self._opaque << back
        bundles = _crossings(tx - sx, ty - sy)
        if target in self.cover:
            return _Line(blocked=not any(one.passes(blocking, opaque) for one in bundles), clear_past=())
        dimming, covered = dimming << back | blocking, self._covered << back | opaque
        clear_past = [
            one.squares >> back for one in bundles if not (one.edges & dimming or one.squares & covered)
        ]
        any_open = clear_past or any(one.passes(blocking, opaque) for one in bundles)
        return _Line(blocked=not any_open, clear_past=tuple(clear_past))

    def _walls_between(self, shooter: Square, target: Square, frightened: bool) -> tuple[int, int]:
        """Returns the edges that block sight, and the edges that make it partial (B1.3)."""
        beside = _RIM[target]
        blocking = self._tall | (self._low & beside if frightened else 0)
        return blocking, (self._low | self._rubble) & beside | self._low & ~_RIM[shooter]


def _edge_bit(border: Edge) -> int:
    at, _, side = border.partition("/")
    return _bit(*PLACE[Square(at)], side)


def _rim(at: Square) -> int:
    """Returns the edges around a square."""
    x, y = PLACE[at]
    below = _bit(x, y - 1, "N") if y else 0
    left = _bit(x - 1, y, "E") if x else 0
    return _bit(x, y, "N") | _bit(x, y, "E") | below | left


_RIM: Mapping[Square, int] = {at: _rim(at) for at in SQUARES}


def _edges_round(at: Square, to: Square) -> tuple[int, int]:
    """Returns the edges that a step crosses, row first and column first."""
    (x, y), (tx, ty) = PLACE[at], PLACE[to]
    left, below = min(x, tx), min(y, ty)
    if x == tx or y == ty:
        straight = _bit(left, below, "N" if x == tx else "E")
        return straight, straight
    by_row = _bit(left, y, "E") | _bit(tx, below, "N")
    return by_row, _bit(x, below, "N") | _bit(left, ty, "E")


_WAYS: Mapping[Square, tuple[tuple[Square, int, int], ...]] = {
    at: tuple((to, *_edges_round(at, to)) for to in AROUND[at]) for at in SQUARES
}
