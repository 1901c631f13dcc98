"""The pieces: dice, ships, robots, and the spaces they occupy."""

from enum import Enum
from typing import NewType

from engine.core import Data

COLUMNS = 5
BASE_ROWS = 6
DIE_FACES = 6

Column = NewType("Column", int)  # 0-4 from the left, in the sky and the base
Space = NewType("Space", int)  # of the base: five per row, counted from the top left
SkySpace = NewType("SkySpace", int)  # of the sky: five per row, row 1 starts at 5; row 0 is above the sky

ALL_COLUMNS = tuple(Column(column) for column in range(COLUMNS))
ALL_SPACES = tuple(Space(space) for space in range(BASE_ROWS * COLUMNS))


def space(row: int, column: int) -> Space:
    """Returns the space of the base in this row and column."""
    return Space(row * COLUMNS + column)


def sky_space(row: int, column: int) -> SkySpace:
    """Returns the space of the sky in this row and column."""
    return SkySpace(row * COLUMNS + column)


def row_of(place: Space | SkySpace) -> int:
    """Returns the row a space lies in."""
    return place // COLUMNS


def column_of(place: Space | SkySpace) -> Column:
    """Returns the column a space lies in."""
    return Column(place % COLUMNS)


class Die(Enum):
    """A worker die with its face; equal dice are interchangeable."""

    GREY_1 = "grey_1"
    GREY_2 = "grey_2"
    GREY_3 = "grey_3"
    GREY_4 = "grey_4"
    GREY_5 = "grey_5"
    GREY_6 = "grey_6"
    WHITE_1 = "white_1"
    WHITE_2 = "white_2"
    WHITE_3 = "white_3"
    WHITE_4 = "white_4"
    WHITE_5 = "white_5"
    WHITE_6 = "white_6"

    def __init__(self, written: str) -> None:
        colour, pips = written.split("_")
        self.pips = int(pips)
        self.white = colour == "white"

    def with_face(self, pips: int) -> "Die":
        """Returns the same die on another face."""
        return white(pips) if self.white else grey(pips)

    @property
    def opposite(self) -> "Die":
        """Returns the same die turned upside down."""
        return self.with_face(DIE_FACES + 1 - self.pips)


_DICE = tuple(Die)
_ORDER = {die: order for order, die in enumerate(_DICE)}


def grey(pips: int) -> Die:
    """Returns a grey die with this face."""
    return _DICE[pips - 1]


def white(pips: int) -> Die:
    """Returns a white die with this face."""
    return _DICE[DIE_FACES + pips - 1]


def in_order(dice: tuple[Die, ...]) -> tuple[Die, ...]:
    """Returns the dice sorted: grey before white, low before high."""
    return tuple(sorted(dice, key=_ORDER.__getitem__))


class ShipKind(Enum):
    """The kinds of ships; purple and orange ones always return, white ones go back to the supply."""

    ORANGE = "orange"
    PURPLE = "purple"
    WHITE = "white"


class Ship(Data, frozen=True):
    """A ship in the sky."""

    kind: ShipKind
    column: Column
    row: int

    @property
    def at(self) -> SkySpace:
        return sky_space(self.row, self.column)


class Robot(Data, frozen=True):
    """A blue die in the base; not ready in the round it was used or installed."""

    value: int
    ready: bool = True
