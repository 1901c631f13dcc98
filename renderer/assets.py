"""Fonts and drawings by name, loaded once."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import ImageFont

from renderer.shapes import Face

if TYPE_CHECKING:
    from renderer.pen import Pen

FONTS = Path(__file__).parent / "fonts"
FILES: dict[Face, str] = {
    "display": "LeagueSpartan-Black.otf",
    "bold": "RobotoCondensed-Bold.ttf",
    "text": "RobotoCondensed-Medium.ttf",
}

Look = tuple[str | int, ...]
Drawing = Callable[["Pen", Look], None]

_drawings: dict[str, Drawing] = {}


@lru_cache(maxsize=256)
def font(face: Face, pixels: int) -> ImageFont.FreeTypeFont:
    """Returns a font by face and size; cached."""
    return ImageFont.truetype(FONTS / FILES[face], pixels, layout_engine=ImageFont.Layout.BASIC)


def drawing(name: str) -> Callable[[Drawing], Drawing]:
    """Registers a function as the drawing of this name."""

    def register(function: Drawing) -> Drawing:
        if name in _drawings:
            raise ValueError(f"there is a drawing {name!r} already: put the name of your game before it")
        _drawings[name] = function
        return function

    return register


def drawing_of(name: str) -> Drawing:
    """Returns the drawing of this name; raises `LookupError` with a sentence."""
    if name not in _drawings:
        raise LookupError(f"there is no drawing {name!r}")
    return _drawings[name]
