"""The pieces of the dice game: dice and symbols, location cards, spaces, pawns, corner nukes."""

from collections.abc import Callable

from renderer.assets import Look, drawing
from renderer.pen import XY, Pen, ellipse, round_rect, star

# --- symbols, on a frame of 100 by 100 units ---


def nuke(pen: Pen, ink: str) -> None:
    """A mushroom cloud: a cap of billows, a collar, a waist, and dust along the ground."""
    for x, y, size in ((28, 26, 21), (72, 26, 21), (50, 20, 22), (14, 38, 13), (86, 38, 13), (50, 36, 24)):
        pen.disc(x, y, size, ink=ink)
    pen.fill([(42, 52), (58, 52), (57, 70), (68, 92), (32, 92), (43, 70)], ink)
    pen.disc(50, 65, 21, 5, ink=ink)
    for x, size in ((18, 9), (34, 10), (66, 10), (82, 9)):
        pen.disc(x, 90, size, ink=ink)


def martian(pen: Pen, ink: str) -> None:
    """A head with a huge brain."""
    pen.blob([(50, 2), (84, 12), (92, 42), (70, 62), (30, 62), (8, 42), (16, 12)], ink)
    pen.blob([(32, 54), (68, 54), (70, 80), (58, 96), (42, 96), (30, 80)], ink)


def _martian_face(pen: Pen, ink: str) -> None:
    for x, turn in ((35, 20), (65, -20)):
        pen.within(x - 12, 50, 24, 18, turn=turn).disc(50, 50, 50, ink=ink)
    for x in (44, 50, 56):
        pen.rect(x - 1.6, 80, 3.2, 10, ink)
    for points in (
        [(50, 8), (47, 22), (52, 34)],
        [(28, 16), (33, 28), (26, 38)],
        [(72, 16), (67, 28), (74, 38)],
    ):
        pen.curve(points, ink, 3)


def ray_gun(pen: Pen, ink: str) -> None:
    """A pistol with cooling rings."""
    pen.stroke([(22, 42), (74, 42)], ink, 24)
    pen.stroke([(36, 50), (26, 86)], ink, 18)
    pen.stroke([(74, 42), (90, 42)], ink, 9)
    for x in (60, 71, 82):
        pen.stroke([(x, 24), (x, 60)], ink, 6)
    pen.fill([(12, 24), (34, 24), (34, 34), (18, 34)], ink)
    pen.stroke(ellipse(48, 58, 10, 10, -10, 130), ink, 5)


SYMBOLS: dict[str, Callable[[Pen, str], None]] = {"nuke": nuke, "martian": martian, "ray_gun": ray_gun}
INKS = {"nuke": "blood", "martian": "leaf", "ray_gun": "human-deep"}


@drawing("symbol")
def symbol(pen: Pen, look: Look) -> None:
    """A die's symbol alone. Look: symbol."""
    name = str(look[0])
    layer = pen.layer()
    art = layer.within(pen.size[0] * 0.06, pen.size[1] * 0.06, pen.size[0] * 0.88, pen.size[1] * 0.88)
    SYMBOLS[name](art, INKS[name])
    if name == "martian":
        _martian_face(art, "ink")
    pen.lay(layer)


@drawing("die")
def die(pen: Pen, look: Look) -> None:
    """A die. Look: symbol, then `set` if its face was chosen, `faint` if it no longer counts."""
    name = str(look[0])
    art = pen.within(0, 0, *pen.size)
    art.round_rect(2, 6, 96, 94, 18, "ink")
    art.round_rect(2, 2, 96, 92, 18, "ink")
    art.round_rect(6, 6, 88, 84, 15, "amber" if "set" in look else "paper")
    if "set" in look:
        art.round_rect(11, 11, 78, 74, 11, "paper")
    face = art.within(18, 14, 64, 66)
    SYMBOLS[name](face, INKS[name])
    if name == "martian":
        _martian_face(face, "paper")
    if "faint" in look:
        pen.fade(0.45)


@drawing("corner-nuke")
def corner_nuke(pen: Pen, look: Look) -> None:
    """A nuke symbol in a corner. Look: `open` or `covered`; a covered one lies under a die."""
    if look[0] == "covered":
        die(pen, ("nuke",))
        return
    art = pen.within(0, 0, *pen.size)
    art.round_rect(2, 2, 96, 96, 18, "ink")
    art.round_rect(6, 6, 88, 88, 15, "blood")
    art.round_rect(12, 12, 76, 76, 10, "ink")
    nuke(art.within(20, 17, 60, 66), "amber")


# --- cards ---

HEADS = {"city": ("human-deep", "human"), "monument": ("violet:ink:62", "violet")}
RULES = {"red": ("blood", "martian-deep"), "green": ("leaf", "leaf:ink:52")}
ART_TOP, ART_HIGH = 74, 132
RULE_TOP, RULE_HIGH = 438, 242
FOOT = 66
STRIPES = 44  # along the difficulty card


@drawing("location")
def location(pen: Pen, look: Look) -> None:
    """An open card without its text. Look: kind, colour of its rule or "", `target`."""
    kind, colour = str(look[0]), str(look[1])
    w, h = pen.size
    deep, rim = HEADS[kind]
    pen.round_rect(0, 0, w, h, 18, "ink")
    pen.round_rect(3, 3, w - 6, h - 6, 16, "amber" if "target" in look else rim)
    inset = 9 if "target" in look else 6
    face = pen.layer()
    face.rect(0, 0, w, h, "paper")
    face.rect(0, 0, w, ART_TOP, deep)
    _pattern(face, kind, w, f"{deep}:{rim}:16")
    face.rect(0, ART_TOP, w, ART_HIGH, "night")
    for y in (ART_TOP, ART_TOP + ART_HIGH):
        face.rect(0, y - 2, w, 4, "ink")
    if colour:
        line, ground = RULES[colour]
        face.round_rect(inset + 5, RULE_TOP, w - 2 * inset - 10, RULE_HIGH, 10, line)
        face.round_rect(inset + 9, RULE_TOP + 4, w - 2 * inset - 18, RULE_HIGH - 8, 8, ground)
    face.rect(0, h - FOOT, w, FOOT, "slate")
    face.rect(0, h - FOOT - 2, w, 3, "ink")
    cut = pen.layer()
    cut.round_rect(inset, inset, w - 2 * inset, h - 2 * inset, 12, "white")
    face.keep(cut)
    pen.lay(face)


def _pattern(pen: Pen, kind: str, w: float, ink: str) -> None:
    if kind == "city":
        for y in range(8, ART_TOP, 14):
            pen.rect(0, y, w, 5, ink)
        return
    for x in range(-ART_TOP, int(w), 26):
        pen.fill([(x, ART_TOP), (x + 9, ART_TOP), (x + ART_TOP + 9, 0), (x + ART_TOP, 0)], ink)


@drawing("banned")
def ban_sign(pen: Pen, _: Look) -> None:
    """A prohibition sign: the card is no legal target."""
    art = pen.within(0, 0, *pen.size)
    art.ring(50, 50, 50, 18, "ink")
    art.ring(50, 50, 47.5, 13, "blood")
    art.stroke([(20, 20), (80, 80)], "ink", 16)
    art.stroke([(20, 20), (80, 80)], "blood", 11)


@drawing("empty-stack")
def empty_stack(pen: Pen, _: Look) -> None:
    """The empty place of a stack."""
    w, h = pen.size
    for x0, y0, x1, y1 in (
        (8, 8, w - 8, 8),
        (8, h - 8, w - 8, h - 8),
        (8, 8, 8, h - 8),
        (w - 8, 8, w - 8, h - 8),
    ):
        pen.dashes((x0, y0), (x1, y1), "stone:night:45", 5, 18, 14)
    crater = pen.within(w / 2 - 80, h / 2 - 60, 160, 120)
    crater.disc(50, 60, 50, 26, ink="slate")
    crater.disc(50, 56, 40, 19, ink="ink")
    for x, y in ((12, 30), (84, 22), (96, 46), (30, 16)):
        crater.disc(x, y, 4, 5, ink="slate")


@drawing("difficulty")
def difficulty(pen: Pen, look: Look) -> None:
    """The difficulty card without its text. Look: side."""
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 18, "ink")
    pen.round_rect(3, 3, w - 6, h - 6, 16, "amber")
    face = pen.layer()
    face.rect(0, 0, w, h, "slate")
    face.halftone(0, h * 0.3, w, h * 0.7, "slate:ink:45")
    face.rect(0, 0, STRIPES, h, "ink")
    for y in range(-40, int(h) + 40, 36):
        ink = "amber" if look[0] == "easy" else "martian"
        face.fill([(0, y + 40), (STRIPES, y), (STRIPES, y + 18), (0, y + 58)], ink)
    cut = pen.layer()
    cut.round_rect(6, 6, w - 12, h - 12, 12, "white")
    face.keep(cut)
    pen.lay(face)


@drawing("vp")
def vp(pen: Pen, _: Look) -> None:
    """The burst behind a card's VP."""
    art = pen.within(0, 0, *pen.size)
    art.fill(star(50, 50, 50, 39, 14), "ink")
    art.fill(star(50, 50, 45, 35, 14), "amber")


@drawing("space")
def space(pen: Pen, look: Look) -> None:
    """A numbered space. Look: number, then `covered` by a pawn or by a `crowd`, `last` for the claim."""
    w, h = pen.size
    last = "last" in look
    pen.round_rect(0, 0, w, h, 7, "ink")
    pen.round_rect(2, 2, w - 4, h - 4, 6, "amber" if last else "paper:stone:30")
    if last:
        pen.fill(star(w / 2, h / 2, h * 0.44, h * 0.19, 5), "amber:paper:65")
    if look[1] == "crowd":
        pen.text(w / 2, 12, str(look[0]), 24, "ink", "bold", "mm", aside=True)
    elif look[1] != "covered":
        pen.text(w / 2, h / 2, str(look[0]), 31, "ink", "bold", "mm")


@drawing("pile")
def pile(pen: Pen, look: Look) -> None:
    """Cards face down under the open one. Look: number of cards; at most three are drawn."""
    art = pen.within(0, 0, *pen.size)
    cards = min(3, int(look[0]))
    for step in reversed(range(cards)):
        art.round_rect(14 + step * 10, 4 + step * 10, 56, 74, 7, "ink")
        art.round_rect(18 + step * 10, 8 + step * 10, 48, 66, 5, "blood" if not step else "paper")
    if cards:
        art.fill(star(42, 41, 17, 7, 8), "amber")


# --- players ---


def _circle(x: float, y: float, size: float) -> list[XY]:
    return ellipse(x, y, size * 0.96, size * 0.96)


def _square(x: float, y: float, size: float) -> list[XY]:
    return round_rect(x - size * 0.86, y - size * 0.86, size * 1.72, size * 1.72, size * 0.16)


def _triangle(x: float, y: float, size: float) -> list[XY]:
    return [(x, y - size * 1.04), (x + size * 1.06, y + size * 0.84), (x - size * 1.06, y + size * 0.84)]


def _diamond(x: float, y: float, size: float) -> list[XY]:
    return [(x, y - size * 1.1), (x + size * 1.1, y), (x, y + size * 1.1), (x - size * 1.1, y)]


def _hexagon(x: float, y: float, size: float) -> list[XY]:
    return [
        (x + dx * size, y + dy * size)
        for dx, dy in ((-0.55, -0.95), (0.55, -0.95), (1.08, 0), (0.55, 0.95), (-0.55, 0.95), (-1.08, 0))
    ]


def _star(x: float, y: float, size: float) -> list[XY]:
    return star(x, y + size * 0.06, size * 1.16, size * 0.62, 5)


# Each seat has a shape, a colour, and the ink of its number.
PAWNS: tuple[tuple[Callable[[float, float, float], list[XY]], str, str], ...] = (
    (_circle, "martian", "ink"),
    (_square, "human", "ink"),
    (_triangle, "leaf", "ink"),
    (_diamond, "amber", "ink"),
    (_hexagon, "violet", "ink"),
    (_star, "paper", "ink"),
)


@drawing("pawn")
def pawn(pen: Pen, look: Look) -> None:
    """A player's token. Look: number of the colour, from 0, then the number of the covered space, if any."""
    shape, ink, letters = PAWNS[int(look[0])]
    art = pen.within(0, 0, *pen.size)
    for size, colour in ((44, "ink"), (40, "white" if ink != "paper" else "stone"), (34, ink)):
        art.fill(shape(50, 50, size), colour)
    if len(look) > 1:
        art.text(
            50, 53 if shape is not _triangle else 62, str(look[1]), 46, letters, "bold", "mm", aside=True
        )


@drawing("chip")
def chip(pen: Pen, look: Look) -> None:
    """A claimed card. Look: kind, `green` if its rule is permanent."""
    w, h = pen.size
    deep, rim = HEADS[str(look[0])]
    pen.round_rect(0, 0, w, h, 6, "ink")
    pen.round_rect(1.5, 1.5, w - 3, h - 3, 5, rim)
    pen.round_rect(3.5, 3.5, w - 7, h - 7, 4, deep)
    if "green" in look:
        art = pen.within(7, (h - 28) / 2, 28, 28)
        art.disc(50, 50, 48, ink="ink")
        art.disc(50, 50, 42, ink="leaf")
        art.stroke([(28, 52), (44, 68), (74, 34)], "paper", 12)


@drawing("first-player")
def first_player(pen: Pen, _: Look) -> None:
    """The marker of the first player: a flag with a one."""
    art = pen.within(0, 0, *pen.size)
    art.stroke([(18, 8), (18, 96)], "ink", 14)
    art.stroke([(18, 8), (18, 96)], "stone", 7)
    art.fill([(18, 6), (98, 12), (80, 34), (98, 58), (18, 60)], "ink")
    art.fill([(22, 11), (88, 16), (72, 34), (88, 53), (22, 55)], "amber")
    art.text(48, 35, "1", 52, "ink", "bold", "mm")


@drawing("stamp")
def stamp(pen: Pen, look: Look) -> None:
    """A burst behind one big word. Look: ink."""
    w, h = pen.size
    art = pen.within(0, 0, w, h)
    art.fill(star(50, 50, 50, 41, 22), "ink")
    art.fill(star(50, 50, 47.5, 38.5, 22), str(look[0]))
