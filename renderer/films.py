"""Encodes a sequence of scenes as an animated GIF within a size limit."""

from collections.abc import Iterable, Iterator, Sequence
from tempfile import TemporaryFile
from typing import BinaryIO, NamedTuple

from PIL import Image, ImageChops

from renderer.paint import BAND, FILM_PARTS, picture_of
from renderer.shapes import Scene
from renderer.theme import NIGHT, UNUSED, Theme

LIMIT = 8 << 20
SHARES = (1.0, 0.75, 0.5)  # of a phone picture's size: the film uses the largest that fits the limit

Size = tuple[int, int]


class Still(NamedTuple):
    """One picture of a film."""

    scene: Scene
    hundredths: int  # display time in hundredths of a second
    needed: bool = False  # never left out


class TooLong(ValueError):
    """Even the needed pictures alone exceed the limit."""


def film(stills: Sequence[Still], *, limit: int = LIMIT, theme: Theme = NIGHT) -> bytes:
    """Returns the film as a GIF file; the same stills make the same bytes.

    A film over the limit is made smaller, then every other still is left out, and so on. Only two pictures
    are in memory at a time.
    """
    for kept, share in _plans(stills):
        made = _film_at(kept, share, limit, theme)
        if made is not None:
            return made
    raise TooLong(limit)


def _plans(stills: Sequence[Still]) -> Iterator[tuple[Sequence[Still], float]]:
    """Yields stills and sizes to try, the best first."""
    yield from ((stills, share) for share in SHARES)
    step = 2
    while step < 2 * len(stills):
        yield [still for i, still in enumerate(stills) if still.needed or i % step == 0], SHARES[-1]
        step *= 2


def _film_at(stills: Sequence[Still], share: float, limit: int, theme: Theme) -> bytes | None:
    """Returns the film at a share of its size; `None` as soon as it exceeds the limit."""
    page = max(still.scene.width for still in stills), max(still.scene.height for still in stills)
    size = round(page[0] * share), round(page[1] * share)
    parts = [_head(size, theme)]
    room = limit - len(parts[0]) - len(_TAIL)
    with TemporaryFile() as file:
        for change, hundredths in _changes(
            (_plane(still.scene, size, share, theme), still) for still in stills
        ):
            parts.append(_frame(change, hundredths, file))
            room -= len(parts[-1])
            if room < 0:
                return None
    return b"".join((*parts, _TAIL))


class _Change(NamedTuple):
    """The part of a picture that differs from the previous one, and its position."""

    plane: Image.Image
    left: int
    top: int


def _changes(planes: Iterable[tuple[Image.Image, Still]]) -> Iterator[tuple[_Change, int]]:
    """Yields the changes from picture to picture with their display times; equal pictures are merged."""
    before: Image.Image | None = None
    change, time = None, 0
    for plane, still in planes:
        new = _Change(plane, 0, 0) if before is None else _difference(before, plane)
        if change is not None and new is not None:
            yield change, time
            time = 0
        before, change, time = plane, new or change, time + still.hundredths
    if change is not None:
        yield change, time


def _difference(before: Image.Image, plane: Image.Image) -> _Change | None:
    """Returns the changed part, with `UNUSED` for unchanged pixels; `None` if the pictures are equal."""
    change = Image.new("L", plane.size, UNUSED)
    boxes = []
    for rows in _bands(plane):
        there = plane.crop(rows)
        differing = ImageChops.difference(before.crop(rows), there)
        if (box := differing.getbbox()) is not None:
            change.paste(there, rows[:2], differing.point(_NONZERO))
            boxes.append((box[0], box[1] + rows[1], box[2], box[3] + rows[1]))
    if not boxes:
        return None
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    box = min(lefts), min(tops), max(rights), max(bottoms)
    return _Change(change.crop(box), box[0], box[1])


def _plane(scene: Scene, size: Size, share: float, theme: Theme) -> Image.Image:
    """Returns a scene centred on a page, as palette indices."""
    picture = picture_of(scene, theme=theme, parts=FILM_PARTS)
    fit = min(share, size[0] / scene.width, size[1] / scene.height)
    fitted = round(scene.width * fit), round(scene.height * fit)
    if fitted != picture.size:
        picture = picture.resize(fitted, Image.Resampling.HAMMING)
    if fitted != size:
        page = Image.new("RGB", size, theme.ink("night"))
        page.paste(picture, ((size[0] - fitted[0]) // 2, (size[1] - fitted[1]) // 2))
        picture = page
    plane = Image.new("L", size)
    for rows in _bands(plane):
        printed = picture.crop(rows).quantize(palette=theme.palette, dither=Image.Dither.NONE)
        plane.paste(Image.frombytes("L", printed.size, printed.tobytes()).point(_WITHOUT_UNUSED), rows[:2])
    return plane


def _bands(plane: Image.Image) -> Iterator[tuple[int, int, int, int]]:
    """Yields bands of a picture's rows: Pillow holds the GIL while it processes one."""
    for top in range(0, plane.height, BAND):
        yield 0, top, plane.width, min(top + BAND, plane.height)


_NONZERO = [0] + [255] * 255
# The palette is padded with black, which must not be mistaken for the "unchanged" index.
_WITHOUT_UNUSED = [0 if entry == UNUSED else entry for entry in range(256)]


# --- the file --------------------------------------------------------------------------------------------

_TAIL = b";"
_LOOP_FOREVER = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
_KEEP = 1  # disposal method: the next picture is drawn over this one
_HEADER_SIZE = 13 + 3 * 256  # bytes: the header of a GIF with one picture


def _head(size: Size, theme: Theme) -> bytes:
    return b"GIF89a" + _word(size[0]) + _word(size[1]) + b"\xf7\0\0" + theme.colours + _LOOP_FOREVER


def _frame(change: _Change, hundredths: int, file: BinaryIO) -> bytes:
    """Returns a GIF frame, encoded through a file: Pillow releases the GIL while it writes one."""
    file.seek(0)
    file.truncate()
    change.plane.save(file, "GIF", optimize=False, interlace=0)
    file.seek(0)
    alone = file.read()
    assert alone[_HEADER_SIZE : _HEADER_SIZE + 5] == b",\0\0\0\0", (
        "a GIF of one picture: its head, the picture, its end"
    )
    control = b"!\xf9\x04" + bytes((_KEEP << 2 | 1,)) + _word(hundredths) + bytes((UNUSED, 0))
    return control + b"," + _word(change.left) + _word(change.top) + alone[_HEADER_SIZE + 5 : -len(_TAIL)]


def _word(number: int) -> bytes:
    return number.to_bytes(2, "little")
