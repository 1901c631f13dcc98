"""Chooses the palette again after the art has changed: `python -m tests.renderer.choose_palette`."""

from PIL import Image

from engine.miniatures.pieces import Side
from renderer.paint import picture_of
from renderer.scenes import miniatures
from renderer.shapes import Box, Scene, Shape, Sprite
from renderer.sprites.figures import FIGURES
from renderer.theme import NIGHT
from tests.engine.miniatures.loading import game_content
from tests.renderer.palette import choose, store
from tests.renderer.tables import SCENARIOS, crowded, in_hand, words


def parade() -> Scene:
    """Returns a scene with every figure in every state, on a street."""
    states = ((), ("spent",), ("lying",), ("active", "loot"))
    sides = {name: profile.side.value for name, profile in game_content().profiles.items()}
    shapes: list[Shape] = []
    for row, profile in enumerate(FIGURES):
        for column, state in enumerate(states):
            look = (profile, sides.get(profile, "neutral"), "X1", row % 4, *state)  # type: ignore[call-overload]
            shapes.append(Sprite("token", Box(column * 144 + 20, row * 108, 96, 104), look))
    ground = tuple(
        Sprite("ground", Box(x * 144, y * 144, 144, 144), ("street vm", "", x + y))
        for x in range(4)
        for y in range(len(FIGURES) * 108 // 144 + 1)
    )
    return Scene(width=576, height=len(FIGURES) * 108, ground=ground, shapes=tuple(shapes))


def main() -> None:
    pictures = [picture_of(parade())]
    for name in SCENARIOS:
        board = picture_of(miniatures.scene(crowded(name), words))
        pictures.append(board.resize((board.width // 2, board.height // 2), Image.Resampling.NEAREST))
    for side, card in ((Side.HUMAN, "f_artillery"), (Side.MARTIAN, "f_heat_ray")):
        held = miniatures.hand(in_hand(side, card), words)
        assert held
        pictures.append(picture_of(held))
    store(NIGHT, choose(NIGHT, pictures))


if __name__ == "__main__":
    main()
