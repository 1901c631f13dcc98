"""Bars and marks of a record: won, drawn, lost, each with a pattern or sign in addition to its ink."""

from collections.abc import Callable

from renderer.assets import Look, drawing
from renderer.pen import Pen

FIELDS = {"won": "amber", "drawn": "stone", "lost": "pavement"}
WORDS = {"won": "ink", "drawn": "ink", "lost": "paper"}  # ink of the numbers on them


@drawing("tally")
def tally(pen: Pen, look: Look) -> None:
    """A piece of a bar. Look: won, drawn or lost."""
    verdict = str(look[0])
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 7, "ink")
    field = pen.layer()
    field.rect(0, 0, w, h, FIELDS[verdict])
    _PATTERNS[verdict](field)
    cut = pen.layer()
    cut.round_rect(2.5, 2.5, w - 5, h - 5, 5, "white")
    field.keep(cut)
    pen.lay(field)


def _plain(pen: Pen) -> None:
    w, h = pen.size
    pen.rect(0, h - 9, w, 9, "amber:ink:18")


def _dots(pen: Pen) -> None:
    w, h = pen.size
    for row in range(int(h // 11) + 1):
        for column in range(int(w // 11) + 1):
            pen.disc(column * 11 + (5.5 if row % 2 else 0), row * 11, 2.2, ink="stone:ink:24")


def _bars(pen: Pen) -> None:
    w, h = pen.size
    for x in range(-int(h), int(w), 22):
        pen.fill([(x, h), (x + 8, h), (x + h + 8, 0), (x + h, 0)], "pavement:ink:30")


_PATTERNS: dict[str, Callable[[Pen], None]] = {"won": _plain, "drawn": _dots, "lost": _bars}


@drawing("result")
def result(pen: Pen, look: Look) -> None:
    """The result of one game: a tick on a disc, a level stroke, a cross. Look: won, drawn or lost."""
    which = str(look[0])
    art = pen.within(0, 0, *pen.size)
    art.disc(50, 50, 50, ink="ink")
    art.disc(50, 50, 45, ink=FIELDS[which])
    ink = WORDS[which]
    match which:
        case "won":
            art.stroke([(27, 52), (44, 69), (74, 34)], ink, 13)
        case "drawn":
            art.stroke([(28, 50), (72, 50)], ink, 13)
        case _:
            art.stroke([(32, 32), (68, 68)], ink, 12)
            art.stroke([(68, 32), (32, 68)], ink, 12)
