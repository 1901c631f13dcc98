"""A player's hand as a picture: a title line, then the cards, two per row."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from renderer.shapes import Box, Label, Point, Scene, Shape

C = TypeVar("C")

WIDTH = 1200
GAP = 12
COLUMNS = 2
CARD_WIDTH = 582
USUAL = 356  # height of a card where there is room
HIGHEST = 1200  # of a picture that can be read in a thread


def hand_scene(
    cards: Sequence[C],
    draw: Callable[[C, Box], Iterable[Shape]],
    *,
    card_height: Callable[[C], int],
    title: Iterable[Shape],
    title_height: int,
    empty: str,
) -> Scene:
    """Returns the picture of a hand; without cards it shows the text `empty`.

    All cards are equally high: as high as usual if there is room, and as the highest one needs.
    """
    shapes, rows = [*title], max(1, -(-len(cards) // COLUMNS))
    room = (HIGHEST - title_height - GAP) // rows - GAP
    high = max((min(USUAL, room), *map(card_height, cards)))
    height = title_height + rows * (high + GAP) + GAP
    for number, card in enumerate(cards):
        x = GAP + number % COLUMNS * (CARD_WIDTH + GAP)
        y = title_height + number // COLUMNS * (high + GAP)
        shapes += draw(card, Box(x, y, CARD_WIDTH, high))
    if not cards:
        shapes.append(Label(empty, Point(WIDTH // 2, height // 2), 36, "paper", "text", "mm"))
    return Scene(width=WIDTH, height=height, ground=(), shapes=tuple(shapes))
