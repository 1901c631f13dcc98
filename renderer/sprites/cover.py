"""Pieces of cover, each drawn on a square of 144 units."""

from random import Random

from renderer.assets import Look, drawing
from renderer.pen import XY, Pen, ellipse, round_rect, smooth, star

UNIT = 144


@drawing("cover")
def cover(pen: Pen, look: Look) -> None:
    """A piece of cover. Look: kind, a seed for variations."""
    kind, number = str(look[0]), int(look[1])
    art = pen.layer().within(0, 0, *pen.size, units=(UNIT, UNIT))
    KINDS[kind](art, number)
    art.outline(3, "ink")
    art.shadow(7, 8, 0, 0.42)
    pen.lay(art)


def _car(pen: Pen, number: int) -> None:
    """A finned saloon from above, nose to the left."""
    body = ("martian-deep:paper:14", "leaf:paper:12", "human-deep:paper:16", "amber:wood:30")[number % 4]
    _saloon(pen, body, f"{body}:ink:35")
    pen.disc(24, 53, 5, 6, ink="amber")
    pen.disc(24, 91, 5, 6, ink="amber")
    pen.fill([(121, 50), (129, 46), (129, 58), (121, 60)], "blood")
    pen.fill([(121, 94), (129, 98), (129, 86), (121, 84)], "blood")


def _saloon(pen: Pen, body: str, deep: str) -> None:
    for x in (36, 96):
        pen.rect(x, 36, 18, 8, "ink")
        pen.rect(x, 100, 18, 8, "ink")
    pen.blob(
        [
            (16, 72),
            (20, 48),
            (50, 41),
            (98, 41),
            (130, 44),
            (127, 72),
            (130, 100),
            (98, 103),
            (50, 103),
            (20, 96),
        ],
        body,
    )
    pen.fill([(100, 43), (130, 40), (126, 52), (104, 50)], deep)
    pen.fill([(100, 101), (130, 104), (126, 92), (104, 94)], deep)
    pen.fill(round_rect(58, 47, 48, 50, 12), "human:night:62")
    pen.fill(round_rect(68, 49, 28, 46, 8), body)
    pen.rect(70, 53, 24, 5, "paper:human:30")
    pen.fill([(59, 52), (66, 56), (66, 88), (59, 92)], "human:paper:45")
    pen.rect(24, 70.5, 32, 3, deep)
    pen.rect(15, 58, 4, 28, "steel:paper:40")


def _scrap(pen: Pen, number: int) -> None:
    """A low heap of scrap metal: bent panels, a tyre, a pipe."""
    art = pen.within(0, 0, UNIT, UNIT, units=(UNIT, UNIT), turn=8 if number % 2 else -8)
    art.blob(
        [(14, 98), (26, 66), (62, 50), (100, 50), (130, 74), (132, 104), (100, 118), (42, 118)],
        "steel:ink:55",
    )
    art.fill([(18, 88), (60, 44), (80, 58), (40, 104)], "steel:paper:10")
    art.fill([(24, 88), (60, 50), (66, 54), (32, 94)], "steel:paper:45")
    art.fill([(62, 74), (114, 52), (128, 82), (78, 102)], "amber:wood:45")
    art.fill([(66, 76), (112, 57), (115, 64), (69, 84)], "amber:wood:10")
    art.fill([(36, 98), (84, 88), (96, 110), (48, 114)], "wood:paper:10")
    art.stroke([(46, 36), (96, 112)], "steel:ink:60", 11)
    art.stroke([(45, 37), (94, 111)], "steel:paper:40", 4)
    art.disc(104, 96, 19, 17, ink="ink")
    art.disc(104, 96, 10, 9, ink="steel:paper:20")
    art.disc(104, 96, 4, 3.5, ink="ink")


def _wreck(pen: Pen, number: int) -> None:
    """A car fallen from the sky, in flames, under a column of smoke that hides everything behind it."""
    art = pen.within(0, 0, UNIT, UNIT, units=(UNIT, UNIT), turn=-16 if number % 2 else 14)
    _saloon(art, "steel:ink:62", "ink")
    art.blob([(40, 60), (58, 52), (76, 64), (92, 58), (104, 76), (84, 90), (62, 84), (48, 88)], "ink")
    for x, y, size in ((54, 70, 17), (74, 66, 23), (92, 74, 15)):
        art.blob(
            [
                (x - size / 2, y + size / 2),
                (x - size / 3, y - size / 3),
                (x, y - size),
                (x + size / 3, y - size / 4),
                (x + size / 2, y + size / 2),
            ],
            "martian",
        )
        art.blob([(x - size / 4, y + size / 2), (x, y - size / 2), (x + size / 4, y + size / 2)], "amber")
    for x, y, size, ink in (
        (86, 46, 17, "ink:steel:20"),
        (74, 30, 22, "ink:steel:30"),
        (92, 16, 15, "ink:steel:40"),
    ):
        pen.disc(x, y, size, size * 0.85, ink=ink)
        pen.disc(x - size / 4, y - size / 4, size / 2, size * 0.4, ink="steel:ink:45")


def _truck(pen: Pen, _: int) -> None:
    """An army lorry with a canvas top."""
    for x in (26, 80, 106):
        pen.rect(x, 34, 18, 8, "ink")
        pen.rect(x, 102, 18, 8, "ink")
    pen.fill(round_rect(8, 46, 40, 52, 9), "khaki:ink:20")
    pen.fill([(22, 50), (34, 48), (34, 96), (22, 94)], "human:paper:45")
    pen.rect(12, 52, 6, 10, "amber")
    pen.rect(12, 82, 6, 10, "amber")
    pen.fill(round_rect(50, 38, 88, 68, 6), "khaki")
    for x in (64, 80, 96, 112, 128):
        pen.rect(x, 38, 3, 68, "khaki:ink:35")
    _star(pen, 94, 72, 17, "paper")


def _ambulance(pen: Pen, _: int) -> None:
    for x in (32, 96):
        pen.rect(x, 34, 18, 8, "ink")
        pen.rect(x, 102, 18, 8, "ink")
    pen.fill(round_rect(10, 42, 124, 60, 14), "paper")
    pen.fill([(28, 48), (42, 45), (42, 99), (28, 96)], "human:night:55")
    pen.rect(50, 42, 80, 7, "blood")
    pen.rect(50, 95, 80, 7, "blood")
    pen.rect(84, 54, 14, 36, "blood")
    pen.rect(73, 65, 36, 14, "blood")
    pen.rect(46, 58, 8, 28, "human")
    pen.rect(46, 70, 8, 4, "ink")
    pen.rect(13, 50, 6, 10, "amber")
    pen.rect(13, 84, 6, 10, "amber")


def _tree(pen: Pen, number: int) -> None:
    chance = Random(number)
    crown: list[XY] = []
    for step in range(9):
        reach = 47 + chance.random() * 11
        crown.append(ellipse(72, 70, reach, reach)[step * 48 // 9])
    pen.blob(crown, "leaf:ink:38")
    pen.blob([(72 + (x - 72) * 0.78 - 5, 70 + (y - 70) * 0.78 - 6) for x, y in crown], "leaf")
    pen.blob([(72 + (x - 72) * 0.42 - 11, 70 + (y - 70) * 0.42 - 14) for x, y in crown], "leaf:acid:40")
    for _ in range(9):
        x, y = 72 + chance.gauss(0, 22), 70 + chance.gauss(0, 22)
        pen.curve([(x - 7, y + 3), (x, y - 4), (x + 7, y + 3)], "leaf:ink:55", 2.6)


def _hedge(pen: Pen, number: int) -> None:
    chance = Random(number)
    top: list[XY] = [(14 + i * 14.5, 52 - chance.random() * 9) for i in range(9)]
    bottom: list[XY] = [(130 - i * 14.5, 92 + chance.random() * 9) for i in range(9)]
    pen.fill(smooth([*top, *bottom]), "leaf:ink:38")
    pen.fill(smooth([(x, y * 0.84 + 9) for x, y in (*top, *bottom)]), "leaf")
    for _ in range(14):
        x, y = 24 + chance.random() * 96, 54 + chance.random() * 24
        pen.disc(x, y, 4.5, 3.4, ink="leaf:acid:38")


def _mailbox(pen: Pen, _: int) -> None:
    """The blue box on the corner, seen a little from the front."""
    pen.rect(50, 96, 8, 18, "human-deep:ink:45")
    pen.rect(86, 96, 8, 18, "human-deep:ink:45")
    pen.fill([*ellipse(72, 52, 27, 26, 180, 360), (99, 100), (45, 100)], "human-deep:paper:10")
    pen.fill([*ellipse(72, 52, 27, 26, 180, 270), (72, 100), (45, 100)], "human-deep:paper:26")
    pen.rect(54, 50, 36, 8, "ink")
    pen.rect(54, 47, 36, 4, "steel")
    pen.fill(round_rect(56, 68, 32, 20, 2), "paper")
    pen.stroke([(57, 69), (72, 80), (87, 69)], "ink", 2.6)


def _bench(pen: Pen, _: int) -> None:
    for x in (28, 106):
        pen.rect(x, 46, 10, 58, "steel:ink:40")
    for row, ink in (
        (46, "wood:paper:10"),
        (62, "wood:paper:22"),
        (78, "wood:paper:22"),
        (94, "wood:paper:10"),
    ):
        pen.fill(round_rect(16, row, 112, 11, 3), ink)
        pen.rect(18, row + 8, 108, 2.4, "wood:ink:45")


def _bin(pen: Pen, _: int) -> None:
    """A dustbin with its lid beside it."""
    pen.fill([(44, 54), (96, 54), (91, 112), (49, 112)], "steel:ink:22")
    for x in (54, 66, 78, 88):
        pen.rect(x, 60, 3.4, 48, "steel:ink:52")
    pen.disc(70, 54, 27, 11, ink="steel:paper:35")
    pen.disc(70, 55, 22, 8, ink="ink")
    pen.disc(104, 100, 21, 14, ink="steel")
    pen.disc(104, 98, 16, 10, ink="steel:paper:35")
    pen.rect(99, 94, 10, 4, "ink")


def _barricade(pen: Pen, _: int) -> None:
    """Sandbags under a striped trestle."""
    for row, (y, count, start) in enumerate(((98, 6, 12), (80, 5, 23))):
        for bag in range(count):
            x = start + bag * 20.5
            pen.fill(round_rect(x, y, 22, 17, 8), "amber:wood:62" if (bag + row) % 2 else "amber:wood:50")
            pen.curve([(x + 4, y + 12), (x + 11, y + 14), (x + 18, y + 12)], "wood:ink:30", 2)
    for x in (30, 108):
        pen.stroke([(x, 40), (x - 8, 80)], "wood", 6)
        pen.stroke([(x, 40), (x + 8, 80)], "wood", 6)
    pen.rect(14, 44, 116, 22, "paper")
    for x in range(14, 126, 29):
        pen.fill([(x, 66), (x + 11, 66), (x + 25.5, 44), (x + 14.5, 44)], "blood")


def _star(pen: Pen, x: float, y: float, size: float, ink: str) -> None:
    pen.fill(star(x, y, size, size * 0.42, 5), ink)


KINDS = {
    "car": _car,
    "scrap": _scrap,
    "wreck": _wreck,
    "truck": _truck,
    "ambulance": _ambulance,
    "tree": _tree,
    "hedge": _hedge,
    "mailbox": _mailbox,
    "bench": _bench,
    "bin": _bin,
    "barricade": _barricade,
}
