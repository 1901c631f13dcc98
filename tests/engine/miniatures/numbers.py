"""Every number of the rules digest, and the few without use in the base game."""

FINAL = {
    0: 6,
    1: 6,
    2: 6,
    3: 9,
    4: 7,
    5: 1,
    6: 2,
    7: 5,
    8: 3,
    9: 6,
    10: 7,
    11: 3,
    12: 4,
    13: 5,
    14: 5,
    15: 4,
    16: 19,
    17: 0,  # one number without parts: the profiles
    18: 5,
    19: 4,
    20: 1,
    21: 10,  # one part per scenario
}
BETA = 14
QUESTIONS = 70
RULINGS = 104  # from 71 on they are ours: docs/rulings/miniatures.md


def _parts(chapter: int, parts: int) -> tuple[str, ...]:
    return tuple(f"R{chapter}.{part}" for part in range(1, parts + 1)) or (f"R{chapter}",)


_SHARED = """
peace slippery friends mind_control cunning stun_ray
artillery splat ingenuity strafing cute argument stealth lucky jammed barrage
"""
_ONCE = """
b_death_ray b_ever_more f_heat_ray f_reinforcements f_giant_robot f_brazen f_target_lock f_take_cover f_rally
f_grenade f_observer
"""
EFFECTS: tuple[str, ...] = (
    *(f"{mark}_{effect}" for mark in "fb" for effect in _SHARED.split()),
    *_ONCE.split(),
)
EVENTS: tuple[str, ...] = (
    *(f"FE{event}" for event in range(1, 10)),
    *(f"BE{event}" for event in range(1, 7)),
)

CHAPTERS: tuple[tuple[str, tuple[str, ...]], ...] = (
    *((f"R{chapter}", _parts(chapter, parts)) for chapter, parts in FINAL.items()),
    ("RB", tuple(f"RB.{part}" for part in range(1, BETA + 1))),
    ("B", ("B1", "B2")),
    ("Q", tuple(f"Q{question}" for question in range(1, QUESTIONS + 1))),
    ("Ours", tuple(f"Q{question}" for question in range(QUESTIONS + 1, RULINGS + 1))),
    ("Cards", EFFECTS),
    ("Events", EVENTS),
)

NUMBERS: tuple[str, ...] = tuple(number for _, numbers in CHAPTERS for number in numbers)

WITHOUT_USE: dict[str, str] = {
    "R3.8": "without meaning on the grid: a figure has no place inside its square (Q12)",
    "R3.9": "no figure of the base game lacks a Fight value",
    "R13.5": "nothing in the base game makes a figure scatter; civilians do, and they fight nobody",
    "Q38": "nothing in the base game makes a figure scatter (R13.5)",
}
