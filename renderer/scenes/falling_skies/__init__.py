"""Under Falling Skies as a picture and as text; nothing in it is secret."""

from msgspec.structs import replace

from engine.falling_skies.view import View
from renderer.scenes.falling_skies import muster, notebook, table
from renderer.scenes.falling_skies.forecast import Forecast
from renderer.scenes.falling_skies.prose import alt, score, text_board
from renderer.shapes import Scene, finely
from renderer.words import Words

__all__ = ["Forecast", "alt", "scene", "score", "text_board"]


def scene(view: View, words: Words, forecast: Forecast | None = None) -> Scene:
    """Returns the game in play, the notebook of a campaign between games, or a free game's draft."""
    if notebook.is_open(view):
        page = notebook.scene(view, words)
    elif view.draft is not None:
        page = muster.scene(view, words)
    else:
        page = table.scene(view, words, forecast)
    return replace(page, ground=tuple(finely(page.ground)), shapes=tuple(finely(page.shapes)))
