"""The choice of a theme's fixed palette, from pictures with everything in them."""

from collections.abc import Iterable
from math import dist

from PIL import Image

from renderer.theme import PALETTES, RGB, UNUSED, Theme

COLOURS = 255
CELL = 4  # colours closer than this in every channel look the same, to the eye and to Pillow's look-up


def choose(theme: Theme, pictures: Iterable[Image.Image]) -> tuple[RGB, ...]:
    """Returns black for PNG's filter column, the inks themselves, and further colours of the pictures."""
    inks = list(dict.fromkeys([(0, 0, 0), *(theme.ink(name) for name in theme.inks)]))
    kept = list(inks)
    mosaic = _side_by_side([picture.convert("RGB") for picture in pictures])
    reduced = mosaic.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=4)
    raw = reduced.getpalette() or []
    histogram = reduced.histogram()
    for index in sorted(range(COLOURS), key=lambda index: -histogram[index]):
        r, g, b = raw[index * 3 : index * 3 + 3]
        colour = (r, g, b)
        if len(kept) == COLOURS or any(_near(colour, other) for other in kept):
            continue
        if not any(_usurps(colour, ink) for ink in inks):
            kept.append(colour)
    return tuple(kept)


def store(theme: Theme, colours: Iterable[RGB]) -> None:
    """Writes a palette to the theme's file."""
    codes = [f"#{r:02x}{g:02x}{b:02x}" for r, g, b in colours]
    codes += ["#000000"] * (UNUSED + 1 - len(codes))
    rows = [" ".join(codes[i : i + 16]) for i in range(0, len(codes), 16)]
    PALETTES.mkdir(exist_ok=True)
    (PALETTES / f"{theme.name}.txt").write_text("\n".join(rows) + "\n", encoding="ascii")


def _near(a: RGB, b: RGB) -> bool:
    return all(abs(x - y) <= CELL for x, y in zip(a, b, strict=True))


def _usurps(colour: RGB, ink: RGB) -> bool:
    """Pillow looks colours up by cells four steps wide, from the darkest corner: an ink must win its own."""
    corner = (ink[0] & ~3, ink[1] & ~3, ink[2] & ~3)
    return dist(corner, colour) < dist(corner, ink)


def _side_by_side(pictures: list[Image.Image]) -> Image.Image:
    mosaic = Image.new("RGB", (max(each.width for each in pictures), sum(each.height for each in pictures)))
    top = 0
    for picture in pictures:
        mosaic.paste(picture, (0, top))
        top += picture.height
    return mosaic
