"""Positions on the page: fixed for a game, so that nothing jumps between turns."""

from typing import NamedTuple

from engine.falling_skies.board import PATH
from engine.falling_skies.pieces import BASE_ROWS, COLUMNS, Column, SkySpace, Space, column_of, row_of
from renderer.shapes import Box, Point

WIDTH = 1200
MARGIN = 14
HEAD = 112  # the title and the state of play
TITLE = Point(WIDTH // 2, 36)
RIBBON = Box(WIDTH // 2 - 275, 62, 550, 46)
THREAT = Box(MARGIN, 8, 268, 98)
DIFFICULTY = Box(WIDTH - MARGIN - 268, 8, 268, 98)

RAIL = 128  # the tracks left and right of sky and base
COLUMN = 180
LEFT = (WIDTH - COLUMNS * COLUMN) // 2  # left edge of the first column
RIGHT = LEFT + COLUMNS * COLUMN
LEFT_RAIL, RIGHT_RAIL = MARGIN, WIDTH - MARGIN - RAIL

SKY_TOP = HEAD + 6
HULL = 92  # the mothership hangs over the row of its drop points
ROW = 56
SIGN = Box(16, 2, 52, 52)  # in a space of the sky
SHIP = Box(72, 2, 96, 52)

STRIP = 110  # the city between sky and base
DEEP = 118  # a row of the base
DIE = Box(98, 23, 72, 72)  # in a space of the base
EXCAVATOR = Box(94, 21, 82, 76)  # no die is placed on its space
TRACK_HEAD = 62

TRAY_DIE = 84


class Layout(NamedTuple):
    """The page of one game, by the number of sky rows and the height of its foot."""

    rows: int
    foot: int

    # --- the sky ---

    def row(self, row: int) -> int:
        """Returns the top of a row of the sky; row 0 is above it."""
        return SKY_TOP + HULL + row * ROW

    def sky(self, at: SkySpace) -> Box:
        return Box(column(column_of(at)), self.row(row_of(at)), COLUMN, ROW)

    # --- the city and the base ---

    @property
    def strip(self) -> Box:
        return Box(0, self.row(self.rows + 1), WIDTH, STRIP)

    @property
    def base_top(self) -> int:
        return self.strip.y + STRIP

    @property
    def base_high(self) -> int:
        return BASE_ROWS * DEEP

    def space(self, at: Space) -> Box:
        return Box(column(column_of(at)), self.base_top + row_of(at) * DEEP, COLUMN, DEEP)

    # --- the foot ---

    @property
    def tray(self) -> Box:
        return Box(MARGIN, self._foot_top, 508, self.foot)

    @property
    def notes(self) -> Box:
        return Box(MARGIN + 518, self._foot_top, WIDTH - 2 * MARGIN - 518, self.foot)

    @property
    def _foot_top(self) -> int:
        return self.base_top + self.base_high + 12

    @property
    def height(self) -> int:
        return self._foot_top + self.foot + 12


def column(number: Column) -> int:
    """Returns the left edge of a column, the same in sky and base."""
    return LEFT + number * COLUMN


def inside(outer: Box, box: Box) -> Box:
    """Converts a box relative to a space into a box on the page."""
    return Box(outer.x + box.x, outer.y + box.y, box.w, box.h)


def onwards(step: int) -> str:
    """Returns the direction of the path after a step: `left`, `right` or `down`."""
    if step + 1 >= len(PATH):
        return "down"
    here, there = PATH[step], PATH[step + 1]
    if row_of(here) != row_of(there):
        return "down"
    return "right" if column_of(there) > column_of(here) else "left"
