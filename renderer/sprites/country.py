"""Great Britain on the page: the outlines of its areas, assembled from their borders."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from random import Random

from renderer.pen import XY
from renderer.sprites.britain import (
    ABROAD,
    ACROSS,
    BEND,
    DOWN_NORTH,
    DOWN_SOUTH,
    FRAME,
    ISLANDS,
    LINES,
    NORTH,
    SEAS,
    WEST,
    Degrees,
    Line,
)


def place(at: Degrees) -> XY:
    """Returns the position of a place on the map."""
    north, south = NORTH - max(at[1], BEND), BEND - min(at[1], BEND)
    return (at[0] - WEST) * ACROSS, north * DOWN_NORTH + south * DOWN_SOUTH


@cache
def drawn_line(line: Line) -> tuple[XY, ...]:
    """Returns a border as drawn: coasts are rough, borders at sea are straight."""
    places = [place(at) for at in line.places]
    if all(area in SEAS for area in line.areas):
        return tuple(places)
    return tuple(rough(places, "/".join(line.areas), 0.16 if line.coast else 0.07))


def rough(points: Sequence[XY], seed: str, share: float) -> list[XY]:
    """Returns a line with its midpoints displaced, twice; always the same for one seed."""
    chance = Random(seed)
    line = list(points)
    for _ in range(2):
        finer: list[XY] = []
        for (x0, y0), (x1, y1) in pairwise(line):
            push = (chance.random() - 0.5) * 2 * share
            finer += [(x0, y0), ((x0 + x1) / 2 + (y1 - y0) * push, (y0 + y1) / 2 - (x1 - x0) * push)]
        line = [*finer, line[-1]]
    return line


@cache
def outline(area: str) -> tuple[XY, ...]:
    """Returns the outline of an area, assembled from its borders."""
    stretches = [list(drawn_line(line)) for line in LINES if area in line.areas]
    if area in FRAME:
        stretches.append([place(at) for at in FRAME[area]])
    around = stretches.pop(0)
    while stretches:
        following = next(each for each in stretches if around[-1] in (each[0], each[-1]))
        stretches.remove(following)
        around += following[1:] if following[0] == around[-1] else following[-2::-1]
    assert around[0] == around[-1], f"{area} is not closed"
    return tuple(around[:-1])


@cache
def islands(area: str) -> tuple[tuple[XY, ...], ...]:
    """Returns the islands that belong to an area."""
    return tuple(_shore(places) for owner, places in ISLANDS if owner == area)


@cache
def abroad() -> tuple[tuple[XY, ...], ...]:
    """Returns the land outside the game."""
    return tuple(_shore(places) for places in ABROAD)


def _shore(places: Sequence[Degrees]) -> tuple[XY, ...]:
    around = [place(at) for at in (*places, places[0])]
    return tuple(rough(around, str(places[0]), 0.16)[:-1])


def bounds(area: str) -> tuple[int, int, int, int]:
    """Returns the box around an area and its islands: left, top, right, bottom."""
    points = [*outline(area), *(point for island in islands(area) for point in island)]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return int(min(xs)) - 1, int(min(ys)) - 1, int(max(xs)) + 2, int(max(ys)) + 2
