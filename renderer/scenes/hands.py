"""A player's hand as a picture: a title line, then the cards, two per row."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from renderer.shapes import Label, Point, Scene, Shape

C = TypeVar("C")

WIDTH = 1200
GAP = 12
COLUMNS = 2
CARD_WIDTH = 582


def hand_scene(
    cards: Sequence[C],
    draw: Callable[[C, Point], Iterable[Shape]],
    *,
    card_height: int,
    title: Iterable[Shape],
    title_height: int,
    empty: str,
) -> Scene:
    """Returns the picture of a hand; without cards it shows the text `empty`."""
    rows = max(1, -(-len(cards) // COLUMNS))
    height = title_height + rows * (card_height + GAP) + GAP
    shapes = [*title]
    for number, card in enumerate(cards):
        x = GAP + number % COLUMNS * (CARD_WIDTH + GAP)
        y = title_height + number // COLUMNS * (card_height + GAP)
        shapes += draw(card, Point(x, y))
    if not cards:
        shapes.append(Label(empty, Point(WIDTH // 2, height // 2), 36, "paper", "text", "mm"))
    return Scene(width=WIDTH, height=height, ground=(), shapes=tuple(shapes))
