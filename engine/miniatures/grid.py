"""The board: squares, edges, directions and distances."""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import lru_cache
from typing import NewType

Square = NewType("Square", str)  # "C4": column A-H left to right, row 1-8 bottom to top (R0.1)
Edge = NewType("Edge", str)  # "C4/N" lies between C4 and C5, "C4/E" between C4 and D4

SIZE = 8
COLUMNS = "ABCDEFGH"


class Direction(Enum):
    """The eight directions in the order of the scatter die (R13.3); north is the top of the map."""

    N = "N"
    NE = "NE"
    E = "E"
    SE = "SE"
    S = "S"
    SW = "SW"
    W = "W"
    NW = "NW"

    __hash__ = object.__hash__


VECTOR: Mapping[Direction, tuple[int, int]] = {
    Direction.N: (0, 1),
    Direction.NE: (1, 1),
    Direction.E: (1, 0),
    Direction.SE: (1, -1),
    Direction.S: (0, -1),
    Direction.SW: (-1, -1),
    Direction.W: (-1, 0),
    Direction.NW: (-1, 1),
}
ORTHOGONAL = (Direction.N, Direction.E, Direction.S, Direction.W)
SCATTER = tuple(Direction)


def square(x: int, y: int) -> Square:
    """Returns the square at column x and row y, both from 0."""
    return Square(f"{COLUMNS[x]}{y + 1}")


def inside(x: int, y: int) -> bool:
    """Tells whether a column and row lie on the board."""
    return 0 <= x < SIZE and 0 <= y < SIZE


SQUARES: tuple[Square, ...] = tuple(square(x, y) for y in range(SIZE) for x in range(SIZE))
PLACE: Mapping[Square, tuple[int, int]] = {
    at: (index % SIZE, index // SIZE) for index, at in enumerate(SQUARES)
}
BIT: Mapping[Square, int] = {at: 1 << index for index, at in enumerate(SQUARES)}


def _beside(at: Square, direction: Direction) -> Square | None:
    (x, y), (dx, dy) = PLACE[at], VECTOR[direction]
    return square(x + dx, y + dy) if inside(x + dx, y + dy) else None


_NEXT: Mapping[tuple[Square, Direction], Square | None] = {
    (at, direction): _beside(at, direction) for at in SQUARES for direction in Direction
}


def beside(at: Square, direction: Direction) -> Square | None:
    """Returns the adjacent square in a direction; `None` off the board."""
    return _NEXT[at, direction]


AROUND: Mapping[Square, tuple[Square, ...]] = {
    at: tuple(to for direction in Direction if (to := _NEXT[at, direction]) is not None) for at in SQUARES
}

DISTANCES: Mapping[Square, Mapping[Square, int]] = {
    a: {b: max(abs(PLACE[a][0] - PLACE[b][0]), abs(PLACE[a][1] - PLACE[b][1])) for b in SQUARES}
    for a in SQUARES
}


def distance(a: Square, b: Square) -> int:
    """Returns the distance between two squares: diagonals count one, walls are ignored (R4.2, Q55)."""
    return DISTANCES[a][b]


def edge(x: int, y: int, side: str) -> Edge:
    """Returns the edge on the north or east side of the square at column x and row y."""
    return Edge(f"{COLUMNS[x]}{y + 1}/{side}")


def edge_towards(at: Square, direction: Direction) -> Edge | None:
    """Returns the edge crossed by an orthogonal step; `None` at the rim."""
    to = beside(at, direction)
    if to is None:
        return None
    match direction:
        case Direction.N:
            return Edge(f"{at}/N")
        case Direction.E:
            return Edge(f"{at}/E")
        case Direction.S:
            return Edge(f"{to}/N")
        case Direction.W:
            return Edge(f"{to}/E")
        case _:
            raise AssertionError("a diagonal crosses no single edge")


def sides_of(border: Edge) -> tuple[Square, Square]:
    """Returns the two squares an edge lies between."""
    at, _, side = border.partition("/")
    to = beside(Square(at), Direction(side))
    assert to is not None, f"{border} is no inner edge"
    return Square(at), to


def ends_of(border: Edge) -> tuple[tuple[int, int], tuple[int, int]]:
    """Returns the two corners of an edge, as lattice points."""
    at, _, side = border.partition("/")
    x, y = PLACE[Square(at)]
    return ((x, y + 1), (x + 1, y + 1)) if side == "N" else ((x + 1, y), (x + 1, y + 1))


def rotate(at: Square, quarters: int) -> Square:
    """Returns the position of a square after the map is turned clockwise by quarters."""
    x, y = PLACE[at]
    for _ in range(quarters % 4):
        x, y = y, SIZE - 1 - x
    return square(x, y)


@lru_cache(maxsize=1024)
def rotate_edge(border: Edge, quarters: int) -> Edge:
    """Returns the position of an edge after the map is turned clockwise by quarters."""
    a, b = (rotate(at, quarters) for at in sides_of(border))
    (ax, ay), (bx, by) = PLACE[a], PLACE[b]
    return edge(min(ax, bx), min(ay, by), "N" if ax == bx else "E")


def nearest_to(at: Square, squares: Iterable[Square]) -> list[Square]:
    """Returns squares in the order of their distance; unchanged if the first is not on the board."""
    return sorted(squares, key=DISTANCES[at].__getitem__) if at in DISTANCES else list(squares)
