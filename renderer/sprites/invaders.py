"""The sky of Under Falling Skies: tiles with their signs, ships, the mothership, the rails beside them."""

from collections.abc import Callable
from random import Random

from renderer.assets import Look, drawing
from renderer.pen import Pen, ellipse, star

TILE_ROWS = 4
COLUMNS = 5
MINUS = "\N{MINUS SIGN}"
HAZARD = 11  # width of the hazard bands of a hard tile
AIR = ("", "human-deep:night:45", "asphalt", "slate", "night", "ink")  # by height: the lowest is the lightest


# --- tiles ---------------------------------------------------------------------------------------------


@drawing("sky-tile")
def sky_tile(pen: Pen, look: Look) -> None:
    """Four rows of sky. Look: height, then `hard` for the hard side."""
    height = int(look[0])
    w, h = pen.size
    column, row = w / COLUMNS, h / TILE_ROWS
    air = AIR[height]
    pen.rect(0, 0, w, h, air)
    chance = Random(height)
    for _ in range(4 + 9 * height):
        size = chance.choice((1.6, 1.6, 2.4))
        pen.rect(chance.random() * w, chance.random() * h, size, size, f"{air}:paper:50")
    for line in range(1, COLUMNS):
        pen.rect(line * column - 1, 0, 2, h, f"{air}:stone:34")
    for line in range(1, TILE_ROWS):
        pen.dashes((0, line * row), (w, line * row), f"{air}:stone:30", 1.6, 8, 8)
    pen.rect(0, 0, w, 3, "stone:night:30")
    if "hard" in look:
        _hazard(pen)


def _hazard(pen: Pen) -> None:
    """Warning bars along the sides of a hard tile."""
    w, h = pen.size
    for left in (0, w - HAZARD):
        pen.rect(left, 0, HAZARD, h, "ink")
        for y in range(0, int(h), 24):
            pen.fill([(left, y + 20), (left + HAZARD, y + 8), (left + HAZARD, y), (left, y + 12)], "martian")


@drawing("sky-sign")
def sky_sign(pen: Pen, look: Look) -> None:
    """The sign of a space. Look: `left`, `right`, `lower`, or the number of an explosion (0 for none)."""
    art = pen.within(0, 0, *pen.size)
    match look[0]:
        case "left":
            _arrow(art, -1)
        case "right":
            _arrow(art, 1)
        case "lower":
            _lower(art)
        case number:
            art.fill(star(50, 50, 52, 34, 11), "ink")
            art.fill(star(50, 50, 46, 30, 11), "amber")
            if number:
                art.text(50, 53, str(number), 68, "ink", "bold", "mm")


@drawing("key-sky")
def key_sky(pen: Pen, look: Look) -> None:
    """A sign of the sky in the key. Look: as on a space; an explosion without its number."""
    sky_sign(pen, look)


def _arrow(pen: Pen, way: int) -> None:
    for inset, ink in ((0, "ink"), (6, "stone")):
        points = [
            (50 - way * (44 - inset), 34 + inset),
            (50 + way * 2, 34 + inset),
            (50 + way * 2, 14 + inset * 2),
            (50 + way * (48 - inset), 50),
            (50 + way * 2, 86 - inset * 2),
            (50 + way * 2, 66 - inset),
            (50 - way * (44 - inset), 66 - inset),
        ]
        pen.fill(points, ink)


def _lower(pen: Pen) -> None:
    """The mothership and an arrow down."""
    for grow, ink in ((5, "ink"), (0, "martian")):
        pen.disc(50, 24, 42 + grow, 15 + grow, ink=ink)
        pen.disc(50, 13, 18 + grow, 12 + grow, ink=ink)
        pen.fill(
            [
                (40 - grow, 42),
                (60 + grow, 42),
                (60 + grow, 62 - grow),
                (78 + grow * 2, 62 - grow),
                (50, 96 + grow),
                (22 - grow * 2, 62 - grow),
                (40 - grow, 62 - grow),
            ],
            ink,
        )
    for x in (24, 50, 76):
        pen.disc(x, 25, 4.5, ink="ink")


# --- ships ---------------------------------------------------------------------------------------------


@drawing("ship")
def ship(pen: Pen, look: Look) -> None:
    """A ship. Look: its kind, each with its own shape and colour, then `ghost` for a preview."""
    layer = pen.layer()
    SHIPS[str(look[0])](layer.within(3, 3, pen.size[0] - 6, pen.size[1] - 6))
    layer.outline(2.2, "ink")
    pen.lay(layer, 0.5 if "ghost" in look else 1)


def _purple(pen: Pen) -> None:
    """A saucer."""
    pen.disc(50, 34, 23, 32, ink="human:paper:30")
    pen.disc(43, 22, 6, 8, ink="white")
    pen.disc(50, 62, 50, 30, ink="violet:ink:34")
    pen.disc(50, 56, 50, 26, ink="violet")
    pen.disc(50, 50, 36, 13, ink="violet:white:45")
    for x in (12, 31, 50, 69, 88):
        pen.disc(x, 66, 4.6, 8, ink="ink")


def _white(pen: Pen) -> None:
    """A dart pointing down."""
    pen.fill([(2, 8), (38, 22), (50, 14), (62, 22), (98, 8), (66, 62), (50, 100), (34, 62)], "paper")
    pen.fill([(2, 8), (38, 22), (34, 62)], "stone")
    pen.fill([(98, 8), (62, 22), (66, 62)], "stone")
    pen.disc(50, 46, 9, 17, ink="blood")


def _orange(pen: Pen) -> None:
    """A saucer with a crown of spikes."""
    pen.fill([(22, 48), (16, 2), (36, 26), (50, 0), (64, 26), (84, 2), (78, 48)], "amber")
    pen.disc(50, 64, 50, 30, ink="martian:ink:30")
    pen.disc(50, 58, 50, 27, ink="martian")
    pen.disc(50, 52, 34, 12, ink="martian:amber:60")
    for x in (14, 38, 62, 86):
        pen.fill([(x - 8, 66), (x + 8, 66), (x, 84)], "ink")


SHIPS: dict[str, Callable[[Pen], None]] = {"purple": _purple, "white": _white, "orange": _orange}


@drawing("dock")
def dock(pen: Pen, _: Look) -> None:
    """A drop point under the mothership: an arm with two claws."""
    w, h = pen.size
    for grow, ink in ((2.5, "ink"), (0.0, "martian")):
        pen.stroke([(w * 0.2, -4), (w * 0.12, h * 0.45), (w * 0.2, h * 0.8)], ink, 6 + grow * 2)
        pen.stroke([(w * 0.8, -4), (w * 0.88, h * 0.45), (w * 0.8, h * 0.8)], ink, 6 + grow * 2)
    pen.rect(0, h - 3, w, 3, "martian:ink:20")


@drawing("mothership")
def mothership(pen: Pen, look: Look) -> None:
    """The hull over all columns: a dome, a disc, a belt of lights. Look: width of the bay for ships."""
    w, h = pen.size
    bay = int(look[0])
    layer = pen.layer()
    art = layer.within(0, 0, w, h)
    art.disc(50, 34, 17, 33, ink="human:night:38")
    art.disc(45, 16, 3.4, 6, ink="paper")
    for x in (40, 60):
        art.stroke([(x, 12), (x - (50 - x) * 0.3, 34)], "human:night:60", 0.5)
    art.disc(50, 64, 49.6, 34, ink="martian-deep:ink:38")
    art.disc(50, 57, 49.6, 33, ink="martian-deep")
    art.disc(50, 47, 40, 19, ink="martian-deep:martian:34")
    art.disc(50, 42, 30, 11, ink="martian-deep:martian:16")
    layer.outline(2.5, "ink")
    for lamp in range(25):
        across = lamp / 24 * 2 - 1  # from one end of the belt to the other
        y = 63 + 26 * (1 - (across * 0.98) ** 2) ** 0.5
        art.disc(50 + across * 46, y, 0.55, 4.4, ink="amber" if lamp % 2 else "martian")
    for port in (15, 22, 29, 71, 78, 85):
        art.disc(port, 60, 1.3, 6, ink="ink")
        art.disc(port, 60, 0.9, 4.4, ink="acid")
    if bay:
        layer.round_rect((w - bay) / 2, h * 0.4, bay, h * 0.44, 12, "ink")
        layer.round_rect((w - bay) / 2 + 2.5, h * 0.4 + 2.5, bay - 5, h * 0.44 - 5, 10, "martian-deep:ink:66")
    pen.lay(layer)


@drawing("lost-sky")
def lost_sky(pen: Pen, _: Look) -> None:
    """The sky above the mothership: dark, hatched."""
    w, h = pen.size
    dark = pen.layer()
    dark.rect(0, 0, w, h, "ink")
    pen.lay(dark, 0.7)
    bars = pen.layer()
    for x in range(-int(h), int(w), 30):
        bars.stroke([(x, h), (x + h, 0)], "martian-deep", 3)
    pen.lay(bars, 0.75)


@drawing("preview-descent")
def descent(pen: Pen, _: Look) -> None:
    """The row that the mothership would reach: a dashed frame, and arrows into it."""
    w, h = pen.size
    for y in (3, h - 3):
        pen.dashes((0, y), (w, y), "ink", 8, 26, 12)
        pen.dashes((1, y), (w, y), "amber", 4, 24, 14)
    for column in range(COLUMNS):
        x = (column + 0.5) * w / COLUMNS
        for grow, ink in ((3, "ink"), (0, "amber")):
            pen.fill([(x - 22 - grow, 10 - grow), (x + 22 + grow, 10 - grow), (x, h - 10 + grow * 1.4)], ink)


# --- rails ---------------------------------------------------------------------------------------------


SIGNS = {"add_white": "+", "damage": ""}  # prefix of an action's number; other actions set something back


@drawing("row-action")
def row_action(pen: Pen, look: Look) -> None:
    """The mothership's action in a row. Look: row, kind, amount, then `past` or `next`."""
    row, kind, amount = str(look[0]), str(look[1]), int(look[2])
    w, h = pen.size
    field = "slate:ink:40" if kind == "none" else "slate"
    if kind == "skull":
        field = "blood:ink:25"
    pen.round_rect(0, 2, w, h - 4, 8, "ink")
    if "next" in look:
        pen.round_rect(0, 2, w, h - 4, 8, "amber")
    pen.round_rect(3, 5, w - 6, h - 10, 6, field)
    pen.text(18, h / 2, row, 26, "paper:slate:25", "bold", "mm", aside=True)
    if kind != "none":
        art = pen.within(36, h / 2 - 20, 44, 40)
        ACTIONS[kind](art)
        if amount:
            pen.text(w - 9, h / 2, f"{SIGNS.get(kind, MINUS)}{amount}", 31, "paper", "bold", "rm")
    if "past" in look:
        pen.fade(0.38)


def skull(pen: Pen) -> None:
    """The symbol of defeat."""
    pen.blob([(50, 2), (88, 14), (94, 48), (76, 68), (24, 68), (6, 48), (12, 14)], "paper")
    pen.round_rect(28, 58, 44, 38, 6, "paper")
    for x in (33, 67):
        pen.disc(x, 44, 13, 13, ink="ink")
    pen.fill([(50, 54), (58, 66), (42, 66)], "ink")
    for x in (40, 50, 60):
        pen.rect(x - 2, 76, 4, 20, "ink")


def burst(pen: Pen) -> None:
    """The symbol of damage."""
    pen.fill(star(50, 50, 52, 26, 9), "martian")
    pen.fill(star(50, 50, 30, 15, 9), "amber")


def flask(pen: Pen, ink: str = "acid", glass: str = "paper") -> None:
    """A half-full flask: the symbol of research."""
    pen.fill([(38, 6), (62, 6), (62, 36), (92, 88), (84, 98), (16, 98), (8, 88), (38, 36)], glass)
    pen.fill([(30, 60), (70, 60), (84, 86), (80, 90), (20, 90), (16, 86)], ink)
    pen.round_rect(32, 0, 36, 10, 4, glass)
    for x, y, r in ((44, 76, 5), (58, 68, 4), (62, 82, 4)):
        pen.disc(x, y, r, ink=glass)


def drill(pen: Pen) -> None:
    """The excavator from the side, drilling to the right."""
    pen.round_rect(6, 26, 50, 40, 8, "amber")
    pen.round_rect(12, 10, 28, 26, 6, "amber:paper:35")
    pen.round_rect(17, 15, 18, 14, 3, "human:ink:40")
    pen.fill([(58, 24), (98, 47), (58, 70)], "stone")
    for x, top, bottom in ((64, 28, 66), (74, 34, 60), (84, 40, 54)):
        pen.stroke([(x, top), (x + 6, bottom)], "ink", 3.4)
    pen.round_rect(4, 66, 58, 22, 11, "ink")
    for x in (15, 33, 51):
        pen.disc(x, 77, 6.5, ink="stone")


ACTIONS: dict[str, Callable[[Pen], None]] = {
    "add_white": _white,
    "excavator_back": drill,
    "research_back": flask,
    "damage": burst,
    "skull": skull,
}


@drawing("research-space")
def research_space(pen: Pen, look: Look) -> None:
    """A step of research. Look: cost, then `done`, `next`, `last`, `barred`, `danger`."""
    w, h = pen.size
    last = "last" in look
    pen.round_rect(0, 2, w, h - 4, 8, "ink")
    if "next" in look:
        pen.round_rect(0, 2, w, h - 4, 8, "amber")
    field = "leaf:ink:30" if "done" in look else "amber:ink:15" if last else "slate"
    pen.round_rect(3, 5, w - 6, h - 10, 6, field)
    letters = "ink" if last and "done" not in look else "paper"
    if last:
        pen.fill(star(26, h / 2, 18, 8, 5), letters)
    elif "done" in look:
        pen.stroke([(14, h / 2), (22, h / 2 + 9), (36, h / 2 - 9)], "acid", 5)
    pen.text(w * 0.56, h / 2, str(look[0]), 32, letters, "bold", "mm")
    if "barred" in look:
        lock(pen.within(w - 40, h / 2 - 17, 30, 34))
    elif "danger" in look:
        art = pen.within(w - 42, h / 2 - 16, 34, 32)
        art.fill([(50, 0), (100, 96), (0, 96)], "ink")
        art.fill([(50, 14), (88, 90), (12, 90)], "amber")
        art.sign(50, 66, "!", 56, "ink", "bold", "mm")


def lock(pen: Pen) -> None:
    """A padlock."""
    pen.stroke(ellipse(50, 42, 24, 30, 180, 360), "ink", 22)
    pen.stroke(ellipse(50, 42, 24, 30, 180, 360), "stone", 11)
    pen.round_rect(12, 40, 76, 58, 10, "ink")
    pen.round_rect(18, 46, 64, 46, 7, "amber")
    pen.disc(50, 64, 9, ink="ink")
    pen.rect(46, 64, 8, 20, "ink")


@drawing("research-marker")
def research_marker(pen: Pen, _: Look) -> None:
    """The marker of research: a flask in a disc."""
    art = pen.within(0, 0, *pen.size)
    art.disc(50, 50, 49, ink="ink")
    art.disc(50, 50, 44, ink="paper")
    art.disc(50, 50, 38, ink="leaf:ink:40")
    flask(art.within(27, 20, 46, 58))
