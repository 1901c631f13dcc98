"""Positions on the page, independent of the position, so that nothing jumps between turns."""

from collections.abc import Sequence

from engine.miniatures.grid import COLUMNS, SIZE, Square
from renderer.scenes import scoreboard
from renderer.shapes import Box, Label, Point

SQUARE = 144
MARGIN = 24  # around the board, for the names of columns and rows
HEAD = scoreboard.HEIGHT
WIDTH = SIZE * SQUARE + 2 * MARGIN
BOARD = Box(MARGIN, HEAD + MARGIN, SIZE * SQUARE, SIZE * SQUARE)
HEIGHT = BOARD.y + BOARD.h + MARGIN  # as posted

RIBBON = Box(WIDTH // 2 - 480, HEIGHT + 8, 960, 48)  # below the board, where everything is shown
PANEL_TOP = HEIGHT + 60
WHOLE = PANEL_TOP + 480
PANELS = {"human": Box(12, PANEL_TOP + 6, 582, 318), "martian": Box(WIDTH - 594, PANEL_TOP + 6, 582, 318)}
NEWS = Box(12, PANEL_TOP + 332, 812, 140)
STOCK = Box(832, PANEL_TOP + 332, 356, 140)


def place(square: Square) -> tuple[int, int]:
    """Returns column and row of a square, counted from 0 at the bottom left."""
    return COLUMNS.index(square[0]), int(square[1]) - 1


def square_at(x: int, y: int) -> Square:
    return Square(f"{COLUMNS[x]}{y + 1}")


def corner(square: Square) -> Point:
    """Returns the top left corner of a square."""
    x, y = place(square)
    return Point(BOARD.x + x * SQUARE, BOARD.y + (SIZE - 1 - y) * SQUARE)


def field(square: Square) -> Box:
    x, y = corner(square)
    return Box(x, y, SQUARE, SQUARE)


def around(square: Square, squares: int) -> Box:
    """Returns the box of a square and this many around it, clipped to the board with its margin."""
    x, y = corner(square)
    left, top = max(0, x - squares * SQUARE - MARGIN), max(HEAD, y - squares * SQUARE - MARGIN)
    right = min(WIDTH, x + (squares + 1) * SQUARE + MARGIN)
    bottom = min(HEIGHT, y + (squares + 1) * SQUARE + MARGIN)
    return Box(left, top, right - left, bottom - top)


def centre(square: Square) -> Point:
    x, y = corner(square)
    return Point(x + SQUARE // 2, y + SQUARE // 2)


def inside(square: Square, box: Box) -> Box:
    """Converts a box relative to a square into a box on the page."""
    x, y = corner(square)
    return Box(x + box.x, y + box.y, box.w, box.h)


def name(square: Square) -> Label:
    """Returns the name of a square in its corner, shown where a preview offers it."""
    x, y = corner(square)
    return Label(square, Point(x + 10, y + 34), 31, "paper", "bold", "ls", halo="ink")


def stands(count: int) -> Sequence[Box]:
    """Returns the boxes of this many figures in one square; fewer figures are larger."""
    if count <= 1:
        return (Box(20, 36, 96, 104),)
    if count == 2:
        return (Box(1, 62, 70, 76), Box(72, 62, 70, 76))
    rows = 2 if count <= 4 else 3 if count <= 6 else 4
    high = (SQUARE - 2) // rows
    return tuple(Box(1 + 71 * (i % 2), 1 + high * (i // 2), 70, high) for i in range(2 * rows))


MARKER = Box(102, 2, 40, 40)
MARKER_IN_A_CROWD = Box(58, 52, 28, 28)
FALLEN = Box(-8, -10, 44, 44)
STRUCK = Box(48, 2, 48, 48)
