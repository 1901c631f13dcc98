"""The frame around the board: the sky behind the title, plates, ribbons and small signs."""

from math import cos, pi, sin
from random import Random

from renderer.assets import Look, drawing
from renderer.pen import XY, Pen, round_rect, star
from renderer.sprites.tokens import MEDALLIONS
from renderer.sprites.war import person

RIM = {"human": "human", "martian": "martian", "": "stone"}
DEEP = {"human": "human-deep", "martian": "martian-deep", "": "slate"}


@drawing("sky")
def sky(pen: Pen, look: Look) -> None:
    """Searchlights, stars, saucers, and the roofs of the town. Look: a seed for variations."""
    w, h = pen.size
    pen.rect(0, 0, w, h, "night")
    middle = (w / 2, h * 1.6)
    for ray in range(-9, 10):
        a, b = (ray * 10 - 92) * pi / 180, (ray * 10 - 87.5) * pi / 180
        pen.fill([middle, _on(middle, a, w), _on(middle, b, w)], "slate")
    chance = Random(int(look[0]))
    for _ in range(46):
        x, y = chance.random() * w, chance.random() * h * 0.7
        size = chance.choice((1.2, 1.2, 1.8, 2.6))
        pen.rect(x, y, size, size, "paper:night:25")
    saucer(pen.within(w * 0.246, 2, 88, 44))
    saucer(pen.within(w * 0.69, 8, 72, 36))
    _roofs(pen, chance)


def _on(middle: XY, angle: float, reach: float) -> XY:
    return middle[0] + cos(angle) * reach, middle[1] + sin(angle) * reach


def saucer(pen: Pen) -> None:
    """A flying saucer with its beam."""
    beam = pen.layer()
    beam.fill([(40, 70), (60, 70), (96, 210), (4, 210)], "acid")
    pen.lay(beam, 0.16)
    pen.disc(50, 36, 22, 30, ink="ink")
    pen.disc(50, 36, 19, 26, ink="human:night:30")
    pen.disc(44, 24, 6, 8, ink="paper")
    pen.disc(50, 56, 52, 22, ink="ink")
    pen.disc(50, 54, 49, 18, ink="steel")
    pen.disc(50, 50, 44, 12, ink="steel:paper:35")
    for x in (16, 33, 50, 67, 84):
        pen.disc(x, 58, 4.4, 6, ink="amber")


def _roofs(pen: Pen, chance: Random) -> None:
    w, h = pen.size
    x = -10.0
    while x < w:
        wide, high = 26 + chance.random() * 46, 12 + chance.random() * 22
        pen.rect(x, h - high, wide, high, "ink")
        if chance.random() < 0.3:
            pen.fill([(x, h - high), (x + wide / 2, h - high - 12), (x + wide, h - high)], "ink")
        for row in range(int(high // 11)):
            for column in range(int(wide // 11)):
                if chance.random() < 0.34:
                    pen.rect(x + 4 + column * 11, h - high + 4 + row * 11, 4, 5, "amber")
        x += wide + chance.choice((0, 0, 3, 12))


@drawing("plate")
def plate(pen: Pen, look: Look) -> None:
    """A framed plate for text. Look: side or "", then `lit` to highlight it."""
    side = str(look[0]) if look else ""
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 12, "ink")
    pen.round_rect(2, 2, w - 4, h - 4, 11, "amber" if "lit" in look else RIM[side])
    inset = 6 if "lit" in look else 4
    field = pen.layer()
    ink = f"{DEEP[side]}:night:52" if side else "slate"
    field.rect(0, 0, w, h, ink)
    deep = min(h * 0.6, 84)
    field.halftone(0, h - deep, w, deep, f"{ink}:ink:38")
    cut = pen.layer()
    cut.round_rect(inset, inset, w - 2 * inset, h - 2 * inset, 9, "white")
    field.keep(cut)
    pen.lay(field)


@drawing("banner")
def banner(pen: Pen, look: Look) -> None:
    """The head of a side's panel, in the side's colour and pattern. Look: side."""
    side = str(look[0])
    w, h = pen.size
    field = pen.layer()
    field.rect(0, 0, w, h, DEEP[side])
    _pattern(field, side, f"{DEEP[side]}:{RIM[side]}:14")
    cut = pen.layer()
    cut.round_rect(0, 0, w, h * 2, 9, "white")
    field.keep(cut)
    pen.lay(field)
    pen.rect(0, h - 3, w, 3, RIM[side])


def _pattern(pen: Pen, side: str, ink: str) -> None:
    """Draws the pattern of a side: level stripes or slanting bars."""
    w, h = pen.size
    if side == "human":
        for y in range(4, int(h), 12):
            pen.rect(0, y, w, 5, ink)
    else:
        for x in range(-int(h), int(w), 22):
            pen.fill([(x, h), (x + 8, h), (x + h + 8, 0), (x + h, 0)], ink)


@drawing("score")
def score(pen: Pen, look: Look) -> None:
    """A side's half of the scoreboard. Look: side, `left` or `right`, then `lit` to highlight it."""
    side, right = str(look[0]), look[1] == "right"
    w, h = pen.size
    field = pen.layer()
    field.rect(0, 0, w, h, f"{DEEP[side]}:night:20" if "lit" not in look else DEEP[side])
    _pattern(field, side, f"{DEEP[side]}:{RIM[side]}:10")
    tip = 22
    shape = [(tip, 0), (w, 0), (w, h), (0, h)] if right else [(0, 0), (w - tip, 0), (w, h), (0, h)]
    cut = pen.layer()
    cut.fill(shape, "white")
    field.keep(cut)
    pen.lay(field)
    rim, thick = ("amber", 5) if "lit" in look else (RIM[side], 3)
    inner = [shape[0], shape[3]] if right else [shape[1], shape[2]]
    pen.stroke([inner[0], inner[1]], rim, thick)
    pen.rect(0, h - thick, w, thick, rim)


@drawing("ribbon")
def ribbon(pen: Pen, look: Look) -> None:
    """A ribbon with swallowtails. Look: ink."""
    w, h = pen.size
    ink = str(look[0])
    for left in (True, False):
        x = 0.0 if left else w
        sign = 1 if left else -1
        pen.fill([(x, 8), (x + sign * 40, 8), (x + sign * 40, h), (x, h), (x + sign * 14, h / 2 + 4)], "ink")
        pen.fill(
            [
                (x + sign * 5, 10),
                (x + sign * 40, 10),
                (x + sign * 40, h - 2),
                (x + sign * 5, h - 2),
                (x + sign * 18, h / 2 + 4),
            ],
            f"{ink}:ink:35",
        )
    pen.fill(round_rect(22, 0, w - 44, h - 7, 3), "ink")
    pen.fill(round_rect(24, 2, w - 48, h - 11, 2), ink)


@drawing("crest")
def crest(pen: Pen, look: Look) -> None:
    """The crest of a side: a star in a roundel, a saucer in a hexagon. Look: side."""
    art = pen.within(0, 0, *pen.size)
    side = str(look[0])
    MEDALLIONS[side](art, False)
    if side == "human":
        art.fill(star(50, 51, 36, 15, 5), "ink")
        art.fill(star(50, 51, 31, 12.5, 5), "paper")
    else:
        saucer(art.within(16, 24, 68, 52))


@drawing("pips")
def pips(pen: Pen, look: Look) -> None:
    """A track of points: filled if scored, else hollow. Look: scored, total, side."""
    scored, total, side = int(look[0]), int(look[1]), str(look[2])
    w, h = pen.size
    step = w / total
    size = min(h, step - 3)
    for pip in range(total):
        x, y = pip * step + (step - size) / 2, (h - size) / 2
        pen.round_rect(x, y, size, size, 3, "ink")
        pen.round_rect(
            x + 1.5, y + 1.5, size - 3, size - 3, 2, RIM[side] if pip < scored else f"{RIM[side]}:night:55"
        )
        if pip >= scored:
            pen.round_rect(x + 4, y + 4, size - 8, size - 8, 1, "ink")


@drawing("sign")
def sign(pen: Pen, look: Look) -> None:
    """A small sign beside a number. Look: a key of the table below."""
    _SIGNS[str(look[0])](pen.within(0, 0, *pen.size))


def _cards(pen: Pen) -> None:
    for turn, ink in ((-16, "paper:stone:45"), (0, "paper:stone:20"), (16, "paper")):
        card = pen.within(24 + turn * 0.9, 12, 50, 74, turn=turn)
        card.round_rect(-6, -4, 112, 108, 10, "ink")
        card.round_rect(2, 2, 96, 96, 8, ink)


def _deck(pen: Pen) -> None:
    for step in (16, 8, 0):
        pen.round_rect(18 + step, 2 + step, 58, 78, 6, "ink")
        pen.round_rect(22 + step, 6 + step, 50, 70, 4, "blood" if not step else "paper")
    pen.fill(star(47, 41, 18, 7, 8), "amber")


def _discard(pen: Pen) -> None:
    card = pen.within(20, 8, 58, 82, turn=14)
    card.round_rect(-4, -3, 108, 106, 8, "ink")
    card.round_rect(3, 3, 94, 94, 6, "paper")
    for y in (22, 40, 58):
        card.rect(18, y, 64, 8, "stone")


def _dead(pen: Pen) -> None:
    pen.blob([(50, 6), (86, 18), (92, 50), (74, 70), (26, 70), (8, 50), (14, 18)], "paper")
    pen.round_rect(28, 60, 44, 34, 6, "paper")
    for x in (34, 66):
        pen.disc(x, 46, 12, 13, ink="ink")
    pen.fill([(50, 54), (57, 66), (43, 66)], "ink")
    for x in (40, 50, 60):
        pen.rect(x - 2, 74, 4, 20, "ink")


def _exit_sign(pen: Pen) -> None:
    pen.round_rect(8, 8, 44, 86, 4, "paper")
    pen.round_rect(16, 16, 28, 70, 2, "ink")
    pen.stroke([(36, 50), (86, 50)], "amber", 12)
    pen.fill([(74, 26), (100, 50), (74, 74)], "amber")


def _night(pen: Pen) -> None:
    pen.disc(50, 50, 44, ink="amber")
    pen.disc(68, 40, 38, ink="slate")
    pen.fill(star(76, 30, 12, 5, 5), "paper")


def _waves(pen: Pen) -> None:
    saucer(pen.within(4, 6, 92, 62))
    pen.stroke([(50, 66), (50, 94)], "acid", 8)
    pen.fill([(32, 80), (68, 80), (50, 100)], "acid")


def _marker(pen: Pen) -> None:
    pen.disc(50, 50, 48, ink="ink")
    pen.disc(50, 50, 43, ink="paper")
    pen.disc(50, 50, 35, ink="violet:ink:46")
    pen.sign(50, 53, "?", 64, "paper", "display", "mm")


def _people(pen: Pen) -> None:
    person(pen, "paper")


def _damage(pen: Pen) -> None:
    for reach, ink in ((52, "ink"), (46, "amber"), (28, "martian")):
        pen.fill(star(50, 50, reach, reach * 0.62, 10), ink)


_SIGNS = {
    "cards": _cards,
    "deck": _deck,
    "discard": _discard,
    "dead": _dead,
    "gone": _exit_sign,
    "night": _night,
    "waves": _waves,
    "marker": _marker,
    "people": _people,
    "damage": _damage,
}
