"""War of the Worlds: the New Wave as pictures and as text, from one viewer's view."""

from engine.new_wave.content import AreaId
from engine.new_wave.view import View
from renderer.scenes.new_wave import board, layout, panel
from renderer.scenes.new_wave.hand import hand, hand_text
from renderer.scenes.new_wave.preview import Ghost, Preview, preview_alt, preview_of
from renderer.scenes.new_wave.prose import alt, score, status, text_board
from renderer.shapes import Scene, Size, finely
from renderer.words import Words

__all__ = [
    "Ghost",
    "Preview",
    "alt",
    "closeup",
    "hand",
    "hand_text",
    "preview_alt",
    "preview_of",
    "scene",
    "score",
    "status",
    "text_board",
    "whole",
]


def scene(view: View, words: Words, preview: Preview | None = None) -> Scene:
    """Returns the map as posted, with a preview if given."""
    return Scene(
        width=layout.WIDTH,
        height=layout.HEIGHT,
        ground=tuple(board.ground()),
        shapes=(*board.shapes(view, words, preview), *panel.head(view, words)),
    )


def whole(view: View, words: Words) -> Scene:
    """Returns the map with everything around it."""
    posted = scene(view, words)
    return Scene(
        width=layout.WIDTH,
        height=layout.WHOLE,
        ground=posted.ground,
        shapes=(*posted.shapes, *finely(panel.shapes(view, words))),
    )


def closeup(area: AreaId) -> Size:
    """Returns the size of a large picture of an area and its surroundings."""
    return Size(scale=2, window=layout.around(area))
