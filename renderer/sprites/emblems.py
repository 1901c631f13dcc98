"""Emblems of cards: one per effect, on a frame of 100 by 100 units."""

from collections.abc import Callable

from renderer.assets import Look, drawing
from renderer.pen import Pen, ellipse, round_rect, star
from renderer.sprites.panel import saucer


@drawing("emblem")
def emblem(pen: Pen, look: Look) -> None:
    """The emblem of an effect. Look: id of the effect, whose first word is the rule set."""
    name = str(look[0]).partition("_")[2]
    layer = pen.layer()
    EMBLEMS.get(name, _star)(
        layer.within(pen.size[0] * 0.04, pen.size[1] * 0.04, pen.size[0] * 0.92, pen.size[1] * 0.92)
    )
    layer.outline(2.5, "ink")
    pen.lay(layer)


def _die(pen: Pen, ink: str, sign: str) -> None:
    """An eight-sided die with its modifier."""
    pen.fill([(50, 2), (94, 38), (80, 84), (50, 98), (20, 84), (6, 38)], ink)
    pen.fill([(50, 2), (94, 38), (50, 98)], f"{ink}:ink:28")
    pen.fill([(50, 2), (84, 66), (16, 66)], f"{ink}:paper:22")
    pen.sign(50, 50, sign, 38, "ink", "display", "mm")


def _more(pen: Pen) -> None:
    _die(pen, "amber", "+1")


def _less(pen: Pen) -> None:
    pen.fill(star(50, 50, 50, 34, 11), "acid")
    _die(pen.within(16, 14, 68, 72), "martian", "-1")


def _beam(pen: Pen) -> None:
    """A ray from above that burns one square."""
    saucer(pen.within(18, 0, 64, 40))
    pen.fill([(44, 32), (56, 32), (70, 74), (30, 74)], "martian")
    pen.fill([(47, 32), (53, 32), (58, 74), (42, 74)], "amber")
    pen.fill(star(50, 72, 30, 15, 10), "martian")
    pen.fill(star(50, 72, 18, 9, 10), "paper")


def _stun(pen: Pen) -> None:
    for reach, ink in ((48, "human"), (36, "paper"), (26, "human"), (15, "paper")):
        pen.fill(star(50, 50, reach, reach * 0.8, 12), ink)
    pen.fill([(56, 14), (32, 54), (48, 54), (42, 88), (70, 42), (53, 42)], "blood")


def _robot(pen: Pen) -> None:
    pen.fill(round_rect(28, 4, 44, 30, 8), "steel:paper:25")
    pen.rect(34, 14, 32, 9, "ink")
    pen.disc(42, 18.5, 4, ink="blood")
    pen.disc(58, 18.5, 4, ink="blood")
    pen.fill(round_rect(22, 36, 56, 34, 6), "steel")
    pen.fill(star(50, 53, 12, 5, 5), "amber")
    for x in (8, 80):
        pen.fill(round_rect(x, 38, 12, 38, 5), "steel:ink:20")
    for x in (28, 54):
        pen.fill(round_rect(x, 72, 18, 26, 3), "steel:ink:15")


def _shell(pen: Pen) -> None:
    """Three falling shells."""
    for x, y, size in ((8, 2, 0.8), (40, 6, 0.95), (72, 0, 0.7)):
        shell = pen.within(x, y, 26 * size, 62 * size, turn=14)
        shell.rect(20, 0, 60, 30, "khaki:ink:25")
        shell.blob([(10, 22), (90, 22), (88, 70), (50, 102), (12, 70)], "khaki")
        shell.rect(10, 40, 80, 9, "amber")
    pen.fill(star(50, 78, 30, 14, 9), "martian")
    pen.fill(star(50, 78, 18, 9, 9), "amber")


def _plane(pen: Pen) -> None:
    art = pen.within(0, 0, 100, 100, turn=28)
    art.fill([(44, 6), (56, 6), (60, 90), (40, 90)], "steel:paper:20")
    art.fill([(4, 46), (96, 46), (90, 62), (10, 62)], "steel")
    art.fill([(28, 82), (72, 82), (68, 92), (32, 92)], "steel")
    art.disc(50, 34, 5, 11, ink="human:paper:40")
    for x in (18, 82):
        art.fill(star(x, 54, 8, 3.4, 5), "paper")
        art.stroke([(x, 40), (x, 18)], "amber", 4)


def _barrage(pen: Pen) -> None:
    for x, y, size in ((24, 66, 24), (74, 70, 22), (50, 40, 30)):
        pen.fill(star(x, y, size, size * 0.55, 9), "martian")
        pen.fill(star(x, y, size * 0.6, size * 0.34, 9), "amber")
    for x in (14, 38, 62, 86):
        pen.fill(round_rect(x - 13, 84, 26, 15, 7), "amber:wood:55")


def _steps(pen: Pen) -> None:
    """Footprints going up."""
    for x, y in ((30, 78), (58, 62), (38, 34), (68, 18)):
        foot = pen.within(x - 13, y - 18, 26, 38, turn=24)
        foot.blob([(24, 26), (40, 2), (70, 4), (82, 30), (72, 56), (34, 56)], "wood:paper:12")
        foot.blob([(36, 66), (70, 66), (70, 92), (54, 100), (38, 92)], "wood:paper:12")


def _landing(pen: Pen) -> None:
    beam = pen.layer()
    beam.fill([(38, 36), (62, 36), (86, 98), (14, 98)], "acid")
    pen.lay(beam, 0.6)
    saucer(pen.within(6, 0, 88, 52))
    pen.stroke([(50, 58), (50, 82)], "ink", 9)
    pen.fill([(34, 74), (66, 74), (50, 96)], "ink")


def _eye(pen: Pen) -> None:
    """A hypnotic eye."""
    pen.fill([*ellipse(50, 66, 56, 46, 215, 325), *ellipse(50, 34, 56, 46, 35, 145)], "paper")
    for reach, ink in ((25, "acid"), (18, "leaf"), (9, "ink")):
        pen.disc(50, 50, reach, ink=ink)
    pen.disc(44, 43, 4.5, ink="white")
    for x, y, u, v in ((50, 14, 50, 2), (22, 24, 14, 12), (78, 24, 86, 12)):
        pen.stroke([(x, y), (u, v)], "acid", 6)


def _mask(pen: Pen) -> None:
    """A Martian in the open, protected by a shield of nerve."""
    pen.ring(50, 50, 48, 8, "martian")
    pen.blob(
        [(50, 14), (74, 26), (76, 50), (62, 78), (50, 84), (38, 78), (24, 50), (26, 26)], "acid:paper:35"
    )
    for x in (39, 61):
        pen.disc(x, 48, 9, 11, ink="ink")
        pen.disc(x, 50, 4, ink="blood")
    pen.rect(38, 68, 24, 6, "ink")
    pen.stroke([(18, 18), (82, 82)], "blood", 8)


def _crosshair(pen: Pen) -> None:
    pen.ring(50, 50, 40, 8, "martian")
    pen.ring(50, 50, 20, 6, "martian")
    for x, y, u, v in ((50, 0, 50, 30), (50, 70, 50, 100), (0, 50, 30, 50), (70, 50, 100, 50)):
        pen.stroke([(x, y), (u, v)], "martian", 6)
    pen.disc(50, 50, 6, ink="amber")


def _squirrel(pen: Pen) -> None:
    pen.blob([(60, 90), (86, 84), (98, 46), (80, 6), (56, 14), (70, 38), (62, 66)], "amber:wood:30")
    pen.blob([(22, 94), (18, 62), (36, 42), (60, 50), (70, 80), (60, 96)], "amber")
    pen.disc(26, 36, 22, 19, ink="amber")
    pen.fill([(28, 22), (36, 0), (44, 26)], "amber")
    pen.disc(19, 34, 5, ink="ink")
    pen.disc(5, 42, 4, ink="ink")
    pen.blob([(34, 62), (44, 52), (54, 62), (44, 78)], "blood")


def _quarrel(pen: Pen) -> None:
    for x, y, ink, tip in ((2, 4, "martian", 20), (36, 44, "acid", 50)):
        pen.fill(round_rect(x, y, 62, 40, 12), ink)
        pen.fill([(x + tip - 14, y + 34), (x + tip + 2, y + 34), (x + tip - 10, y + 54)], ink)
    pen.sign(33, 24, "!?", 32, "ink", "display", "mm")
    pen.sign(67, 64, "#!", 32, "ink", "display", "mm")


def _clover(pen: Pen) -> None:
    pen.curve([(52, 56), (58, 78), (74, 98)], "leaf:ink:25", 7)
    for x, y in ((32, 26), (68, 26), (32, 60), (68, 60)):
        pen.disc(x, y, 20, ink="leaf")
        pen.disc(x + (50 - x) * 0.35, y + (43 - y) * 0.35, 12, ink="leaf:acid:45")


def _jam(pen: Pen) -> None:
    for turn in range(0, 360, 45):
        tooth = pen.within(8, 8, 84, 84, turn=turn)
        tooth.rect(40, -4, 20, 26, "steel")
    pen.disc(50, 50, 34, ink="steel")
    pen.disc(50, 50, 14, ink="ink")
    pen.fill([(58, -2), (70, 4), (52, 46), (66, 52), (38, 102), (46, 62), (34, 56)], "blood")


def _shield(pen: Pen) -> None:
    pen.fill([(8, 8), (50, 0), (92, 8), (90, 52), (50, 100), (10, 52)], "human-deep")
    pen.fill([(50, 0), (92, 8), (90, 52), (50, 100)], "human-deep:ink:30")
    pen.fill([(18, 17), (50, 10), (82, 17), (80, 50), (50, 86), (20, 50)], "human")
    pen.fill(star(50, 44, 24, 10, 5), "paper")


def _rally(pen: Pen) -> None:
    """A megaphone."""
    pen.fill([(14, 40), (34, 40), (84, 8), (84, 86), (34, 58), (14, 58)], "blood")
    pen.fill([(34, 49), (84, 49), (84, 86), (34, 58)], "blood:ink:30")
    pen.disc(84, 47, 9, 40, ink="paper")
    pen.disc(85, 47, 5, 30, ink="ink")
    pen.fill([(26, 58), (40, 62), (44, 96), (30, 96)], "wood")


def _grenade(pen: Pen) -> None:
    pen.blob([(50, 30), (76, 40), (82, 66), (68, 92), (32, 92), (18, 66), (24, 40)], "khaki:ink:18")
    for x in (34, 50, 66):
        pen.rect(x - 1.5, 34, 3, 56, "khaki:ink:60")
    for y in (50, 66, 80):
        pen.rect(20, y, 60, 3, "khaki:ink:60")
    pen.rect(40, 14, 20, 20, "steel")
    pen.stroke([(58, 18), (80, 22), (88, 52)], "steel:paper:25", 6)
    pen.ring(28, 18, 14, 5, "amber")


def _glasses(pen: Pen) -> None:
    """Binoculars."""
    for x in (6, 56):
        pen.fill([(x + 8, 16), (x + 30, 16), (x + 38, 84), (x, 84)], "khaki:ink:25")
        pen.rect(x + 8, 8, 22, 12, "ink:steel:35")
        pen.disc(x + 19, 84, 19, 12, ink="ink")
        pen.disc(x + 19, 84, 14, 8, ink="human:paper:45")
    pen.rect(38, 34, 24, 16, "khaki:ink:45")


def _star(pen: Pen) -> None:
    """The emblem of an effect without one of its own."""
    pen.fill(star(50, 50, 46, 20, 8), "amber")


EMBLEMS: dict[str, Callable[[Pen], None]] = {
    "peace": _more,
    "slippery": _more,
    "friends": _more,
    "ingenuity": _more,
    "splat": _less,
    "heat_ray": _beam,
    "death_ray": _beam,
    "stun_ray": _stun,
    "giant_robot": _robot,
    "artillery": _shell,
    "strafing": _plane,
    "barrage": _barrage,
    "cunning": _steps,
    "stealth": _steps,
    "reinforcements": _landing,
    "ever_more": _landing,
    "mind_control": _eye,
    "brazen": _mask,
    "target_lock": _crosshair,
    "cute": _squirrel,
    "argument": _quarrel,
    "lucky": _clover,
    "jammed": _jam,
    "take_cover": _shield,
    "rally": _rally,
    "grenade": _grenade,
    "observer": _glasses,
}
