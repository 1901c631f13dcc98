"""The base of Under Falling Skies: rooms in the rock, workers, robots, the excavator, and the tracks."""

from collections.abc import Callable
from random import Random

from PIL import ImageOps

from renderer.assets import Look, drawing
from renderer.pen import XY, Pen, ellipse, scatter, star
from renderer.sprites.invaders import MINUS, drill, flask, skull

SLOT = 72  # size of the place for a die
SLOT_AT = (98.0, 23.0)  # in a space of the base
SPACE = 180

# --- room symbols, on a frame of 100 by 100 units --------------------------------------------------------


def bolt(pen: Pen, ink: str) -> None:
    """The symbol of energy."""
    pen.fill([(62, 0), (14, 56), (44, 56), (34, 100), (86, 40), (54, 40)], ink)


def fighter(pen: Pen, ink: str) -> None:
    """A climbing jet."""
    pen.fill([(50, 0), (60, 24), (61, 40), (98, 66), (98, 78), (61, 66), (58, 82), (74, 94), (74, 100)], ink)
    pen.fill([(50, 0), (40, 24), (39, 40), (2, 66), (2, 78), (39, 66), (42, 82), (26, 94), (26, 100)], ink)
    pen.fill([(50, 0), (74, 100), (50, 94), (26, 100)], ink)


def _research(pen: Pen, ink: str) -> None:
    flask(pen, ink, "paper" if ink == "acid" else "stone")


def robot_head(pen: Pen, ink: str) -> None:
    """A box with eyes, ears and an aerial."""
    pen.stroke([(50, 20), (50, 6)], ink, 7)
    pen.disc(50, 7, 8, ink=ink)
    pen.round_rect(16, 20, 68, 58, 14, ink)
    pen.round_rect(4, 38, 12, 24, 4, ink)
    pen.round_rect(84, 38, 12, 24, 4, ink)
    for x in (36, 64):
        pen.disc(x, 44, 9, ink="ink")
    pen.round_rect(34, 60, 32, 8, 3, "ink")
    pen.round_rect(30, 82, 40, 16, 5, ink)


def _gun(pen: Pen, ink: str) -> None:
    """Two barrels pointing at the sky."""
    for x in (0, 20):
        pen.stroke([(44 + x, 58), (62 + x, 10)], ink, 12)
    pen.fill([(20, 62), (76, 62), (90, 98), (6, 98)], ink)
    pen.disc(48, 60, 20, ink=ink)


GLYPHS: dict[str, Callable[[Pen, str], None]] = {
    "energy": bolt,
    "fighter": fighter,
    "research": _research,
    "robot": robot_head,
    "anti_aircraft": _gun,
}
BRIGHT = {
    "energy": "amber",
    "fighter": "human",
    "research": "acid",
    "robot": "violet",
    "anti_aircraft": "stone",
    "tunnel": "stone:night:35",
}
FLOORS = {
    "energy": "wood:ink:45",
    "fighter": "human-deep:ink:45",
    "research": "lawn:ink:25",
    "robot": "violet:ink:68",
    "anti_aircraft": "steel:ink:66",
    "tunnel": "floor:ink:58",
}
ROCK = "floor:ink:40"


# --- rooms ---------------------------------------------------------------------------------------------


@drawing("room")
def room(pen: Pen, look: Look) -> None:
    """A room. Look: kind, cost, modifier, then one flag per space: 1 if it is excavated, else 0."""
    kind, cost, modifier, dug = str(look[0]), int(look[1]), int(look[2]), str(look[3])
    w, h = pen.size
    for number, state in enumerate(dug):
        _floor(pen.within(number * SPACE, 0, SPACE, h, units=(SPACE, h)), kind, state == "1", number)
    rim = BRIGHT[kind] if "0" not in dug else f"{BRIGHT[kind]}:ink:45"
    pen.stroke([(5, 5), (w - 5, 5), (w - 5, h - 5), (5, h - 5)], "ink", 7, closed=True)
    pen.stroke([(5, 5), (w - 5, 5), (w - 5, h - 5), (5, h - 5)], rim, 3.4, closed=True)
    for number, state in enumerate(dug):
        _slot(pen, number * SPACE + SLOT_AT[0], SLOT_AT[1], state == "1", rim)
        if number:
            _plus(pen, number * SPACE + 44, h / 2, rim)
    if kind != "tunnel":
        _label(pen, kind, cost, modifier, "0" not in dug)


def _floor(pen: Pen, kind: str, dug: bool, number: int) -> None:
    w, h = pen.size
    if dug:
        pen.rect(0, 0, w, h, FLOORS[kind])
        pen.rect(0, h - 16, w, 16, f"{FLOORS[kind]}:ink:35")
        return
    pen.rect(0, 0, w, h, ROCK)
    for x, y in scatter(f"{kind} {number}", 9, w - 20, h - 20):
        pen.disc(x + 10, y + 10, 13, 8, ink=f"{ROCK}:ink:30")
        pen.disc(x + 8, y + 8, 9, 5, ink=f"{ROCK}:stone:10")


def _slot(pen: Pen, x: float, y: float, dug: bool, rim: str) -> None:
    """The place for a die: a hollow in a room, a dashed outline in the rock."""
    if dug:
        pen.round_rect(x, y, SLOT, SLOT, 13, rim)
        pen.round_rect(x + 2.5, y + 2.5, SLOT - 5, SLOT - 5, 11, "ink")
        return
    corners: list[XY] = [(x, y), (x + SLOT, y), (x + SLOT, y + SLOT), (x, y + SLOT)]
    for start, end in zip(corners, [*corners[1:], corners[0]], strict=True):
        pen.dashes(start, end, rim, 2.6, 9, 9)


def _plus(pen: Pen, x: float, y: float, ink: str) -> None:
    pen.stroke([(x - 13, y), (x + 13, y)], ink, 6)
    pen.stroke([(x, y - 13), (x, y + 13)], ink, 6)


def _label(pen: Pen, kind: str, cost: int, modifier: int, dug: bool) -> None:
    """The symbol, with the modifier beside it and the cost below."""
    ink = BRIGHT[kind] if dug else f"{BRIGHT[kind]}:stone:45"
    letters = "paper" if dug else "paper:stone:30"
    size = 56 if not cost and not modifier else 46
    left = 9 if modifier else 50 - size / 2
    GLYPHS[kind](pen.within(left, 34 if cost else 70 - size / 2, size, size), ink)
    if modifier:
        sign = "+" if modifier > 0 else MINUS
        pen.text(75, 58 if cost else 70, f"{sign}{abs(modifier)}", 33, letters)
    if cost:
        pen.round_rect(20, 80, 60, 33, 10, "ink")
        bolt(pen.within(54, 83, 20, 27), "amber" if dug else "amber:stone:35")
        pen.text(38, 97, str(cost), 31, letters)


@drawing("room-sign")
def room_sign(pen: Pen, look: Look) -> None:
    """The symbol of a room. Look: kind."""
    kind = str(look[0])
    GLYPHS[kind](pen.within(0, 0, *pen.size), BRIGHT[kind])


@drawing("room-badge")
def room_badge(pen: Pen, look: Look) -> None:
    """The symbol of a room on its floor. Look: kind."""
    kind = str(look[0])
    art = pen.within(0, 0, *pen.size)
    for inset, ink in ((0, "ink"), (4, BRIGHT[kind]), (10, FLOORS[kind])):
        art.round_rect(inset, inset, 100 - 2 * inset, 100 - 2 * inset, 18 - inset, ink)
    GLYPHS[kind](art.within(22, 20, 56, 60), BRIGHT[kind])


@drawing("way")
def way(pen: Pen, look: Look) -> None:
    """An arrow along the further path. Look: `left`, `right` or `down`."""
    turn = {"right": 0, "down": 90, "left": 180}[str(look[0])]
    art = pen.within(0, 0, *pen.size, turn=turn)
    art.fill([(22, 8), (88, 50), (22, 92), (40, 50)], "ink")
    art.fill([(32, 22), (76, 50), (32, 78), (46, 50)], "paper:stone:40")


@drawing("excavator")
def excavator(pen: Pen, look: Look) -> None:
    """The excavator at the end of the tunnel. Look: its direction, `left`, `right` or `down`."""
    w, h = pen.size
    layer = pen.layer()
    size = min(w, h) - 8
    turn = 90 if look[0] == "down" else 0
    drill(layer.within((w - size * 1.2) / 2, (h - size) / 2, size * 1.2, size, turn=turn))
    if look[0] == "left":
        layer.image.paste(ImageOps.mirror(layer.image))
    layer.outline(2.5, "ink")
    pen.lay(layer)


@drawing("token-toxin")
def toxin(pen: Pen, _: Look) -> None:
    """Contamination, which closes a room: three leaves around a drop."""
    art = pen.within(0, 0, *pen.size)
    art.fill([(50, 2), (98, 90), (2, 90)], "ink")
    art.fill([(50, 14), (88, 84), (12, 84)], "acid")
    for angle in (-90, 30, 150):
        art.fill([(50, 62), *ellipse(50, 62, 20, 20, angle - 26, angle + 26)], "ink")
    art.disc(50, 62, 6, ink="acid")


@drawing("sabotage")
def sabotage(pen: Pen, look: Look) -> None:
    """The mark of a sabotaged column. Look: the penalty."""
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 8, "ink")
    pen.round_rect(2, 2, w - 4, h - 4, 7, "martian")
    pen.round_rect(5, 5, w - 10, h - 10, 5, "martian-deep")
    art = pen.within(10, h / 2 - 13, 26, 26)
    art.stroke([(14, 86), (58, 42)], "paper", 16)
    art.stroke(ellipse(70, 30, 22, 22, 0, 270), "paper", 14)
    pen.text(w - 10, h / 2, f"{MINUS}{look[0]}", 31, "paper", anchor="rm")


# --- dice ----------------------------------------------------------------------------------------------

PIPS: dict[int, tuple[XY, ...]] = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((29, 24), (71, 24), (29, 50), (71, 50), (29, 76), (71, 76)),
}


@drawing("worker")
def worker(pen: Pen, look: Look) -> None:
    """A worker die. Look: `grey` or `white`, pips, then `digging` for the one that digs.

    White dice also have a ring and round corners, since placing one re-rolls the others.
    """
    white, pips = look[0] == "white", int(look[1])
    art = pen.within(0, 0, *pen.size)
    radius = 34 if white else 12
    if "digging" in look:
        art.round_rect(-1, -1, 102, 102, radius + 4, "amber")
    art.round_rect(2, 5, 96, 93, radius, "ink")
    art.round_rect(5, 4, 90, 88, radius - 2, "white" if white else "steel:paper:20")
    if white:
        art.round_rect(11, 10, 78, 76, radius - 6, "ink")
        art.round_rect(14, 13, 72, 70, radius - 8, "white")
    face = art.within(13, 12, 74, 72)
    for x, y in PIPS[pips]:
        face.disc(x, y, 12.5, ink="ink")
    if "digging" in look:
        _pick(art.within(56, 54, 46, 46))


def _pick(pen: Pen) -> None:
    pen.disc(50, 50, 50, ink="ink")
    pen.disc(50, 50, 43, ink="amber")
    pen.stroke([(28, 76), (66, 34)], "ink", 10)
    pen.curve([(36, 22), (66, 30), (80, 62)], "ink", 11)


@drawing("robot")
def robot(pen: Pen, look: Look) -> None:
    """A robot. Look: value, then `resting` if it cannot work this round."""
    art = pen.within(0, 0, *pen.size)
    resting = "resting" in look
    art.round_rect(2, 5, 96, 93, 12, "ink")
    art.round_rect(5, 4, 90, 88, 10, "human-deep" if not resting else "human-deep:ink:45")
    robot_head(art.within(9, 24, 42, 60), "human" if not resting else "stone")
    art.text(73, 50, str(look[0]), 56, "paper", anchor="mm")
    if resting:
        art.disc(20, 20, 21, ink="ink")
        art.disc(20, 20, 17, ink="stone")
        for x in (14, 26):
            art.rect(x - 3.5, 10, 7, 20, "ink")


@drawing("empty-die")
def empty_die(pen: Pen, _: Look) -> None:
    """The empty place of a placed die."""
    w, h = pen.size
    pen.round_rect(1, 1, w - 2, h - 2, 13, "stone:slate:45")
    pen.round_rect(4, 4, w - 8, h - 8, 10, "slate:ink:35")


# --- tracks --------------------------------------------------------------------------------------------


@drawing("energy-cell")
def energy_cell(pen: Pen, look: Look) -> None:
    """A unit of energy. Look: its number, then `full`."""
    w, h = pen.size
    full = "full" in look
    pen.round_rect(0, 1, w, h - 2, 7, "ink")
    pen.round_rect(2.5, 3.5, w - 5, h - 7, 5, "amber" if full else "stone:slate:50")
    if not full:
        pen.round_rect(5, 6, w - 10, h - 12, 4, "slate:ink:30")
    letters = "ink" if full else "paper:slate:20"
    pen.text(w * 0.34, h / 2, str(look[0]), min(31, h * 0.64), letters)
    size = min(h - 12, 34)
    if full:
        bolt(pen.within(w * 0.66 - size * 0.4, h / 2 - size / 2, size * 0.8, size), "ink")


@drawing("damage-cell")
def damage_cell(pen: Pen, look: Look) -> None:
    """A point of damage. Look: its number, then `taken`, `last` for the one that loses the game."""
    w, h = pen.size
    taken, last = "taken" in look, "last" in look
    pen.round_rect(0, 1, w, h - 2, 7, "ink")
    pen.round_rect(2.5, 3.5, w - 5, h - 7, 5, "martian" if taken or last else "stone:slate:50")
    if not taken:
        pen.round_rect(5, 6, w - 10, h - 12, 4, "martian-deep" if last else "slate:ink:30")
    size = min(h - 14, 46)
    middle = (w * 0.66 - size / 2, h / 2 - size / 2)
    pen.text(w * 0.3, h / 2, str(look[0]), min(31, h * 0.64), "ink" if taken else "paper:slate:12")
    if last:
        skull(pen.within(*middle, size, size))
    elif taken:
        pen.fill(star(w * 0.66, h / 2, size / 2, size / 4, 9), "ink")


@drawing("skyline")
def skyline(pen: Pen, look: Look) -> None:
    """The city: far houses, and nearer ones with their lights on. Look: name, `damaged`."""
    w, h = pen.size
    chance = Random(str(look[0]))
    ruined = "damaged" in look
    pen.rect(0, 0, w, h, "human-deep:night:55")
    _houses(pen, chance, (0.4, 0.86), "slate:steel:14", ruined)
    for x, high, wide in _houses(pen, chance, (0.16, 0.36), "ink", ruined):
        for row in range(int(high // 12)):
            for column in range(int(wide // 11)):
                if chance.random() < (0.12 if ruined else 0.34):
                    pen.rect(x + 4 + column * 11, h - high + 5 + row * 12, 4, 5, "amber")


def _houses(
    pen: Pen, chance: Random, heights: tuple[float, float], ink: str, ruined: bool
) -> list[tuple[float, float, float]]:
    """Draws a row of houses; returns position, height and width of the intact ones."""
    w, h = pen.size
    low, high = heights
    standing = []
    x = -12.0
    while x < w:
        wide, tall = 26 + chance.random() * 44, h * (low + chance.random() * (high - low))
        if ruined and chance.random() < 0.45:
            _ruin(pen.within(x, h - tall, wide, tall), ink)
        else:
            pen.rect(x, h - tall, wide, tall, ink)
            standing.append((x, tall, wide))
        x += wide + chance.choice((0, 2, 8))
    return standing


def _ruin(pen: Pen, ink: str) -> None:
    pen.fill([(0, 100), (0, 52), (24, 30), (38, 62), (60, 44), (76, 74), (100, 66), (100, 100)], ink)


@drawing("column-tag")
def column_tag(pen: Pen, look: Look) -> None:
    """The number of a column. Look: the number."""
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 9, "ink")
    pen.round_rect(2, 2, w - 4, h - 4, 8, "paper")
    pen.text(w / 2, h / 2 + 1, str(look[0]), h * 0.78, "ink", "bold", "mm")


@drawing("comrade")
def comrade(pen: Pen, look: Look) -> None:
    """A character of the team. Look: `standard` or `upgraded`, which has two stars, then `spent`."""
    w, h = pen.size
    spent = "spent" in look
    pen.round_rect(0, 0, w, h, 8, "ink")
    pen.round_rect(2, 2, w - 4, h - 4, 7, "stone:slate:40" if spent else "human")
    pen.round_rect(4.5, 4.5, w - 9, h - 9, 5, "slate:ink:30" if spent else "human-deep")
    if spent:
        pen.stroke([(13, h / 2), (20, h / 2 + 7), (32, h / 2 - 8)], "stone", 4.5)
    elif look[0] == "upgraded":
        for x in (13, 28):
            pen.fill(star(x, h / 2, 9, 3.8, 5), "amber")
    else:
        pen.fill(star(22, h / 2, 12, 5, 5), "amber")


@drawing("threats")
def threats(pen: Pen, look: Look) -> None:
    """The tiles of the sky, hard ones first. Look: number of hard tiles, number of all."""
    level, tiles = int(look[0]), int(look[1])
    _, h = pen.size
    for number in range(tiles):
        x = number * (h + 2)
        art = pen.within(x, 0, h, h)
        art.round_rect(2, 2, 96, 96, 14, "ink")
        art.round_rect(8, 8, 84, 84, 10, "martian" if number < level else "stone:slate:50")
        if number < level:
            art.fill([(50, 16), (88, 82), (12, 82)], "ink")
            art.sign(50, 63, "!", 46, "paper", "bold", "mm")
        else:
            art.round_rect(18, 18, 64, 64, 6, "ink")


@drawing("stars")
def stars(pen: Pen, look: Look) -> None:
    """The difficulty. Look: black stars, then half yellow ones. A black star is solid with a pale rim."""
    black, halves = int(look[0]), int(look[1])
    w, h = pen.size
    count = max(1, black + -(-halves // 2))
    size = min(h, w / count)
    for number in range(black):
        art = pen.within(number * size, (h - size) / 2, size, size)
        art.fill(star(50, 53, 50, 22, 5), "paper")
        art.fill(star(50, 53, 38, 15, 5), "ink")
    for number in range(-(-halves // 2)):
        art = pen.within((black + number) * size, (h - size) / 2, size, size)
        whole = halves - 2 * number >= 2
        art.fill(star(50, 53, 50, 22, 5), "ink")
        art.fill(star(50, 53, 42, 18, 5), "amber" if whole else "slate")
        if not whole:
            left = [(x, y) for x, y in star(50, 53, 42, 18, 5) if x <= 50.5]
            art.fill(left, "amber")
