"""The head of a board for two sides: names, players and scores, with a short text between them."""

from collections.abc import Iterable
from typing import NamedTuple

from renderer.shapes import Anchor, Box, Label, Point, Shape, Sprite
from renderer.text import width_of

HEIGHT = 48
MIDDLE, WIDEST = 176, 320  # width of the text between the sides
CREST = 42
SIGN = 36
NAME, PLAYER, COUNT, UNIT = 33, 31, 42, 31  # font sizes
MIDDLE_SIZE = 32
GAP = 12


class SideScore(NamedTuple):
    """One side of the scoreboard."""

    art: str  # `human` or `martian`
    name: str
    player: str  # the name of the person who plays it; "" if there is none
    score: str
    of_what: str  # the goal or the unit of the score
    lit: bool  # it is this side's turn
    sign: str = ""  # the sign beside the score


def scoreboard(left: SideScore, right: SideScore, middle: str, width: int) -> Iterable[Shape]:
    """Yields the scoreboard at the top of a picture."""
    room = max(MIDDLE, min(WIDEST, width_of(middle, "bold", MIDDLE_SIZE) + 20))
    wide = (width - room) // 2
    yield from _side(left, Box(0, 0, wide, HEIGHT), mirrored=False)
    yield from _side(right, Box(width - wide, 0, wide, HEIGHT), mirrored=True)
    at = Point(width // 2, HEIGHT // 2 + 1)
    yield Label(middle, at, MIDDLE_SIZE, "amber", "bold", "mm", width=room - 12)


def _side(side: SideScore, box: Box, *, mirrored: bool) -> Iterable[Shape]:
    """Yields a side from its outer edge inwards: crest, name, player, score."""
    yield Sprite("score", box, (side.art, "right" if mirrored else "left", *(("lit",) if side.lit else ())))
    sign = -1 if mirrored else 1
    outer, inner = (box.x + box.w, box.x) if mirrored else (box.x, box.x + box.w)
    y = HEIGHT // 2 + 1
    crest = outer + sign * (4 + CREST // 2)
    yield Sprite("crest", Box(crest - CREST // 2, 3, CREST, CREST), (side.art,))
    counted = _score_width(side)
    left = inner + 30 if mirrored else inner - 30 - counted
    if side.sign:
        yield Sprite("sign", Box(left, 5, SIGN, SIGN), (side.sign,))
        left += SIGN + 8
    yield Label(side.score, Point(left, y + 1), COUNT, "amber", "display", "lm")
    unit = Point(left + width_of(side.score, "display", COUNT) + 8, y)
    yield Label(side.of_what, unit, UNIT, "paper", "bold", "lm")
    room = box.w - CREST - counted - 60
    at = outer + sign * (CREST + 16)
    anchor: Anchor = "rm" if mirrored else "lm"
    name = side.name.upper()
    wide = min(width_of(name, "display", NAME), room)
    yield Label(name, Point(at, y + 1), NAME, "paper", "display", anchor, width=room)
    if side.player and room - wide > 60:
        beside = Point(at + sign * (wide + GAP), y)
        room -= wide + GAP
        yield Label(side.player, beside, PLAYER, "paper", "text", anchor, width=room, aside=True)


def _score_width(side: SideScore) -> int:
    sign = SIGN + 8 if side.sign else 0
    return sign + width_of(side.score, "display", COUNT) + 8 + width_of(side.of_what, "bold", UNIT)
