"""War of the Worlds: the New Wave as pictures and as text, from what a viewer may see."""

from engine.new_wave.content import AreaId
from engine.new_wave.view import View
from renderer.scenes.new_wave import board, layout, panel
from renderer.scenes.new_wave.preview import Ghost, Preview, preview_alt, thought
from renderer.shapes import Scene, Size
from renderer.words import Words

__all__ = [
    "Ghost",
    "Preview",
    "alt",
    "closeup",
    "hand",
    "hand_text",
    "preview_alt",
    "scene",
    "text_board",
    "thought",
]


def scene(view: View, words: Words, preview: Preview | None = None) -> Scene:
    """Returns the map and everything around it; with a preview, what a player thinks of doing."""
    return Scene(
        width=layout.WIDTH,
        height=layout.HEIGHT,
        ground=(*board.ground(), *panel.ground(words)),
        shapes=(*board.shapes(view, words, preview), *panel.shapes(view, words, preview)),
    )


def closeup(area: AreaId) -> Size:
    """Returns the size that shows an area and its surroundings, large."""
    return Size(scale=2, window=layout.around(area))


def hand(view: View, words: Words) -> Scene | None:
    """Returns the viewer's hand; `None` for an onlooker."""
    return None if view.viewer is None else Scene(width=1200, height=400, ground=(), shapes=())


def hand_text(view: View, words: Words) -> str:
    """Returns the viewer's hand as lines of text; nothing for an onlooker."""
    return ""


def alt(view: View, words: Words) -> str:
    """Returns the position in at most 1,024 characters; what comes last gives way first."""
    return words("title-name")


def text_board(view: View, words: Words) -> str:
    """Returns all that lies on the table."""
    return words("title-name")
