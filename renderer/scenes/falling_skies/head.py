"""The head of every page: the title, the state of play, and two plates of numbers."""

from collections.abc import Iterable

from engine.falling_skies.difficulty import Difficulty
from renderer.scenes.falling_skies import layout
from renderer.scenes.ribbon import ribbon
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.sprites.invaders import MINUS
from renderer.words import Words

STARS = 154  # the width of the stars beside their rating
SKY = Sprite("sky", Box(0, 0, layout.WIDTH, layout.HEAD), (41,))


def title(line: str, words: Words) -> Iterable[Shape]:
    """Yields the name of the game, and a line on a ribbon."""
    name = words("title-name").upper()
    yield Label(name, layout.TITLE, 33, "amber", "display", "mm", width=580, halo="ink")
    yield from ribbon(layout.RIBBON, line)


def threat(level: int, tiles: int, words: Words) -> Iterable[Shape]:
    """Yields the threat level: the number of tiles on their hard side."""
    box = layout.THREAT
    yield from _plate(box, words("board-threat"), str(level))
    yield Sprite("threats", _row(box), (level, tiles))


def difficulty(rated: Difficulty, words: Words) -> Iterable[Shape]:
    """Yields the stars: black ones make a game harder, yellow ones easier; the rating is their difference."""
    box = layout.DIFFICULTY
    yield from _plate(box, words("board-difficulty"), half_stars(rated.rating))
    row = _row(box)
    yield Sprite("stars", Box(row.x, row.y, STARS, row.h), (rated.black, round(rated.yellow * 2)))


def score(points: int, words: Words) -> Iterable[Shape]:
    """Yields the score of a campaign."""
    yield from _plate(layout.DIFFICULTY, words("board-score"), with_minus(points))


def _plate(box: Box, name: str, number: str) -> Iterable[Shape]:
    yield Sprite("plate", box)
    at = Point(box.x + 18, box.y + 28)
    yield Label(name.upper(), at, 24, "paper", "display", "lm", width=182, aside=True)
    at = Point(box.x + box.w - 20, box.y + 54)
    yield Label(number, at, 50, "amber", "display", "rm", width=64)


def _row(box: Box) -> Box:
    return Box(box.x + 14, box.y + 50, 182, 34)


def half_stars(stars: float) -> str:
    """Returns a number of stars as text: `1½`."""
    whole, half = divmod(round(abs(stars) * 2), 2)
    sign = MINUS if stars < 0 else ""
    return f"{sign}{whole if whole or not half else ''}{'½' if half else ''}"


def with_minus(points: int) -> str:
    """Returns a score with a proper minus sign."""
    return f"{MINUS}{-points}" if points < 0 else str(points)
