"""Locations against the night sky: a skyline for each city, a silhouette for each monument."""

from collections.abc import Callable
from random import Random

from renderer.assets import Look, drawing
from renderer.pen import Pen, ellipse, star
from renderer.sprites.panel import saucer


@drawing("landmark")
def landmark(pen: Pen, look: Look) -> None:
    """A location by night. Look: the location's id."""
    name = str(look[0])
    w, h = pen.size
    chance = Random(name)
    pen.rect(0, 0, w, h, "night")
    _searchlights(pen, chance)
    for _ in range(22):
        pen.rect(chance.random() * w, chance.random() * h * 0.7, 2, 2, "paper:night:30")
    saucer(pen.within(w * (0.08 if chance.random() < 0.5 else 0.68), 8, 56, 28))
    if name in MONUMENTS:
        _monument(pen, name)
    else:
        _skyline(pen, chance, SIGHTS.get(name))
    pen.rect(0, h - 8, w, 8, "ink")


def _searchlights(pen: Pen, chance: Random) -> None:
    w, h = pen.size
    for _ in range(3):
        x, top = chance.random() * w, chance.random() * w
        pen.fill([(x - 3, h), (x + 3, h), (top + 26, 0), (top - 26, 0)], "slate")


def _skyline(pen: Pen, chance: Random, sight: Callable[[Pen], None] | None) -> None:
    """Two rows of houses, the nearer one lit; some cities have a well-known sight between them."""
    w, h = pen.size
    _houses(pen, chance, (24, 62), "slate:steel:16", "")
    if sight is not None:
        layer = pen.layer()
        sight(layer.within(w / 2 - 48, h - 104, 96, 100))
        layer.outline(2, "ink")
        pen.lay(layer)
    _houses(pen, chance, (10, 34), "ink", "amber")


def _houses(pen: Pen, chance: Random, heights: tuple[int, int], ink: str, light: str) -> None:
    w, h = pen.size
    x = -8.0
    while x < w:
        wide = 18 + chance.random() * 26
        high = heights[0] + chance.random() * (heights[1] - heights[0])
        pen.rect(x, h - high, wide, high, ink)
        if chance.random() < 0.25:
            pen.rect(x + wide / 2 - 1.5, h - high - 14, 3, 14, ink)
        if light:
            for row in range(int(high // 10)):
                for column in range(int(wide // 9)):
                    if chance.random() < 0.4:
                        pen.rect(x + 3 + column * 9, h - high + 4 + row * 10, 4, 5, light)
        x += wide + chance.choice((0, 2, 6))


# --- sights of cities ---


def _needle(pen: Pen) -> None:
    pen.stroke([(50, 100), (50, 8)], "steel:paper:40", 5)
    pen.fill([(36, 100), (46, 46), (54, 46), (64, 100)], "steel")
    pen.disc(50, 32, 30, 7, ink="paper")
    pen.disc(50, 27, 18, 6, ink="amber")


def _dice(pen: Pen) -> None:
    for x, y, turn in ((10, 44, -12), (50, 36, 10)):
        die = pen.within(x, y, 42, 42, turn=turn)
        die.round_rect(0, 0, 100, 100, 16, "paper")
        for px, py in ((28, 28), (50, 50), (72, 72), (72, 28), (28, 72)):
            die.disc(px, py, 9, ink="blood")


def _capitol(pen: Pen) -> None:
    pen.rect(8, 66, 84, 34, "paper:stone:25")
    for x in range(14, 90, 12):
        pen.rect(x, 70, 4, 30, "stone")
    pen.fill(ellipse(50, 58, 26, 34, 180, 360), "paper")
    pen.rect(47, 10, 6, 18, "paper")
    pen.rect(22, 58, 56, 8, "stone")


def _towers(pen: Pen) -> None:
    pen.fill(
        [(42, 100), (42, 30), (46, 22), (46, 12), (49, 0), (51, 0), (54, 12), (54, 22), (58, 30), (58, 100)],
        "steel:paper:30",
    )
    pen.rect(16, 40, 18, 60, "steel")
    pen.rect(66, 34, 20, 66, "steel")
    for y in range(36, 96, 9):
        for x in (46, 52):
            pen.rect(x, y, 3, 5, "amber")


def _sign(pen: Pen) -> None:
    for x, high in ((6, 20), (24, 26), (42, 22), (60, 28), (78, 22)):
        pen.rect(x, 70 - high, 15, high, "paper")
        pen.rect(x + 6, 70, 3, 24, "stone")


def _saucer_wreck(pen: Pen) -> None:
    saucer(pen.within(8, 30, 84, 52, turn=24))
    pen.disc(46, 96, 46, 10, ink="wood")


def _bell(pen: Pen) -> None:
    pen.rect(24, 6, 52, 10, "wood")
    pen.blob(
        [(50, 16), (66, 24), (70, 56), (84, 78), (50, 82), (16, 78), (30, 56), (34, 24)], "amber:wood:45"
    )
    pen.stroke([(56, 82), (50, 66), (56, 52)], "ink", 3)
    pen.disc(50, 86, 7, ink="amber:wood:70")


def _arch(pen: Pen) -> None:
    pen.stroke(ellipse(50, 100, 38, 92, 180, 360), "paper:steel:30", 9)


def _dam(pen: Pen) -> None:
    pen.fill([(0, 20), (26, 20), (34, 100), (0, 100)], "wood")
    pen.fill([(100, 20), (74, 20), (66, 100), (100, 100)], "wood")
    pen.fill([(18, 34), (82, 34), (68, 100), (32, 100)], "paper:stone:35")
    pen.rect(14, 30, 72, 7, "paper")
    for x in (30, 44, 58, 70):
        pen.rect(x, 22, 5, 10, "stone")
    for x in (40, 50, 60):
        pen.stroke([(x, 74), (x, 98)], "human", 4)


def _memorial(pen: Pen) -> None:
    for y in (88, 94):
        pen.rect(2 - (y - 88), y, 96 + 2 * (y - 88), 8, "stone")
    pen.rect(6, 36, 88, 12, "paper")
    pen.rect(12, 28, 76, 8, "paper:stone:30")
    for x in range(8, 92, 12):
        pen.rect(x, 48, 7, 40, "paper")
    pen.fill([(42, 88), (44, 64), (56, 64), (58, 88)], "stone:ink:30")
    pen.disc(50, 60, 6, ink="stone:ink:30")


def _liberty(pen: Pen) -> None:
    pen.rect(32, 78, 36, 22, "stone")
    pen.fill([(38, 80), (44, 40), (58, 40), (64, 80)], "leaf:paper:30")
    pen.disc(51, 32, 8, ink="leaf:paper:30")
    pen.fill(star(51, 27, 16, 7, 7), "leaf:paper:45")
    pen.disc(51, 33, 7, ink="leaf:paper:30")
    pen.stroke([(57, 46), (72, 16)], "leaf:paper:30", 7)
    pen.fill(star(73, 10, 10, 4, 6), "amber")
    pen.rect(36, 50, 12, 14, "leaf:paper:60")


def _bridge(pen: Pen) -> None:
    pen.rect(-60, 74, 220, 6, "martian")
    for x in (14, 78):
        pen.rect(x, 10, 9, 90, "martian")
        for y in (20, 38, 56):
            pen.rect(x - 2, y, 13, 4, "martian")
    pen.curve([(-60, 30), (18, 12), (50, 66), (82, 12), (160, 30)], "martian", 3)
    for x in range(26, 78, 8):
        pen.stroke([(x, 74), (x, 40 + abs(26 - abs(x - 50)) * 0.9)], "martian:ink:25", 1.4)


def _faces(pen: Pen) -> None:
    pen.fill([(-30, 100), (-14, 40), (10, 26), (40, 18), (70, 24), (104, 34), (130, 100)], "stone:wood:20")
    for x, y in ((8, 44), (34, 34), (60, 38), (86, 46)):
        pen.blob(
            [(x, y - 14), (x + 12, y - 6), (x + 11, y + 12), (x, y + 22), (x - 11, y + 12), (x - 12, y - 6)],
            "paper:stone:45",
        )
        for dx in (-4.5, 4.5):
            pen.disc(x + dx, y, 2.2, ink="ink")
        pen.stroke([(x - 4, y + 11), (x + 4, y + 11)], "ink", 2)
        pen.stroke([(x, y + 1), (x, y + 6)], "stone:ink:40", 2)


MONUMENTS: dict[str, Callable[[Pen], None]] = {
    "liberty_bell": _bell,
    "gateway_arch": _arch,
    "hoover_dam": _dam,
    "lincoln_memorial": _memorial,
    "statue_of_liberty": _liberty,
    "golden_gate_bridge": _bridge,
    "mount_rushmore": _faces,
}
SIGHTS: dict[str, Callable[[Pen], None]] = {
    "seattle": _needle,
    "las_vegas": _dice,
    "washington_dc": _capitol,
    "new_york": _towers,
    "chicago": _towers,
    "los_angeles": _sign,
    "roswell": _saucer_wreck,
    "philadelphia": _bell,
    "san_francisco": _bridge,
}


def _monument(pen: Pen, name: str) -> None:
    w, h = pen.size
    layer = pen.layer()
    MONUMENTS[name](layer.within(w / 2 - 50, h - 102, 100, 98))
    layer.outline(2, "ink")
    pen.lay(layer)
