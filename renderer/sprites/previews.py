"""Preview marks on the board; small ones are used in the key."""

from renderer.assets import Look, drawing
from renderer.pen import XY, Pen, ellipse

SQUARE = 144  # the size that large marks are drawn for
SMALLEST = 0.42  # least scale of the lines and dots of a small mark


def _weight(pen: Pen) -> float:
    """Returns the line width of a mark, as a share of a large one's."""
    return max(SMALLEST, pen.size[0] / SQUARE)


def _rim(pen: Pen, inset: float) -> list[XY]:
    w, h = pen.size
    return [(inset, inset), (w - inset, inset), (w - inset, h - inset), (inset, h - inset)]


def _tint(pen: Pen, ink: str, opacity: float) -> None:
    tint = pen.layer()
    tint.rect(0, 0, *pen.size, ink)
    pen.lay(tint, opacity)


@drawing("preview-reach")
def reach(pen: Pen, look: Look) -> None:
    """A square in reach. Look: steps; 0 for a square to deploy in.

    One step: a bright frame of long dashes and a dot. Two: a dimmer frame of short dashes and two dots. None:
    bright without a dot.
    """
    steps, k = int(look[0]), _weight(pen)
    w, h = pen.size
    _tint(pen, "paper", 0.2 if steps < 2 else 0.09)
    corners = _rim(pen, 12 * k)
    dash, gap = (20 * k, 10 * k) if steps < 2 else (6 * k, 12 * k)
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        pen.dashes(start, end, "ink", 9 * k, dash + 2 * k, gap - 2 * k)
        pen.dashes(start, end, "paper", 5 * k, dash, gap)
    for i in range(steps):
        x = w / 2 + (i - (steps - 1) / 2) * 24 * k
        pen.disc(x, h / 2, 12 * k, ink="ink")
        pen.disc(x, h / 2, 8.5 * k, ink="paper")


@drawing("preview-blast")
def blast(pen: Pen, _: Look) -> None:
    """A square that would be struck: warning bars in a solid frame."""
    k = _weight(pen)
    _bars(pen, 0.4)
    pen.stroke(_rim(pen, 12 * k), "ink", 9 * k, closed=True)
    pen.stroke(_rim(pen, 12 * k), "amber", 5 * k, closed=True)


@drawing("preview-maybe")
def maybe(pen: Pen, _: Look) -> None:
    """A square that dice may choose to strike: faint bars and the corners of a frame."""
    k = _weight(pen)
    w, h = pen.size
    _bars(pen, 0.16)
    arm = min(w, h) * 0.26
    for x, dx in ((12 * k, arm), (w - 12 * k, -arm)):
        for y, dy in ((12 * k, arm), (h - 12 * k, -arm)):
            for ink, width in (("ink", 9 * k), ("amber", 5 * k)):
                pen.stroke([(x + dx, y), (x, y), (x, y + dy)], ink, width)


def _bars(pen: Pen, opacity: float) -> None:
    w, h = pen.size
    k = _weight(pen)
    bars = pen.layer()
    pitch, wide = 36 * k, 15 * k
    for number in range(-int(h / pitch) - 1, int(w / pitch) + 1):
        x = number * pitch
        bars.fill([(x, h), (x + wide, h), (x + h + wide, 0), (x + h, 0)], "amber")
    pen.lay(bars, opacity)


@drawing("preview-pick")
def pick(pen: Pen, _: Look) -> None:
    """Brackets around a chosen figure."""
    k = max(0.62, min(1, pen.size[0] / 100))
    w, h = pen.size
    arm = min(w, h) * 0.24
    for ink, width in (("ink", 9 * k), ("amber", 5 * k)):
        for x, dx in ((5 * k, arm), (w - 5 * k, -arm)):
            for y, dy in ((5 * k, arm), (h - 5 * k, -arm)):
                pen.stroke([(x + dx, y), (x, y), (x, y + dy)], ink, width)


@drawing("preview-sight")
def sight(pen: Pen, look: Look) -> None:
    """A line of sight: an open, half-shut or struck-out eye. Look: `clear`, `partial`, `blocked`."""
    art = pen.within(0, 0, *pen.size)
    kind = str(look[0])
    art.round_rect(0, 0, 100, 100, 22, "ink")
    lens = [*ellipse(50, 74, 52, 50, 208, 332), *ellipse(50, 26, 52, 50, 28, 152)]
    art.fill(lens, "paper" if kind != "blocked" else "stone")
    art.disc(50, 50, 15, 22, ink="ink")
    art.disc(45, 42, 4.5, 6.5, ink="white")
    if kind == "partial":
        art.fill([*ellipse(50, 74, 54, 52, 208, 332), (96, 50), (4, 50)], "human-deep")
        art.stroke([(6, 50), (94, 50)], "human", 9)
    elif kind == "blocked":
        art.stroke([(14, 88), (86, 12)], "ink", 22)
        art.stroke([(14, 88), (86, 12)], "martian", 12)


@drawing("preview-odds")
def odds(pen: Pen, _: Look) -> None:
    """The plate of a chance."""
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 6, "ink")
    pen.round_rect(2, 2, w - 4, h - 4, 5, "amber")


@drawing("preview-risk")
def risk(pen: Pen, _: Look) -> None:
    """The plate of a fight's risk: dark, with a skull."""
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 6, "ink")
    pen.round_rect(1.5, 1.5, w - 3, h - 3, 5, "amber")
    pen.round_rect(3, 3, w - 6, h - 6, 4, "ink")
    skull = pen.within(5, (h - 16) / 2, 16, 16)
    skull.disc(50, 42, 40, 38, ink="paper")
    skull.round_rect(30, 60, 40, 34, 8, "paper")
    for x in (35, 65):
        skull.disc(x, 44, 11, 12, ink="ink")
