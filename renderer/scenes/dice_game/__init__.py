"""The dice game as a picture and as text; nothing in it is secret."""

from collections.abc import Iterable

from engine.dice_game.view import View
from renderer.scenes.dice_game import layout, players, row, tray
from renderer.scenes.dice_game.prose import alt, score, state_of_play, text_board
from renderer.scenes.ribbon import ribbon
from renderer.shapes import Box, Label, Scene, Shape, Sprite, finely
from renderer.words import Words

__all__ = ["alt", "scene", "score", "text_board"]

SKY = 29  # the number of its sky


def scene(view: View, words: Words) -> Scene:
    """Returns the whole table."""
    return Scene(
        width=layout.WIDTH,
        height=layout.height(len(view.players)),
        ground=(Sprite("sky", Box(0, 0, layout.WIDTH, layout.HEAD), (SKY,)),),
        shapes=tuple(
            finely(
                (
                    *_head(view, words),
                    *row.shapes(view, words),
                    *tray.shapes(view, words),
                    *players.shapes(view, words),
                )
            )
        ),
    )


def _head(view: View, words: Words) -> Iterable[Shape]:
    yield Label(
        words("board-title").upper(), layout.TITLE, 33, "amber", "display", "mm", width=560, halo="ink"
    )
    yield from ribbon(layout.RIBBON, state_of_play(view, words))
