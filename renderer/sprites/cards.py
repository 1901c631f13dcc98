"""Cards: the face of a hand card, and the chip of a support row."""

from renderer.assets import Look, drawing
from renderer.pen import Pen, star

RIM = {"human": "human", "martian": "martian"}
DEEP = {"human": "human-deep", "martian": "martian-deep"}


@drawing("card")
def card(pen: Pen, look: Look) -> None:
    """An empty card of a side. Look: side, timing."""
    side, timing = str(look[0]), str(look[1])
    blank(pen, side, head=104.0)
    _timing(pen.within(24, 26, 68, 68), timing)


def blank(pen: Pen, side: str, head: float) -> None:
    """Draws a blank card: a coloured head with the side's pattern over paper."""
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 22, "ink")
    pen.round_rect(4, 4, w - 8, h - 8, 19, RIM[side])
    face = pen.layer()
    face.rect(0, 0, w, h, "paper")
    face.rect(0, 0, w, head, DEEP[side])
    ink = f"{DEEP[side]}:{RIM[side]}:16"
    if side == "human":
        for y in range(6, int(head), 18):
            face.rect(0, y, w, 7, ink)
    else:
        for x in range(-int(head), int(w), 34):
            face.fill([(x, head), (x + 12, head), (x + head + 12, 0), (x + head, 0)], ink)
    face.rect(0, head, w, 5, "ink")
    cut = pen.layer()
    cut.round_rect(10, 10, w - 20, h - 20, 14, "white")
    face.keep(cut)
    pen.lay(face)


def _timing(pen: Pen, timing: str) -> None:
    """Own turn: an hourglass. Any time: a skull on a burst, as printed on the cards."""
    if timing == "any_time":
        pen.fill(star(50, 50, 54, 40, 12), "ink")
        pen.fill(star(50, 50, 49, 36, 12), "amber")
        pen.blob([(50, 20), (72, 27), (76, 48), (66, 60), (34, 60), (24, 48), (28, 27)], "ink")
        pen.round_rect(37, 54, 26, 22, 4, "ink")
        for x in (40, 60):
            pen.disc(x, 45, 7, 7.5, ink="amber")
        for x in (45, 55):
            pen.rect(x - 1.5, 64, 3, 12, "amber")
        return
    pen.disc(50, 50, 52, ink="ink")
    pen.disc(50, 50, 47, ink="paper")
    pen.fill(
        [(28, 20), (72, 20), (72, 27), (54, 50), (72, 73), (72, 80), (28, 80), (28, 73), (46, 50), (28, 27)],
        "ink",
    )
    pen.fill([(36, 27), (64, 27), (52, 42), (48, 42)], "amber")
    pen.fill([(34, 75), (66, 75), (50, 58)], "amber")


@drawing("row")
def row(pen: Pen, look: Look) -> None:
    """A support row with its cards. Look: side, number of cards, `fresh` if it has just grown."""
    side, cards = str(look[0]), int(look[1])
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 7, "ink")
    pen.round_rect(1.5, 1.5, w - 3, h - 3, 6, "amber" if "fresh" in look else RIM[side])
    pen.round_rect(4, 4, w - 8, h - 8, 4, "night")
    for place in range(3):
        x = 9 + place * 13
        pen.round_rect(x, 8, 11, h - 16, 2, RIM[side] if place < cards else "slate")
