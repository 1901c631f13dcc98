"""Pieces of the War of the Worlds: units, buildings, civilians, influence, and what cards are about."""

from collections.abc import Callable

from renderer.assets import Look, drawing
from renderer.pen import XY, Pen, ellipse, rounded, star
from renderer.sprites.tokens import MEDALLIONS

SIDES = {"tripod": "martian", "ufo": "martian", "army": "human", "navy": "human"}
RIM = {"human": "human", "martian": "martian"}
DEEP = {"human": "human-deep", "martian": "martian-deep"}


# --- units -----------------------------------------------------------------------------------------------


@drawing("war-unit")
def unit(pen: Pen, look: Look) -> None:
    """Look: kind, number, then any of `used`, `ghost`, `fallen`."""
    kind, number = str(look[0]), str(look[1])
    side = SIDES[kind]
    w, h = pen.size
    room = min(w, h * 0.91)
    left = (w - room) / 2
    dim = "used" in look or "fallen" in look
    MEDALLIONS[side](pen.within(left, 0, room, room), dim)
    layer = pen.layer()
    EMBLEMS[kind](layer.within(left + room * 0.13, room * 0.1, room * 0.74, room * 0.74))
    if dim:
        _dim(layer)
    layer.outline(1.6, "ink")
    layer.outline(1.2, "stone" if dim else "paper")
    pen.lay(layer)
    if number:
        _number(pen, side, number, dim)
    if "ghost" in look:
        pen.fade(0.72)
    badge = room * 0.42
    if "fallen" in look:
        skull(pen.within(w - badge, 0, badge, badge))
    elif "used" in look:
        tick(pen.within(w - badge, 0, badge, badge))


def _dim(layer: Pen) -> None:
    shade = layer.layer()
    shade.rect(-1000, -1000, 3000, 3000, "slate")
    shade.keep(layer)
    layer.lay(shade, 0.5)


def _number(pen: Pen, side: str, number: str, dim: bool) -> None:
    """The plate: round for humans, pointed for Martians."""
    w, h = pen.size
    high = h * 0.36
    wide, top = high * 1.25, h - high
    left = (w - wide) / 2
    for grow, ink in ((0.0, "ink"), (1.3, RIM[side]), (3.0, "ink" if dim else DEEP[side])):
        x, y, u, v = left + grow, top + grow, wide - 2 * grow, high - 2 * grow
        if side == "human":
            pen.rounded(x, y, u, v, v / 2.2, ink)
        else:
            tip = v * 0.28
            pen.fill(
                [
                    (x, y + v / 2),
                    (x + tip, y),
                    (x + u - tip, y),
                    (x + u, y + v / 2),
                    (x + u - tip, y + v),
                    (x + tip, y + v),
                ],
                ink,
            )
    pen.text(w / 2, top + high / 2, number, high * 0.88, "paper:stone:55" if dim else "paper", "bold", "mm")


def tick(pen: Pen) -> None:
    """Used this turn."""
    pen.disc(50, 50, 50, ink="ink")
    pen.disc(50, 50, 43, ink="paper")
    pen.stroke([(26, 52), (44, 70), (76, 32)], "ink", 13)


def skull(pen: Pen) -> None:
    """Destroyed."""
    pen.disc(50, 50, 52, ink="ink")
    pen.blob([(50, 10), (82, 20), (86, 50), (70, 66), (30, 66), (14, 50), (18, 20)], "paper")
    pen.rounded(32, 58, 36, 30, 6, "paper")
    for x in (35, 65):
        pen.disc(x, 44, 11, 12, ink="ink")
    for x in (42, 50, 58):
        pen.rect(x - 1.6, 72, 3.2, 16, "ink")


def tripod(pen: Pen) -> None:
    """A fighting machine: a hood on three long legs."""
    for leg in (
        ((42, 40), (16, 58), (8, 98)),
        ((58, 40), (84, 58), (92, 98)),
        ((50, 42), (56, 68), (50, 98)),
    ):
        pen.stroke(leg, "steel:ink:25", 8)
        pen.stroke(leg, "steel:paper:30", 4)
    pen.blob([(50, 0), (78, 10), (90, 32), (72, 48), (28, 48), (10, 32), (22, 10)], "steel")
    pen.blob([(50, 2), (72, 10), (82, 24), (50, 30), (18, 24), (28, 10)], "steel:paper:45")
    pen.rounded(22, 28, 56, 13, 6, "ink")
    for x in (36, 64):
        pen.disc(x, 34.5, 6.5, ink="acid")


def ufo(pen: Pen) -> None:
    """A flying machine, seen from below one side."""
    pen.disc(50, 34, 24, 26, ink="human:night:30")
    pen.disc(43, 24, 7, 9, ink="paper")
    pen.disc(50, 56, 50, 24, ink="steel:ink:20")
    pen.disc(50, 51, 50, 20, ink="steel:paper:22")
    pen.disc(50, 47, 38, 11, ink="steel:paper:50")
    for x in (12, 31, 50, 69, 88):
        pen.disc(x, 58 if x in (12, 88) else 63, 5.4, ink="acid")


def army(pen: Pen) -> None:
    """A tank, rolling to the right."""
    pen.stroke([(58, 32), (98, 24)], "khaki:ink:20", 10)
    pen.fill([(24, 44), (32, 20), (62, 20), (72, 44)], "khaki:paper:12")
    pen.fill([(4, 62), (18, 42), (86, 42), (98, 62)], "khaki")
    pen.rounded(2, 58, 96, 32, 16, "ink:steel:35")
    for x in (18, 39, 61, 82):
        pen.disc(x, 74, 9.5, ink="stone")
        pen.disc(x, 74, 4, ink="ink")
    pen.fill(star(47, 32, 9, 4, 5), "paper")


def navy(pen: Pen) -> None:
    """A warship on the water."""
    pen.rect(46, 4, 5, 24, "stone")
    pen.rect(34, 24, 26, 22, "stone:paper:35")
    pen.rect(64, 34, 14, 14, "stone")
    pen.rect(62, 22, 9, 16, "steel:ink:20")
    pen.rounded(12, 40, 18, 10, 4, "steel")
    pen.stroke([(20, 42), (0, 34)], "steel", 5)
    pen.fill([(0, 50), (100, 46), (88, 76), (14, 76)], "steel:paper:22")
    pen.fill([(6, 64), (93, 64), (88, 76), (14, 76)], "blood")
    for x in (0, 34, 68):
        pen.curve([(x, 84), (x + 8, 78), (x + 17, 84), (x + 25, 90), (x + 33, 84)], "human:paper:30", 7)


# --- buildings -------------------------------------------------------------------------------------------

MARTIAN_WORKS = ("invasion_ship", "plasma_reactor", "particle_generator", "alien_factory", "regenerator")


@drawing("war-building")
def building(pen: Pen, look: Look) -> None:
    """Look: kind, defence, then any of `shield`, `used`, `ghost`, `fallen`."""
    kind, defence = str(look[0]), int(look[1])
    side = "martian" if kind in MARTIAN_WORKS else "human"
    w, h = pen.size
    dim = "fallen" in look
    _ground_plate(pen, side)
    layer = pen.layer()
    EMBLEMS[kind](layer.within(w * 0.13, h * 0.11, w * 0.74, h * 0.74))
    if dim:
        _dim(layer)
    layer.outline(1.6, "ink")
    pen.lay(layer)
    badge = w * 0.46
    if defence:
        _defence(pen.within(w - badge, h - badge, badge, badge), str(defence), "shield" in look)
    if "ghost" in look:
        pen.fade(0.72)
    if dim:
        skull(pen.within(w - badge, 0, badge, badge))
    elif "used" in look:
        tick(pen.within(w - badge * 0.9, 0, badge * 0.9, badge * 0.9))


def _ground_plate(pen: Pen, side: str) -> None:
    """Humans build on squares, Martians on squares with their corners cut off."""
    w, h = pen.size

    def field(inset: float) -> list[XY]:
        if side == "human":
            return rounded(inset, inset, w - 2 * inset, h - 2 * inset, 7)
        cut = w * 0.24
        a, b, c, d = inset, inset, w - inset, h - inset
        return [
            (a + cut, b),
            (c - cut, b),
            (c, b + cut),
            (c, d - cut),
            (c - cut, d),
            (a + cut, d),
            (a, d - cut),
            (a, b + cut),
        ]

    pen.fill(field(0), "ink")
    pen.fill(field(1.5), RIM[side])
    inner = pen.layer()
    inner.rect(0, 0, w, h, f"{DEEP[side]}:night:25")
    if side == "human":
        for y in range(6, int(h), 12):
            inner.rect(0, y, w, 5, "human-deep")
    else:
        for x in range(-int(h), int(w), 14):
            inner.fill([(x, h), (x + 6, h), (x + h + 6, 0), (x + h, 0)], "martian-deep:ink:22")
    cut = pen.layer()
    cut.fill(field(4), "white")
    inner.keep(cut)
    pen.lay(inner)


def _defence(pen: Pen, number: str, shield: bool) -> None:
    """What it takes to bring it down: on a shield if it must come at one stroke, else on a disc."""
    if shield:
        pen.fill(_escutcheon(0), "ink")
        pen.fill(_escutcheon(7), "amber")
    else:
        pen.disc(50, 50, 46, ink="ink")
        pen.disc(50, 50, 38, ink="paper")
    pen.text(50, 48 if shield else 51, number, 66, "ink", "bold", "mm")


def _escutcheon(inset: float) -> list[XY]:
    k = inset
    return [
        (k, k),
        (100 - k, k),
        (100 - k, 48),
        (84 - k * 0.7, 80 - k * 0.4),
        (50, 104 - k * 1.2),
        (16 + k * 0.7, 80 - k * 0.4),
        (k, 48),
    ]


def bunker(pen: Pen) -> None:
    pen.fill([(2, 90), (10, 52), (32, 30), (68, 30), (90, 52), (98, 90)], "stone")
    pen.fill([(10, 52), (32, 30), (68, 30), (90, 52)], "stone:paper:40")
    pen.rounded(22, 56, 56, 13, 3, "ink")
    pen.rect(40, 59, 20, 4, "amber")


def tank_factory(pen: Pen) -> None:
    pen.rect(80, 4, 12, 50, "brick:ink:20")
    for x in (4, 30, 56):
        pen.fill([(x, 46), (x, 22), (x + 26, 46)], "brick:paper:25")
    pen.rect(4, 44, 88, 48, "brick")
    pen.rounded(30, 56, 40, 36, 4, "ink")
    army(pen.within(33, 58, 34, 34))


def supply_depot(pen: Pen) -> None:
    for x, y in ((2, 52), (52, 52), (27, 6)):
        pen.rect(x, y, 46, 44, "amber:wood:55")
        pen.rect(x + 5, y + 5, 36, 34, "amber:wood:30")
        pen.stroke([(x + 7, y + 7), (x + 39, y + 37)], "wood", 6)
        pen.stroke([(x + 39, y + 7), (x + 7, y + 37)], "wood", 6)


def heavy_artillery(pen: Pen) -> None:
    pen.stroke([(30, 62), (92, 12)], "steel:ink:15", 17)
    pen.stroke([(30, 60), (92, 10)], "steel:paper:30", 7)
    pen.fill([(36, 40), (62, 66), (20, 92), (4, 90), (24, 62)], "khaki")
    pen.disc(46, 70, 25, ink="wood")
    pen.disc(46, 70, 18, ink="amber:wood:45")
    for turn in range(0, 180, 45):
        spoke = pen.within(26, 50, 40, 40, turn=turn)
        spoke.rect(44, 0, 12, 100, "wood")


def fort(pen: Pen) -> None:
    pen.rect(48, 0, 4, 26, "wood")
    pen.fill([(52, 0), (80, 7), (52, 14)], "blood")
    for x in (2, 66):
        pen.rect(x, 34, 32, 60, "stone:paper:20")
        for notch in (0, 12, 24):
            pen.rect(x + notch, 24, 8, 12, "stone:paper:20")
    pen.rect(26, 44, 48, 50, "stone")
    for x in (28, 41, 54, 66):
        pen.rect(x, 36, 7, 10, "stone")
    pen.fill([*ellipse(50, 72, 14, 16, 180, 360), (64, 94), (36, 94)], "ink")
    for x in (14, 78):
        pen.rect(x, 50, 8, 16, "ink")


def landmines(pen: Pen) -> None:
    for x, y, size in ((4, 6, 54), (42, 42, 54)):
        mine = pen.within(x, y, size, size)
        for turn in range(0, 360, 45):
            horn = mine.within(0, 0, 100, 100, turn=turn)
            horn.rounded(43, 2, 14, 26, 6, "stone")
        mine.disc(50, 50, 33, ink="steel:ink:40")
        mine.disc(44, 42, 11, ink="steel")
        mine.disc(50, 56, 9, ink="blood")


def barrage_balloons(pen: Pen) -> None:
    pen.stroke([(50, 52), (40, 98)], "paper:stone:40", 4)
    pen.stroke([(62, 50), (40, 98)], "paper:stone:40", 4)
    for fin in (((74, 22), (98, 4), (96, 34)), ((74, 44), (98, 62), (96, 34))):
        pen.fill(fin, "stone")
    pen.disc(46, 33, 44, 25, ink="stone:paper:35")
    pen.disc(42, 25, 34, 13, ink="paper")
    pen.disc(40, 36, 10, ink="human-deep")
    pen.disc(40, 36, 6, ink="paper")
    pen.disc(40, 36, 3, ink="blood")


def invasion_ship(pen: Pen) -> None:
    """The cylinder, half in its pit, its lid off."""
    pen.disc(50, 82, 50, 17, ink="wood:ink:30")
    pen.disc(50, 80, 40, 11, ink="ink")
    body = pen.within(24, 2, 48, 88, turn=24)
    body.rounded(10, 0, 80, 96, 34, "steel")
    body.rounded(18, 4, 30, 88, 18, "steel:paper:40")
    for y in (30, 52, 74):
        body.rect(10, y, 80, 5, "steel:ink:55")
    body.disc(50, 14, 34, 16, ink="ink")
    body.disc(50, 14, 26, 11, ink="acid")
    pen.fill([*ellipse(50, 80, 42, 13, 0, 180)], "wood:ink:30")
    pen.fill([*ellipse(50, 84, 46, 13, 0, 180)], "wood")


def plasma_reactor(pen: Pen) -> None:
    for x, sign in ((14, 1), (86, -1)):
        pen.curve(
            [(x + sign * 10, 94), (x - sign * 12, 62), (x - sign * 4, 26), (x + sign * 16, 12)], "steel", 13
        )
    pen.rounded(10, 82, 80, 16, 7, "steel:ink:25")
    pen.fill(star(50, 48, 38, 30, 12), "acid:leaf:35")
    pen.disc(50, 48, 29, ink="acid")
    pen.disc(43, 40, 11, ink="paper")


def particle_generator(pen: Pen) -> None:
    pen.rounded(14, 84, 72, 14, 6, "steel:ink:25")
    pen.fill([(36, 86), (44, 20), (56, 20), (64, 86)], "steel")
    for y, reach in ((72, 40), (54, 33), (36, 26)):
        pen.disc(50, y, reach, 9, ink="steel:ink:35")
        pen.disc(50, y - 3, reach, 7, ink="acid")
        pen.disc(50, y - 4, reach * 0.55, 3.4, ink="steel:ink:35")
    pen.disc(50, 14, 13, ink="acid")
    pen.disc(46, 10, 5, ink="paper")


def alien_factory(pen: Pen) -> None:
    for x, y in ((14, 18), (86, 18)):
        pen.curve([(x, 90), (x + (50 - x) * 0.1, 52), (x - (50 - x) * 0.16, y)], "steel:ink:10", 11)
        pen.disc(x - (50 - x) * 0.16, y - 4, 9, ink="acid")
    pen.fill([*ellipse(50, 66, 44, 46, 180, 360), (94, 94), (6, 94)], "martian:ink:20")
    pen.fill([*ellipse(50, 60, 34, 32, 180, 360), (84, 62), (16, 62)], "martian:paper:12")
    pen.fill([*ellipse(50, 74, 24, 24, 180, 360), (74, 94), (26, 94)], "ink")
    tripod(pen.within(32, 56, 36, 38))


def regenerator(pen: Pen) -> None:
    pen.rounded(16, 82, 68, 16, 6, "steel:ink:25")
    pen.rounded(20, 2, 60, 14, 6, "steel")
    pen.rounded(24, 14, 52, 70, 10, "acid:leaf:45")
    pen.rounded(30, 18, 12, 62, 6, "acid:paper:40")
    pen.rect(43, 28, 16, 44, "paper")
    pen.rect(29, 42, 44, 16, "paper")
    pen.rect(46, 31, 10, 38, "blood")
    pen.rect(32, 45, 38, 10, "blood")


# --- civilians and influence -----------------------------------------------------------------------------


@drawing("civilians")
def civilians(pen: Pen, look: Look) -> None:
    """So many people. Look: how many, how many of them have fought, then `safe`, `ghost`."""
    count, fought = int(look[0]), int(look[1])
    w, h = pen.size
    pen.rounded(0, 0, w, h, 10, "ink")
    pen.rounded(2, 2, w - 4, h - 4, 8, "paper")
    if "safe" in look:  # within walls: a battlement runs along the top
        for x in range(4, int(w) - 8, 12):
            pen.rect(x, 2, 6, 6, "ink")
    person(pen.within(7, h * 0.2, h * 0.62, h * 0.7))
    size = h * (0.86 if count < 10 else 0.72)
    pen.text(w * (0.6 if fought else 0.68), h * 0.56, str(count), size, "ink", "bold", "mm")
    if fought:
        badge = h * 0.5
        art = pen.within(w - badge, h - badge, badge, badge)
        art.disc(50, 50, 50, ink="ink")
        art.disc(50, 50, 44, ink="blood")
        art.text(50, 52, str(fought), 74, "paper", "bold", "mm")
    if "ghost" in look:
        pen.fade(0.75)


def person(pen: Pen, ink: str = "ink") -> None:
    """Somebody with a hat, from the waist up."""
    pen.disc(50, 34, 20, ink=ink)
    pen.rounded(18, 16, 64, 9, 4, ink)
    pen.rounded(32, 0, 36, 20, 8, ink)
    pen.fill([*ellipse(50, 98, 44, 42, 180, 360)], ink)


@drawing("influence")
def influence(pen: Pen, look: Look) -> None:
    """A Martian influence over an area. Look: which."""
    art = pen.within(0, 0, *pen.size)
    for reach, ink in ((52.0, "ink"), (48.0, "acid"), (41.0, "martian-deep:ink:40")):
        art.fill(star(50, 50, reach, reach * 0.9, 6), ink)
    _INFLUENCES[str(look[0])](art.within(20, 20, 60, 60))


def _barred_in(pen: Pen) -> None:
    """Nobody comes in: an arrow that ends at a wall."""
    pen.stroke([(0, 50), (44, 50)], "acid", 15)
    pen.fill([(34, 20), (68, 50), (34, 80)], "acid")
    pen.rect(76, 4, 16, 92, "paper")


def _barred_out(pen: Pen) -> None:
    """Nobody gets out: an arrow shut in on all sides."""
    for wall in ((0, 4, 100, 13), (0, 83, 100, 13), (0, 4, 13, 92), (87, 4, 13, 92)):
        pen.rect(*wall, ink="paper")
    pen.stroke([(20, 50), (50, 50)], "acid", 13)
    pen.fill([(44, 28), (76, 50), (44, 72)], "acid")


def _silenced(pen: Pen) -> None:
    """No gun fires: a cloud."""
    for x, y, r in ((28, 58, 24), (54, 42, 28), (76, 62, 22), (50, 68, 24)):
        pen.disc(x, y, r, ink="acid")
    pen.stroke([(8, 92), (94, 10)], "paper", 12)


_INFLUENCES: dict[str, Callable[[Pen], None]] = {
    "no_entry": _barred_in,
    "no_exit": _barred_out,
    "no_building_attacks": _silenced,
}


# --- what cards are about --------------------------------------------------------------------------------


def _relocate(pen: Pen) -> None:
    person(pen.within(4, 14, 52, 72), "paper")
    pen.stroke([(56, 56), (80, 56)], "amber", 12)
    pen.fill([(72, 32), (100, 56), (72, 80)], "amber")


def _guerrilla(pen: Pen) -> None:
    """A bottle with a burning rag."""
    pen.fill([(40, 34), (60, 34), (60, 48), (74, 62), (74, 98), (26, 98), (26, 62), (40, 48)], "leaf")
    pen.rect(32, 68, 36, 20, "paper")
    pen.blob([(50, -4), (66, 16), (60, 34), (40, 34), (32, 18)], "martian")
    pen.blob([(50, 10), (58, 22), (54, 34), (46, 34), (42, 22)], "amber")


def _evacuate(pen: Pen) -> None:
    """A bus full of people."""
    pen.rounded(2, 18, 96, 62, 10, "blood")
    pen.rounded(8, 26, 84, 22, 4, "paper")
    for x in (22, 44, 66, 84):
        person(pen.within(x - 9, 27, 18, 22))
    pen.rect(2, 54, 96, 5, "paper")
    for x in (24, 76):
        pen.disc(x, 80, 14, ink="ink")
        pen.disc(x, 80, 6, ink="stone")


def _regroup(pen: Pen) -> None:
    army(pen.within(16, 2, 68, 60))
    for x in (6, 40, 74):
        pen.fill([(x, 66), (x + 12, 66), (x + 26, 82), (x + 12, 98), (x, 98), (x + 14, 82)], "amber")


def _air_strike(pen: Pen) -> None:
    """A bomber and what it drops."""
    art = pen.within(0, -6, 100, 86)
    art.fill([(2, 44), (98, 44), (88, 56), (12, 56)], "steel:paper:20")
    art.fill([(43, 6), (57, 6), (61, 86), (39, 86)], "steel:paper:35")
    art.fill([(28, 80), (72, 80), (66, 92), (34, 92)], "steel")
    for x in (22, 78):
        art.rounded(x - 5, 34, 10, 18, 5, "steel:ink:30")
    for x, y in ((20, 74), (80, 74), (50, 84)):
        pen.blob([(x - 6, y), (x + 6, y), (x + 6, y + 12), (x, y + 20), (x - 6, y + 12)], "martian")


def _reap(pen: Pen) -> None:
    """A steel arm closes around somebody."""
    person(pen.within(28, 42, 44, 54), "paper")
    pen.curve([(92, 0), (92, 30), (80, 52)], "steel", 12)
    for claw in (((82, 46), (50, 34), (20, 52), (22, 72)), ((82, 48), (86, 70), (78, 86), (66, 92))):
        pen.curve(claw, "steel:ink:15", 12)
        pen.curve(claw, "steel:paper:35", 5)


def bolt(pen: Pen) -> None:
    """Energy."""
    pen.fill([(60, 0), (14, 58), (44, 58), (36, 100), (88, 36), (56, 36), (76, 0)], "acid")


def coin(pen: Pen) -> None:
    """Money."""
    pen.disc(50, 50, 48, ink="amber:wood:35")
    pen.disc(50, 50, 40, ink="amber")
    pen.text(50, 53, "£", 66, "ink", "bold", "mm")


def _power_supply(pen: Pen) -> None:
    pen.rounded(16, 14, 68, 84, 8, "steel")
    pen.rect(34, 4, 32, 12, "steel:paper:30")
    pen.rounded(24, 24, 52, 66, 4, "ink")
    bolt(pen.within(30, 28, 40, 58))


def _frightening_sound(pen: Pen) -> None:
    pen.fill([(0, 38), (20, 38), (48, 12), (48, 88), (20, 62), (0, 62)], "steel:paper:20")
    for reach in (18, 34, 50):
        pen.stroke(ellipse(44, 50, reach, reach * 0.95, -50, 50), "acid", 9)


def _nerve_agent(pen: Pen) -> None:
    """A mask for gas."""
    pen.blob([(50, 2), (86, 16), (90, 52), (66, 74), (34, 74), (10, 52), (14, 16)], "khaki")
    for x in (31, 69):
        pen.disc(x, 38, 17, ink="ink")
        pen.disc(x, 38, 12, ink="acid")
    pen.disc(50, 76, 23, ink="ink:steel:40")
    for y in (68, 76, 84):
        pen.rect(36, y - 2, 28, 4, "stone")


def _poisonous_fog(pen: Pen) -> None:
    for x, y, r in ((26, 44, 24), (54, 30, 28), (78, 48, 21)):
        pen.disc(x, y, r, ink="acid:leaf:30")
    for y, x0, x1 in ((62, 4, 92), (78, 14, 100), (94, 0, 80)):
        pen.stroke([(x0 + 4, y), (x1 - 4, y)], "acid", 10)


def _infrasound(pen: Pen) -> None:
    for reach, ink in ((50, "violet:ink:30"), (38, "violet"), (26, "violet:ink:30"), (14, "paper")):
        pen.disc(36, 50, reach * 0.72, reach, ink=ink)
    army(pen.within(52, 34, 48, 40))


def _plasma_synthesis(pen: Pen) -> None:
    pen.fill(star(50, 50, 50, 30, 10), "acid:leaf:40")
    pen.disc(50, 50, 32, ink="acid")
    pen.fill([(56, 24), (34, 54), (48, 54), (44, 78), (68, 44), (53, 44), (62, 24)], "ink")


def _scorching_beam(pen: Pen) -> None:
    pen.fill([(42, 30), (58, 30), (76, 78), (24, 78)], "martian")
    pen.fill([(47, 30), (53, 30), (60, 78), (40, 78)], "amber")
    pen.fill(star(50, 80, 32, 15, 10), "martian")
    pen.fill(star(50, 80, 18, 9, 10), "paper")
    ufo(pen.within(14, -4, 72, 54))


def _alien_abduction(pen: Pen) -> None:
    pen.fill([(36, 40), (64, 40), (90, 100), (10, 100)], "acid:paper:35")
    person(pen.within(32, 52, 36, 44))
    ufo(pen.within(8, -4, 84, 60))


EMBLEMS: dict[str, Callable[[Pen], None]] = {
    "tripod": tripod,
    "ufo": ufo,
    "army": army,
    "navy": navy,
    "royal_navy": navy,
    "bunker": bunker,
    "tank_factory": tank_factory,
    "supply_depot": supply_depot,
    "heavy_artillery": heavy_artillery,
    "barrage_balloons": barrage_balloons,
    "fort": fort,
    "landmines": landmines,
    "invasion_ship": invasion_ship,
    "plasma_reactor": plasma_reactor,
    "particle_generator": particle_generator,
    "alien_factory": alien_factory,
    "regenerator": regenerator,
    "relocate": _relocate,
    "guerrilla": _guerrilla,
    "evacuate": _evacuate,
    "regroup": _regroup,
    "air_strike": _air_strike,
    "reap": _reap,
    "power_supply": _power_supply,
    "frightening_sound": _frightening_sound,
    "nerve_agent": _nerve_agent,
    "poisonous_fog": _poisonous_fog,
    "infrasound": _infrasound,
    "plasma_synthesis": _plasma_synthesis,
    "scorching_beam": _scorching_beam,
    "alien_abduction": _alien_abduction,
}


@drawing("war-emblem")
def emblem(pen: Pen, look: Look) -> None:
    """What a card is about, at a glance. Look: which card."""
    w, h = pen.size
    layer = pen.layer()
    EMBLEMS[str(look[0])](layer.within(w * 0.05, h * 0.06, w * 0.9, h * 0.88))
    layer.outline(max(1.2, w / 60), "ink")
    pen.lay(layer)


# --- on the map and around it ----------------------------------------------------------------------------


@drawing("anchor")
def anchor(pen: Pen, _: Look) -> None:
    """Where new navies come in."""
    layer = pen.layer()
    art = layer.within(0, 0, *pen.size)
    art.ring(50, 16, 14, 7, "human")
    art.stroke([(50, 28), (50, 92)], "human", 10)
    art.stroke([(28, 40), (72, 40)], "human", 9)
    art.stroke(ellipse(50, 56, 38, 36, 12, 168), "human", 10)
    for tip in (((4, 70), (8, 46), (26, 62)), ((96, 70), (92, 46), (74, 62))):
        art.fill(tip, "human")
    layer.outline(2, "ink")
    pen.lay(layer)


@drawing("flash")
def flash(pen: Pen, look: Look) -> None:
    """A strike and its damage. Look: ink, number."""
    art = pen.within(0, 0, *pen.size)
    for reach, ink in ((50, "ink"), (46, str(look[0])), (33, "paper")):
        art.fill(star(50, 50, reach, reach * 0.68, 12), ink)
    art.text(50, 52, str(look[1]), 48, "ink", "bold", "mm")


@drawing("toll")
def toll(pen: Pen, look: Look) -> None:
    """Civilians who are no more. Look: how many."""
    w, h = pen.size
    pen.rounded(0, 0, w, h, 8, "ink")
    pen.rounded(2, 2, w - 4, h - 4, 7, "blood:ink:20")
    skull(pen.within(3, h * 0.12, h * 0.76, h * 0.76))
    pen.text(w * 0.76, h / 2 + 1, str(look[0]), h * 0.78, "paper", "bold", "mm")


@drawing("money")
def money(pen: Pen, look: Look) -> None:
    """What is spent: coins or energy. Look: side."""
    layer = pen.layer()
    (coin if look[0] == "human" else bolt)(layer.within(2, 2, pen.size[0] - 4, pen.size[1] - 4))
    layer.outline(1.6, "ink")
    pen.lay(layer)


@drawing("offer")
def offer(pen: Pen, look: Look) -> None:
    """A row for a card on sale. Look: side, then `payable`."""
    w, h = pen.size
    rim = RIM[str(look[0])]
    pen.rounded(0, 0, w, h, 9, "ink")
    if "payable" in look:
        pen.rounded(0, 0, w, h, 9, rim)
        pen.rounded(2.5, 2.5, w - 5, h - 5, 7, "ink")
    pen.rounded(3, 3, w - 6, h - 6, 7, "night")
    pen.rounded(3, 3, 50, h - 6, 7, f"{DEEP[str(look[0])]}:night:40")


@drawing("price")
def price(pen: Pen, look: Look) -> None:
    """What a card costs: on a coin or a spark; filled if it can be paid now. Look: side, cost, `payable`."""
    side, cost, payable = str(look[0]), str(look[1]), "payable" in look
    art = pen.within(0, 0, *pen.size)

    def field(reach: float) -> list[XY]:
        return ellipse(50, 50, reach, reach) if side == "human" else star(50, 50, reach, reach * 0.86, 8)

    ink = "amber" if side == "human" else "acid"
    for reach, each in ((50.0, "ink"), (46.0, ink), (39.0, ink if payable else "night")):
        art.fill(field(reach), each)
    art.text(50, 52, cost, 58, "ink" if payable else "paper", "bold", "mm")


@drawing("war-track")
def track(pen: Pen, look: Look) -> None:
    """Thirty steps. Look: side, how many are taken, of how many, and how many would be."""
    side, count, limit, after = str(look[0]), int(look[1]), int(look[2]), int(look[3])
    w, h = pen.size
    step = w / limit
    for number in range(1, limit + 1):
        cell = pen.within((number - 1) * step + 1, 0, step - 2, h, units=(step - 2, h))
        state = "on" if number <= min(count, after) else "changed" if number <= max(count, after) else "off"
        (_heart if side == "human" else _wound)(cell, number, state)


def _heart(pen: Pen, _: int, state: str) -> None:
    """Somebody who lives, or has died."""
    w, h = pen.size
    pen.rounded(0, 0, w, h, 6, "ink")
    if state == "off":
        pen.rounded(1.5, 1.5, w - 3, h - 3, 5, "night")
        _cross(pen, "stone:night:40")
        return
    pen.rounded(1.5, 1.5, w - 3, h - 3, 5, "human-deep" if state == "on" else "amber")
    person(pen.within(w * 0.14, h * 0.18, w * 0.72, h * 0.66), "paper" if state == "on" else "ink")
    if state == "changed":
        _cross(pen, "blood")


def _cross(pen: Pen, ink: str) -> None:
    w, h = pen.size
    for x0, x1 in ((0.28, 0.72), (0.72, 0.28)):
        pen.stroke([(w * x0, h * 0.32), (w * x1, h * 0.68)], ink, 4)


def _wound(pen: Pen, number: int, state: str) -> None:
    """A point of damage, suffered or still to come."""
    w, h = pen.size
    pen.rounded(0, 0, w, h, 6, "ink")
    field = {"on": "martian", "changed": "amber", "off": "night"}[state]
    pen.rounded(1.5, 1.5, w - 3, h - 3, 5, field)
    if state == "changed":
        for y in (5, h - 8):
            pen.rect(4, y, w - 8, 3, "ink")
    pen.text(w / 2, h / 2 + 1, str(number), 24, "ink" if state != "off" else "paper:stone:40", "bold", "mm")


@drawing("key-defence")
def key_defence(pen: Pen, look: Look) -> None:
    """In the key: a defence, on a shield or plain. Look: `shield` or `plain`."""
    _defence(
        pen.within(2, 0, pen.size[0] - 4, pen.size[1] - 2),
        "2" if look[0] == "shield" else "1",
        look[0] == "shield",
    )


@drawing("key-tick")
def key_tick(pen: Pen, _: Look) -> None:
    """In the key: used."""
    tick(pen.within(1, 1, pen.size[0] - 2, pen.size[1] - 2))
