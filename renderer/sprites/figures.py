"""The figures: one silhouette per profile, on a frame of 100 by 100 units with the feet at the bottom."""

from collections.abc import Callable

from renderer.pen import Pen, ellipse, round_rect, star

# --- Martians: a bare brain under glass, a skull's grin, a ray gun ----------------------------------


def _brain(pen: Pen, y: float = 32) -> None:
    """The head of every Martian: brain, bulging eyes, teeth."""
    pen.blob(
        [
            (50, y - 25),
            (69, y - 21),
            (79, y - 6),
            (76, y + 8),
            (64, y + 15),
            (36, y + 15),
            (24, y + 8),
            (21, y - 6),
            (31, y - 21),
        ],
        "martian:paper:35",
    )
    for fold in (
        [(50, y - 24), (48, y - 14), (51, y - 4)],
        [(33, y - 19), (37, y - 11), (30, y - 3)],
        [(67, y - 19), (62, y - 11), (70, y - 3)],
        [(42, y - 20), (41, y - 12), (45, y - 7)],
        [(58, y - 20), (59, y - 12), (55, y - 7)],
        [(25, y - 8), (31, y - 9)],
        [(75, y - 8), (69, y - 9)],
    ):
        pen.curve(fold, "martian-deep:martian:35", 2.8)
    pen.blob(
        [(50, y - 6), (66, y), (68, y + 10), (62, y + 22), (50, y + 27), (38, y + 22), (32, y + 10), (34, y)],
        "acid:paper:45",
    )
    for x in (41, 59):
        pen.disc(x, y + 6, 7.6, 8.4, ink="ink")
        pen.disc(x, y + 6, 5.6, 6.4, ink="white")
        pen.disc(x, y + 7, 2.8, ink="blood")
    pen.fill([(49, y + 13), (51, y + 13), (52.5, y + 17), (47.5, y + 17)], "ink")
    pen.fill(round_rect(40, y + 18.5, 20, 6, 2), "ink")
    for x in (42, 46, 50, 54):
        pen.rect(x, y + 19.3, 3, 4.2, "paper")


def _dome(pen: Pen, y: float = 32) -> None:
    """Glass over the head: a rim and a glint."""
    pen.stroke(ellipse(50, y, 34, 33, 150, 390), "human:paper:55", 3.4)
    pen.stroke(ellipse(50, y, 28, 27, 198, 238), "white", 4)
    pen.fill(round_rect(21, y + 19, 58, 9, 4), "steel:paper:25")
    pen.fill(round_rect(21, y + 24, 58, 4, 2), "steel:ink:35")


def _suit(pen: Pen, ink: str = "leaf", trim: str = "acid") -> None:
    pen.fill([(32, 57), (68, 57), (76, 84), (70, 98), (30, 98), (24, 84)], ink)
    pen.fill([(50, 57), (68, 57), (76, 84), (70, 98), (50, 98)], f"{ink}:ink:28")
    pen.rect(27, 80, 46, 6, trim)
    pen.fill(round_rect(44, 77.5, 12, 11, 3), "amber")


def _arms(pen: Pen, ink: str = "leaf") -> None:
    pen.stroke([(31, 63), (26, 76), (38, 82)], f"{ink}:ink:18", 10)
    pen.stroke([(69, 63), (77, 74), (66, 80)], f"{ink}:ink:40", 10)
    pen.disc(40, 81, 5.6, ink="acid:paper:45")
    pen.disc(65, 79, 5.6, ink="acid:paper:45")


def martian_grunt(pen: Pen) -> None:
    """A rifle of coils across the chest."""
    _suit(pen)
    _brain(pen)
    _dome(pen)
    _arms(pen)
    pen.stroke([(24, 91), (40, 83)], "steel:ink:35", 9)
    pen.stroke([(36, 84), (84, 65)], "steel:paper:20", 7.5)
    for share in (0.35, 0.55, 0.75):
        x, y = 36 + 48 * share, 84 - 19 * share
        pen.stroke([(x - 3, y - 8), (x + 3, y + 8)], "martian", 4.2)
    pen.disc(88, 63, 6.5, ink="amber")
    pen.disc(88, 63, 3, ink="white")


def martian_commander(pen: Pen) -> None:
    """A finned crest, a cape, a pistol held high."""
    pen.fill([(30, 56), (70, 56), (90, 98), (10, 98)], "blood")
    pen.fill([(50, 56), (70, 56), (90, 98), (50, 98)], "martian-deep")
    _suit(pen, "violet", "amber")
    _brain(pen, 36)
    _dome(pen, 36)
    pen.fill([(50, -1), (58, 4), (63, 14), (57, 12), (50, 16), (43, 12), (37, 14), (42, 4)], "amber")
    pen.fill([(20, 60), (36, 56), (36, 66), (22, 70)], "amber")
    pen.fill([(80, 60), (64, 56), (64, 66), (78, 70)], "amber")
    pen.stroke([(30, 66), (26, 80), (40, 84)], "violet:ink:20", 10)
    pen.disc(41, 84, 5.6, ink="acid:paper:45")
    pen.stroke([(70, 66), (84, 60), (87, 46)], "violet:ink:40", 10)
    pen.disc(87, 44, 5.8, ink="acid:paper:45")
    pen.stroke([(84, 38), (97, 26)], "steel:paper:20", 8)
    pen.disc(95, 27, 5, ink="acid")


def martian_freeze(pen: Pen) -> None:
    """Tanks on the back and a wide dish that breathes frost."""
    pen.fill(round_rect(8, 46, 17, 42, 8), "human:paper:30")
    pen.fill(round_rect(8, 60, 17, 7, 1), "ink")
    pen.curve([(18, 47), (26, 40), (36, 58)], "steel", 4)
    _suit(pen, "human-deep:paper:18", "human")
    _brain(pen)
    _dome(pen)
    _arms(pen, "human-deep:paper:18")
    pen.stroke([(34, 84), (66, 77)], "steel:paper:20", 10)
    pen.fill([(64, 70), (80, 58), (86, 92), (68, 86)], "human")
    pen.disc(84, 75, 6.5, 18, ink="white")
    pen.disc(85, 75, 4, 13, ink="human:paper:30")
    for x, y in ((95, 62), (97, 84), (94, 74)):
        pen.fill(star(x, y, 6, 2, 6), "white")


def general_tor(pen: Pen) -> None:
    """Horned collar, huge shoulders, a staff: the only bare head among the Martians."""
    pen.fill([(22, 52), (78, 52), (97, 98), (3, 98)], "martian-deep")
    pen.fill([(50, 52), (78, 52), (97, 98), (50, 98)], "martian-deep:ink:35")
    pen.fill([(2, 14), (24, 40), (50, 60), (20, 66)], "amber")
    pen.fill([(98, 14), (76, 40), (50, 60), (80, 66)], "amber:wood:35")
    pen.fill([(28, 58), (72, 58), (80, 98), (20, 98)], "ink:violet:45")
    pen.disc(20, 62, 14, 11, ink="steel:paper:25")
    pen.disc(80, 62, 14, 11, ink="steel:ink:20")
    pen.fill(star(20, 62, 9, 3.6, 5), "blood")
    pen.fill(star(80, 62, 9, 3.6, 5), "blood")
    _brain(pen, 33)
    pen.fill([(36, 64), (64, 64), (58, 88), (50, 94), (42, 88)], "amber")
    pen.fill(star(50, 76, 9, 3.8, 5), "blood")
    pen.stroke([(90, 98), (90, 26)], "steel:paper:35", 5)
    pen.fill([(90, 2), (99, 18), (90, 34), (81, 18)], "acid")
    pen.fill([(90, 8), (95, 18), (90, 28), (85, 18)], "white")


# --- soldiers: helmets and khaki, distinguished by their weapons ------------------------------------


def _face(pen: Pen, y: float = 38, skin: str = "skin") -> None:
    pen.blob(
        [
            (50, y - 16),
            (65, y - 9),
            (66, y + 4),
            (60, y + 15),
            (50, y + 19),
            (40, y + 15),
            (34, y + 4),
            (35, y - 9),
        ],
        skin,
    )
    pen.blob(
        [(50, y + 19), (60, y + 15), (66, y + 4), (65, y - 9), (58, y + 4), (54, y + 14)],
        f"{skin}:skin-deep:45",
    )
    for x in (43, 57):
        pen.disc(x, y + 2, 2.7, 3.4, ink="ink")
    pen.stroke([(45, y + 11), (54, y + 11)], "skin-deep:ink:40", 2.6)


def _helmet(pen: Pen, y: float = 34) -> None:
    pen.fill([*ellipse(50, y, 27, 25, 180, 360), (79, y + 3), (79, y + 6), (21, y + 6), (21, y + 3)], "khaki")
    pen.fill([*ellipse(50, y, 27, 25, 280, 360), (79, y + 3), (79, y + 6), (60, y + 6)], "khaki:ink:28")
    pen.stroke(ellipse(50, y, 22, 20, 200, 250), "khaki:paper:50", 4)
    pen.rect(20, y + 2, 60, 5, "khaki:ink:45")


def _tunic(pen: Pen, ink: str = "khaki") -> None:
    pen.fill([(32, 58), (68, 58), (78, 80), (72, 98), (28, 98), (22, 80)], ink)
    pen.fill([(52, 58), (68, 58), (78, 80), (72, 98), (52, 98)], f"{ink}:ink:28")
    pen.fill([(42, 57), (58, 57), (50, 68)], "skin:skin-deep:35")
    pen.rect(25, 82, 50, 6, "wood:ink:20")
    pen.rect(46, 81, 8, 8, "amber")


def _sleeves(pen: Pen, ink: str = "khaki") -> None:
    pen.stroke([(31, 64), (26, 78), (42, 84)], f"{ink}:ink:15", 10)
    pen.stroke([(69, 64), (76, 74), (62, 78)], f"{ink}:ink:40", 10)
    pen.disc(43, 84, 5.4, ink="skin")
    pen.disc(61, 78, 5.4, ink="skin:skin-deep:35")


def us_carbine(pen: Pen) -> None:
    """A rifle held across the chest, muzzle up."""
    _tunic(pen)
    _face(pen)
    _helmet(pen)
    _sleeves(pen)
    pen.stroke([(30, 95), (46, 84)], "wood", 9)
    pen.stroke([(44, 85), (66, 71)], "wood:paper:14", 7.5)
    pen.stroke([(64, 72), (90, 54)], "steel:ink:40", 5)


def us_lmg(pen: Pen) -> None:
    """A long barrel level at the hip, on two legs, with its belt of rounds."""
    _tunic(pen)
    _face(pen)
    _helmet(pen)
    pen.stroke([(8, 80), (30, 78)], "wood", 10)
    pen.fill(round_rect(28, 70, 34, 15, 3), "steel:ink:45")
    pen.stroke([(60, 76), (99, 74)], "steel:ink:25", 7)
    pen.stroke([(74, 76), (99, 74)], "steel:paper:20", 2.4)
    pen.stroke([(88, 77), (80, 97)], "steel", 4)
    pen.stroke([(88, 77), (96, 97)], "steel", 4)
    for step in range(6):
        pen.fill(round_rect(35 + step * 4.5, 84 + (step % 2) + step * 1.2, 3.6, 10, 1.5), "amber")
    pen.stroke([(31, 64), (24, 72), (34, 80)], "khaki:ink:15", 10)
    pen.disc(34, 79, 5.4, ink="skin")
    pen.stroke([(69, 64), (74, 70), (66, 74)], "khaki:ink:40", 9)
    pen.disc(66, 73, 5, ink="skin:skin-deep:35")


def us_missile(pen: Pen) -> None:
    """A fat tube over the shoulder, warhead forward."""
    _tunic(pen)
    _face(pen)
    _helmet(pen)
    pen.stroke([(2, 66), (78, 50)], "steel:ink:35", 17)
    pen.stroke([(4, 62), (78, 46.5)], "steel:paper:15", 5)
    pen.fill([(0, 56), (9, 54), (12, 76), (3, 79)], "ink")
    pen.fill([(74, 39), (86, 38), (99, 45), (89, 57), (78, 61)], "blood")
    pen.fill([(74, 39), (86, 38), (99, 45), (76, 50)], "martian")
    pen.stroke([(54, 60), (56, 72)], "steel:ink:50", 5)
    pen.stroke([(31, 66), (36, 78), (54, 74)], "khaki:ink:15", 10)
    pen.disc(55, 73, 5.6, ink="skin")


def us_sergeant(pen: Pen) -> None:
    """A flat cap, a cigar, stripes on the sleeve and an arm pointing forward."""
    _tunic(pen)
    _face(pen)
    pen.fill([(24, 26), (50, 12), (76, 26), (72, 32), (28, 32)], "khaki")
    pen.fill([(50, 12), (76, 26), (72, 32), (56, 32)], "khaki:ink:28")
    pen.rect(28, 29, 44, 5, "wood")
    pen.fill([(28, 33), (72, 33), (66, 39), (34, 39)], "ink")
    pen.fill(star(50, 23, 6.5, 2.6, 5), "amber")
    pen.stroke([(54, 49.5), (70, 53)], "wood:paper:10", 5)
    pen.disc(71, 53.5, 3.2, ink="martian")
    pen.stroke([(31, 66), (24, 80), (36, 90)], "khaki:ink:15", 12)
    pen.disc(37, 90, 5.6, ink="skin")
    for y in (68, 74, 80):
        pen.stroke([(22, y + 2), (28, y - 2), (34, y + 2)], "amber", 2.6)
    pen.stroke([(68, 64), (82, 56), (92, 40)], "khaki:ink:32", 11)
    pen.disc(92, 37, 5.6, ink="skin")
    pen.stroke([(92, 36), (94, 24)], "skin", 4.6)


# --- heroes -----------------------------------------------------------------------------------------


def _torso(pen: Pen, ink: str, shirt: str = "") -> None:
    pen.fill([(33, 58), (67, 58), (76, 80), (71, 98), (29, 98), (24, 80)], ink)
    pen.fill([(52, 58), (67, 58), (76, 80), (71, 98), (52, 98)], f"{ink}:ink:32")
    if shirt:
        pen.fill([(42, 57), (58, 57), (54, 98), (46, 98)], shirt)


def _arm(pen: Pen, points: list[tuple[float, float]], ink: str, skin: str = "skin") -> None:
    pen.stroke(points, ink, 10)
    pen.disc(*points[-1], 5.4, ink=skin)


def buddy(pen: Pen) -> None:
    """A college jacket, a quiff and a baseball bat."""
    pen.stroke([(80, 62), (90, 12)], "wood:paper:25", 9)
    pen.stroke([(87, 26), (90, 12)], "wood:paper:40", 11)
    _torso(pen, "blood", "paper")
    pen.sign(37, 72, "B", 15, "paper", "display")
    _face(pen)
    pen.blob([(31, 32), (33, 18), (50, 10), (70, 12), (74, 24), (66, 27), (50, 25), (38, 34)], "wood:ink:30")
    _arm(pen, [(32, 64), (26, 80), (36, 90)], "paper")
    _arm(pen, [(68, 64), (78, 76), (80, 62)], "paper:wood:25")


def brandi(pen: Pen) -> None:
    """A high ponytail and a small pistol."""
    pen.blob([(62, 12), (80, 8), (94, 22), (88, 44), (92, 58), (80, 52), (78, 34), (66, 26)], "amber")
    _torso(pen, "violet")
    pen.fill([(38, 58), (62, 58), (50, 70)], "skin")
    _face(pen)
    pen.blob([(30, 38), (32, 20), (50, 11), (68, 20), (70, 38), (62, 26), (46, 24), (36, 30)], "amber")
    pen.fill(round_rect(58, 10, 12, 8, 3), "blood")
    pen.stroke([(45, 49), (54, 49)], "blood", 3.4)
    _arm(pen, [(32, 64), (26, 78), (40, 84)], "skin")
    _arm(pen, [(68, 64), (80, 70), (84, 58)], "skin:skin-deep:30")
    pen.stroke([(83, 57), (85, 49)], "wood:ink:30", 6)
    pen.stroke([(83, 47), (99, 43)], "steel:ink:25", 6.5)


def deke(pen: Pen) -> None:
    """A wide hat, a moustache, a lever rifle on the shoulder."""
    pen.stroke([(70, 86), (94, 20)], "wood", 8)
    pen.stroke([(82, 52), (96, 12)], "steel:ink:25", 5)
    _torso(pen, "human-deep:paper:18", "blood")
    _face(pen, 40)
    pen.stroke([(40, 50), (50, 47), (60, 50)], "wood:ink:45", 5)
    pen.blob(
        [(10, 33), (22, 27), (50, 30), (78, 27), (90, 33), (70, 38), (50, 36), (30, 38)], "wood:paper:12"
    )
    pen.fill([(30, 31), (34, 10), (44, 13), (50, 8), (56, 13), (66, 10), (70, 31)], "wood:paper:12")
    pen.rect(31, 26, 38, 5, "blood")
    _arm(pen, [(32, 64), (24, 78), (34, 88)], "human-deep:paper:18")
    _arm(pen, [(68, 64), (80, 74), (76, 72)], "human-deep")


def joe(pen: Pen) -> None:
    """Overalls, a peaked cap and a spanner as long as his arm."""
    _torso(pen, "paper:steel:25")
    pen.fill([(34, 66), (66, 66), (70, 98), (30, 98)], "human-deep:paper:22")
    pen.rect(36, 56, 6, 14, "human-deep:paper:22")
    pen.rect(58, 56, 6, 14, "human-deep:paper:22")
    pen.fill(round_rect(43, 72, 14, 11, 2), "human-deep")
    _face(pen)
    pen.rect(37, 47, 26, 7, "skin-deep:skin:20")
    pen.stroke([(45, 50), (55, 50)], "paper", 2.6)
    pen.fill([*ellipse(50, 30, 21, 18, 180, 360), (71, 33), (29, 33)], "blood")
    pen.fill([(48, 28), (88, 32), (86, 37), (48, 35)], "blood:ink:35")
    _arm(pen, [(32, 64), (25, 80), (36, 90)], "paper:steel:25")
    pen.stroke([(80, 70), (88, 32)], "steel:paper:30", 8)
    pen.disc(89, 24, 11, ink="steel:paper:30")
    pen.fill([(86, 26), (87, 8), (97, 10), (92, 27)], "ink")
    _arm(pen, [(68, 64), (78, 76), (81, 66)], "paper:steel:50")


def eva(pen: Pen) -> None:
    """A sharp black bob, a trench coat, a pistol at the ready."""
    pen.blob(
        [(50, 8), (74, 16), (79, 40), (76, 56), (62, 56), (38, 56), (24, 56), (21, 40), (26, 16)],
        "ink:violet:22",
    )
    _torso(pen, "amber:wood:28")
    pen.fill([(36, 57), (50, 76), (64, 57), (57, 57), (50, 66), (43, 57)], "amber:paper:35")
    pen.rect(27, 80, 46, 6, "wood:ink:30")
    _face(pen, 38)
    pen.fill([(33, 34), (36, 18), (50, 14), (64, 18), (67, 34), (58, 26), (42, 26)], "ink:violet:22")
    pen.stroke([(45, 49), (55, 49)], "blood", 4)
    _arm(pen, [(32, 64), (26, 80), (40, 86)], "amber:wood:38")
    _arm(pen, [(68, 64), (82, 70), (86, 54)], "amber:wood:55")
    pen.stroke([(86, 54), (88, 44)], "wood:ink:30", 7)
    pen.stroke([(81, 42), (99, 38)], "steel:ink:25", 7)
    pen.stroke([(90, 48), (93, 44)], "steel:ink:40", 3)


def ashley(pen: Pen) -> None:
    """Bunches, a headscarf and a tommy gun with its drum."""
    for x in (18, 82):
        pen.blob([(x - 9, 22), (x + 7, 20), (x + 11, 40), (x, 56), (x - 10, 42)], "martian:wood:30")
    _torso(pen, "leaf", "paper")
    _face(pen)
    pen.blob([(31, 36), (32, 20), (50, 11), (68, 20), (69, 36), (60, 27), (40, 27)], "martian:wood:30")
    pen.fill([(30, 26), (50, 15), (70, 26), (70, 32), (50, 21), (30, 32)], "human")
    pen.stroke([(45, 49), (54, 49)], "blood", 3.2)
    _arm(pen, [(32, 64), (24, 76), (36, 84)], "leaf:ink:15")
    pen.stroke([(20, 90), (40, 82)], "wood", 9)
    pen.stroke([(38, 83), (92, 66)], "steel:ink:35", 7)
    pen.disc(60, 86, 10, ink="ink")
    pen.disc(60, 86, 6.5, ink="steel")
    _arm(pen, [(68, 64), (78, 72), (70, 74)], "leaf:ink:40")


def troy(pen: Pen) -> None:
    """Dark glasses, stubble, a leather jacket and a hunting rifle."""
    pen.stroke([(28, 92), (72, 68)], "wood", 8)
    _torso(pen, "ink:steel:22", "paper")
    _face(pen)
    pen.blob([(36, 46), (50, 44), (64, 46), (60, 55), (50, 58), (40, 55)], "skin-deep:skin:45")
    pen.stroke([(45, 50), (55, 50)], "ink", 2.4)
    pen.blob(
        [(29, 36), (28, 20), (40, 8), (62, 6), (78, 16), (72, 24), (70, 36), (62, 24), (42, 26), (34, 26)],
        "ink:wood:40",
    )
    pen.rect(32, 36, 36, 3.4, "ink")
    pen.fill(round_rect(34, 36, 14, 10, 4), "ink")
    pen.fill(round_rect(52, 36, 14, 10, 4), "ink")
    pen.stroke([(37, 39), (41, 38)], "white", 2.4)
    pen.stroke([(55, 39), (59, 38)], "white", 2.4)
    _arm(pen, [(32, 64), (24, 78), (38, 86)], "ink:steel:32")
    pen.stroke([(44, 84), (66, 72)], "wood:paper:14", 8)
    pen.stroke([(64, 73), (97, 55)], "steel:ink:30", 5)
    pen.stroke([(58, 69), (74, 60)], "steel", 4)
    _arm(pen, [(68, 64), (76, 74), (62, 78)], "ink:steel:15")


def phil(pen: Pen) -> None:
    """Round spectacles, a bow tie, a lab coat and a Martian gun held the wrong way."""
    _torso(pen, "white", "human")
    pen.fill([(50, 62), (40, 57), (40, 67)], "blood")
    pen.fill([(50, 62), (60, 57), (60, 67)], "blood")
    _face(pen)
    pen.blob(
        [(33, 30), (30, 16), (42, 20), (46, 6), (54, 18), (66, 8), (66, 22), (72, 20), (67, 32), (50, 25)],
        "martian:wood:40",
    )
    for eye in (42, 58):
        pen.ring(eye, 40, 9, 3, "ink")
    pen.stroke([(49, 40), (51, 40)], "ink", 3)
    _arm(pen, [(32, 64), (24, 78), (40, 84)], "white:steel:30")
    pen.stroke([(36, 88), (84, 70)], "acid:ink:25", 9)
    for share in (0.35, 0.65):
        x, y = 36 + 48 * share, 88 - 18 * share
        pen.stroke([(x - 3, y - 9), (x + 3, y + 9)], "martian", 4.2)
    pen.disc(88, 68, 7, ink="acid")
    _arm(pen, [(68, 64), (78, 72), (64, 78)], "white:steel:45")


def edwyn(pen: Pen) -> None:
    """A great helm with a plume, a shield and a sword."""
    pen.stroke([(86, 70), (90, 4)], "white", 7)
    pen.stroke([(89, 66), (92, 10)], "steel", 3)
    pen.stroke([(76, 62), (98, 64)], "amber", 6)
    _torso(pen, "steel")
    pen.fill([(38, 60), (62, 60), (64, 98), (36, 98)], "blood")
    pen.fill([(48, 62), (52, 62), (52, 96), (48, 96)], "amber")
    pen.rect(38, 72, 24, 4, "amber")
    pen.blob([(50, 14), (56, 0), (76, -1), (84, 14), (70, 10), (60, 18)], "blood")
    pen.fill(round_rect(30, 13, 40, 44, 9), "steel:paper:35")
    pen.fill(round_rect(52, 13, 18, 44, 9), "steel")
    pen.rect(32, 30, 36, 6, "ink")
    pen.rect(48, 14, 4, 42, "amber")
    for y in (42, 48):
        for x in (38, 57):
            pen.rect(x, y, 5, 2.6, "ink")
    _arm(pen, [(68, 64), (82, 74), (87, 70)], "steel:ink:20", "steel")
    pen.fill([(4, 56), (36, 56), (36, 78), (20, 97), (4, 78)], "human-deep")
    pen.fill([(8, 60), (32, 60), (32, 77), (20, 91), (8, 77)], "human")
    pen.fill(star(20, 72, 10, 4, 5), "paper")


# --- neutrals -----------------------------------------------------------------------------------------


def civilian(pen: Pen) -> None:
    """Hat flying, arms up, mouth open."""
    pen.fill([(34, 60), (66, 60), (72, 98), (28, 98)], "amber:paper:45")
    pen.fill([(52, 60), (66, 60), (72, 98), (52, 98)], "amber:wood:35")
    _arm(pen, [(34, 64), (18, 54), (14, 34)], "amber:paper:35")
    _arm(pen, [(66, 64), (82, 54), (86, 34)], "amber:wood:30")
    _face(pen, 42)
    pen.disc(50, 54, 6, 5, ink="ink")
    pen.blob([(33, 34), (40, 24), (60, 24), (67, 34), (50, 30)], "wood:ink:20")
    pen.fill([(32, 10), (62, 4), (66, 14), (36, 20)], "stone")
    pen.stroke([(26, 23), (74, 13)], "stone:ink:25", 5)


def cattle(pen: Pen) -> None:
    """A burning cow."""
    for x, size in ((22, 24), (40, 34), (58, 30), (74, 20)):
        pen.blob(
            [(x - size / 3, 48), (x - size / 4, 34), (x, 44 - size), (x + size / 4, 32), (x + size / 3, 48)],
            "martian",
        )
        pen.blob([(x - size / 5, 50), (x, 50 - size * 0.6), (x + size / 5, 50)], "amber")
    for x in (20, 34, 62, 74):
        pen.stroke([(x, 74), (x - 4, 96)], "paper:ink:15", 8)
        pen.disc(x - 4, 96, 5, 3.4, ink="ink")
    pen.fill(round_rect(10, 44, 72, 36, 16), "paper")
    pen.blob([(24, 46), (40, 44), (42, 60), (28, 64)], "ink")
    pen.blob([(52, 58), (68, 56), (70, 74), (56, 76)], "ink")
    pen.fill(round_rect(74, 36, 24, 30, 9), "paper")
    pen.disc(87, 62, 11, 7, ink="skin")
    pen.stroke([(76, 38), (70, 30)], "stone", 4)
    pen.stroke([(94, 38), (99, 30)], "stone", 4)
    for x in (81, 92):
        pen.disc(x, 48, 3, 4, ink="ink")


def bug(pen: Pen) -> None:
    """An ant the size of a van."""
    for x, y, u, v in (
        (36, 56, 8, 36),
        (40, 62, 4, 66),
        (42, 68, 14, 92),
        (64, 56, 92, 36),
        (60, 62, 96, 66),
        (58, 68, 86, 92),
    ):
        pen.stroke([(x, y), ((x + u) / 2 + (4 if u > 50 else -4), min(y, v) - 8), (u, v)], "ink:violet:50", 6)
    pen.disc(50, 80, 22, 18, ink="violet:ink:25")
    pen.disc(50, 80, 22, 6, ink="violet:ink:50")
    pen.disc(50, 58, 14, 11, ink="violet:ink:10")
    pen.disc(50, 34, 20, 18, ink="violet")
    for x in (39, 61):
        pen.disc(x, 30, 8.5, 10, ink="blood")
        pen.disc(x - 2, 26, 3, ink="white")
    pen.stroke([(42, 48), (34, 58), (46, 56)], "amber", 5)
    pen.stroke([(58, 48), (66, 58), (54, 56)], "amber", 5)
    pen.stroke([(42, 18), (34, 6), (26, 8)], "violet", 4)
    pen.stroke([(58, 18), (66, 6), (74, 8)], "violet", 4)


FIGURES: dict[str, Callable[[Pen], None]] = {
    "martian_grunt": martian_grunt,
    "martian_commander": martian_commander,
    "martian_freeze": martian_freeze,
    "general_tor": general_tor,
    "us_carbine": us_carbine,
    "us_lmg": us_lmg,
    "us_missile": us_missile,
    "us_sergeant": us_sergeant,
    "buddy": buddy,
    "brandi": brandi,
    "deke": deke,
    "joe": joe,
    "eva": eva,
    "ashley": ashley,
    "troy": troy,
    "phil": phil,
    "edwyn": edwyn,
    "civilian": civilian,
    "cattle": cattle,
    "bug": bug,
    "beta_martian": martian_grunt,
    "beta_us_soldier": us_carbine,
    "beta_eva": eva,
    "beta_troy": troy,
    "beta_sergeant": us_sergeant,
}


def figure_of(profile: str) -> Callable[[Pen], None]:
    """Returns the drawing of a profile; profiles without one of their own look like civilians."""
    return FIGURES.get(profile, civilian)
