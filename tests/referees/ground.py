"""The board of the miniatures, read from the maps of the digest: steps, distances and lines of sight (B1)."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise
from pathlib import Path

DIGEST = Path(__file__).parents[2] / "docs" / "rules" / "miniatures.md"
COLUMNS = "ABCDEFGH"
UNIT = 4  # of a square's side (B1.1)
STATIONS = ((2, 2), (1, 1), (1, 3), (3, 1), (3, 3))  # B1.2
ACROSS = {"====": "full", "----": "low", ". . ": "rubble"}
UPRIGHT = {"#": "full", "|": "low", ":": "rubble"}

Cell = tuple[int, int]
Border = frozenset[Cell]  # the two squares on either side of a wall


def cell(square: str) -> Cell:
    """Returns a square as numbers from 0 to 7."""
    return COLUMNS.index(square[0]), int(square[1]) - 1


def name(at: Cell) -> str:
    return f"{COLUMNS[at[0]]}{at[1] + 1}"


def distance(one: str, other: str) -> int:
    """Returns the distance of two squares; diagonals count as one (R4.2)."""
    (x, y), (u, v) = cell(one), cell(other)
    return max(abs(x - u), abs(y - v))


class Drawing:
    """A map of the digest: walls, cover and the letters of its zones."""

    def __init__(self, scenario: str) -> None:
        text = DIGEST.read_text(encoding="utf-8")
        found = re.search(rf"### C {scenario} .*?```\n(.*?)```(.*?)(?=\n### |\n## )", text, re.DOTALL)
        assert found, scenario
        self.walls: dict[Border, str] = {}
        self.letters: dict[str, str] = {}
        self._stars: set[str] = set()
        for number, line in enumerate(found[1].splitlines()[1:17]):
            if number % 2 == 0:
                self._read_row(line.ljust(44), 7 - number // 2)
            else:
                self._read_border(line.ljust(44), 6 - number // 2)
        listed = re.search(r"Cover: (.*?)\. \[D\]", found[2], re.DOTALL)
        pairs = listed[1].replace("\n", " ").split(", ") if listed else []
        self.cover = {pair.split()[0]: pair.split()[1] for pair in pairs}
        assert set(self.cover) == self._stars, scenario

    def _read_row(self, line: str, y: int) -> None:
        for x in range(8):
            inside = line[4 + 5 * x : 8 + 5 * x]
            wall = UPRIGHT.get(line[8 + 5 * x])
            if wall and x < 7:
                self.walls[frozenset({(x, y), (x + 1, y)})] = wall
            if "*" in inside:
                self._stars.add(name((x, y)))
            letters = inside.replace("*", "").strip()
            if letters:
                self.letters[name((x, y))] = letters

    def _read_border(self, line: str, y: int) -> None:
        for x in range(8):
            wall = ACROSS.get(line[4 + 5 * x : 8 + 5 * x])
            if wall:
                self.walls[frozenset({(x, y), (x, y + 1)})] = wall


@cache
def drawing(scenario: str) -> Drawing:
    """Returns the map of a scenario; cached."""
    return Drawing(scenario)


class Ground:
    """A map in play: walls may collapse, and wrecks may lie on it."""

    def __init__(self, scenario: str) -> None:
        self._walls = dict(drawing(scenario).walls)
        self._cover = {cell(square) for square in drawing(scenario).cover}
        self._wrecks: set[Cell] = set()

    def lay_wreck(self, square: str) -> None:
        self._wrecks.add(cell(square))

    def see_walls(self, walls: Mapping[str, str]) -> None:
        """Takes over the walls as they lie now, by edges such as `D4/N`."""
        self._walls = {_border(edge): height for edge, height in walls.items()}

    @property
    def rubble(self) -> set[Border]:
        return {border for border, height in self._walls.items() if height == "rubble"}

    @property
    def walls(self) -> set[Border]:
        return set(self._walls)

    def is_open(self, start: str, to: str) -> bool:
        """Tells whether no full wall bars a step (R3.2, R3.3, Q13)."""
        (x, y), (u, v) = cell(start), cell(to)
        if x == u or y == v:
            return self._free((x, y), (u, v))
        corners = ((u, y), (x, v))
        return any(self._free((x, y), corner) and self._free(corner, (u, v)) for corner in corners)

    def _free(self, one: Cell, other: Cell) -> bool:
        return self._walls.get(frozenset({one, other})) != "full"

    def sight(self, start: str, to: str, standing: set[str], *, lying: bool) -> str:
        """Returns how a target in a square is seen from another one (B1.3, B1.4)."""
        here, there = cell(start), cell(to)
        dim = (self._cover | {cell(square) for square in standing}) - {here, there}
        seen = [[self._line(here, there, p, q, dim, lying=lying) for q in STATIONS] for p in STATIONS]
        bare = there not in self._cover | self._wrecks
        if bare and any(all(one == "free" for one in row) for row in seen):
            return "clear"
        if all(one == "blocked" for row in seen for one in row):
            return "blocked"
        return "partial"

    def _line(self, here: Cell, there: Cell, p: Cell, q: Cell, dim: set[Cell], *, lying: bool) -> str:
        borders, squares = _crossed(here, there, p, q)
        result = "free"
        for border in borders:
            height = self._walls.get(border)
            if height == "full":
                return "blocked"
            if there in border and height in ("low", "rubble"):
                if lying and height == "low":
                    return "blocked"
                result = "dim"
            elif height == "low" and here not in border:
                result = "dim"
        if any(square in self._wrecks for square in squares):
            return "blocked"
        return "dim" if any(square in dim for square in squares) else result


def _border(edge: str) -> Border:
    square, side = edge.split("/")
    x, y = cell(square)
    return frozenset({(x, y), (x, y + 1) if side == "N" else (x + 1, y)})


@cache
def _crossed(here: Cell, there: Cell, p: Cell, q: Cell) -> tuple[tuple[Border, ...], tuple[Cell, ...]]:
    """Returns the borders and the squares between that a line from one station to another crosses."""
    x, y = UNIT * here[0] + p[0], UNIT * here[1] + p[1]
    u, v = UNIT * there[0] + q[0], UNIT * there[1] + q[1]
    borders = {*_borders(x, y, u, v, turned=False), *_borders(y, x, v, u, turned=True)}
    return tuple(borders), tuple(set(_squares(x, y, u, v)) - {here, there})


def _borders(x: int, y: int, u: int, v: int, *, turned: bool) -> Iterator[Border]:
    """Yields the borders met on lines of constant x; a corner meets both neighbours."""
    dx = u - x
    for line in range(UNIT, 8 * UNIT, UNIT):
        if not min(x, u) < line < max(x, u):
            continue
        high, low = y * dx + (v - y) * (line - x), UNIT * dx
        row, rest = divmod(high, low)
        for index in (row,) if rest else (row - 1, row):
            one, other = (line // UNIT - 1, index), (line // UNIT, index)
            yield frozenset({one[::-1], other[::-1]} if turned else {one, other})


def _squares(x: int, y: int, u: int, v: int) -> Iterator[Cell]:
    """Yields the squares in whose inside a line runs for some length."""
    dx, dy = u - x, v - y
    scale = max(abs(dx), 1) * max(abs(dy), 1)
    cuts = {0, scale}
    for start, step in ((x, dx), (y, dy)):
        for line in range(UNIT, 8 * UNIT, UNIT):
            if step and min(start, start + step) < line < max(start, start + step):
                cuts.add((line - start) * scale // step)
    ordered = sorted(cuts)
    for first, second in pairwise(ordered):
        middle = first + second  # of twice the scale
        px, py = 2 * scale * x + dx * middle, 2 * scale * y + dy * middle
        yield px // (2 * scale * UNIT), py // (2 * scale * UNIT)
