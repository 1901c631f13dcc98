"""A game looked back on: the chance to win over its course, and where it turned."""

from collections.abc import Iterator

import msgspec

from renderer.scenes.charts import EDGE, WIDTH, head, sky
from renderer.shapes import Box, Label, Point, Scene, Shape, Sprite, Track

HEIGHT = 1010
LEFT, RIGHT, TOP, BOTTOM = 150, 1152, 236, 810  # of the curves
GRID = (0, 25, 50, 75, 100)
SKY = 43  # which sky
MARK = 30  # of a seat, on its curve
SIGN = 64  # of a turning point
KEY_ROW = 64
MOST_NUMBERS = 12  # of rounds below the curves


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """What one seat could hope for, from the beginning to the end."""

    name: str
    ink: str
    chances: tuple[float, ...]


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """A turn that changed much: where on whose course."""

    course: int
    at: float  # among the marks, counted from 0
    chance: float


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """All of it, with its words."""

    title: str
    about: str
    courses: tuple[Course, ...]
    rounds: tuple[str, ...]  # what stands below each mark; "": nothing
    turns: tuple[Turn, ...]
    axis: str  # what the numbers at the left are
    below: str  # and those below


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


def _courses(chart: Chart) -> Iterator[Shape]:
    for number, course in reversed(list(enumerate(chart.courses))):
        points = [Point(_across(chart, at), _height(chance)) for at, chance in enumerate(course.chances)]
        yield Track(f"course {course.ink}", tuple(points))
        for point in points:
            yield Sprite("seat-mark", _around(point, MARK), (number, course.ink))


def _turns(chart: Chart) -> Iterator[Shape]:
    for number, turn in enumerate(chart.turns, start=1):
        at = Point(_across(chart, turn.at), _height(turn.chance))
        above = at.y - SIGN if at.y - SIGN > TOP else at.y + SIGN
        place = Point(at.x, above)
        yield Track("rule amber", (at, place))
        yield Sprite("turning-point", _around(place, SIGN))
        yield Label(str(number), place, 40, "ink", "bold", "mm")


def _key(chart: Chart) -> Iterator[Shape]:
    wide = (WIDTH - 2 * EDGE) // 2
    for number, course in enumerate(chart.courses):
        row, column = divmod(number, 2)
        x, y = EDGE + column * wide, BOTTOM + 120 + row * KEY_ROW
        yield Track(f"course {course.ink}", (Point(x + 8, y), Point(x + 88, y)))
        yield Sprite("seat-mark", _around(Point(x + 48, y), MARK), (number, course.ink))
        yield Label(course.name, Point(x + 112, y), 36, "paper", "bold", "lm", width=wide - 130)


def _across(chart: Chart, at: float) -> int:
    marks = max(2, len(chart.rounds))
    return round(LEFT + (RIGHT - LEFT) * at / (marks - 1))


def _height(chance: float) -> int:
    return round(BOTTOM - (BOTTOM - TOP) * chance)


def _around(point: Point, size: int) -> Box:
    return Box(point.x - size // 2, point.y - size // 2, size, size)
