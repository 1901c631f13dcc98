"""Draws shapes onto pictures and encodes them, with caches of all drawn parts."""

from collections.abc import Hashable, Iterable
from itertools import count
from typing import NamedTuple

from PIL import Image

from renderer import sprites, text, tracks
from renderer.assets import drawing_of
from renderer.encode import Band, pack, png
from renderer.part_cache import PartCache
from renderer.pen import Pen
from renderer.shapes import PHONE, Box, Label, Point, Scene, Shape, Size, Sprite, Track
from renderer.theme import NIGHT, Theme

__all__ = ["picture_of", "render"]

assert sprites  # imported to register its drawings

FINE = 4  # drawings are made this many times larger than shown on a phone
BAND = 72  # rows per band: half a square of the board


class Raster(NamedTuple):
    """A drawn shape: its pixels, and their offset from the shape's origin."""

    image: Image.Image
    offset: Point
    serial: int  # identifies the raster in cache keys


class Placed(NamedTuple):
    """A raster at its position in a picture."""

    raster: Raster
    x: int
    y: int

    @property
    def key(self) -> tuple[int, int, int]:
        return self.raster.serial, self.x, self.y


class Ground(NamedTuple):
    """The static background of a picture."""

    image: Image.Image
    serial: int


MEBI = 1 << 20

_serials = count()


class PictureParts:
    """Caches of picture parts: rasters, grounds and compressed bands, each with its own size limit."""

    def __init__(self, *, rasters: int, grounds: int, bands: int) -> None:
        """Sets the size limits, in MiB."""
        self.rasters: PartCache[Hashable, Raster] = PartCache(
            rasters * MEBI, lambda raster: raster.image.width * raster.image.height * 4
        )
        self.grounds: PartCache[Hashable, Ground] = PartCache(
            grounds * MEBI, lambda ground: ground.image.width * ground.image.height * 3
        )
        self.bands: PartCache[Hashable, Band] = PartCache(bands * MEBI, lambda band: len(band.chunk))

    def clear(self) -> None:
        """Empties the caches."""
        for kept in (self.rasters, self.grounds, self.bands):
            kept.clear()


# The parts of all boards in play stay cached. Large pictures take four times the memory and would evict them,
# and films bring the texts of a whole game: each has caches of its own.
BOARD_PARTS = PictureParts(rasters=96, grounds=128, bands=48)
LARGE_PARTS = PictureParts(rasters=48, grounds=56, bands=8)
FILM_PARTS = PictureParts(rasters=48, grounds=28, bands=1)


def render(scene: Scene, *, size: Size = PHONE, theme: Theme = NIGHT) -> bytes:
    """Returns the scene as a PNG file."""
    parts = BOARD_PARTS if size.scale == PHONE.scale else LARGE_PARTS
    window = size.window or Box(0, 0, scene.width, scene.height)
    width, height = window.w * size.scale, window.h * size.scale
    ground = ground_of(scene, size.scale, theme, parts)
    placed = [place(shape, size.scale, theme, parts) for shape in scene.shapes]
    left, top = window.x * size.scale, window.y * size.scale
    bands = [
        _band(ground, placed, Box(left, top + y, width, min(BAND * size.scale, height - y)), theme, parts)
        for y in range(0, height, BAND * size.scale)
    ]
    return png(width, height, theme.colours, bands)


def picture_of(
    scene: Scene, *, size: Size = PHONE, theme: Theme = NIGHT, parts: PictureParts = BOARD_PARTS
) -> Image.Image:
    """Returns the scene as an RGB picture, before it is reduced to the palette."""
    picture = ground_of(scene, size.scale, theme, parts).image.copy()
    _paste(picture, (place(shape, size.scale, theme, parts) for shape in scene.shapes), 0, 0)
    return picture


# --- bands ---


def _band(ground: Ground, placed: list[Placed], box: Box, theme: Theme, parts: PictureParts) -> Band:
    bottom = box.y + box.h
    inside = [each for each in placed if each.y < bottom and each.y + each.raster.image.height > box.y]
    key = (ground.serial, box, tuple(each.key for each in inside), theme.name)
    return parts.bands.get(key, lambda: _pack_band(ground, inside, box, theme))


def _pack_band(ground: Ground, placed: list[Placed], box: Box, theme: Theme) -> Band:
    # One extra column on the left: its zeros become PNG's filter bytes.
    rows = Image.new("RGB", (box.w + 1, box.h))
    rows.paste(ground.image.crop((box.x, box.y, box.x + box.w, box.y + box.h)), (1, 0))
    _paste(rows, placed, 1 - box.x, -box.y)
    indices = rows.quantize(palette=theme.palette, dither=Image.Dither.NONE)
    indices.paste(0, (0, 0, 1, box.h))
    return pack(indices)


def _paste(picture: Image.Image, placed: Iterable[Placed], dx: int, dy: int) -> None:
    for raster, x, y in placed:
        picture.paste(raster.image, (x + dx, y + dy), raster.image)


# --- grounds and rasters ---


def ground_of(scene: Scene, scale: int, theme: Theme, parts: PictureParts) -> Ground:
    """Returns the ground of a scene, from the cache if it is there."""
    key = (scene.width, scene.height, scene.ground, scale, theme.name)
    return parts.grounds.get(key, lambda: _draw_ground(scene, scale, theme, parts))


def _draw_ground(scene: Scene, scale: int, theme: Theme, parts: PictureParts) -> Ground:
    picture = Image.new("RGB", (scene.width * scale, scene.height * scale), theme.ink("night"))
    _paste(picture, (place(shape, scale, theme, parts) for shape in scene.ground), 0, 0)
    return Ground(image=picture, serial=next(_serials))


def place(shape: Shape, scale: int, theme: Theme, parts: PictureParts) -> Placed:
    """Returns a shape as a raster at its position, from the cache if it is there."""
    key = (likeness(shape), scale, theme.name)
    raster = parts.rasters.get(key, lambda: _raster(shape, scale, theme))
    x, y = origin(shape)
    return Placed(raster, x * scale + raster.offset.x, y * scale + raster.offset.y)


def _raster(shape: Shape, scale: int, theme: Theme) -> Raster:
    step = max(2, FINE // scale)  # a larger picture needs less supersampling
    fine, offset = draw(shape, scale * step, theme)
    left, top = offset.x % step, offset.y % step
    place = Point((offset.x - left) // step, (offset.y - top) // step)
    return Raster(image=_pad(fine, left, top, step).reduce(step), offset=place, serial=next(_serials))


def _pad(fine: Image.Image, left: int, top: int, step: int) -> Image.Image:
    """Returns a canvas padded to whole pixels, so that its pixel grid does not depend on its position."""
    size = _round_up(fine.width + left, step), _round_up(fine.height + top, step)
    if size == fine.size:
        return fine
    padded = Image.new("RGBA", size, (0, 0, 0, 0))
    padded.paste(fine, (left, top))
    return padded


def _round_up(pixels: int, step: int) -> int:
    return -(-pixels // step) * step


def draw(shape: Shape, scale: int, theme: Theme) -> tuple[Image.Image, Point]:
    """Returns a shape drawn at `scale` pixels per unit, and its offset from the shape's origin."""
    match shape:
        case Sprite(art=art, box=box, look=look):
            pen = Pen.canvas(box.w, box.h, scale, theme)
            drawing_of(art)(pen, look)
            return pen.image, Point(0, 0)
        case Label():
            return text.line(shape, scale, theme)
        case Track():
            return tracks.stroke(shape, scale, theme)


def origin(shape: Shape) -> Point:
    """Returns the point that a shape is drawn from."""
    match shape:
        case Sprite(box=box):
            return Point(box.x, box.y)
        case Label(at=at):
            return at
        case Track(points=points):
            return points[0]


def likeness(shape: Shape) -> Hashable:
    """Returns the cache key of a shape's appearance, without its position."""
    match shape:
        case Sprite(art=art, box=box, look=look):
            return art, box.w, box.h, look
        case Label():
            size = (shape.size, shape.width, shape.aside, shape.fine)
            return shape.text, size, shape.ink, shape.face, shape.anchor, shape.halo
        case Track(style=style, points=points):
            first = points[0]
            return style, tuple((x - first.x, y - first.y) for x, y in points)
