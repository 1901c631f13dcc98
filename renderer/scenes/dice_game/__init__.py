"""The dice game as a picture and as text; nothing in it is secret."""

from collections.abc import Iterable

from engine.dice_game.view import View
from renderer.scenes.dice_game import layout, names, players, row, tray
from renderer.scenes.dice_game.prose import alt, score, state_of_play, status, text_board
from renderer.shapes import Label, Scene, Shape, finely
from renderer.words import Words

__all__ = ["alt", "scene", "score", "status", "text_board", "whole"]


def scene(view: View, words: Words) -> Scene:
    """Returns the table as posted."""
    return Scene(
        width=layout.WIDTH,
        height=layout.height(len(view.players)),
        ground=(),
        shapes=(*_table(view, words), *players.shapes(view, words)),
    )


def whole(view: View, words: Words) -> Scene:
    """Returns the table with the cards that players have claimed."""
    count = len(view.players)
    return Scene(
        width=layout.WIDTH,
        height=layout.height(count, layout.panel_height(count)),
        ground=(),
        shapes=(*_table(view, words), *finely(players.panels(view, words))),
    )


def _table(view: View, words: Words) -> Iterable[Shape]:
    """Yields the state of play, the row of cards and the dice."""
    state = state_of_play(view, words, names.seat_in_picture)
    yield Label(state, layout.STATE, 34, "amber", "bold", "mm", width=layout.WIDTH - 40)
    yield from row.shapes(view, words)
    yield from tray.shapes(view, words)
