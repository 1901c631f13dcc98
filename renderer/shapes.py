"""Pictures as values: shapes and their positions, in pixels of a phone picture."""

from collections.abc import Iterable
from typing import Literal, NamedTuple, TypeAlias

import msgspec
from msgspec.structs import replace


class Box(NamedTuple):
    """A rectangle: its top left corner, width and height."""

    x: int
    y: int
    w: int
    h: int


class Point(NamedTuple):
    """A point of the picture."""

    x: int
    y: int


Face = Literal["display", "bold", "text"]  # headlines, labels, running text
Anchor = Literal[
    "lt", "mt", "rt", "lm", "mm", "rm", "ls", "ms", "rs"
]  # left middle right; top middle baseline


class Sprite(msgspec.Struct, frozen=True):
    """A registered drawing, scaled to its box."""

    art: str
    box: Box
    look: tuple[str | int, ...] = ()  # parameters of the drawing: kind, side, state …


class Label(msgspec.Struct, frozen=True):
    """One line of text."""

    text: str
    at: Point
    size: int
    ink: str = "paper"
    face: Face = "text"
    anchor: Anchor = "lt"
    width: int = 0  # shrunk, then cut, to fit; 0 for no limit
    halo: str = ""  # the ink of an outline, for busy backgrounds
    aside: bool = False  # not needed for decisions: may be smaller (tests/renderer/letters.py)
    fine: bool = False  # of a picture that people open large: may be smaller


class Track(msgspec.Struct, frozen=True):
    """A stroke through points: the path of a move, the line of a shot."""

    style: str
    points: tuple[Point, ...]


Shape: TypeAlias = Sprite | Label | Track


class Scene(msgspec.Struct, frozen=True):
    """A picture: a static ground, and shapes on it, in drawing order."""

    width: int
    height: int
    ground: tuple[Shape, ...]
    shapes: tuple[Shape, ...]


def finely(shapes: Iterable[Shape]) -> Iterable[Shape]:
    """Yields shapes for a picture that people open large: their labels may be shrunk further."""
    for shape in shapes:
        yield replace(shape, fine=True) if isinstance(shape, Label) else shape


class Size(msgspec.Struct, frozen=True):
    """The scale of a picture, and the part of the scene to draw."""

    scale: int = 1
    window: Box | None = None  # None for the whole scene


PHONE = Size()
LARGE = Size(scale=2)
