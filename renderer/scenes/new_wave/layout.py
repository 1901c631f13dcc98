"""Positions on the page, independent of the position, so that nothing jumps between turns."""

from typing import NamedTuple

from engine.new_wave.content import AreaId, Side
from renderer.shapes import Box, Point
from renderer.sprites import britain, country
from renderer.sprites.atlas import TILE

WIDTH = 1200
MARGIN = 12
HEAD = 116  # the title, the side on turn, and the count of each side
TITLE = Point(WIDTH // 2, 38)
RIBBON = Box(WIDTH // 2 - 305, 64, 610, 48)
PLATES = {Side.HUMANS: Box(10, 8, 272, 104), Side.MARTIANS: Box(WIDTH - 282, 8, 272, 104)}

TRACKS = {Side.HUMANS: Box(MARGIN, 122, 1176, 46), Side.MARTIANS: Box(MARGIN, 174, 1176, 46)}
TRACK_HEAD = 150  # width of the name of a track

MAP = Box(0, 230, WIDTH, britain.HEIGHT)
NEWS = Box(716, MAP.y + 12, 472, 326)
STAMP = Box(884, MAP.y + 372, 304, 164)
KEY = Box(832, MAP.y + MAP.h - 240, 356, 236)

CAMP_TOP = MAP.y + MAP.h + 10
CAMP = 372
CAMPS = {
    Side.HUMANS: Box(MARGIN, CAMP_TOP, 582, CAMP),
    Side.MARTIANS: Box(WIDTH - MARGIN - 582, CAMP_TOP, 582, CAMP),
}
OFFER = 48  # height of an offer in a camp's panel
HEIGHT = CAMP_TOP + CAMP + 12

UNIT = Box(0, 0, 68, 75)
BUILDING = 70
PEOPLE = Box(0, 0, 92, 52)
INFLUENCE = 42
FLASH = 66
NAME = 26  # font size of the names of areas
LINE = 27  # line height of the names


class Spot(NamedTuple):
    """The places of an area's contents, as points of the map."""

    name: Point
    home: Point  # between its building, on the left, and its civilians, on the right
    field: Point  # the middle of its units
    room: int  # the width for its units
    name_room: int = 206  # the width for its name; longer names have two lines,
    name_lines: int = 2  # unless there is only room for one


SPOTS: dict[AreaId, Spot] = {
    AreaId("northern_highlands"): Spot(Point(340, 74), Point(296, 118), Point(262, 180), 200, name_lines=1),
    AreaId("western_highlands"): Spot(Point(84, 212), Point(224, 252), Point(228, 332), 180, name_room=130),
    AreaId("grampian"): Spot(Point(446, 172), Point(446, 214), Point(434, 276), 220),
    AreaId("central_lowlands"): Spot(Point(398, 328), Point(386, 370), Point(374, 428), 200),
    AreaId("southern_uplands"): Spot(Point(344, 470), Point(334, 514), Point(500, 446), 130),
    AreaId("northumbria"): Spot(Point(640, 440), Point(610, 482), Point(622, 546), 150),
    AreaId("north_west"): Spot(Point(492, 532), Point(494, 604), Point(524, 700), 140),
    AreaId("yorkshire"): Spot(Point(698, 588), Point(698, 630), Point(692, 696), 230),
    AreaId("wales"): Spot(Point(402, 800), Point(396, 846), Point(388, 946), 210),
    AreaId("west_midlands"): Spot(Point(584, 806), Point(586, 850), Point(584, 924), 190),
    AreaId("east_midlands"): Spot(Point(776, 762), Point(772, 806), Point(756, 876), 190),
    AreaId("east_anglia"): Spot(Point(946, 830), Point(942, 872), Point(950, 938), 190),
    AreaId("london"): Spot(Point(806, 962), Point(800, 1006), Point(836, 1076), 220),
    AreaId("wessex"): Spot(Point(640, 1026), Point(640, 1066), Point(606, 1134), 160),
    AreaId("west_country"): Spot(Point(440, 1086), Point(446, 1130), Point(310, 1174), 160),
    AreaId("hebridean_sea"): Spot(Point(82, 352), Point(82, 404), Point(82, 408), 150),
    AreaId("north_sea_north"): Spot(Point(780, 400), Point(780, 454), Point(780, 458), 200),
    AreaId("north_sea_south"): Spot(Point(1040, 640), Point(1040, 694), Point(1040, 698), 220),
    AreaId("english_channel"): Spot(Point(700, 1232), Point(700, 1288), Point(700, 1292), 200),
    AreaId("celtic_sea"): Spot(Point(150, 1072), Point(150, 1126), Point(150, 1130), 220),
    AreaId("irish_sea"): Spot(Point(316, 656), Point(316, 708), Point(316, 712), 200),
}
ANCHOR = Box(584, 1206, 50, 54)  # where new navies enter, on the map


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
    return Box(x - 30, y + 36, 52, 52)


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
