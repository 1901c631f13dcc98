"""Pieces of the War of the Worlds: units, buildings, civilians and influence."""

from collections.abc import Callable

from renderer.assets import Look, drawing
from renderer.pen import XY, Pen, ellipse, round_rect, star
from renderer.sprites.tokens import MEDALLIONS

SIDES = {"tripod": "martian", "ufo": "martian", "army": "human", "navy": "human"}
RIM = {"human": "human", "martian": "martian"}
DEEP = {"human": "human-deep", "martian": "martian-deep"}


# --- units -----------------------------------------------------------------------------------------------


@drawing("war-unit")
def unit(pen: Pen, look: Look) -> None:
    """A unit. Look: kind, number, then any of `used`, `ghost`, `fallen`."""
    kind, number = str(look[0]), str(look[1])
    side = SIDES[kind]
    w, h = pen.size
    room = min(w, h * 0.91)
    left = (w - room) / 2
    dim = "used" in look or "fallen" in look
    MEDALLIONS[side](pen.within(left, 0, room, room), dim)
    layer = pen.layer()
    PIECES[kind](layer.within(left + room * 0.13, room * 0.1, room * 0.74, room * 0.74))
    if dim:
        _dim(layer)
    layer.outline(1.6, "ink")
    layer.outline(1.2, "stone" if dim else "paper")
    pen.lay(layer)
    if number:
        _number(pen, side, number, dim)
    if "ghost" in look:
        pen.fade(0.72)
    badge = room * 0.42  # on the left: the next unit may cover the right
    if "fallen" in look:
        skull(pen.within(0, 0, badge, badge))
    elif "used" in look:
        tick(pen.within(0, 0, badge, badge))


def _dim(layer: Pen) -> None:
    shade = layer.layer()
    shade.rect(-1000, -1000, 3000, 3000, "slate")
    shade.keep(layer)
    layer.lay(shade, 0.5)


def _number(pen: Pen, side: str, number: str, dim: bool) -> None:
    """The number plate: round for humans, pointed for Martians."""
    w, h = pen.size
    high = h * 0.42
    wide, top = high * 1.25, h - high
    left = (w - wide) / 2
    for grow, ink in ((0.0, "ink"), (1.3, RIM[side]), (3.0, "ink" if dim else DEEP[side])):
        x, y, u, v = left + grow, top + grow, wide - 2 * grow, high - 2 * grow
        if side == "human":
            pen.round_rect(x, y, u, v, v / 2.2, ink)
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
    pen.text(w / 2, top + high / 2, number, high * 0.92, "paper:stone:55" if dim else "paper", "bold", "mm")


def tick(pen: Pen) -> None:
    """The tick of a used piece."""
    pen.disc(50, 50, 50, ink="ink")
    pen.disc(50, 50, 43, ink="paper")
    pen.stroke([(26, 52), (44, 70), (76, 32)], "ink", 13)


def skull(pen: Pen) -> None:
    """The skull of a destroyed piece."""
    pen.disc(50, 50, 52, ink="ink")
    pen.blob([(50, 10), (82, 20), (86, 50), (70, 66), (30, 66), (14, 50), (18, 20)], "paper")
    pen.round_rect(32, 58, 36, 30, 6, "paper")
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
    pen.round_rect(22, 28, 56, 13, 6, "ink")
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
    pen.round_rect(2, 58, 96, 32, 16, "ink:steel:35")
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
    pen.round_rect(12, 40, 18, 10, 4, "steel")
    pen.stroke([(20, 42), (0, 34)], "steel", 5)
    pen.fill([(0, 50), (100, 46), (88, 76), (14, 76)], "steel:paper:22")
    pen.fill([(6, 64), (93, 64), (88, 76), (14, 76)], "blood")
    for x in (0, 34, 68):
        pen.curve([(x, 84), (x + 8, 78), (x + 17, 84), (x + 25, 90), (x + 33, 84)], "human:paper:30", 7)


# --- buildings -------------------------------------------------------------------------------------------

MARTIAN_WORKS = ("invasion_ship", "plasma_reactor", "particle_generator", "alien_factory", "regenerator")


@drawing("war-building")
def building(pen: Pen, look: Look) -> None:
    """A building. Look: kind, defence, then any of `shield`, `used`, `ghost`, `fallen`."""
    kind, strength = str(look[0]), int(look[1])
    side = "martian" if kind in MARTIAN_WORKS else "human"
    w, h = pen.size
    dim = "fallen" in look
    _ground_plate(pen, side)
    layer = pen.layer()
    PIECES.get(kind, bunker)(layer.within(w * 0.13, h * 0.11, w * 0.74, h * 0.74))
    if dim:
        _dim(layer)
    layer.outline(1.6, "ink")
    pen.lay(layer)
    badge = max(42.0, w * 0.46)
    if strength:
        defence(pen.within(w - badge, h - badge, badge, badge), str(strength), "shield" in look)
    if "ghost" in look:
        pen.fade(0.72)
    if dim:
        skull(pen.within(w - badge, 0, badge, badge))
    elif "used" in look:
        tick(pen.within(w - badge * 0.9, 0, badge * 0.9, badge * 0.9))


def _ground_plate(pen: Pen, side: str) -> None:
    """The base plate: a square for humans, a square with cut corners for Martians."""
    w, h = pen.size

    def field(inset: float) -> list[XY]:
        if side == "human":
            return round_rect(inset, inset, w - 2 * inset, h - 2 * inset, 7)
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


def defence(pen: Pen, number: str, shield: bool) -> None:
    """The defence of a piece: on a shield if it must be destroyed in one strike, else on a disc."""
    if shield:
        pen.fill(_escutcheon(0), "ink")
        pen.fill(_escutcheon(7), "amber")
    else:
        pen.disc(50, 50, 46, ink="ink")
        pen.disc(50, 50, 38, ink="paper")
    pen.text(50, 48 if shield else 51, number, 74, "ink", "bold", "mm")


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
    pen.round_rect(22, 56, 56, 13, 3, "ink")
    pen.rect(40, 59, 20, 4, "amber")


def tank_factory(pen: Pen) -> None:
    pen.rect(80, 4, 12, 50, "brick:ink:20")
    for x in (4, 30, 56):
        pen.fill([(x, 46), (x, 22), (x + 26, 46)], "brick:paper:25")
    pen.rect(4, 44, 88, 48, "brick")
    pen.round_rect(30, 56, 40, 36, 4, "ink")
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
            horn.round_rect(43, 2, 14, 26, 6, "stone")
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
    body.round_rect(10, 0, 80, 96, 34, "steel")
    body.round_rect(18, 4, 30, 88, 18, "steel:paper:40")
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
    pen.round_rect(10, 82, 80, 16, 7, "steel:ink:25")
    pen.fill(star(50, 48, 38, 30, 12), "acid:leaf:35")
    pen.disc(50, 48, 29, ink="acid")
    pen.disc(43, 40, 11, ink="paper")


def particle_generator(pen: Pen) -> None:
    pen.round_rect(14, 84, 72, 14, 6, "steel:ink:25")
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
    pen.round_rect(16, 82, 68, 16, 6, "steel:ink:25")
    pen.round_rect(20, 2, 60, 14, 6, "steel")
    pen.round_rect(24, 14, 52, 70, 10, "acid:leaf:45")
    pen.round_rect(30, 18, 12, 62, 6, "acid:paper:40")
    pen.rect(43, 28, 16, 44, "paper")
    pen.rect(29, 42, 44, 16, "paper")
    pen.rect(46, 31, 10, 38, "blood")
    pen.rect(32, 45, 38, 10, "blood")


# --- civilians and influence -----------------------------------------------------------------------------


@drawing("civilians")
def civilians(pen: Pen, look: Look) -> None:
    """A group of civilians. Look: their number, how many of them have fought, then `safe`, `ghost`."""
    count, fought = int(look[0]), int(look[1])
    w, h = pen.size
    pen.round_rect(0, 0, w, h, 10, "ink")
    pen.round_rect(2, 2, w - 4, h - 4, 8, "paper")
    if "safe" in look:  # protected: a battlement runs along the top
        for x in range(4, int(w) - 8, 12):
            pen.rect(x, 2, 6, 6, "ink")
    person(pen.within(7, h * 0.2, h * 0.62, h * 0.7))
    size = h * (0.86 if count < 10 else 0.72)
    pen.text(w * (0.54 if fought else 0.68), h * 0.56, str(count), size, "ink", "bold", "mm")
    if fought:
        badge = h * 0.7
        art = pen.within(w - badge, h - badge, badge, badge)
        art.disc(50, 50, 50, ink="ink")
        art.disc(50, 50, 44, ink="blood")
        art.text(50, 52, str(fought), 85, "paper", "bold", "mm")
    if "ghost" in look:
        pen.fade(0.75)


def person(pen: Pen, ink: str = "ink") -> None:
    """A person with a hat, from the waist up."""
    pen.disc(50, 34, 20, ink=ink)
    pen.round_rect(18, 16, 64, 9, 4, ink)
    pen.round_rect(32, 0, 36, 20, 8, ink)
    pen.fill([*ellipse(50, 98, 44, 42, 180, 360)], ink)


@drawing("civilian")
def civilian(pen: Pen, _: Look) -> None:
    """A civilian on a light plate."""
    art = pen.within(0, 0, *pen.size)
    art.round_rect(0, 0, 100, 100, 18, "ink")
    art.round_rect(4, 4, 92, 92, 15, "paper")
    person(art.within(18, 14, 64, 76))


@drawing("influence")
def influence(pen: Pen, look: Look) -> None:
    """A Martian influence on an area. Look: the kind."""
    art = pen.within(0, 0, *pen.size)
    for reach, ink in ((52.0, "ink"), (48.0, "acid"), (41.0, "martian-deep:ink:40")):
        art.fill(star(50, 50, reach, reach * 0.9, 6), ink)
    _INFLUENCES[str(look[0])](art.within(20, 20, 60, 60))


def _barred_in(pen: Pen) -> None:
    """No entry: an arrow that ends at a wall."""
    pen.stroke([(0, 50), (44, 50)], "acid", 15)
    pen.fill([(34, 20), (68, 50), (34, 80)], "acid")
    pen.rect(76, 4, 16, 92, "paper")


def _barred_out(pen: Pen) -> None:
    """No exit: an arrow enclosed on all sides."""
    for wall in ((0, 4, 100, 13), (0, 83, 100, 13), (0, 4, 13, 92), (87, 4, 13, 92)):
        pen.rect(*wall, ink="paper")
    pen.stroke([(20, 50), (50, 50)], "acid", 13)
    pen.fill([(44, 28), (76, 50), (44, 72)], "acid")


def _silence(pen: Pen) -> None:
    """No gun may fire: a cloud, struck out."""
    for x, y, r in ((28, 58, 24), (54, 42, 28), (76, 62, 22), (50, 68, 24)):
        pen.disc(x, y, r, ink="acid")
    pen.stroke([(8, 92), (94, 10)], "paper", 12)


_INFLUENCES: dict[str, Callable[[Pen], None]] = {
    "no_entry": _barred_in,
    "no_exit": _barred_out,
    "no_building_attacks": _silence,
}


# The drawings of pieces on the map, by kind.
PIECES: dict[str, Callable[[Pen], None]] = {
    "tripod": tripod,
    "ufo": ufo,
    "army": army,
    "navy": navy,
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
}
