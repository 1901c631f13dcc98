"""The miniatures game as pictures and as text, from one viewer's view."""

from engine.miniatures.grid import Square
from engine.miniatures.view import View
from renderer.scenes.miniatures import board, panel
from renderer.scenes.miniatures.hand import hand, hand_text
from renderer.scenes.miniatures.layout import HEIGHT, WHOLE, WIDTH, around
from renderer.scenes.miniatures.preview import Preview, Stake, preview_alt
from renderer.scenes.miniatures.prose import alt, score, status, text_board
from renderer.scenes.miniatures.town import ground
from renderer.shapes import Scene, Shape, Size, finely
from renderer.words import Words

__all__ = [
    "Preview",
    "Stake",
    "alt",
    "closeup",
    "hand",
    "hand_text",
    "preview_alt",
    "scene",
    "score",
    "status",
    "text_board",
    "whole",
]


def closeup(square: Square, squares: int = 1) -> Size:
    """Returns the size of a large picture of a square and this many around it."""
    return Size(scale=2, window=around(square, squares))


def scene(view: View, words: Words, preview: Preview | None = None) -> Scene:
    """Returns the board as posted, with a preview if given."""
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        ground=_ground(view),
        shapes=(*board.shapes(view, preview), *panel.head(view, words)),
    )


def whole(view: View, words: Words) -> Scene:
    """Returns the board with everything around it."""
    posted = scene(view, words)
    return Scene(
        width=WIDTH,
        height=WHOLE,
        ground=(*posted.ground, *panel.frames()),
        shapes=(*posted.shapes, *finely(panel.shapes(view, words))),
    )


def _ground(view: View) -> tuple[Shape, ...]:
    return ground(
        view.walls,
        tuple(view.cover.items()),
        tuple(view.zones.items()),
        view.exits,
        view.entry,
        view.uplink,
    )
