"""The ground of the map: decides which squares are rooms, streets, lawns and pavements, and draws them."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence, Set
from functools import lru_cache

from engine.miniatures.content import Exit, Wall
from engine.miniatures.grid import COLUMNS, SIZE, Direction, Square
from renderer.scenes.miniatures.layout import (
    BOARD,
    HEAD,
    MARGIN,
    SQUARE,
    WIDTH,
    corner,
    field,
    inside,
    place,
    square_at,
)
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.sprites import walls as masonry

XY = tuple[int, int]

WHEELS = frozenset({"car", "truck", "ambulance"})
GREENS = frozenset({"tree", "hedge"})
FLOORS = ("checker", "planks", "slabs")
SIDES: Mapping[str, XY] = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
ALL: Sequence[XY] = tuple((x, y) for y in range(SIZE) for x in range(SIZE))


# --- kinds of ground ---------------------------------------------------------------------------------


def rooms(walls: Iterable[Wall]) -> dict[XY, str]:
    """Returns the squares inside ruins: pieces whose walls cover two fifths of a rectangle's rim or more."""
    ends: dict[str, list[XY]] = defaultdict(list)
    for wall in walls:
        ends[wall.piece] += _ends(wall)
    found: dict[XY, str] = {}
    for piece, points in ends.items():
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        low, high = min(y for _, y in points), max(y for _, y in points)
        rim = 2 * (right - left + high - low)
        if right > left and high > low and len(points) / 2 >= 0.4 * rim:
            found |= {(x, y): piece for x in range(left, right) for y in range(low, high)}
    return found


def _ends(wall: Wall) -> tuple[XY, XY]:
    """Returns the two grid corners that a wall connects."""
    square, side = wall.edge.split("/")
    x, y = place(Square(square))
    return ((x, y + 1), (x + 1, y + 1)) if side == "N" else ((x + 1, y), (x + 1, y + 1))


def streets(ruins: Mapping[XY, str], cover: Mapping[Square, str]) -> tuple[frozenset[XY], frozenset[XY]]:
    """Returns the squares of the vertical and of the horizontal streets.

    A vehicle stands in a street: along its column or its row, whichever is longer before a ruin or a garden
    stops it.
    """
    gardens = {place(square) for square, kind in cover.items() if kind in GREENS}
    closed = gardens | ruins.keys()
    up: set[XY] = set()
    across: set[XY] = set()
    wheels = sorted(place(square) for square, kind in cover.items() if kind in WHEELS)
    for xy in (each for each in wheels if each not in closed):
        column, row = _run(xy, (0, 1), closed), _run(xy, (1, 0), closed)
        if xy in up or xy in across:
            continue
        if len(row) > len(column):
            across |= row
        else:
            up |= column
    return frozenset(up), frozenset(across)


def _run(start: XY, step: XY, closed: Set[XY]) -> set[XY]:
    """Returns the squares from a start to the next closed square or the edge, in both directions."""
    found = {start}
    for sign in (1, -1):
        x, y = start[0] + sign * step[0], start[1] + sign * step[1]
        while 0 <= x < SIZE and 0 <= y < SIZE and (x, y) not in closed:
            found.add((x, y))
            x, y = x + sign * step[0], y + sign * step[1]
    return found


def kinds(walls: tuple[Wall, ...], cover: Mapping[Square, str]) -> dict[XY, str]:
    """Returns the kind of ground of each square."""
    ruins = rooms(walls)
    up, across = streets(ruins, cover)
    names = sorted(set(ruins.values()))
    gardens = {place(square) for square, kind in cover.items() if kind in GREENS}
    ground: dict[XY, str] = {}
    for x, y in ALL:
        if (x, y) in ruins:
            ground[x, y] = FLOORS[names.index(ruins[x, y]) % len(FLOORS)]
        elif (x, y) in up and (x, y) in across:
            ground[x, y] = "crossing"
        elif (x, y) in up:
            ground[x, y] = f"street v{_line((x - 1, y) in up, (x + 1, y) in up, 'lrm')}"
        elif (x, y) in across:
            ground[x, y] = f"street h{_line((x, y - 1) in across, (x, y + 1) in across, 'btm')}"
        elif (x, y) in gardens or not any((x + dx, y + dy) in ruins for dx, dy in SIDES.values()):
            ground[x, y] = "lawn"
        else:
            ground[x, y] = "pavement"
    return ground


def _line(before: bool, after: bool, names: str) -> str:
    """Returns the side of a lane on which its street's centre line is, or "n" for none."""
    if before and after:
        return "n"
    return names[0] if before else names[1] if after else names[2]


# --- shapes ------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def ground(
    walls: tuple[Wall, ...],
    cover: tuple[tuple[Square, str], ...],
    zones: tuple[tuple[str, tuple[Square, ...]], ...],
    exits: tuple[Exit, ...],
    entry: tuple[Square, ...],
    uplink: Square | None,
) -> tuple[Shape, ...]:
    """Returns the static shapes of a map; cached."""
    town = kinds(walls, dict(cover))
    return (
        *(_square(xy, town) for xy in ALL if town[xy] not in FLOORS),
        *_lamps(town),
        *(_square(xy, town) for xy in ALL if town[xy] in FLOORS),
        *_glow(walls),
        *_beams(cover),
        *(shape for zone, squares in zones for shape in _zone(zone, squares)),
        *(_wall("wall-shadow", wall, number) for number, wall in enumerate(_from_the_top(walls))),
        *(_wall("wall", wall, number) for number, wall in enumerate(_from_the_top(walls))),
        *_frame(),
        *_names(),
        *(
            Sprite("cover", field(square), (kind, 5 * place(square)[0] + 3 * place(square)[1]))
            for square, kind in cover
        ),
        *(pennant for zone, squares in zones for pennant in _pennant(zone, squares)),
        *(_entry(square, _rim(entry)) for square in entry),
        *(_exit(way) for way in exits),
        *((Sprite("uplink", inside(uplink, Box(40, 4, 64, 64))),) if uplink else ()),
    )


def _square(xy: XY, town: Mapping[XY, str]) -> Sprite:
    x, y = xy
    kind = town[xy]
    ends = "".join(
        side for side, (dx, dy) in SIDES.items() if _family(town.get((x + dx, y + dy), kind)) != _family(kind)
    )
    return Sprite("ground", field(square_at(x, y)), (kind, ends, y * SIZE + x))


def _family(kind: str) -> str:
    return "street" if kind.startswith(("street", "crossing")) else kind


def _lamps(town: Mapping[XY, str]) -> Iterable[Sprite]:
    """Yields street lamps on some squares of pavement."""
    for x, y in ALL:
        if town[x, y] == "pavement" and (x * 3 + y * 5) % 4 == 1:
            left, top = corner(square_at(x, y))
            lamp = Point(left + 12, top + SQUARE - 12)
            yield Sprite("light", Box(lamp.x - 104, lamp.y - 104, 208, 208), ("amber", 9))
            yield Sprite("lamp", Box(lamp.x - 9, lamp.y - 9, 18, 18))


def _glow(walls: tuple[Wall, ...]) -> Iterable[Sprite]:
    """Yields the light inside every ruin."""
    pieces: dict[str, list[Point]] = defaultdict(list)
    for (x, y), piece in rooms(walls).items():
        pieces[piece].append(corner(square_at(x, y)))
    inset = 14
    for corners in pieces.values():
        left, top = min(at.x for at in corners) + inset, min(at.y for at in corners) + inset
        right, bottom = (
            max(at.x for at in corners) + SQUARE - inset,
            max(at.y for at in corners) + SQUARE - inset,
        )
        yield Sprite("light", Box(left, top, right - left, bottom - top), ("amber", 6))


def _beams(cover: Iterable[tuple[Square, str]]) -> Iterable[Sprite]:
    """Yields the headlights of every other vehicle."""
    for square, kind in cover:
        x, y = place(square)
        if kind in WHEELS and (x + y) % 2 and x:
            left, top = corner(square)
            yield Sprite("headlights", Box(left - 118, top + 22, 140, 100))


def _from_the_top(walls: tuple[Wall, ...]) -> list[Wall]:
    """Returns walls in drawing order: from the top of the page down."""
    return sorted(walls, key=lambda wall: (-max(y for _, y in _ends(wall)), wall.edge[-1] == "N", wall.edge))


def _wall(art: str, wall: Wall, number: int) -> Sprite:
    (x0, y0), (_, y1) = _ends(wall)
    across = y0 == y1
    left, top = BOARD.x + x0 * SQUARE, BOARD.y + (SIZE - max(y0, y1)) * SQUARE
    w, h = masonry.BOX if across else masonry.TURNED
    box = Box(left - masonry.PAD, top - masonry.PAD, w, h)
    look = (wall.height.value, "h" if across else "v")
    return Sprite(art, box, look if art == "wall-shadow" else (*look, number))


def colour(zone: str) -> str:
    """Returns the colour of a zone by its name: `red_NW` is red."""
    return zone.partition("_")[0]


def letters(zone: str) -> str:
    """Returns the letters on a zone's flag: `red_NW` is NW, `red` is R, `black` is K since blue has B."""
    name, _, part = zone.partition("_")
    return part or {"black": "K"}.get(name, name[0].upper())


def _zone(zone: str, squares: tuple[Square, ...]) -> Iterable[Sprite]:
    held = {place(square) for square in squares}
    for square in squares:
        x, y = place(square)
        ends = "".join(side for side, (dx, dy) in SIDES.items() if (x + dx, y + dy) not in held)
        yield Sprite("zone", field(square), (colour(zone), ends))


def _pennant(zone: str, squares: tuple[Square, ...]) -> Iterable[Sprite]:
    """Yields a flag on the first square of each connected part of a zone."""
    for part in _parts(squares):
        first = min(part, key=lambda square: (-int(square[1]), square[0]))
        word = letters(zone)
        yield Sprite("pennant", inside(first, Box(6, 28, 26 + 18 * len(word), 37)), (colour(zone), word))


def _parts(squares: tuple[Square, ...]) -> list[set[Square]]:
    left = set(squares)
    parts = []
    while left:
        part, fresh = set[Square](), [min(left)]
        while fresh:
            square = fresh.pop()
            if square in left:
                left.remove(square)
                part.add(square)
                x, y = place(square)
                around = ((x + dx, y + dy) for dx, dy in SIDES.values())
                fresh += [square_at(u, v) for u, v in around if 0 <= u < SIZE and 0 <= v < SIZE]
        parts.append(part)
    return parts


def _rim(entry: tuple[Square, ...]) -> str:
    """Returns the edge over which figures enter these squares."""
    for edge, holds in (("S", "1"), ("N", "8"), ("W", "A"), ("E", "H")):
        if all(holds in square for square in entry):
            return edge
    return "S"


def _entry(square: Square, edge: str) -> Sprite:
    x, y = corner(square)
    boxes = {
        "S": Box(x, y + SQUARE, SQUARE, MARGIN),
        "N": Box(x, y - MARGIN, SQUARE, MARGIN),
        "W": Box(x - MARGIN, y, MARGIN, SQUARE),
        "E": Box(x + SQUARE, y, MARGIN, SQUARE),
    }
    return Sprite("entry", boxes[edge], (edge,))


def _exit(way: Exit) -> Sprite:
    """Returns a sign across the edge, beside the name of the column or row."""
    x, y = corner(way.square)
    size, aside, out = 46, 92, 22
    boxes = {
        Direction.N: Box(x + 12, y - out, size, size),
        Direction.S: Box(x + aside, y + SQUARE + out - size, size, size),
        Direction.W: Box(x - out, y + aside, size, size),
        Direction.E: Box(x + SQUARE + out - size, y + aside, size, size),
    }
    return Sprite("exit", boxes[way.edge], (way.edge.value, way.value))


def _frame() -> Iterable[Sprite]:
    """Yields the margin around the board, which covers light beyond the edge."""
    right, bottom = BOARD.x + BOARD.w, BOARD.y + BOARD.h
    yield Sprite("strip", Box(0, HEAD, WIDTH, MARGIN), ("S",))
    yield Sprite("strip", Box(0, bottom, WIDTH, MARGIN), ("N",))
    yield Sprite("strip", Box(0, BOARD.y, MARGIN, BOARD.h), ("E",))
    yield Sprite("strip", Box(right, BOARD.y, MARGIN, BOARD.h), ("W",))


def _names() -> Iterable[Label]:
    """Yields the names of columns and rows on all four sides."""
    for i, column in enumerate(COLUMNS):
        x = BOARD.x + i * SQUARE + SQUARE // 2
        for y in (BOARD.y - 12, BOARD.y + BOARD.h + 13):
            yield Label(column, Point(x, y), 31, "paper", "bold", "mm", halo="ink")
    for row in range(SIZE):
        y = BOARD.y + (SIZE - 1 - row) * SQUARE + SQUARE // 2
        for x in (BOARD.x - 12, BOARD.x + BOARD.w + 12):
            yield Label(str(row + 1), Point(x, y), 31, "paper", "bold", "mm", halo="ink")


assert BOARD.y % 72 == 0, "bands of a picture end with squares and their halves"
