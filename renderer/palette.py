"""How the fixed palette of a theme is chosen: from pictures that show all there is to show."""

from collections.abc import Iterable

from PIL import Image

from renderer.theme import PALETTES, RGB, Theme

COLOURS = 256
CELL = 4  # colours no farther apart in any channel are one to the eye, and to Pillow's look-up


def choose(theme: Theme, pictures: Iterable[Image.Image]) -> tuple[RGB, ...]:
    """Returns black for PNG's filter column, the inks themselves, and what the pictures need besides."""
    kept = list(dict.fromkeys([(0, 0, 0), *(theme.ink(name) for name in theme.inks)]))
    mosaic = _side_by_side([picture.convert("RGB") for picture in pictures])
    reduced = mosaic.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=4)
    raw = reduced.getpalette() or []
    histogram = reduced.histogram()
    for index in sorted(range(COLOURS), key=lambda index: -histogram[index]):
        r, g, b = raw[index * 3 : index * 3 + 3]
        if len(kept) < COLOURS and not any(_near((r, g, b), other) for other in kept):
            kept.append((r, g, b))
    return tuple(kept)


def store(theme: Theme, colours: Iterable[RGB]) -> None:
    """Writes a palette where the theme will find it."""
    codes = [f"#{r:02x}{g:02x}{b:02x}" for r, g, b in colours]
    codes += ["#000000"] * (COLOURS - len(codes))
    rows = [" ".join(codes[i : i + 16]) for i in range(0, COLOURS, 16)]
    PALETTES.mkdir(exist_ok=True)
    (PALETTES / f"{theme.name}.txt").write_text("\n".join(rows) + "\n", encoding="ascii")


def _near(a: RGB, b: RGB) -> bool:
    return all(abs(x - y) <= CELL for x, y in zip(a, b, strict=True))


def _side_by_side(pictures: list[Image.Image]) -> Image.Image:
    mosaic = Image.new("RGB", (max(each.width for each in pictures), sum(each.height for each in pictures)))
    top = 0
    for picture in pictures:
        mosaic.paste(picture, (0, top))
        top += picture.height
    return mosaic
