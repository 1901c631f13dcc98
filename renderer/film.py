"""Scenes one after the other into an animated GIF that stays within a limit."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from PIL import GifImagePlugin, Image, ImageChops

from renderer.paint import drawn
from renderer.palette import UNUSED
from renderer.shapes import Scene
from renderer.theme import NIGHT, Theme

LIMIT = 8 << 20
SHARES = (1.0, 0.75, 0.5)  # of a phone picture's size: the film has the largest that keeps the limit

Size = tuple[int, int]


class Still(NamedTuple):
    """One picture of a film."""

    scene: Scene
    hundredths: int  # of a second it is shown
    needed: bool = False  # stays, however much has to be left out


class TooLong(ValueError):  # noqa: N818 - named for what it says
    """Not even the pictures that are needed keep the limit."""


def film(stills: Sequence[Still], *, limit: int = LIMIT, theme: Theme = NIGHT) -> bytes:
    """Returns the film as a GIF file; the same stills make the same bytes.

    One that would be too long is made smaller, then every other still is left out, and so on. Of the pictures
    only two are ever in memory.
    """
    for kept, share in _plans(stills):
        made = _made(kept, share, limit, theme)
        if made is not None:
            return made
    raise TooLong(limit)


def _plans(stills: Sequence[Still]) -> Iterator[tuple[Sequence[Still], float]]:
    """Yields what to try, the best first."""
    yield from ((stills, share) for share in SHARES)
    step = 2
    while step < 2 * len(stills):
        yield [still for i, still in enumerate(stills) if still.needed or i % step == 0], SHARES[-1]
        step *= 2


def _made(stills: Sequence[Still], share: float, limit: int, theme: Theme) -> bytes | None:
    """Returns the film at a share of its size; `None` as soon as it is longer than the limit."""
    page = max(still.scene.width for still in stills), max(still.scene.height for still in stills)
    size = round(page[0] * share), round(page[1] * share)
    parts = [_head(size, theme)]
    room = limit - len(parts[0]) - len(_TAIL)
    before: Image.Image | None = None
    for plane, hundredths in _joined((_plane(still.scene, size, share, theme), still) for still in stills):
        parts.append(_frame(before, plane, hundredths))
        room -= len(parts[-1])
        if room < 0:
            return None
        before = plane
    return b"".join((*parts, _TAIL))


def _joined(planes: Iterable[tuple[Image.Image, Still]]) -> Iterator[tuple[Image.Image, int]]:
    """Yields pictures with the time they are shown; equal ones that follow each other are one."""
    shown: Image.Image | None = None
    time = 0
    for plane, still in planes:
        if shown is not None and ImageChops.difference(shown, plane).getbbox() is not None:
            yield shown, time
            time = 0
        shown, time = plane, time + still.hundredths
    if shown is not None:
        yield shown, time


def _plane(scene: Scene, size: Size, share: float, theme: Theme) -> Image.Image:
    """Returns a scene in the middle of a page, as entries of the palette."""
    picture = drawn(scene, theme=theme)
    fit = min(share, size[0] / scene.width, size[1] / scene.height)
    fitted = round(scene.width * fit), round(scene.height * fit)
    if fitted != picture.size:
        picture = picture.resize(fitted, Image.Resampling.HAMMING)
    if fitted != size:
        page = Image.new("RGB", size, theme.ink("night"))
        page.paste(picture, ((size[0] - fitted[0]) // 2, (size[1] - fitted[1]) // 2))
        picture = page
    printed = picture.quantize(palette=theme.palette, dither=Image.Dither.NONE)
    # As plain numbers; the palette is filled up with black, and black is not what "as before" is called.
    return Image.frombytes("L", size, printed.tobytes()).point(lambda entry: 0 if entry == UNUSED else entry)


# --- the file --------------------------------------------------------------------------------------------

_TAIL = b";"
_FOR_EVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
_STAYS = 1  # disposal: the next picture is laid over this one


def _head(size: Size, theme: Theme) -> bytes:
    screen = size[0].to_bytes(2, "little") + size[1].to_bytes(2, "little") + b"\xf7\0\0"
    return b"GIF89a" + screen + theme.colours + _FOR_EVER


def _frame(before: Image.Image | None, plane: Image.Image, hundredths: int) -> bytes:
    """Returns a picture as far as it differs from the one before."""
    left, top = 0, 0
    if before is not None:
        changed = ImageChops.difference(before, plane)
        box = changed.getbbox() or (0, 0, 1, 1)
        left, top = box[:2]
        plane = plane.crop(box)
        plane.paste(UNUSED, mask=changed.crop(box).point(lambda change: 0 if change else 255))
    packed = GifImagePlugin.getdata(
        plane, (left, top), duration=hundredths * 10, disposal=_STAYS, transparency=UNUSED
    )
    return b"".join(packed)
