"""Positions on the page, independent of the position, so that nothing jumps between turns."""

from typing import NamedTuple

from engine.new_wave.content import AreaId, Side
from renderer.scenes import scoreboard
from renderer.shapes import Box, Point
from renderer.sprites import britain, country
from renderer.sprites.atlas import TILE

WIDTH = britain.WIDTH
MARGIN = 12
HEAD = scoreboard.HEIGHT
MAP = Box(0, HEAD, WIDTH, britain.HEIGHT)
HEIGHT = MAP.y + MAP.h  # as posted
STAMP = Box(952, MAP.y + 24, 304, 164)

# Below the map, where everything is shown.
RIBBON = Box(WIDTH // 2 - 400, HEIGHT + 8, 800, 48)
TRACKS = {
    Side.HUMANS: Box(MARGIN, HEIGHT + 66, WIDTH - 2 * MARGIN, 46),
    Side.MARTIANS: Box(MARGIN, HEIGHT + 118, WIDTH - 2 * MARGIN, 46),
}
TRACK_HEAD = 160  # width of the name of a track
NEWS = Box(MARGIN, HEIGHT + 174, 868, 330)
KEY = Box(MARGIN + 880, HEIGHT + 174, WIDTH - 2 * MARGIN - 880, 330)
CAMP_TOP = HEIGHT + 514
CAMP = 372
CAMP_WIDTH = (WIDTH - 3 * MARGIN) // 2
CAMPS = {
    Side.HUMANS: Box(MARGIN, CAMP_TOP, CAMP_WIDTH, CAMP),
    Side.MARTIANS: Box(WIDTH - MARGIN - CAMP_WIDTH, CAMP_TOP, CAMP_WIDTH, CAMP),
}
OFFER = 48  # height of an offer in a camp's panel
WHOLE = CAMP_TOP + CAMP + 12

UNIT = Box(0, 0, 72, 80)
BUILDING = 70
PEOPLE = Box(0, 0, 92, 52)
INFLUENCE = 42
FLASH = 66
NAME = 31  # font size of the names of areas
LINE = 30  # line height of the names


class Spot(NamedTuple):
    """The places of an area's contents, as points of the map."""

    name: Point
    home: Point  # between its building, on the left, and its civilians, on the right
    field: Point  # the middle of its units
    room: int  # the width for its units
    name_room: int = 206  # the width for its name; longer names have two lines,
    name_lines: int = 2  # unless there is only room for one


SPOTS: dict[AreaId, Spot] = {
    AreaId("northern_highlands"): Spot(Point(400, 48), Point(252, 106), Point(410, 110), 150, name_room=260),
    AreaId("western_highlands"): Spot(Point(92, 176), Point(242, 206), Point(248, 297), 130, name_room=130),
    AreaId("grampian"): Spot(Point(592, 154), Point(474, 202), Point(636, 210), 150),
    AreaId("central_lowlands"): Spot(Point(412, 254), Point(396, 322), Point(556, 296), 130, name_room=230),
    AreaId("southern_uplands"): Spot(Point(364, 400), Point(374, 455), Point(548, 398), 140, name_room=230),
    AreaId("northumbria"): Spot(Point(730, 358), Point(706, 410), Point(694, 479), 136),
    AreaId("north_west"): Spot(Point(562, 461), Point(564, 543), Point(598, 626), 150),
    AreaId("yorkshire"): Spot(Point(838, 497), Point(802, 553), Point(790, 626), 240),
    AreaId("wales"): Spot(Point(458, 698), Point(452, 753), Point(440, 837), 220),
    AreaId("west_midlands"): Spot(Point(668, 706), Point(668, 761), Point(666, 841), 200),
    AreaId("east_midlands"): Spot(Point(896, 676), Point(890, 729), Point(852, 803), 146),
    AreaId("east_anglia"): Spot(Point(1086, 720), Point(1080, 773), Point(1140, 841), 140),
    AreaId("london"): Spot(Point(924, 870), Point(920, 926), Point(968, 1005), 220),
    AreaId("wessex"): Spot(Point(734, 908), Point(736, 960), Point(700, 1024), 146),
    AreaId("west_country"): Spot(Point(506, 964), Point(512, 1017), Point(350, 1063), 180),
    AreaId("hebridean_sea"): Spot(Point(92, 338), Point(92, 390), Point(92, 396), 160),
    AreaId("north_sea_north"): Spot(Point(1090, 262), Point(1090, 328), Point(1090, 338), 260, name_room=250),
    AreaId("north_sea_south"): Spot(Point(1176, 551), Point(1176, 630), Point(1166, 638), 200, name_room=180),
    AreaId("english_channel"): Spot(Point(804, 1108), Point(804, 1154), Point(804, 1158), 240),
    AreaId("celtic_sea"): Spot(Point(170, 956), Point(170, 1007), Point(170, 1017), 240),
    AreaId("irish_sea"): Spot(Point(340, 567), Point(340, 620), Point(340, 626), 200),
}
ANCHOR = Box(672, 1086, 50, 54)  # where new navies enter, on the map


def on_page(at: Point) -> Point:
    """Converts a point of the map into a point of the page."""
    return Point(MAP.x + at.x, MAP.y + at.y)


def name_of(area: AreaId) -> Point:
    return on_page(SPOTS[area].name)


def people(area: AreaId) -> Box:
    """Returns the box of an area's civilians."""
    x, y = on_page(SPOTS[area].home)
    return Box(x, y - PEOPLE.h // 2, PEOPLE.w, PEOPLE.h)


def building(area: AreaId) -> Box:
    x, y = on_page(SPOTS[area].home)
    return Box(x - BUILDING - 4, y - BUILDING // 2, BUILDING, BUILDING)


def balloons(area: AreaId) -> Box:
    """Returns the box of balloons: at the bottom left of the building."""
    x, y, *_ = building(area)
    return Box(x - 34, y + 30, 60, 60)


def influence(area: AreaId, number: int, *, beside: bool) -> Box:
    """Returns the box of an influence marker: beside the civilians, or in their place."""
    x, y, w, h = people(area)
    left = x + w - 3 if beside else x + 4
    return Box(left + number * (INFLUENCE - 4), y + (h - INFLUENCE) // 2, INFLUENCE, INFLUENCE)


def toll(area: AreaId) -> Box:
    """Returns the box for the number of dead civilians, below the living."""
    x, y, *_ = people(area)
    return Box(x + 4, y + 38, 62, 42)


def flash(area: AreaId, standing: int, number: int = 0) -> Box:
    """Returns the box of a strike: left of this many units, or in their place."""
    x, y = on_page(SPOTS[area].field)
    if standing:
        x = units(area, standing)[0].x - FLASH // 2 + 12
    return Box(x - FLASH // 2 - number * 46, y - FLASH // 2, FLASH, FLASH)


def units(area: AreaId, count: int) -> list[Box]:
    """Returns the boxes of this many units: side by side, overlapping where there is no room."""
    spot = SPOTS[area]
    x, y = on_page(spot.field)
    step = min(UNIT.w + 2, (spot.room - UNIT.w) // max(1, count - 1))
    left = x - (step * (count - 1) + UNIT.w) // 2
    return [Box(left + step * number, y - UNIT.h // 2, UNIT.w, UNIT.h) for number in range(count)]


def overlay(area: AreaId) -> Box:
    left, top, right, bottom = country.bounds(area)
    return Box(MAP.x + left, MAP.y + top, right - left, bottom - top)


def tiles() -> list[tuple[int, int, Box]]:
    """Returns the tiles of the map: column, row and box."""
    wide, high = TILE
    return [
        (column, row, Box(MAP.x + column * wide, MAP.y + row * high, wide, high))
        for row in range(-(-MAP.h // high))
        for column in range(-(-MAP.w // wide))
    ]


def around(area: AreaId) -> Box:
    """Returns the box of an area and its surroundings, clipped to the map."""
    x, y = on_page(SPOTS[area].home)
    wide, high = 560, 520
    left = min(max(0, x - wide // 2), WIDTH - wide)
    top = min(max(MAP.y, y - high // 2), MAP.y + MAP.h - high)
    return Box(left, top, wide, high)
