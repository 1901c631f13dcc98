"""Figures on the board: a medallion of their side, a silhouette, a name plate, and state badges."""

from renderer.assets import Look, drawing
from renderer.pen import XY, Pen, ellipse, round_rect, star
from renderer.sprites.figures import figure_of

PLATE = 31.0  # the least height of a plate
LETTERS = 31.0  # the least font size on it, legible in Discord


@drawing("token")
def token(pen: Pen, look: Look) -> None:
    """A figure. Look: profile, side, label, Heroics left, then states with a badge below."""
    profile, side, label, heroics = str(look[0]), str(look[1]), str(look[2]), int(look[3])
    states = (*look[4:], "spent") if "dead" in look else look[4:]
    w, h = pen.size
    plate = max(PLATE, h * 0.27)
    room = min(w, h - plate * 0.5)
    left = (w - room) / 2
    if "active" in states:
        _spotlight(pen, w / 2, room / 2, room / 2)
    edge = 0.1 if "active" in states else 0.02
    medallion = pen.within(left + room * edge, room * edge, room * (1 - 2 * edge), room * (1 - 2 * edge))
    MEDALLIONS[side](medallion, "spent" in states)
    _silhouette(pen, profile, (left, 0.0), room, states)
    _name(pen, side, label, plate, "spent" in states)
    if heroics:
        _pips(pen, heroics, plate)
    if "ghost" in states:
        pen.fade(0.6)
    badge = max(17.0, room * 0.3)
    if "lying" in states:
        _alarm(pen.within(0, 0, badge, badge))
    if "dead" in states:
        _skull(pen.within(w - badge, 0, badge, badge))
    elif "spent" in states:
        _tick(pen.within(w - badge, 0, badge, badge))
    if "loot" in states:
        _bag(pen.within(0, room * 0.42, badge, badge))
    if "armed" in states:
        _ray(pen.within(w - badge, room * 0.42, badge, badge))


def _silhouette(pen: Pen, profile: str, corner: XY, room: float, states: Look) -> None:
    layer = pen.layer()
    turn = -90 if "lying" in states else 0
    figure = layer.within(
        corner[0] + room * 0.09, corner[1] + room * 0.06, room * 0.82, room * 0.82, turn=turn
    )
    figure_of(profile)(figure)
    if "spent" in states:
        shade = layer.layer()
        shade.rect(0, 0, *pen.size, "slate")
        shade.keep(layer)
        layer.lay(shade, 0.5)
    layer.outline(1.6, "ink")
    layer.outline(1.3, "paper" if "spent" not in states else "stone")
    pen.lay(layer)


def _human(pen: Pen, spent: bool) -> None:
    """A roundel with level stripes."""
    field = pen.layer()
    field.rect(0, 0, 100, 100, "human-deep" if not spent else "human-deep:night:45")
    for y in range(8, 100, 18):
        field.rect(0, y, 100, 7, "human-deep:human:32" if not spent else "human-deep:night:15")
    cut = pen.layer()
    cut.disc(50, 50, 45, ink="white")
    field.keep(cut)
    pen.disc(50, 50, 50, ink="ink")
    pen.disc(50, 50, 48.5, ink="human")
    pen.lay(field)


def _martian(pen: Pen, spent: bool) -> None:
    """A hexagon on its point with slanting bars."""
    field = pen.layer()
    field.rect(0, 0, 100, 100, "martian-deep" if not spent else "martian-deep:night:45")
    for x in range(-100, 110, 24):
        field.fill(
            [(x, 100), (x + 9, 100), (x + 109, 0), (x + 100, 0)],
            "martian-deep:martian:38" if not spent else "martian-deep:night:15",
        )
    cut = pen.layer()
    cut.fill(_hexagon(44), "white")
    field.keep(cut)
    pen.fill(_hexagon(52), "ink")
    pen.fill(_hexagon(50), "martian")
    pen.lay(field)


def _neutral(pen: Pen, spent: bool) -> None:
    """A card with a dotted field."""
    pen.round_rect(2, 2, 96, 96, 16, "ink")
    pen.round_rect(4, 4, 92, 92, 14, "stone")
    pen.round_rect(9, 9, 82, 82, 10, "slate")
    for row in range(4):
        for column in range(4):
            pen.disc(20 + column * 20, 20 + row * 20, 4, ink="stone:slate:55")


MEDALLIONS = {"human": _human, "martian": _martian, "neutral": _neutral}


def _hexagon(size: float) -> list[XY]:
    return [
        (50 + dx * size, 50 + dy * size)
        for dx, dy in ((0, -1), (0.94, -0.5), (0.94, 0.5), (0, 1), (-0.94, 0.5), (-0.94, -0.5))
    ]


def _name(pen: Pen, side: str, label: str, height: float, spent: bool) -> None:
    """The name plate: round ends for humans, pointed for Martians, square for neutrals."""
    w, h = pen.size
    size = max(LETTERS, height * 0.92)
    length = pen.measure(label, size)
    if length > w - 2:
        size *= (w - 2) / length
        length = w - 2
    wide = min(w, length + height * 0.62)
    left, top = (w - wide) / 2, h - height
    deep = {"human": "human-deep", "martian": "martian-deep", "neutral": "slate"}[side]
    rim = {"human": "human", "martian": "martian", "neutral": "stone"}[side]
    if spent:
        deep = "ink"
    for grow, ink in ((0.0, "ink"), (1.3, rim), (3.2, deep)):
        pen.fill(_plate(side, left + grow, top + grow, wide - 2 * grow, height - 2 * grow), ink)
    ink = "paper" if not spent else "paper:stone:55"
    pen.text(w / 2, top + height / 2, label, size, ink, "bold", "mm", aside=side == "neutral")


def _plate(side: str, x: float, y: float, w: float, h: float) -> list[XY]:
    match side:
        case "human":
            return round_rect(x, y, w, h, h / 2.4)
        case "martian":
            tip = h * 0.26
            return [
                (x, y + h / 2),
                (x + tip, y),
                (x + w - tip, y),
                (x + w, y + h / 2),
                (x + w - tip, y + h),
                (x + tip, y + h),
            ]
        case _:
            return round_rect(x, y, w, h, 2)


def _pips(pen: Pen, heroics: int, plate: float) -> None:
    w, h = pen.size
    size = max(3.6, plate * 0.2)
    step = min(size * 2.1, (w - size * 2) / max(1, heroics))
    start = w / 2 - step * (heroics - 1) / 2
    for pip in range(heroics):
        x, y = start + pip * step, h - plate - size * 0.35
        for grow, ink in ((1.5, "ink"), (0.0, "amber")):
            r = size + grow
            pen.fill([(x, y - r), (x + r * 0.8, y), (x, y + r), (x - r * 0.8, y)], ink)


def _alarm(pen: Pen) -> None:
    """The badge of a frightened figure: a warning triangle."""
    pen.fill([(50, -2), (104, 98), (-4, 98)], "ink")
    pen.fill([(50, 12), (92, 90), (8, 90)], "amber")
    pen.fill([(44, 34), (56, 34), (53, 66), (47, 66)], "ink")
    pen.disc(50, 77, 6.5, ink="ink")


def _tick(pen: Pen) -> None:
    """The badge of an activated figure: a tick in a ring."""
    pen.disc(50, 50, 52, ink="ink")
    pen.disc(50, 50, 44, ink="paper")
    pen.stroke([(26, 52), (43, 70), (75, 31)], "ink", 15)


def _skull(pen: Pen) -> None:
    """The badge of a dead figure: a skull."""
    pen.disc(50, 50, 52, ink="ink")
    pen.blob([(50, 8), (80, 18), (86, 46), (72, 62), (28, 62), (14, 46), (20, 18)], "paper")
    pen.round_rect(32, 56, 36, 30, 5, "paper")
    for x in (36, 64):
        pen.disc(x, 42, 10, 11, ink="ink")
    for x in (43, 57):
        pen.rect(x - 2, 68, 4, 18, "ink")


def _bag(pen: Pen) -> None:
    """The badge of a figure with the loot: a bag."""
    pen.blob([(36, 30), (64, 30), (94, 66), (84, 96), (50, 100), (16, 96), (6, 66)], "ink")
    pen.blob([(40, 34), (60, 34), (84, 66), (76, 88), (50, 91), (24, 88), (16, 66)], "amber")
    pen.fill([(30, 8), (70, 8), (60, 32), (40, 32)], "ink")
    pen.fill([(38, 13), (62, 13), (57, 28), (43, 28)], "amber")
    pen.sign(50, 66, "$", 50, "ink", "bold", "mm")


def _ray(pen: Pen) -> None:
    """The badge of a figure with a mended Martian weapon."""
    pen.disc(50, 50, 52, ink="ink")
    pen.disc(50, 50, 44, ink="acid")
    pen.stroke([(24, 58), (66, 40)], "ink", 15)
    pen.stroke([(32, 60), (38, 78)], "ink", 12)
    pen.fill(star(76, 34, 17, 6, 6), "blood")


def _spotlight(pen: Pen, x: float, y: float, radius: float) -> None:
    """A burst of light behind the active figure."""
    pen.fill(star(x, y, radius, radius * 0.84, 14), "ink")
    pen.fill(star(x, y, radius * 0.96, radius * 0.8, 14), "amber")


@drawing("figure")
def portrait(pen: Pen, look: Look) -> None:
    """A figure on the medallion of its side, without a name. Look: profile, side."""
    w, h = pen.size
    MEDALLIONS[str(look[1])](pen.within(w * 0.02, h * 0.02, w * 0.96, h * 0.96), False)
    _silhouette(pen, str(look[0]), (0.0, 0.0), min(w, h), ())


@drawing("badge")
def badge(pen: Pen, look: Look) -> None:
    """The badge of a figure's state. Look: `lying`, `dead` or `spent`."""
    {"lying": _alarm, "dead": _skull, "spent": _tick}[str(look[0])](pen.within(0, 0, *pen.size))


@drawing("d8")
def eight_sided_die(pen: Pen, look: Look) -> None:
    """A die with eight faces. Look: the number on top, then `hit` if it is a success."""
    art = pen.within(0, 0, *pen.size)
    top, side = ("amber", "amber:stone:45") if "hit" in look else ("paper", "paper:stone:45")
    tips: list[XY] = [(50, 0), (96, 26), (96, 76), (50, 100), (4, 76), (4, 26)]
    art.fill(tips, "ink")
    art.fill([(50, 5), (91, 29), (91, 73), (50, 95), (9, 73), (9, 29)], "steel:paper:20")
    art.fill([(50, 5), (91, 29), (50, 86), (9, 29)], top)
    art.fill([(9, 29), (50, 86), (50, 95), (9, 73)], side)
    for end in ((91, 29), (9, 29), (50, 95)):
        art.stroke([(50, 86), end], "ink", 3.4)
    art.sign(50, 42, str(look[0]), 66, "ink", "display", "mm")
    if look == (8, "hit"):  # it adds a die
        art.disc(80, 78, 20, ink="ink")
        art.disc(80, 78, 17, ink="blood")
        for ends in ([(70, 78), (90, 78)], [(80, 68), (80, 88)]):
            art.stroke(ends, "paper", 7)


@drawing("silhouette")
def silhouette(pen: Pen, look: Look) -> None:
    """A figure alone, without plate or medallion. Look: profile."""
    layer = pen.layer()
    w, h = pen.size
    room = min(w, h)
    figure_of(str(look[0]))(layer.within((w - room) / 2 + room * 0.04, room * 0.04, room * 0.92, room * 0.92))
    layer.outline(1.6, "ink")
    pen.lay(layer)


@drawing("burst")
def burst(pen: Pen, look: Look) -> None:
    """A burst on the ground: a fight, a blast. Look: ink."""
    w, h = pen.size
    x, y, size = w / 2, h / 2, min(w, h) / 2
    for share, ink in ((1.0, "ink"), (0.92, str(look[0])), (0.6, "paper")):
        pen.fill(star(x, y, size * share, size * share * 0.62, 11), ink)


@drawing("shot-hit")
def shot_hit(pen: Pen, look: Look) -> None:
    """The end of a shot that hit: a burst. Look: ink of the shooter's side."""
    art = pen.within(0, 0, *pen.size)
    for reach, inner, ink in ((50, 27, "ink"), (42, 21, str(look[0])), (23, 12, "paper")):
        art.fill(star(50, 50, reach, inner, 9), ink)


@drawing("shot-miss")
def shot_miss(pen: Pen, _: Look) -> None:
    """The end of a shot that missed: a cross."""
    art = pen.within(0, 0, *pen.size)
    for width, ink in ((22, "ink"), (12, "paper")):
        art.stroke([(30, 30), (70, 70)], ink, width)
        art.stroke([(30, 70), (70, 30)], ink, width)


@drawing("fallen")
def death_mark(pen: Pen, look: Look) -> None:
    """A death: a skull on a stain of the side's colour. Look: side."""
    art = pen.within(0, 0, *pen.size)
    stain = {"human": "human-deep", "martian": "martian-deep"}.get(str(look[0]), "slate")
    art.fill(star(50, 52, 50, 34, 13), "ink")
    art.fill(star(50, 52, 45, 30, 13), stain)
    art.blob([(50, 18), (74, 26), (78, 48), (68, 62), (32, 62), (22, 48), (26, 26)], "paper")
    art.fill(round_rect(36, 56, 28, 20, 4), "paper")
    for x in (39, 61):
        art.disc(x, 46, 8, 8.5, ink="ink")
    art.fill([(50, 52), (54, 60), (46, 60)], "ink")
    for x in (43, 50, 57):
        art.rect(x - 1, 64, 2.4, 12, "ink")


@drawing("marker")
def marker(pen: Pen, look: Look) -> None:
    """A marker on the board. Look: `hidden`, `creature` or `artefact`."""
    art = pen.within(0, 0, *pen.size)
    kind = str(look[0])
    art.disc(50, 50, 50, ink="ink")
    art.disc(50, 50, 45, ink="paper")
    match kind:
        case "hidden":
            art.disc(50, 50, 37, ink="violet:ink:46")
            art.sign(50, 52, "?", 66, "paper", "display", "mm")
        case "creature":
            art.disc(50, 50, 37, ink="leaf:ink:20")
            _squirrel(art)
        case _:
            art.disc(50, 50, 37, ink="human-deep")
            _gadget(art)


def _squirrel(pen: Pen) -> None:
    pen.blob([(58, 74), (74, 70), (80, 48), (70, 26), (56, 30), (64, 44), (60, 60)], "amber:wood:30")
    pen.blob([(34, 76), (32, 58), (42, 46), (56, 50), (62, 68), (56, 78)], "amber")
    pen.disc(36, 42, 13, 11, ink="amber")
    pen.fill([(38, 34), (42, 22), (47, 36)], "amber")
    pen.disc(32, 41, 3, ink="ink")


def _gadget(pen: Pen) -> None:
    pen.stroke([(26, 56), (64, 42)], "steel:paper:45", 13)
    pen.stroke([(34, 58), (40, 74)], "steel:paper:20", 11)
    for x, y in ((46, 48), (56, 45)):
        pen.stroke([(x - 3, y - 9), (x + 3, y + 9)], "martian", 4.5)
    pen.fill(star(74, 38, 14, 5, 6), "acid")


@drawing("loot")
def loot(pen: Pen, _: Look) -> None:
    """The loot, lying on the ground."""
    _bag(pen.within(0, 0, *pen.size))


@drawing("uplink")
def uplink(pen: Pen, _: Look) -> None:
    """The transmitter: a mast on three legs."""
    art = pen.layer().within(0, 0, *pen.size)
    for x in (24, 50, 76):
        art.stroke([(50, 30), (x, 92)], "steel:paper:35", 5)
    art.stroke([(36, 62), (64, 62)], "steel:paper:35", 4)
    art.stroke([(31, 78), (69, 78)], "steel:paper:35", 4)
    art.disc(50, 27, 8, ink="blood")
    for reach in (18, 28):
        for turn in (-40, 140):
            art.stroke(ellipse(50, 27, reach, reach, turn, turn + 80), "violet", 4.6)
    art.outline(3, "ink")
    pen.lay(art)
