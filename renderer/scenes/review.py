"""The chart of a finished game: each seat's chance to win over time, and the turning points."""

from collections.abc import Iterator
from math import hypot

import msgspec

from renderer.scenes.charts import EDGE, WIDTH, head, sky
from renderer.shapes import Box, Label, Point, Scene, Shape, Sprite, Track

HEIGHT = 1010
LEFT, RIGHT, TOP, BOTTOM = 150, 1152, 236, 810  # edges of the curves
GRID = (0, 25, 50, 75, 100)
SKY = 43  # the number of its sky
MARK = 30  # size of a seat's marks on its curve
SIGN = 64  # size of a turning point's sign
AWAY = 78  # distance from a sign to the curve, in both directions
KEY_ROW = 64
MOST_NUMBERS = 12  # rounds numbered below the curves


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """One seat's chances to win, from the start to the end."""

    name: str
    ink: str
    chances: tuple[float, ...]
    margins: tuple[float, ...]  # the margin of error of each chance


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """A turning point: its course, and the two marks it lies between."""

    course: int
    start: int  # index of the mark
    end: int


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """The whole chart, with its texts."""

    title: str
    about: str
    courses: tuple[Course, ...]
    rounds: tuple[str, ...]  # the label below each mark; "" for none
    turns: tuple[TurningPoint, ...]
    axis: str  # the label of the vertical axis
    below: str  # the label of the horizontal axis


def scene(chart: Chart) -> Scene:
    """Returns the chart as a picture."""
    rows = (len(chart.courses) + 1) // 2
    return Scene(
        width=WIDTH,
        height=HEIGHT - KEY_ROW + KEY_ROW * rows,
        ground=(sky(SKY),),
        shapes=(
            *head(chart.title, chart.about),
            *_grid(chart),
            *_bands(chart),
            *_glows(chart),
            *_courses(chart),
            *_turns(chart),
            *_key(chart),
        ),
    )


def _grid(chart: Chart) -> Iterator[Shape]:
    yield Label(chart.axis, Point(EDGE, TOP - 46), 34, "stone", "bold", "lm", width=WIDTH - 2 * EDGE)
    for percent in GRID:
        y = _height(percent / 100)
        yield Track("rule pavement", (Point(LEFT, y), Point(RIGHT, y)))
        yield Label(f"{percent} %", Point(LEFT - 22, y), 34, "paper", "bold", "rm")
    yield Label(chart.below, Point(EDGE, BOTTOM + 40), 30, "stone", "bold", "lm", width=LEFT - EDGE - 24)
    last = -MOST_NUMBERS
    for number, words in enumerate(chart.rounds):
        if words and (number - last) * MOST_NUMBERS >= len(chart.rounds):
            yield Label(words, Point(_across(chart, number), BOTTOM + 40), 34, "paper", "bold", "mm")
            last = number


def _bands(chart: Chart) -> Iterator[Shape]:
    """Yields the error band of each course."""
    for course in reversed(chart.courses):
        bounds = list(zip(course.chances, course.margins, strict=True))
        upper = [Point(_across(chart, at), _height(min(1.0, c + m))) for at, (c, m) in enumerate(bounds)]
        lower = [Point(_across(chart, at), _height(max(0.0, c - m))) for at, (c, m) in enumerate(bounds)]
        yield Track(f"band {course.ink}", (*upper, *reversed(lower)))


def _glows(chart: Chart) -> Iterator[Shape]:
    for turn in chart.turns:
        yield Track("turn amber", _ends(chart, turn))


def _courses(chart: Chart) -> Iterator[Shape]:
    for number, course in reversed(list(enumerate(chart.courses))):
        points = [Point(_across(chart, at), _height(chance)) for at, chance in enumerate(course.chances)]
        yield Track(f"course {course.ink}", tuple(points))
        for point in points:
            yield Sprite("seat-mark", _around(point, MARK), (number, course.ink))


def _turns(chart: Chart) -> Iterator[Shape]:
    """Yields a numbered sign beside each turning point."""
    taken = [
        Point(_across(chart, at), _height(chance))
        for course in chart.courses
        for at, chance in enumerate(course.chances)
    ]
    for number, turn in enumerate(chart.turns, start=1):
        start, end = _ends(chart, turn)
        middle = Point((start.x + end.x) // 2, (start.y + end.y) // 2)
        place = _free_place(middle, taken)
        taken.append(place)
        yield Track("rule amber", (middle, place))
        yield Sprite("turning-point", _around(place, SIGN))
        yield Label(str(number), place, 40, "ink", "bold", "mm")


def _free_place(beside: Point, taken: list[Point]) -> Point:
    """Returns the place for a sign within the chart that is farthest from marks and other signs."""
    places = [Point(beside.x + x, beside.y + y) for x in (0, -AWAY, AWAY) for y in (-AWAY, AWAY)]
    places = [one for one in places if LEFT < one.x < RIGHT - SIGN // 2 and TOP < one.y < BOTTOM - SIGN // 2]
    return max(places, key=lambda one: min(SIGN, *(hypot(one.x - x, one.y - y) for x, y in taken)))


def _ends(chart: Chart, turn: TurningPoint) -> tuple[Point, Point]:
    chances = chart.courses[turn.course].chances
    start = Point(_across(chart, turn.start), _height(chances[turn.start]))
    return start, Point(_across(chart, turn.end), _height(chances[turn.end]))


def _key(chart: Chart) -> Iterator[Shape]:
    wide = (WIDTH - 2 * EDGE) // 2
    for number, course in enumerate(chart.courses):
        row, column = divmod(number, 2)
        x, y = EDGE + column * wide, BOTTOM + 120 + row * KEY_ROW
        yield Track(f"course {course.ink}", (Point(x + 8, y), Point(x + 88, y)))
        yield Sprite("seat-mark", _around(Point(x + 48, y), MARK), (number, course.ink))
        yield Label(course.name, Point(x + 112, y), 36, "paper", "bold", "lm", width=wide - 130)


def _across(chart: Chart, at: int) -> int:
    marks = max(2, len(chart.rounds))
    return round(LEFT + (RIGHT - LEFT) * at / (marks - 1))


def _height(chance: float) -> int:
    return round(BOTTOM - (BOTTOM - TOP) * chance)


def _around(point: Point, size: int) -> Box:
    return Box(point.x - size // 2, point.y - size // 2, size, size)
