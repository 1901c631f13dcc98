"""Marks laid over the board while a player makes up his mind."""

from renderer.assets import Look, drawing
from renderer.pen import XY, Pen, ellipse


@drawing("preview-reach")
def reach(pen: Pen, _: Look) -> None:
    """A square that can be reached: a broken frame of paper and a dot."""
    w, h = pen.size
    tint = pen.layer()
    tint.rect(0, 0, w, h, "paper")
    pen.lay(tint, 0.16)
    corners: list[XY] = [(7, 7), (w - 7, 7), (w - 7, h - 7), (7, h - 7)]
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        pen.dashes(start, end, "ink", 8, 12, 12)
        pen.dashes(start, end, "paper", 4.5, 12, 12)
    pen.disc(w / 2, h / 2, 11, ink="ink")
    pen.disc(w / 2, h / 2, 8, ink="paper")


@drawing("preview-blast")
def blast(pen: Pen, _: Look) -> None:
    """A square that would be struck: warning bars in a frame."""
    w, h = pen.size
    bars = pen.layer()
    for x in range(-int(h), int(w), 36):
        bars.fill([(x, h), (x + 15, h), (x + h + 15, 0), (x + h, 0)], "amber")
    pen.lay(bars, 0.36)
    corners = [(7.0, 7.0), (w - 7, 7.0), (w - 7, h - 7), (7.0, h - 7)]
    pen.stroke(corners, "ink", 8, closed=True)
    pen.stroke(corners, "amber", 4.5, closed=True)


@drawing("preview-sight")
def sight(pen: Pen, look: Look) -> None:
    """How much is seen: an open eye, one half shut, one struck out. Look: `clear`, `partial` or `blocked`."""
    art = pen.within(0, 0, *pen.size)
    kind = str(look[0])
    art.rounded(0, 0, 100, 100, 22, "ink")
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
    """The field a chance is written on."""
    w, h = pen.size
    pen.rounded(0, 0, w, h, 6, "ink")
    pen.rounded(2, 2, w - 4, h - 4, 5, "amber")
