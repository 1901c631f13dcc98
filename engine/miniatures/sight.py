"""Line of sight on the grid, in integers only (ruling B1), and the ground it is drawn across."""

from collections.abc import Mapping
from enum import Enum
from functools import cache
from itertools import pairwise

from engine.miniatures.grid import AROUND, PLACE, SIZE, SQUARES, Edge, Square


class Height(Enum):
    """How high a wall stands."""

    FULL = "full"
    LOW = "low"
    RUBBLE = "rubble"


class Sight(Enum):
    """How much of a target is seen (R5.1)."""

    BLOCKED = "blocked"
    PARTIAL = "partial"
    CLEAR = "clear"


UNIT = 4  # a square is four units wide, so that no station lies on a grid line
STATIONS = ((2, 2), (1, 1), (1, 3), (3, 1), (3, 3))

# What one segment crosses, relative to the shooter's square: edges and squares.
_Crossing = tuple[tuple[tuple[int, int, str], ...], tuple[tuple[int, int], ...]]


def _lines(a: int, b: int) -> range:
    """Returns the grid lines strictly between two coordinates."""
    low, high = min(a, b), max(a, b)
    return range(low // UNIT + 1, (high - 1) // UNIT + 1)


def _cells(value: int, scale: int) -> tuple[int, ...]:
    """Returns the cells whose closed span holds value/scale: two of them exactly on a lattice line."""
    cell, rest = divmod(value, UNIT * scale)
    return (cell,) if rest else (cell - 1, cell)


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
    return tuple(edges), _passed(px, py, dx, dy, stops)


def _passed(px: int, py: int, dx: int, dy: int, stops: set[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
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


@cache
def _crossings(dx: int, dy: int) -> tuple[tuple[_Crossing, ...], ...]:
    """Returns the 25 segments towards a square that lies so many columns and rows away, by station."""
    return tuple(
        tuple(_segment(sx, sy, dx * UNIT + tx, dy * UNIT + ty) for tx, ty in STATIONS) for sx, sy in STATIONS
    )


class _Line:
    """What the ground alone decides between two squares; figures in between are asked at each look."""

    __slots__ = ("blocked", "clear_past")

    def __init__(self, *, blocked: bool, clear_past: tuple[int, ...]) -> None:
        self.blocked = blocked
        self.clear_past = clear_past  # a clear view if one of these sets of squares holds nobody standing


class Ground:
    """The terrain of a table: which steps it allows and what it hides. Built once for each terrain."""

    def __init__(
        self, walls: Mapping[Edge, Height], cover: Mapping[Square, str], blocking: frozenset[Square]
    ) -> None:
        self.walls = walls
        self.cover = cover
        self.blocking = blocking  # cover pieces that block sight through their square: car wrecks
        self._heights = {_at_edge(border): height for border, height in walls.items()}
        self._covered = {PLACE[at] for at in cover}
        self._opaque = {PLACE[at] for at in blocking}
        self.steps: Mapping[Square, tuple[Square, ...]] = {at: self._steps(at) for at in SQUARES}
        self._seen: dict[tuple[Square, Square, bool], _Line] = {}

    def sight(self, shooter: Square, target: Square, *, frightened: bool, standing: int) -> Sight:
        """Returns what is seen of a square; `standing` has a bit for each square with somebody upright."""
        key = (shooter, target, frightened)
        line = self._seen.get(key)
        if line is None:
            line = self._seen[key] = self._look(shooter, target, frightened)
        if line.blocked:
            return Sight.BLOCKED
        for past in line.clear_past:
            if not past & standing:
                return Sight.CLEAR
        return Sight.PARTIAL

    def _steps(self, at: Square) -> tuple[Square, ...]:
        return tuple(to for to in AROUND[at] if self._passable(at, to))

    def _passable(self, at: Square, to: Square) -> bool:
        """A diagonal is barred only if both ways round the corner are closed (R3.3, Q13)."""
        (x, y), (tx, ty) = PLACE[at], PLACE[to]
        if x == tx or y == ty:
            return self._open(x, y, tx, ty)
        by_row = self._open(x, y, tx, y) and self._open(tx, y, tx, ty)
        by_column = self._open(x, y, x, ty) and self._open(x, ty, tx, ty)
        return by_row or by_column

    def _open(self, x: int, y: int, tx: int, ty: int) -> bool:
        border = (min(x, tx), min(y, ty), "N" if x == tx else "E")
        return self._heights.get(border) is not Height.FULL

    def _look(self, shooter: Square, target: Square, frightened: bool) -> _Line:
        (sx, sy), (tx, ty) = PLACE[shooter], PLACE[target]
        any_open = False
        clear_past: list[int] = []
        for segments in _crossings(tx - sx, ty - sy):
            past, free = 0, target not in self.cover
            for edges, squares in segments:
                sight = self._along(edges, squares, (sx, sy), (tx, ty), frightened)
                any_open = any_open or sight is not Sight.BLOCKED
                free = free and sight is Sight.CLEAR
                for x, y in squares:
                    past |= 1 << (sy + y) * SIZE + sx + x
            if free:
                clear_past.append(past)
        return _Line(blocked=not any_open, clear_past=tuple(clear_past))

    def _along(
        self,
        edges: tuple[tuple[int, int, str], ...],
        squares: tuple[tuple[int, int], ...],
        shooter: tuple[int, int],
        target: tuple[int, int],
        frightened: bool,
    ) -> Sight:
        """Returns how one segment fares among walls and cover."""
        sx, sy = shooter
        result = Sight.CLEAR
        for x, y, side in edges:
            border = (sx + x, sy + y, side)
            wall = self._heights.get(border)
            if wall is None:
                continue
            seen = _over(wall, border, shooter, target, frightened)
            if seen is Sight.BLOCKED:
                return seen
            if seen is Sight.PARTIAL:
                result = seen
        for x, y in squares:
            past = (sx + x, sy + y)
            if past in self._opaque:
                return Sight.BLOCKED
            if past in self._covered:
                result = Sight.PARTIAL
        return result


def _over(
    wall: Height,
    border: tuple[int, int, str],
    shooter: tuple[int, int],
    target: tuple[int, int],
    frightened: bool,
) -> Sight:
    """Returns what a wall leaves of the sight across it (B1.3)."""
    if wall is Height.FULL:
        return Sight.BLOCKED
    if _borders(border, target):
        return Sight.BLOCKED if frightened and wall is Height.LOW else Sight.PARTIAL
    if wall is Height.RUBBLE or _borders(border, shooter):
        return Sight.CLEAR
    return Sight.PARTIAL


def _borders(border: tuple[int, int, str], place: tuple[int, int]) -> bool:
    x, y, side = border
    return place == (x, y) or place == ((x, y + 1) if side == "N" else (x + 1, y))


def _at_edge(border: Edge) -> tuple[int, int, str]:
    at, _, side = border.partition("/")
    x, y = PLACE[Square(at)]
    return x, y, side
