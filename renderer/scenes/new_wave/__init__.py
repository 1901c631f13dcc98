"""War of the Worlds: the New Wave as pictures and as text, from one viewer's view."""

from engine.new_wave.content import AreaId
from engine.new_wave.view import View
from renderer.scenes.new_wave import board, layout, panel
from renderer.scenes.new_wave.hand import hand, hand_text
from renderer.scenes.new_wave.preview import Ghost, Preview, preview_alt, preview_of
from renderer.scenes.new_wave.prose import alt, score, text_board
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
    "text_board",
]


def scene(view: View, words: Words, preview: Preview | None = None) -> Scene:
    """Returns the map with everything around it, with a preview if given."""
    return Scene(
        width=layout.WIDTH,
        height=layout.HEIGHT,
        ground=(*board.ground(), *panel.ground()),
        shapes=tuple(finely((*board.shapes(view, words, preview), *panel.shapes(view, words, preview)))),
    )


def closeup(area: AreaId) -> Size:
    """Returns the size of a large picture of an area and its surroundings."""
    return Size(scale=2, window=layout.around(area))
