"""The emoji of the dice game: faces of dice, and the players' tokens."""

from collections.abc import Mapping

from engine.dice_game.content import Symbol
from renderer.scenes.dice_game.names import SEATS
from renderer.shapes import Box, Sprite

ICONS: Mapping[str, Sprite] = {
    **{face.value: Sprite("die", Box(0, 0, 78, 78), (face.value,)) for face in Symbol},
    **{
        f"{colour}_token": Sprite("pawn", Box(0, 0, 64, 64), (number,)) for number, colour in enumerate(SEATS)
    },
}
