"""The miniatures game as pictures and as text, from what a viewer may see."""

from engine.miniatures.view import View
from renderer.scenes.miniatures import board, panel
from renderer.scenes.miniatures.hand import hand, hand_text
from renderer.scenes.miniatures.layout import HEIGHT, WIDTH
from renderer.scenes.miniatures.prose import alt, text_board
from renderer.scenes.miniatures.town import ground
from renderer.shapes import Scene
from renderer.words import Words

__all__ = ["alt", "hand", "hand_text", "scene", "text_board"]


def scene(view: View, words: Words) -> Scene:
    """Returns the board and everything around it."""
    return Scene(
        width=WIDTH,
        height=HEIGHT,
        ground=ground(
            view.walls,
            tuple(view.cover.items()),
            tuple(view.zones.items()),
            view.exits,
            view.entry,
            view.uplink,
        ),
        shapes=(*board.shapes(view), *panel.shapes(view, words)),
    )
