"""Ruins built from the pieces of the box: walls and cover, where a piece fits, the rest of a map (R18.1)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache

from engine.miniatures.content import Box, RuinId, RuinPiece, Scenario, Wall
from engine.miniatures.grid import (
    COLUMNS,
    PLACE,
    SIZE,
    SQUARES,
    Direction,
    Edge,
    Square,
    beside,
    edge_towards,
    ends_of,
    rotate_edge,
    square,
)
from engine.miniatures.pieces import Side, Site
from engine.miniatures.sight import Height
from engine.miniatures.state import Built

FRAME = 2  # the squares of a piece's side
FACINGS = (Direction.S, Direction.W, Direction.N, Direction.E)  # by clockwise quarters
OPEN = 3  # the side of a block of squares that counts as open ground
INNER = range(1, SIZE - FRAME)  # columns and rows of sites: the rim stays free
ROOMS = (0.5, 2.0)  # weights of room for more pieces against open ground; the better map counts


# --- the pieces on the board ----------------------------------------------------------------------


def walls_of(box: Box, built: Sequence[Built]) -> tuple[Wall, ...]:
    """Returns the walls of built pieces."""
    return tuple(wall for one in built for wall in _walls(box.pieces[one.ruin], one))


def cover_of(box: Box, built: Sequence[Built]) -> Mapping[Square, str]:
    """Returns the cover of built pieces."""
    return {_at(one, local): kind for one in built for local, kind in box.pieces[one.ruin].cover.items()}


def frame_of(site: Site) -> tuple[Square, ...]:
    """Returns the squares of a site."""
    x, y = PLACE[site]
    return tuple(square(x + dx, y + dy) for dy in range(FRAME) for dx in range(FRAME))


def squares_of(box: Box, one: Built) -> tuple[Square, ...]:
    """Returns the squares that a piece claims."""
    return tuple(_at(one, local) for local in box.pieces[one.ruin].squares)


def _walls(piece: RuinPiece, one: Built) -> Iterator[Wall]:
    label = f"{one.ruin} {one.at}"
    for stub in piece.walls:
        border = _edge(one.at, one.facing, stub.square, stub.side)
        yield Wall(edge=border, height=stub.height, piece=label)


@lru_cache(maxsize=4096)
def _edge(at: Site, facing: Direction, local: Square, side: Direction) -> Edge:
    """Returns the edge of the board under an edge of a piece."""
    border = edge_towards(_under(at, facing, local), _turn(side, FACINGS.index(facing)))
    assert border is not None, f"a piece at {at} stands on the rim"
    return border


def _at(one: Built, local: Square) -> Square:
    """Returns the square of the board under a square of a piece."""
    return _under(one.at, one.facing, local)


@lru_cache(maxsize=1024)
def _under(at: Site, facing: Direction, local: Square) -> Square:
    x, y = PLACE[local]
    for _ in range(FACINGS.index(facing)):
        x, y = y, FRAME - 1 - x
    left, low = PLACE[at]
    return square(left + x, low + y)


def _turn(side: Direction, quarters: int) -> Direction:
    clockwise = (Direction.N, Direction.E, Direction.S, Direction.W)
    return clockwise[(clockwise.index(side) + quarters) % len(clockwise)]


def opposite(one: Built) -> Built:
    """Returns the same piece on the other side of the board: turned by half a turn about its middle."""
    x, y = PLACE[one.at]
    far = SIZE - FRAME
    facing = FACINGS[(FACINGS.index(one.facing) + 2) % len(FACINGS)]
    return Built(ruin=one.ruin, at=Site(square(far - x, far - y)), facing=facing)


# --- where a piece fits ---------------------------------------------------------------------------


def sites(box: Box, scenario: Scenario, built: tuple[Built, ...], ruin: RuinId) -> tuple[Built, ...]:
    """Returns the places where a piece fits: off the rim, on free squares, and without enclosing a square."""
    taken, standing = _claims(box, built)
    return tuple(one for one in places_of(ruin) if _fits(box, scenario, one, taken, standing))


def places_of(ruin: RuinId) -> Iterator[Built]:
    """Yields all places of a piece on the empty board."""
    return (
        Built(ruin=ruin, at=Site(square(x, y)), facing=facing)
        for y in INNER
        for x in INNER
        for facing in FACINGS
    )


def fits(box: Box, scenario: Scenario, built: tuple[Built, ...], one: Built) -> bool:
    """Tells whether a piece fits beside those that stand."""
    return _fits(box, scenario, one, *_claims(box, built))


def _claims(box: Box, built: tuple[Built, ...]) -> tuple[set[Square], dict[Edge, Height]]:
    """Returns the claimed squares, and the walls that stand."""
    taken = {at for one in built for at in squares_of(box, one)}
    return taken, {wall.edge: wall.height for wall in walls_of(box, built)}


def _fits(
    box: Box, scenario: Scenario, one: Built, taken: set[Square], standing: Mapping[Edge, Height]
) -> bool:
    new = {wall.edge: wall.height for wall in _walls(box.pieces[one.ruin], one)}
    if not taken.isdisjoint(squares_of(box, one)) or not standing.keys().isdisjoint(new):
        return False
    full = [border for border, height in {**standing, **new}.items() if height is Height.FULL]
    return all(is_connected(borders) for borders in _turns(scenario, full))


def _turns(scenario: Scenario, full: Iterable[Edge]) -> Iterator[set[Edge]]:
    """Yields the full walls of the map as it may be turned, with the scenario's own walls set last."""
    own = scenario.map
    for quarters in range(len(FACINGS) if own.set_last or own.keep_open else 1):
        turned = {rotate_edge(border, quarters) for border in full}
        yield (turned | set(own.set_last)) - set(own.keep_open)


def is_connected(full: Iterable[Edge]) -> bool:
    """Tells whether every square reaches every other: full walls and the rim form no ring."""
    leads: dict[tuple[int, int], tuple[int, int]] = {}

    def root(point: tuple[int, int]) -> tuple[int, int]:
        while point in leads:
            point = leads[point]
        return point

    for border in full:
        a, b = (root(_corner(*end)) for end in ends_of(border))
        if a == b:
            return False
        leads[a] = b
    return True


def _corner(x: int, y: int) -> tuple[int, int]:
    """Returns a corner of the grid; all corners on the rim are one."""
    return (x, y) if 0 < x < SIZE and 0 < y < SIZE else (0, 0)


# --- the rest of a map ----------------------------------------------------------------------------


def first_squares(scenario: Scenario, side: Side) -> tuple[Square, ...]:
    """Returns the squares where a side deploys or enters; none if dice decide."""
    if scenario.scattered:
        return ()
    zones = [zone for group in scenario.forces.of(side) for zone in group.zones]
    return tuple(at for zone in zones for at in scenario.map.zones[zone]) or scenario.map.entry


def whole_map(
    box: Box, scenario: Scenario, built: tuple[Built, ...], left: Sequence[RuinId]
) -> tuple[Built, ...]:
    """Returns a map with its remaining pieces where they break up the open ground, without dice."""

    def best_map(weight: float) -> tuple[Built, ...]:
        def openness(before: tuple[Built, ...], place: Built) -> float:
            after = (*before, place)
            return open_blocks(box, after) - weight * _room(box, after)

        def choose(before: tuple[Built, ...], places: Sequence[Built]) -> Built:
            return min(places, key=lambda place: openness(before, place))

        return _map_of(box, scenario, built, left, choose)

    return min(map(best_map, ROOMS), key=lambda whole: (-len(whole), open_blocks(box, whole)))


def _map_of(
    box: Box,
    scenario: Scenario,
    built: tuple[Built, ...],
    left: Sequence[RuinId],
    choose: Callable[[tuple[Built, ...], Sequence[Built]], Built],
) -> tuple[Built, ...]:
    """Returns a map with the pieces that fit, in pairs on opposite sides as far as possible."""
    for ruin in left:
        fitting = sites(box, scenario, built, ruin)
        twins = [one for one in fitting if opposite(one) in built]
        if places := twins or in_pairs(box, scenario, built, fitting) or fitting:
            built = (*built, choose(built, places))
    return built


def _room(box: Box, built: Sequence[Built]) -> int:
    """Returns the number of sites without a claimed square."""
    taken = {at for one in built for at in squares_of(box, one)}
    return sum(taken.isdisjoint(frame_of(Site(square(x, y)))) for x in INNER for y in INNER)


def in_pairs(box: Box, scenario: Scenario, built: tuple[Built, ...], places: Sequence[Built]) -> list[Built]:
    """Returns the places of a piece that leave room for the same piece on the other side."""
    return [one for one in places if fits(box, scenario, (*built, one), opposite(one))]


def open_blocks(box: Box, built: Sequence[Built]) -> int:
    """Returns the number of blocks of three by three squares without a wall or a piece of cover in them."""
    return len(open_ground((wall.edge for wall in walls_of(box, built)), cover_of(box, built)))


def open_ground(walls: Iterable[Edge], cover: Iterable[Square]) -> tuple[Square, ...]:
    """Returns the open blocks of a map, by their south-western squares."""
    borders, pieces = set(walls), set(cover)
    return tuple(at for at in SQUARES if _is_open(at, borders, pieces))


def _is_open(at: Square, walls: set[Edge], cover: set[Square]) -> bool:
    x, y = PLACE[at]
    if x > SIZE - OPEN or y > SIZE - OPEN:
        return False
    block = {f"{COLUMNS[x + dx]}{y + dy + 1}" for dx in range(OPEN) for dy in range(OPEN)}
    if not block.isdisjoint(cover):
        return False
    inside = (
        (one, side)
        for one in map(Square, block)
        for side in (Direction.N, Direction.E)
        if (to := beside(one, side)) is not None and to in block
    )
    return not any(Edge(f"{one}/{side.value}") in walls for one, side in inside)
