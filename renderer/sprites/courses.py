"""Marks on the curves of a review: one shape per seat, so that nothing depends on colour alone."""

from renderer.assets import Look, drawing
from renderer.pen import XY, Pen

SHAPES: tuple[list[XY], ...] = (
    [],  # a disc
    [(14, 14), (86, 14), (86, 86), (14, 86)],
    [(50, 6), (96, 88), (4, 88)],
    [(50, 2), (98, 50), (50, 98), (2, 50)],
    [(4, 12), (96, 12), (50, 94)],
    [
        (34, 4),
        (66, 4),
        (66, 34),
        (96, 34),
        (96, 66),
        (66, 66),
        (66, 96),
        (34, 96),
        (34, 66),
        (4, 66),
        (4, 34),
        (34, 34),
    ],
)


@drawing("seat-mark")
def seat_mark(pen: Pen, look: Look) -> None:
    """A mark on a curve. Look: the number of the seat, its ink."""
    number, ink = look
    art = pen.within(0, 0, *pen.size)
    corners = SHAPES[int(number) % len(SHAPES)]
    if not corners:
        art.disc(50, 50, 48, ink="ink")
        art.disc(50, 50, 36, ink=str(ink))
        return
    art.fill(corners, "ink")
    art.fill([(50 + (x - 50) * 0.72, 50 + (y - 50) * 0.72) for x, y in corners], str(ink))


@drawing("turning-point")
def turning_point(pen: Pen, look: Look) -> None:
    """The disc with the number of a turning point."""
    art = pen.within(0, 0, *pen.size)
    art.disc(50, 50, 50, ink="ink")
    art.disc(50, 50, 43, ink="amber")
