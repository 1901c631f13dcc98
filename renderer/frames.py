"""Packs scenes for a page that draws them itself: each part once, each picture as a list of placed parts."""

from collections.abc import Hashable, Iterable, Sequence
from io import BytesIO

import msgspec
from PIL import Image

from renderer.paint import FILM_PARTS, ground_of, likeness, place
from renderer.shapes import Scene
from renderer.theme import NIGHT, Theme

LOSSLESS = 100  # the quality that keeps every pixel

Place = tuple[int, int, int]  # the number of a part, and where its left upper corner is


class Frame(msgspec.Struct, frozen=True, array_like=True):
    """One picture: its size, and the numbers of its places, in drawing order."""

    width: int
    height: int
    places: tuple[int, ...]


class Pack(msgspec.Struct, frozen=True, kw_only=True):
    """Pictures with everything that is drawn on them."""

    parts: tuple[bytes, ...]  # WebP files
    places: tuple[Place, ...]
    frames: tuple[Frame, ...]


def pack(scenes: Sequence[Scene], *, quality: int = LOSSLESS, theme: Theme = NIGHT) -> Pack:
    """Returns scenes as frames, with the parts they share; a lower quality makes smaller parts."""
    packer = _Packer(quality, theme)
    frames = tuple(
        Frame(width=scene.width, height=scene.height, places=packer.places_of(scene)) for scene in scenes
    )
    return Pack(parts=tuple(packer.parts), places=tuple(packer.places), frames=frames)


class _Packer:
    """Collects the different parts of scenes, and where they lie."""

    def __init__(self, quality: int, theme: Theme) -> None:
        self._quality = quality
        self._theme = theme
        self._numbers: dict[Hashable, int] = {}
        self.parts: list[bytes] = []
        self.places: dict[Place, int] = {}

    def places_of(self, scene: Scene) -> tuple[int, ...]:
        """Returns the numbers of the places of a scene; its ground is the first."""
        return tuple(self.places.setdefault(each, len(self.places)) for each in self._parts_of(scene))

    def _parts_of(self, scene: Scene) -> Iterable[Place]:
        yield self._ground(scene), 0, 0
        for shape in scene.shapes:
            raster, x, y = place(shape, 1, self._theme, FILM_PARTS)
            yield self._part(likeness(shape), raster.image), x, y

    def _ground(self, scene: Scene) -> int:
        key = (scene.width, scene.height, scene.ground)
        if key not in self._numbers:
            picture = ground_of(scene, 1, self._theme, FILM_PARTS).image
            printed = picture.quantize(palette=self._theme.palette, dither=Image.Dither.NONE)
            return self._part(key, printed.convert("RGB"))
        return self._numbers[key]

    def _part(self, key: Hashable, picture: Image.Image) -> int:
        if key not in self._numbers:
            self._numbers[key] = len(self.parts)
            self.parts.append(_webp(picture, self._quality))
        return self._numbers[key]


def _webp(picture: Image.Image, quality: int) -> bytes:
    file = BytesIO()
    picture.save(file, "WEBP", lossless=quality == LOSSLESS, quality=quality, method=2)
    return file.getvalue()
