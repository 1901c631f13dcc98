"""A picture as a value: what stands where, in units of a phone picture's pixels."""

from typing import Literal, NamedTuple, TypeAlias

import msgspec


class Box(NamedTuple):
    """A rectangle: its left upper corner, its width and its height."""

    x: int
    y: int
    w: int
    h: int


class Point(NamedTuple):
    """A place in the picture."""

    x: int
    y: int


Face = Literal["display", "bold", "text"]  # headlines, labels, running text
Anchor = Literal[
    "lt", "mt", "rt", "lm", "mm", "rm", "ls", "ms", "rs"
]  # left middle right; top middle baseline


class Sprite(msgspec.Struct, frozen=True):
    """A drawing known by name, made to fit its box."""

    art: str
    box: Box
    look: tuple[str | int, ...] = ()  # what the drawing varies by: who, which side, in what state


class Label(msgspec.Struct, frozen=True):
    """One line of words."""

    text: str
    at: Point
    size: int
    ink: str = "paper"
    face: Face = "text"
    anchor: Anchor = "lt"
    width: int = 0  # shrunk, then cut, to fit; 0: as wide as it comes
    halo: str = ""  # an ink around the letters, where the ground is busy
    aside: bool = False  # nobody needs it to decide: it may be smaller (tests/renderer/letters.py)


class Track(msgspec.Struct, frozen=True):
    """A stroke through points: the way of a move, the line of a shot."""

    style: str
    points: tuple[Point, ...]


Shape: TypeAlias = Sprite | Label | Track


class Scene(msgspec.Struct, frozen=True):
    """A picture: the ground that stays from turn to turn, and what stands on it, in order of drawing."""

    width: int
    height: int
    ground: tuple[Shape, ...]
    shapes: tuple[Shape, ...]


class Size(msgspec.Struct, frozen=True):
    """How large a scene is drawn, and which part of it."""

    scale: int = 1
    window: Box | None = None  # None: all of it


PHONE = Size()
LARGE = Size(scale=2)
