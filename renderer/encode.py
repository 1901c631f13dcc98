"""Encodes bands of a picture as one PNG; each band is a separate chunk, so unchanged ones are reused."""

import zlib
from collections.abc import Iterable
from typing import NamedTuple

from PIL import Image

LEVEL = 3  # of deflate: a tenth smaller than level 1 for a tenth more time, measured on our boards
ADLER = 65521


class Band(NamedTuple):
    """Some rows of a picture, compressed."""

    chunk: bytes  # a whole IDAT chunk, byte-aligned
    length: int  # of the uncompressed rows
    adler: int  # their checksum


def pack(rows: Image.Image) -> Band:
    """Compresses rows of palette indices, whose first column is PNG's filter byte: 0, none."""
    raw = rows.tobytes()
    deflate = zlib.compressobj(LEVEL, zlib.DEFLATED, -zlib.MAX_WBITS)
    # A full flush makes the band independent of its neighbours: bands may be joined in any combination.
    packed = deflate.compress(raw) + deflate.flush(zlib.Z_FULL_FLUSH)
    return Band(chunk=_chunk(b"IDAT", packed), length=len(raw), adler=zlib.adler32(raw))


def png(width: int, height: int, palette: bytes, bands: Iterable[Band]) -> bytes:
    """Joins bands into a PNG file."""
    bands = tuple(bands)
    adler = 1
    for band in bands:
        adler = _combine_adler32(adler, band.adler, band.length)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", width.to_bytes(4, "big") + height.to_bytes(4, "big") + b"\x08\x03\0\0\0"),
            _chunk(b"PLTE", palette),
            _chunk(b"IDAT", b"\x78\x5e"),  # the zlib header; raw deflate data follows
            *(band.chunk for band in bands),
            _chunk(b"IDAT", b"\x03\0" + adler.to_bytes(4, "big")),  # an empty last block
            _chunk(b"IEND", b""),
        )
    )


def _chunk(name: bytes, data: bytes) -> bytes:
    return len(data).to_bytes(4, "big") + name + data + zlib.crc32(data, zlib.crc32(name)).to_bytes(4, "big")


def _combine_adler32(first: int, second: int, length: int) -> int:
    """Returns the Adler-32 of two byte strings from both checksums and the length of the second."""
    a1, b1 = first & 0xFFFF, first >> 16
    a2, b2 = second & 0xFFFF, second >> 16
    a = (a1 + a2 - 1) % ADLER
    b = (b1 + b2 + length * (a1 - 1)) % ADLER
    return b << 16 | a
