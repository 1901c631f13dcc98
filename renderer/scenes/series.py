"""The picture of a series: its games with their winners, the next one, and the score."""

from collections.abc import Iterator

import msgspec

from renderer.scenes.charts import EDGE, HEAD, WIDTH, head, sky
from renderer.shapes import Box, Label, Point, Scene, Shape, Sprite

ROW, GAP = 84, 8  # height of a game, and the space below it
TOP = HEAD + 20
SIDES, SIDE = 2, 96  # entries of the score side by side, and their height
NUMBER, MARK = 56, 44  # size of a game's number and of a seat's mark
NAME, RESULT, COUNT = 40, 36, 60  # font sizes
RESULTS = 420  # width of a result
SKY = 47  # the number of its sky


class Winner(msgspec.Struct, frozen=True, kw_only=True):
    """A side, as its mark shows it."""

    seat: int
    ink: str


class SeriesGame(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the series."""

    label: str
    result: str = ""  # in words; "": it comes later
    winner: Winner | None = None
    is_next: bool = False


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """The score of one party."""

    name: str
    wins: int
    side: Winner
    leads: bool


class SeriesChart(msgspec.Struct, frozen=True, kw_only=True):
    """The whole picture, with its texts."""

    title: str
    about: str
    games: tuple[SeriesGame, ...]
    standings: tuple[Standing, ...]


def scene(chart: SeriesChart) -> Scene:
    """Returns the picture."""
    score = TOP + len(chart.games) * (ROW + GAP) + 12
    rows = -(-len(chart.standings) // SIDES)
    return Scene(
        width=WIDTH,
        height=score + rows * (SIDE + GAP) + 16,
        ground=(sky(SKY),),
        shapes=(
            *head(chart.title, chart.about),
            *(shape for number, game in enumerate(chart.games) for shape in _game(number, game)),
            *(shape for number, one in enumerate(chart.standings) for shape in _standing(number, one, score)),
        ),
    )


def _game(number: int, game: SeriesGame) -> Iterator[Shape]:
    top = TOP + number * (ROW + GAP)
    middle, right = top + ROW // 2, WIDTH - EDGE - 24
    lit = ("lit",) if game.is_next else ()
    yield Sprite("plate", Box(EDGE, top, WIDTH - 2 * EDGE, ROW), ("", *lit))
    at = Box(EDGE + 20, middle - NUMBER // 2, NUMBER, NUMBER)
    yield Sprite("turning-point", at)
    yield Label(str(number + 1), Point(at.x + NUMBER // 2, middle), 34, "ink", "bold", "mm")
    left = at.x + NUMBER + 24
    ink = "paper" if game.result or game.is_next else "stone"
    room = right - left - (RESULTS if game.result else 0)
    yield Label(game.label, Point(left, middle), NAME, ink, "bold", "lm", width=room)
    if game.winner is not None:
        mark = Box(right - MARK, middle - MARK // 2, MARK, MARK)
        yield Sprite("seat-mark", mark, (game.winner.seat, game.winner.ink))
    beside = right - (MARK + 14 if game.winner is not None else 0)
    if game.result:
        at_right = Point(beside, middle)
        yield Label(game.result, at_right, RESULT, "amber", "bold", "rm", width=RESULTS - MARK - 34)


def _standing(number: int, one: Standing, top: int) -> Iterator[Shape]:
    row, column = divmod(number, SIDES)
    wide = (WIDTH - 2 * EDGE - GAP) // SIDES
    box = Box(EDGE + column * (wide + GAP), top + row * (SIDE + GAP), wide, SIDE)
    middle = box.y + SIDE // 2
    yield Sprite("plate", box, ("", *(("lit",) if one.leads else ())))
    mark = Box(box.x + 24, middle - MARK // 2, MARK, MARK)
    yield Sprite("seat-mark", mark, (one.side.seat, one.side.ink))
    yield Label(str(one.wins), Point(box.x + wide - 28, middle), COUNT, "amber", "display", "rm")
    left = mark.x + MARK + 18
    yield Label(one.name, Point(left, middle), NAME, "paper", "bold", "lm", width=wide - 24 - MARK - 18 - 110)
