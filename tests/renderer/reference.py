"""A slow and simple reference renderer, and functions that empty the caches."""

from PIL import Image

from renderer.paint import BOARD_PARTS, FILM_PARTS, FINE, LARGE_PARTS, draw, origin
from renderer.shapes import Scene
from renderer.theme import NIGHT, Theme


def reference(scene: Scene, *, theme: Theme = NIGHT) -> Image.Image:
    """Returns the scene drawn as a whole at four times its size, then reduced."""
    picture = Image.new("RGBA", (scene.width * FINE, scene.height * FINE), (*theme.ink("night"), 255))
    for shape in (*scene.ground, *scene.shapes):
        fine, offset = draw(shape, FINE, theme)
        x, y = origin(shape)
        left, top = x * FINE + offset.x, y * FINE + offset.y
        inside = fine.crop((max(0, -left), max(0, -top), fine.width, fine.height))
        picture.alpha_composite(inside, (max(0, left), max(0, top)))
    return picture.convert("RGB").reduce(FINE)


def forget() -> None:
    """Empties all caches of the painter."""
    for parts in (BOARD_PARTS, LARGE_PARTS, FILM_PARTS):
        parts.clear()


def forget_bands() -> None:
    """Empties only the cache of packed rows: the next picture is composed and packed again."""
    BOARD_PARTS.bands.clear()
