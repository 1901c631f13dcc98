"""Positions on the page: fixed for a game, so that nothing jumps between turns.

A tall page has the sky above the base, for phones; a wide one has it on the left, for desktops.
"""

from itertools import pairwise
from typing import NamedTuple

from engine.falling_skies.board import PATH
from engine.falling_skies.pieces import BASE_ROWS, COLUMNS, Column, SkySpace, Space, column_of, row_of
from renderer.shapes import Box

WIDTH, WIDE = 1200, 1960  # of a tall and of a wide page
WIDE_HEIGHT = 1246
MARGIN = 14
HEAD, WIDE_HEAD = 112, 60  # the state of play

RAIL = 128  # the tracks left and right of the sky
COLUMN = 180  # of the base, and of the sky on a tall page
WIDE_COLUMN = 150  # of the sky on a wide page
LEFT = (WIDTH - COLUMNS * COLUMN) // 2  # left edge of the first column on a tall page

HULL = 92  # the mothership hangs over the row of its drop points
ROW = 56

STRIP, WIDE_STRIP = 110, 142  # the city above the base
DEEP = 118  # a row of the base
DIE = Box(98, 23, 72, 72)  # in a space of the base
EXCAVATOR = Box(94, 21, 82, 76)  # no die is placed on its space
TRACK_HEAD = 62
TAG = Box(0, 0, 58, 40)  # the number of a column
TRACK = 54  # height of a track on a wide page
FOOT = 150  # height of the dice to place

TRAY_DIE = 84


class Layout(NamedTuple):
    """The page of one game, by the number of sky rows, the height of its foot, and its shape."""

    rows: int
    foot: int = FOOT
    wide: bool = False

    @property
    def width(self) -> int:
        return WIDE if self.wide else WIDTH

    @property
    def height(self) -> int:
        return WIDE_HEIGHT if self.wide else self._foot_top + self.foot + 12

    # --- the head ---

    @property
    def head(self) -> Box:
        return Box(0, 0, self.width, WIDE_HEAD if self.wide else HEAD)

    # --- the sky ---

    @property
    def sky_top(self) -> int:
        return self.head.h + 6

    @property
    def row_height(self) -> int:
        if not self.wide:
            return ROW
        return min(62, (WIDE_HEIGHT - self.sky_top - HULL - TAG.h - 8) // (self.rows + 1))

    @property
    def rails(self) -> tuple[int, int]:
        """The left edges of the two rails beside the sky."""
        if self.wide:
            return MARGIN, self.sky_left + COLUMNS * WIDE_COLUMN + 4
        return MARGIN, WIDTH - MARGIN - RAIL

    @property
    def sky_left(self) -> int:
        return MARGIN + RAIL + 4 if self.wide else LEFT

    @property
    def sky_column(self) -> int:
        return WIDE_COLUMN if self.wide else COLUMN

    @property
    def sky_wide(self) -> int:
        return COLUMNS * self.sky_column

    def row(self, row: int) -> int:
        """Returns the top of a row of the sky; row 0 is above it."""
        return self.sky_top + HULL + row * self.row_height

    def sky(self, at: SkySpace) -> Box:
        x = self.sky_left + column_of(at) * self.sky_column
        return Box(x, self.row(row_of(at)), self.sky_column, self.row_height)

    def sky_middle(self, column: Column) -> int:
        """Returns the middle of a column of the sky."""
        return self.sky_left + column * self.sky_column + self.sky_column // 2

    def sign(self, at: SkySpace) -> Box:
        """Returns the box of a sign in a space of the sky."""
        box, size = self.sky(at), min(54, self.row_height - 4)
        return Box(box.x + (6 if self.wide else 16), box.y + (box.h - size) // 2, size, size)

    def ship(self, at: SkySpace, *, docked: bool = False) -> Box:
        """Returns the box of a ship: beside the sign of its space, or in the middle of a dock."""
        box, w, h = self.sky(at), 86 if self.wide else 96, 50
        x = (box.w - w) // 2 if docked else box.w - w - (4 if self.wide else 12)
        return Box(box.x + x, box.y + (box.h - h) // 2, w, h)

    # --- the city and the base ---

    @property
    def base_left(self) -> int:
        return WIDE - MARGIN - COLUMNS * COLUMN if self.wide else LEFT

    @property
    def strip(self) -> Box:
        if self.wide:
            return Box(self.base_left, self.sky_top, COLUMNS * COLUMN, WIDE_STRIP)
        return Box(0, self.row(self.rows + 1), WIDTH, STRIP)

    @property
    def base_top(self) -> int:
        return self.strip.y + self.strip.h

    @property
    def base_high(self) -> int:
        return BASE_ROWS * DEEP

    def space(self, at: Space) -> Box:
        return Box(self.column(column_of(at)), self.base_top + row_of(at) * DEEP, COLUMN, DEEP)

    def column(self, number: Column) -> int:
        """Returns the left edge of a column of the base."""
        return self.base_left + number * COLUMN

    # --- the tracks of the base ---

    def track_head(self, number: int) -> Box:
        """Returns the box of the name and count of a track: damage 0, energy 1."""
        if self.wide:
            top = self.base_top + self.base_high + 8 + number * (TRACK + 6)
            return Box(self.base_left, top, 210, TRACK)
        return Box(self.rails[number], self.base_top, RAIL, TRACK_HEAD)

    def cells(self, number: int, count: int) -> list[Box]:
        """Returns the cells of a track with this many, from the top or from the left."""
        head = self.track_head(number)
        if self.wide:
            left, wide = head.x + head.w, COLUMNS * COLUMN - head.w
            edges = [left + wide * cell // count for cell in range(count + 1)]
            return [Box(near, head.y, far - near - 2, TRACK) for near, far in pairwise(edges)]
        top, high = self.base_top + TRACK_HEAD, self.base_high - TRACK_HEAD
        edges = [top + high * cell // count for cell in range(count + 1)]
        return [Box(head.x, upper, RAIL, lower - upper) for upper, lower in pairwise(edges)]

    # --- the foot ---

    @property
    def tray(self) -> Box:
        if self.wide:
            return Box(self.base_left, WIDE_HEIGHT - FOOT - 12, 508, FOOT)
        return Box(MARGIN, self._foot_top, 508, self.foot)

    @property
    def notes(self) -> Box:
        left = self.tray.x + self.tray.w + 10
        return Box(left, self.tray.y, self.width - MARGIN - left, self.tray.h)

    @property
    def _foot_top(self) -> int:
        return self.base_top + self.base_high + 12


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
