"""Shared parts of charts: their width, and a head of two lines on a sky."""

from collections.abc import Iterator

from renderer.shapes import Box, Label, Point, Shape, Sprite

WIDTH = 1200
EDGE = 48
HEAD = 156


def sky(number: int) -> Sprite:
    """Returns the background of the head: the sky with this number."""
    return Sprite("sky", Box(0, 0, WIDTH, HEAD), (number,))


def head(title: str, about: str) -> Iterator[Shape]:
    """Yields the title and subtitle of a chart."""
    middle, wide = WIDTH // 2, WIDTH - 2 * EDGE
    yield Label(title.upper(), Point(middle, 48), 50, "amber", "display", "mm", width=wide, halo="ink")
    yield Label(about, Point(middle, 102), 34, "paper", "bold", "mm", width=wide, halo="ink")
