"""Our own outline of Great Britain: coasts and borders as lines between areas, in degrees."""

from typing import NamedTuple

WIDTH, HEIGHT = 1280, 1200
WEST, NORTH = -6.92, 58.96  # the degrees of the map's top left corner
# Units per degree: wider than in reality, and larger in the south, where most pieces are.
ACROSS = 140.0
DOWN_NORTH, DOWN_SOUTH, BEND = 107.0, 137.0, 55.4
EAST = WEST + WIDTH / ACROSS
SOUTH = BEND - (HEIGHT - (NORTH - BEND) * DOWN_NORTH) / DOWN_SOUTH

Degrees = tuple[float, float]  # longitude, latitude


class Line(NamedTuple):
    """A part of a border: the two areas it separates, and its points."""

    areas: tuple[str, str]
    places: tuple[Degrees, ...]

    @property
    def coast(self) -> bool:
        return (self.areas[0] in SEAS) != (self.areas[1] in SEAS)


SEAS = (
    "hebridean_sea",
    "north_sea_north",
    "north_sea_south",
    "english_channel",
    "celtic_sea",
    "irish_sea",
)

# Points where three areas meet.
STRATHY = (-4.02, 58.6)
APPLECROSS = (-5.78, 57.42)
GREAT_GLEN = (-4.62, 57.26)
INVERNESS = (-4.22, 57.5)
CRIANLARICH = (-4.5, 56.5)
CLYDE = (-4.58, 55.94)
DUNDEE = (-2.95, 56.45)
AYR = (-4.66, 55.47)
DUNBAR = (-2.48, 56.0)
CORSEWALL = (-5.16, 55.0)
SOLWAY = (-3.05, 54.98)
KIELDER = (-2.65, 55.2)
BERWICK = (-2.0, 55.77)
TYNEMOUTH = (-1.4, 55.02)
STAINMORE = (-2.3, 54.5)
TEESMOUTH = (-1.15, 54.63)
PEAK = (-2.12, 53.42)
TRENT = (-1.42, 53.24)
GOOLE = (-0.78, 53.7)
MAELOR = (-2.72, 52.9)
DEE = (-3.06, 53.2)
LYNN = (0.36, 52.8)
FENS = (-0.32, 52.32)
CHERWELL = (-1.15, 52.1)
HARWICH = (1.27, 51.94)
KENNET = (-1.42, 51.64)
FORELAND = (1.4, 51.17)
CHICHESTER = (-0.82, 50.76)
COTSWOLDS = (-2.08, 51.6)
DEAN = (-2.62, 51.87)
SEVERN = (-2.92, 51.46)
CHESIL = (-2.62, 50.65)
ST_DAVIDS = (-5.32, 51.9)
LANDS_END = (-5.72, 50.07)

# Points where the borders of the seas leave the map.
AT_NORTH = (-4.02, NORTH)
AT_EAST = (EAST, 54.62)
AT_STRAIT = (EAST, 50.75)
AT_SOUTH = (-6.05, SOUTH)
AT_WEST = (WEST, 51.62)
AT_ULSTER = (WEST, 55.12)

LINES = (
    # --- the coast, clockwise from Applecross ---
    Line(
        ("northern_highlands", "hebridean_sea"),
        (
            APPLECROSS,
            (-5.86, 57.55),
            (-5.66, 57.62),
            (-5.82, 57.85),
            (-5.55, 57.86),
            (-5.2, 57.86),
            (-5.45, 58.05),
            (-5.2, 58.16),
            (-5.4, 58.26),
            (-5.02, 58.36),
            (-5.1, 58.5),
            (-5.0, 58.63),
            (-4.72, 58.56),
            (-4.5, 58.57),
            STRATHY,
        ),
    ),
    Line(
        ("northern_highlands", "north_sea_north"),
        (
            STRATHY,
            (-3.6, 58.6),
            (-3.37, 58.68),
            (-3.03, 58.64),
            (-3.08, 58.42),
            (-3.35, 58.25),
            (-3.68, 58.1),
            (-4.05, 57.88),
            (-3.78, 57.86),
            (-4.05, 57.68),
            (-4.35, 57.62),
            INVERNESS,
        ),
    ),
    Line(
        ("grampian", "north_sea_north"),
        (
            INVERNESS,
            (-3.9, 57.6),
            (-3.6, 57.64),
            (-3.28, 57.72),
            (-2.9, 57.7),
            (-2.5, 57.67),
            (-2.0, 57.7),
            (-1.77, 57.5),
            (-1.98, 57.3),
            (-2.08, 57.13),
            (-2.2, 56.95),
            (-2.46, 56.7),
            (-2.62, 56.54),
            DUNDEE,
        ),
    ),
    Line(
        ("central_lowlands", "north_sea_north"),
        (
            DUNDEE,
            (-3.22, 56.36),
            (-2.85, 56.36),
            (-2.58, 56.28),
            (-2.95, 56.18),
            (-3.2, 56.05),
            (-3.65, 56.04),
            (-3.3, 55.98),
            (-3.0, 55.96),
            (-2.72, 56.06),
            DUNBAR,
        ),
    ),
    Line(("southern_uplands", "north_sea_north"), (DUNBAR, (-2.14, 55.92), BERWICK)),
    Line(
        ("northumbria", "north_sea_north"), (BERWICK, (-1.7, 55.61), (-1.6, 55.38), (-1.5, 55.16), TYNEMOUTH)
    ),
    Line(("northumbria", "north_sea_south"), (TYNEMOUTH, (-1.34, 54.85), (-1.18, 54.69), TEESMOUTH)),
    Line(
        ("yorkshire", "north_sea_south"),
        (
            TEESMOUTH,
            (-0.82, 54.56),
            (-0.58, 54.48),
            (-0.38, 54.27),
            (-0.06, 54.12),
            (-0.2, 54.05),
            (-0.14, 53.86),
            (0.1, 53.62),
            (-0.1, 53.66),
            (-0.4, 53.74),
            GOOLE,
        ),
    ),
    Line(
        ("east_midlands", "north_sea_south"),
        (
            GOOLE,
            (-0.4, 53.68),
            (-0.05, 53.56),
            (0.15, 53.46),
            (0.3, 53.28),
            (0.34, 53.1),
            (0.06, 52.94),
            (0.12, 52.84),
            LYNN,
        ),
    ),
    Line(
        ("east_anglia", "north_sea_south"),
        (
            LYNN,
            (0.48, 52.95),
            (0.9, 52.97),
            (1.32, 52.93),
            (1.68, 52.74),
            (1.76, 52.48),
            (1.62, 52.2),
            (1.5, 52.02),
            HARWICH,
        ),
    ),
    Line(
        ("london", "north_sea_south"),
        (
            HARWICH,
            (1.1, 51.78),
            (0.8, 51.74),
            (0.95, 51.6),
            (0.7, 51.53),
            (0.35, 51.48),
            (0.7, 51.42),
            (1.05, 51.37),
            (1.44, 51.38),
            FORELAND,
        ),
    ),
    Line(
        ("london", "english_channel"),
        (
            FORELAND,
            (1.15, 51.06),
            (0.97, 50.91),
            (0.6, 50.86),
            (0.25, 50.73),
            (-0.15, 50.82),
            (-0.5, 50.8),
            CHICHESTER,
        ),
    ),
    Line(
        ("wessex", "english_channel"),
        (
            CHICHESTER,
            (-1.1, 50.8),
            (-1.38, 50.9),
            (-1.55, 50.72),
            (-1.9, 50.72),
            (-1.96, 50.59),
            (-2.2, 50.63),
            (-2.45, 50.52),
            CHESIL,
        ),
    ),
    Line(
        ("west_country", "english_channel"),
        (
            CHESIL,
            (-2.95, 50.72),
            (-3.3, 50.66),
            (-3.5, 50.52),
            (-3.5, 50.36),
            (-3.66, 50.21),
            (-3.9, 50.24),
            (-4.15, 50.36),
            (-4.5, 50.33),
            (-4.8, 50.22),
            (-5.02, 50.14),
            (-5.2, 49.96),
            (-5.4, 50.1),
            (-5.58, 50.04),
            LANDS_END,
        ),
    ),
    Line(
        ("west_country", "celtic_sea"),
        (
            LANDS_END,
            (-5.48, 50.22),
            (-5.1, 50.42),
            (-5.02, 50.56),
            (-4.76, 50.67),
            (-4.56, 50.85),
            (-4.53, 51.02),
            (-4.25, 51.02),
            (-4.22, 51.2),
            (-3.8, 51.24),
            (-3.4, 51.19),
            (-3.02, 51.2),
            (-3.02, 51.34),
            SEVERN,
        ),
    ),
    Line(
        ("wales", "celtic_sea"),
        (
            SEVERN,
            (-3.18, 51.42),
            (-3.55, 51.4),
            (-3.75, 51.5),
            (-3.92, 51.62),
            (-4.25, 51.56),
            (-4.32, 51.68),
            (-4.68, 51.68),
            (-4.93, 51.6),
            (-5.18, 51.7),
            (-5.1, 51.82),
            ST_DAVIDS,
        ),
    ),
    Line(
        ("wales", "irish_sea"),
        (
            ST_DAVIDS,
            (-5.05, 52.02),
            (-4.68, 52.12),
            (-4.3, 52.25),
            (-4.08, 52.42),
            (-4.06, 52.7),
            (-4.16, 52.87),
            (-4.5, 52.8),
            (-4.76, 52.79),
            (-4.5, 52.97),
            (-4.3, 53.14),
            (-4.05, 53.24),
            (-3.86, 53.34),
            (-3.5, 53.31),
            (-3.3, 53.36),
            DEE,
        ),
    ),
    Line(
        ("north_west", "irish_sea"),
        (
            DEE,
            (-3.2, 53.4),
            (-3.0, 53.42),
            (-3.1, 53.57),
            (-2.95, 53.72),
            (-3.06, 53.85),
            (-2.84, 54.02),
            (-2.86, 54.18),
            (-3.22, 54.07),
            (-3.42, 54.35),
            (-3.63, 54.52),
            (-3.5, 54.75),
            (-3.32, 54.9),
            SOLWAY,
        ),
    ),
    Line(
        ("southern_uplands", "irish_sea"),
        (
            SOLWAY,
            (-3.58, 54.88),
            (-3.85, 54.85),
            (-4.1, 54.78),
            (-4.4, 54.88),
            (-4.38, 54.68),
            (-4.75, 54.84),
            (-4.88, 54.64),
            (-5.08, 54.8),
            CORSEWALL,
        ),
    ),
    Line(
        ("southern_uplands", "hebridean_sea"),
        (CORSEWALL, (-4.98, 55.02), (-4.96, 55.14), (-4.82, 55.3), AYR),
    ),
    Line(("central_lowlands", "hebridean_sea"), (AYR, (-4.72, 55.62), (-4.9, 55.74), (-4.86, 55.92), CLYDE)),
    Line(
        ("western_highlands", "hebridean_sea"),
        (
            CLYDE,
            (-4.78, 56.02),
            (-5.0, 55.88),
            (-5.25, 55.98),
            (-5.42, 55.85),
            (-5.5, 55.6),
            (-5.54, 55.4),
            (-5.78, 55.3),
            (-5.68, 55.6),
            (-5.7, 55.88),
            (-5.56, 56.14),
            (-5.5, 56.4),
            (-5.15, 56.72),
            (-5.6, 56.52),
            (-5.95, 56.56),
            (-6.22, 56.73),
            (-5.85, 56.84),
            (-5.88, 57.02),
            (-5.6, 57.16),
            APPLECROSS,
        ),
    ),
    # --- borders on land ---
    Line(("northern_highlands", "western_highlands"), (APPLECROSS, (-5.4, 57.45), (-5.0, 57.35), GREAT_GLEN)),
    Line(("northern_highlands", "grampian"), (GREAT_GLEN, (-4.4, 57.36), INVERNESS)),
    Line(
        ("western_highlands", "grampian"),
        (GREAT_GLEN, (-4.72, 57.02), (-4.45, 56.82), (-4.6, 56.64), CRIANLARICH),
    ),
    Line(("western_highlands", "central_lowlands"), (CRIANLARICH, (-4.66, 56.3), (-4.58, 56.12), CLYDE)),
    Line(("grampian", "central_lowlands"), (CRIANLARICH, (-4.0, 56.62), (-3.5, 56.6), (-3.2, 56.52), DUNDEE)),
    Line(
        ("central_lowlands", "southern_uplands"),
        (AYR, (-4.25, 55.5), (-3.8, 55.52), (-3.4, 55.68), (-2.95, 55.78), DUNBAR),
    ),
    Line(("southern_uplands", "northumbria"), (BERWICK, (-2.28, 55.65), (-2.28, 55.44), KIELDER)),
    Line(("southern_uplands", "north_west"), (KIELDER, (-2.85, 55.08), SOLWAY)),
    Line(("northumbria", "north_west"), (KIELDER, (-2.48, 54.95), (-2.42, 54.7), STAINMORE)),
    Line(("northumbria", "yorkshire"), (STAINMORE, (-1.9, 54.46), (-1.5, 54.5), TEESMOUTH)),
    Line(("north_west", "yorkshire"), (STAINMORE, (-2.32, 54.15), (-2.12, 53.85), PEAK)),
    Line(("north_west", "west_midlands"), (PEAK, (-2.3, 53.14), (-2.5, 52.98), MAELOR)),
    Line(("north_west", "wales"), (MAELOR, (-2.95, 53.0), DEE)),
    Line(("yorkshire", "west_midlands"), (PEAK, (-1.78, 53.3), TRENT)),
    Line(("yorkshire", "east_midlands"), (TRENT, (-1.15, 53.44), (-0.95, 53.5), GOOLE)),
    Line(("wales", "west_midlands"), (MAELOR, (-3.05, 52.68), (-3.08, 52.3), (-2.9, 52.0), DEAN)),
    Line(("wales", "west_country"), (DEAN, (-2.64, 51.66), SEVERN)),
    Line(("west_midlands", "east_midlands"), (TRENT, (-1.62, 52.85), (-1.42, 52.5), CHERWELL)),
    Line(("west_midlands", "london"), (CHERWELL, (-1.22, 51.86), KENNET)),
    Line(("west_midlands", "wessex"), (KENNET, (-1.74, 51.7), COTSWOLDS)),
    Line(("west_midlands", "west_country"), (COTSWOLDS, (-2.36, 51.76), DEAN)),
    Line(("east_midlands", "east_anglia"), (LYNN, (0.08, 52.66), (-0.2, 52.52), FENS)),
    Line(("east_midlands", "london"), (FENS, (-0.7, 52.14), CHERWELL)),
    Line(("east_anglia", "london"), (FENS, (0.1, 52.08), (0.6, 52.02), HARWICH)),
    Line(("london", "wessex"), (KENNET, (-1.05, 51.42), (-0.98, 51.1), CHICHESTER)),
    Line(("wessex", "west_country"), (COTSWOLDS, (-2.3, 51.3), (-2.32, 50.95), CHESIL)),
    # --- borders at sea ---
    Line(("hebridean_sea", "north_sea_north"), (AT_NORTH, STRATHY)),
    Line(("north_sea_north", "north_sea_south"), (TYNEMOUTH, AT_EAST)),
    Line(("north_sea_south", "english_channel"), (FORELAND, AT_STRAIT)),
    Line(("english_channel", "celtic_sea"), (LANDS_END, AT_SOUTH)),
    Line(("celtic_sea", "irish_sea"), (ST_DAVIDS, AT_WEST)),
    Line(("irish_sea", "hebridean_sea"), (CORSEWALL, AT_ULSTER)),
)

# The edges of the map, each of one sea.
FRAME: dict[str, tuple[Degrees, ...]] = {
    "hebridean_sea": (AT_ULSTER, (WEST, NORTH), AT_NORTH),
    "north_sea_north": (AT_NORTH, (EAST, NORTH), AT_EAST),
    "north_sea_south": (AT_EAST, AT_STRAIT),
    "english_channel": (AT_STRAIT, (EAST, SOUTH), AT_SOUTH),
    "celtic_sea": (AT_SOUTH, (WEST, SOUTH), AT_WEST),
    "irish_sea": (AT_WEST, AT_ULSTER),
}

# Islands, each with the area it belongs to.
ISLANDS: tuple[tuple[str, tuple[Degrees, ...]], ...] = (
    (
        "northern_highlands",  # Lewis and Harris
        (
            (-6.0, 58.52),
            (-5.98, 58.34),
            (-6.28, 58.1),
            (-6.4, 57.9),
            (-6.74, 57.86),
            (-6.68, 58.14),
            (-6.46, 58.34),
        ),
    ),
    (
        "western_highlands",  # Skye
        (
            (-6.28, 57.7),
            (-6.12, 57.45),
            (-5.95, 57.2),
            (-6.15, 57.06),
            (-6.4, 57.2),
            (-6.72, 57.38),
            (-6.5, 57.55),
        ),
    ),
    (
        "western_highlands",
        ((-6.1, 56.64), (-5.72, 56.46), (-5.82, 56.3), (-6.3, 56.28), (-6.2, 56.46), (-6.32, 56.6)),
    ),
    ("central_lowlands", ((-5.28, 55.72), (-5.1, 55.66), (-5.08, 55.48), (-5.3, 55.46), (-5.36, 55.6))),
    ("northern_highlands", ((-3.35, 58.92), (-2.95, 58.95), (-2.85, 58.82), (-3.15, 58.78), (-3.4, 58.8))),
    ("wales", ((-4.62, 53.4), (-4.28, 53.42), (-4.08, 53.31), (-4.2, 53.22), (-4.42, 53.14), (-4.66, 53.28))),
    ("wessex", ((-1.58, 50.66), (-1.3, 50.74), (-1.08, 50.68), (-1.3, 50.58))),
)
# Land outside the game: the Isle of Man, the east of Ireland, a corner of France.
ABROAD: tuple[tuple[Degrees, ...], ...] = (
    ((-4.78, 54.06), (-4.36, 54.18), (-4.36, 54.42), (-4.62, 54.24)),
    (
        (WEST - 0.2, 55.0),
        (-7.3, 55.06),
        (-6.95, 55.24),
        (-6.5, 55.22),
        (-6.1, 55.2),
        (-6.0, 55.0),
        (-5.72, 54.82),
        (-5.9, 54.62),
        (-5.45, 54.44),
        (-5.6, 54.26),
        (-6.1, 54.06),
        (-6.35, 53.92),
        (-6.1, 53.6),
        (-6.08, 53.3),
        (-6.0, 52.96),
        (-6.2, 52.6),
        (-6.38, 52.2),
        (-6.9, 52.14),
        (-7.4, 52.0),
        (WEST - 0.2, 51.94),
    ),
    (
        (EAST + 0.2, 51.2),
        (2.6, 51.05),
        (1.9, 50.96),
        (1.6, 50.86),
        (1.58, 50.5),
        (1.52, 50.2),
        (1.0, 49.95),
        (0.4, 49.75),
        (0.1, 49.5),
        (0.0, SOUTH - 0.2),
        (EAST + 0.2, SOUTH - 0.2),
    ),
)
