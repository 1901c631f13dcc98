"""The contents of a scene, for tests."""

from collections.abc import Iterable

from renderer.shapes import Box, Label, Scene, Shape, Sprite, Track
from renderer.text import UNSEEN, fit


def sprites(picture: Scene, art: str) -> list[Sprite]:
    return [shape for shape in _all(picture) if isinstance(shape, Sprite) and shape.art == art]


def tracks(picture: Scene) -> list[Track]:
    return [shape for shape in _all(picture) if isinstance(shape, Track)]


def labels(picture: Scene) -> list[Label]:
    return [shape for shape in _all(picture) if isinstance(shape, Label)]


def said(picture: Scene) -> list[str]:
    return [label.text for label in labels(picture)]


def cut(label: Label) -> bool:
    """Tells whether a line has no room for all its letters."""
    return fit(label, 4)[0] != label.text.translate(UNSEEN)


def at(found: Iterable[Sprite], box: Box) -> list[tuple[str | int, ...]]:
    return [sprite.look for sprite in found if sprite.box == box]


def _all(picture: Scene) -> tuple[Shape, ...]:
    return (*picture.ground, *picture.shapes)
