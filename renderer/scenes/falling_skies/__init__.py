"""Under Falling Skies as a picture and as text; nothing in it is secret."""

from engine.falling_skies.view import View
from renderer.scenes.falling_skies import muster, notebook, table
from renderer.scenes.falling_skies.forecast import Forecast
from renderer.scenes.falling_skies.prose import alt, score, status, text_board
from renderer.shapes import Scene
from renderer.words import Words

__all__ = ["Forecast", "alt", "scene", "score", "status", "text_board", "whole", "wide"]


def scene(view: View, words: Words, forecast: Forecast | None = None) -> Scene:
    """Returns the game in play as posted, a campaign's notebook between games, or a free game's draft."""
    return _page(view, words) or table.scene(view, words, forecast)


def wide(view: View, words: Words, forecast: Forecast | None = None) -> Scene:
    """Returns the same in a wide layout, for desktops."""
    return _page(view, words, wide=True) or table.scene(view, words, forecast, wide=True)


def whole(view: View, words: Words) -> Scene:
    """Returns the game in play with the texts of scenario and team, or the same pages."""
    return _page(view, words) or table.whole(view, words)


def _page(view: View, words: Words, *, wide: bool = False) -> Scene | None:
    """Returns the page of a table without a game in play."""
    if notebook.is_open(view):
        return notebook.scene(view, words, wide=wide)
    return None if view.draft is None else muster.scene(view, words)
