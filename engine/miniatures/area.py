"""The squares of an area effect, and random squares, directions and edges (R12, R13)."""

from engine.core import Dice
from engine.miniatures.content import Area
from engine.miniatures.grid import (
    AROUND,
    ORTHOGONAL,
    SIZE,
    Direction,
    Square,
    beside,
    square,
)
from engine.miniatures.pieces import Side


def area(target: Square, kind: Area, direction: Direction | None, length: int) -> tuple[Square, ...]:
    """Returns the squares of an effect aimed at a target (R12.2)."""
    match kind:
        case Area.SINGLE:
            return (target,)
        case Area.BLAST:
            return (target, *AROUND[target])
        case Area.DIRECTED:
            assert direction is not None
            return along(target, direction, length or SIZE)


def along(start: Square, direction: Direction, length: int) -> tuple[Square, ...]:
    """Returns a line of up to `length` squares from a start, as far as the board goes."""
    line, at = [start], beside(start, direction)
    while at is not None and len(line) < length:
        line.append(at)
        at = beside(at, direction)
    return tuple(line)


def seen_square(side: Side, across: int, up: int) -> Square:
    """Returns the square this far across and up from a player's own bottom-left corner, counted from 1."""
    if side is Side.HUMAN:
        return square(across - 1, up - 1)
    return square(SIZE - across, SIZE - up)


def random_square(dice: Dice, side: Side) -> Square:
    """Rolls the row first, then the column, as the rolling player sees the board (R13.1)."""
    up = dice.roll(SIZE)
    return seen_square(side, dice.roll(SIZE), up)


def random_direction(dice: Dice) -> Direction:
    """Rolls one of the four directions of the map, two faces each."""
    return ORTHOGONAL[(dice.roll(SIZE) - 1) // 2]


def random_edge(dice: Dice, side: Side, *, beta: bool) -> Square:
    """Rolls a square on the rim (R13.2; the beta swaps right and opposite, Q36)."""
    table = ("near", "left", "opposite", "right") if beta else ("near", "left", "right", "opposite")
    edge = table[(dice.roll(SIZE) - 1) // 2]
    place = dice.roll(SIZE)
    match edge:
        case "near":
            return seen_square(side, place, 1)
        case "opposite":
            return seen_square(side, place, SIZE)
        case "left":
            return seen_square(side, 1, place)
        case _:
            return seen_square(side, SIZE, place)
