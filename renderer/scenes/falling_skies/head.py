"""The head of every page: the state of play, and two plates of numbers."""

from collections.abc import Iterable

from engine.falling_skies.difficulty import Difficulty
from renderer.scenes.falling_skies import layout
from renderer.scenes.ribbon import ribbon
from renderer.shapes import Box, Label, Point, Shape, Sprite
from renderer.sprites.invaders import MINUS
from renderer.words import Words

STARS = 154  # the width of the stars beside their rating
PLATE = 268  # width of a plate


class Head:
    """The head of a page: two plates, and between them a title with a ribbon or, if it is low, one line."""

    def __init__(self, box: Box, words: Words) -> None:
        self._box = box
        self._words = words
        self._low = box.h < PLATE // 3
        wide = 560 if self._low else PLATE
        self._left = Box(14, 6 if self._low else 8, wide, box.h - (10 if self._low else 14))
        self._right = self._left._replace(x=box.w - 14 - wide)

    def ground(self) -> Iterable[Shape]:
        """Yields the sky behind it; a low one has none."""
        if not self._low:
            yield Sprite("sky", self._box, (41,))

    def title(self, line: str) -> Iterable[Shape]:
        """Yields the name of the game and a line on a ribbon; a low head has the line alone."""
        middle, wide = self._box.w // 2, self._box.w > layout.WIDTH
        if self._low:
            at = Point(middle, self._box.h // 2 + 2)
            yield Label(line, at, 38, "amber", "bold", "mm", width=780, halo="ink")
            return
        name = self._words("title-name").upper()
        yield Label(name, Point(middle, 36), 33, "amber", "display", "mm", width=580, halo="ink")
        yield from ribbon(Box(middle - 290, 62, 580, 46), line, letters=31 if wide else 29)

    def threat(self, level: int, tiles: int) -> Iterable[Shape]:
        """Yields the threat level: the number of tiles on their hard side."""
        yield from self._plate(self._left, self._words("board-threat"), str(level))
        yield Sprite("threats", self._row(self._left), (level, tiles))

    def difficulty(self, rated: Difficulty) -> Iterable[Shape]:
        """Yields the stars, black ones for harder and yellow ones for easier, and the rating by them."""
        yield from self._plate(self._right, self._words("board-difficulty"), half_stars(rated.rating))
        row = self._row(self._right)
        yield Sprite("stars", Box(row.x, row.y, STARS, row.h), (rated.black, round(rated.yellow * 2)))

    def score(self, points: int) -> Iterable[Shape]:
        """Yields the score of a campaign."""
        yield from self._plate(self._right, self._words("board-score"), with_minus(points))

    def _plate(self, box: Box, name: str, number: str) -> Iterable[Shape]:
        yield Sprite("plate", box)
        at = Point(box.x + 16, box.y + (box.h // 2 if self._low else 28))
        width = 270 if self._low else 186
        yield Label(name.upper(), at, 27, "paper", "display", "lm", width=width, aside=True)
        at = Point(box.x + box.w - 20, box.y + box.h // 2 + 4)
        yield Label(number, at, 44 if self._low else 50, "amber", "display", "rm", width=72)

    def _row(self, box: Box) -> Box:
        """Returns the box of signs: below the name, or beside it."""
        if self._low:
            return Box(box.x + 290, box.y + (box.h - 34) // 2, 182, 34)
        return Box(box.x + 14, box.y + 50, 182, 34)


def half_stars(stars: float) -> str:
    """Returns a number of stars as text: `1½`."""
    whole, half = divmod(round(abs(stars) * 2), 2)
    sign = MINUS if stars < 0 else ""
    return f"{sign}{whole if whole or not half else ''}{'½' if half else ''}"


def with_minus(points: int) -> str:
    """Returns a score with a proper minus sign."""
    return f"{MINUS}{-points}" if points < 0 else str(points)
