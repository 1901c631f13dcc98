"""Emblems of the cards of War of the Worlds, and their currencies."""

from collections.abc import Callable

from renderer.assets import Look, drawing
from renderer.pen import Pen, ellipse, star
from renderer.sprites.war import PIECES, army, bunker, navy, person, ufo


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
    pen.round_rect(2, 18, 96, 62, 10, "blood")
    pen.round_rect(8, 26, 84, 22, 4, "paper")
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
    """A bomber dropping bombs."""
    art = pen.within(0, -6, 100, 86)
    art.fill([(2, 44), (98, 44), (88, 56), (12, 56)], "steel:paper:20")
    art.fill([(43, 6), (57, 6), (61, 86), (39, 86)], "steel:paper:35")
    art.fill([(28, 80), (72, 80), (66, 92), (34, 92)], "steel")
    for x in (22, 78):
        art.round_rect(x - 5, 34, 10, 18, 5, "steel:ink:30")
    for x, y in ((20, 74), (80, 74), (50, 84)):
        pen.blob([(x - 6, y), (x + 6, y), (x + 6, y + 12), (x, y + 20), (x - 6, y + 12)], "martian")


def _reap(pen: Pen) -> None:
    """A steel arm that grabs a person."""
    person(pen.within(28, 42, 44, 54), "paper")
    pen.curve([(92, 0), (92, 30), (80, 52)], "steel", 12)
    for claw in (((82, 46), (50, 34), (20, 52), (22, 72)), ((82, 48), (86, 70), (78, 86), (66, 92))):
        pen.curve(claw, "steel:ink:15", 12)
        pen.curve(claw, "steel:paper:35", 5)


def bolt(pen: Pen) -> None:
    """The symbol of energy."""
    pen.fill([(60, 0), (14, 58), (44, 58), (36, 100), (88, 36), (56, 36), (76, 0)], "acid")


def coin(pen: Pen) -> None:
    """The symbol of money."""
    pen.disc(50, 50, 48, ink="amber:wood:35")
    pen.disc(50, 50, 40, ink="amber")
    pen.sign(50, 53, "£", 66, "ink", "bold", "mm")


def _power_supply(pen: Pen) -> None:
    pen.round_rect(16, 14, 68, 84, 8, "steel")
    pen.rect(34, 4, 32, 12, "steel:paper:30")
    pen.round_rect(24, 24, 52, 66, 4, "ink")
    bolt(pen.within(30, 28, 40, 58))


def _frightening_sound(pen: Pen) -> None:
    pen.fill([(0, 38), (20, 38), (48, 12), (48, 88), (20, 62), (0, 62)], "steel:paper:20")
    for reach in (18, 34, 50):
        pen.stroke(ellipse(44, 50, reach, reach * 0.95, -50, 50), "acid", 9)


def _nerve_agent(pen: Pen) -> None:
    """A gas mask."""
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
    **PIECES,
    "royal_navy": navy,
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
    """The emblem of a card. Look: the card."""
    w, h = pen.size
    layer = pen.layer()
    EMBLEMS.get(str(look[0]), bunker)(layer.within(w * 0.05, h * 0.06, w * 0.9, h * 0.88))
    layer.outline(max(1.2, w / 60), "ink")
    pen.lay(layer)
