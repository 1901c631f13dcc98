"""Adds a watermark to a scene."""

from msgspec.structs import replace

from renderer.shapes import Box, Scene, Sprite

SIDE = 0.62  # of the shorter side of the picture: the box of one word


def with_mark(scene: Scene, word: str) -> Scene:
    """Returns a scene with a word across it, in two places; without a word, the scene itself."""
    if not word:
        return scene
    side = round(min(scene.width, scene.height) * SIDE)
    places = ((0, scene.height - side), (scene.width - side, 0))
    marks = tuple(Sprite("watermark", Box(x, y, side, side), (word,)) for x, y in places)
    return replace(scene, shapes=(*scene.shapes, *marks))
