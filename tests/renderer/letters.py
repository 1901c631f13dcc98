"""Sizes of the letters of a picture as Discord shows it, and checks that all of them can be read.

`python -m tests.renderer.letters` writes the smallest letters of every gallery picture into docs/letters.md.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from enum import Enum
from functools import cache
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace
from PIL import Image

from renderer.assets import drawing_of, font
from renderer.pen import XY, Frame, Pen
from renderer.shapes import PHONE, Anchor, Box, Face, Label, Scene, Size, Sprite
from renderer.text import CUT, UNSEEN, fit
from renderer.theme import NIGHT

TO_DECIDE = 6.0  # pixels of a capital letter: about a millimetre
THE_REST = 5.0
FINE = 4  # the scale at which letters are measured and sprites drawn
COVERS = ("plate", "ribbon", "civilians")  # may cover outdated parts
PAGE = Path(__file__).parents[2] / "docs" / "letters.md"


class Screen(Enum):
    """A way to look at a picture: the largest width and height in pixels."""

    POSTED = (360, 350)  # in the thread: at most 360 wide on a phone, 350 high on a desktop
    TALL = (360, 10_000)  # a layout for phones
    WIDE = (550, 350)  # a layout for desktops
    OPENED = (390, 10_000)  # tapped on a phone, so that it shows only the picture

    def scale(self, shown: Box) -> float:
        """Returns the pixels per unit of a picture, or of a part of it."""
        width, height = self.value
        return min(width / shown.w, height / shown.h)


class Letters(NamedTuple):
    """Words of a picture: the height of a capital, in units of the picture, and their place."""

    words: str
    capital: float
    aside: bool  # not needed for a decision
    cut: bool  # shortened for lack of room
    short: bool  # some words are abbreviated
    left: float
    top: float
    right: float
    bottom: float

    def moved(self, box: Box) -> "Letters":
        """Returns the same letters in a picture with their sprite in this box."""
        return self._replace(
            left=self.left + box.x,
            right=self.right + box.x,
            top=self.top + box.y,
            bottom=self.bottom + box.y,
        )


def letters(scene: Scene) -> Iterator[Letters]:
    """Yields all letters of a picture, including the words on its sprites."""
    found: list[Letters] = []
    for shape in (*scene.ground, *scene.shapes):
        if isinstance(shape, Label):
            found.append(_of_label(shape))
        elif isinstance(shape, Sprite):
            if shape.art in COVERS:
                found = [each for each in found if not _within(each, shape.box)]
            written = _of_drawing(shape.art, shape.box.w, shape.box.h, shape.look)
            found += [each.moved(shape.box) for each in written]
    yield from found


def smallest(scene: Scene, size: Size, *, aside: bool) -> Letters | None:
    """Returns the smallest letters of a kind that a window of the picture shows."""
    shown = size.window or Box(0, 0, scene.width, scene.height)
    found = [each for each in letters(scene) if each.aside is aside and _within(each, shown)]
    return min(found, key=lambda each: (round(each.capital, 2), each.words), default=None)


def too_small(scene: Scene, screen: Screen = Screen.POSTED) -> list[str]:
    """Returns the words that are too small for a screen, with their height in pixels."""
    scale = screen.scale(Box(0, 0, scene.width, scene.height))
    return [
        f"{each.words}: {each.capital * scale:.2f}"
        for each in letters(scene)
        if each.capital * scale < (THE_REST if each.aside else TO_DECIDE)
    ]


def cut_off(scene: Scene) -> list[str]:
    """Returns the words that are shortened, or written over the edge of the picture."""
    page = Box(0, 0, scene.width, scene.height)
    return [each.words for each in letters(scene) if each.cut or not _within(each, page)]


def abbreviated(scene: Scene) -> list[str]:
    """Returns the abbreviated words."""
    return [each.words for each in letters(scene) if each.short]


def overlapping(scene: Scene) -> list[tuple[str, str]]:
    """Returns pairs of words that overlap."""
    above = replace(scene, ground=())  # parts of the ground may be covered
    found = sorted(letters(above), key=lambda each: each.left)
    return [
        (one.words, other.words)
        for number, one in enumerate(found)
        for other in found[number + 1 :]
        if other.left < one.right - 1 and other.top < one.bottom - 1 and one.top < other.bottom - 1
    ]


def _within(each: Letters, box: Box) -> bool:
    x, y, w, h = box
    return x <= each.left and y <= each.top and each.right <= x + w and each.bottom <= y + h


@cache
def _of_label(label: Label) -> Letters:
    words, face = fit(label, FINE)
    box = face.getbbox(words, anchor=label.anchor)
    x, y = label.at
    left, top, right, bottom = (side / FINE + at for side, at in zip(box, (x, y, x, y), strict=True))
    capital = _capital(label.face, round(face.size)) / FINE
    meant = label.text.translate(UNSEEN)
    cut = words.endswith(CUT)
    return Letters(label.text, capital, label.aside, cut, words != meant, left, top, right, bottom)


@cache
def _of_drawing(art: str, width: int, height: int, look: tuple[str | int, ...]) -> tuple[Letters, ...]:
    """Returns the letters of a drawing, relative to its corner; draws on a single pixel."""
    found: list[Letters] = []
    speck = Image.new("RGBA", (1, 1))
    with _listening(found):
        drawing_of(art)(Pen(speck, Frame(FINE, 0, 0, 0, FINE, 0), NIGHT, (width, height)), look)
    return tuple(found)


@contextmanager
def _listening(found: list[Letters]) -> Iterator[None]:
    """Records all words that pens write while the context is open."""

    def text(
        self: Pen,
        x: float,
        y: float,
        words: str,
        size: float,
        ink: str,
        face: Face = "bold",
        anchor: Anchor = "mm",
        *,
        aside: bool = False,
    ) -> None:
        found.append(_of_pen(self.place((x, y)), words, self.pixels(size), face, anchor, aside=aside))
        write(self, x, y, words, size, ink, face, anchor, aside=aside)

    write = Pen.text
    Pen.text = text  # type: ignore[method-assign]
    try:
        yield
    finally:
        Pen.text = write  # type: ignore[method-assign]


def _of_pen(at: XY, words: str, pixels: int, face: Face, anchor: Anchor, *, aside: bool) -> Letters:
    box = font(face, pixels).getbbox(words, anchor=anchor)
    left, top, right, bottom = ((side + place) / FINE for side, place in zip(box, (*at, *at), strict=True))
    return Letters(words, _capital(face, pixels) / FINE, aside, False, False, left, top, right, bottom)


def _capital(face: Face, pixels: int) -> float:
    """Returns the height of a capital, measured at a large size to avoid rounding."""
    top = font(face, 1000).getbbox("H", anchor="ls")[1]
    return -top * pixels / 1000


# --- the page in docs ---


class Picture(NamedTuple):
    """A picture of the gallery."""

    name: str
    scene: Scene
    size: Size = PHONE
    screen: Screen = Screen.POSTED

    @property
    def shown(self) -> Box:
        """The part of the scene that it shows."""
        return self.size.window or Box(0, 0, self.scene.width, self.scene.height)


def table(pictures: Iterable[Picture]) -> str:
    """Returns the smallest letters of each picture as a table."""
    rows = [
        f"| {one.name} | {one.screen.name.lower()} | {one.shown.w / one.shown.h:.2f} "
        f"| {_cell(one, aside=False)} | {_cell(one, aside=True)} |"
        for one in pictures
    ]
    head = "| picture | shown | width : height | to decide | the rest |"
    return "\n".join([head, "|---|---|---|---|---|", *sorted(rows)])


def _cell(picture: Picture, *, aside: bool) -> str:
    found = smallest(picture.scene, picture.size, aside=aside)
    if found is None:
        return "none"
    pixels = found.capital * picture.screen.scale(picture.shown)
    return f"{pixels:.1f} “{found.words.translate(UNSEEN)}”".replace("|", "/")


def page(pictures: Iterable[Picture]) -> str:
    """Returns docs/letters.md."""
    return f"{INTRODUCTION}\n{table(pictures)}\n"


INTRODUCTION = """# The smallest letters

For anyone who changes a picture: the smallest letters of each, as Discord shows them.

How high the smallest capitals of every picture are, in pixels: at least 6 for what one needs to decide,
5 for the rest. *Posted* pictures are measured as Discord shows them in a thread, on a phone 360 wide and
on a desktop 350 high, whichever is smaller; *tall* ones on the phone alone, *wide* ones on the desktop
alone (550 by 350), *opened* ones on a phone that shows nothing else (390 wide).
`tests/renderer/test_letters.py` holds it, for random positions too, and
`python -m tests.renderer.letters` writes this page.
"""

if __name__ == "__main__":
    from tests.renderer.gallery.pictures import pictures as gallery

    PAGE.write_text(page(gallery()), encoding="utf-8")
