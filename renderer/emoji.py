"""Sprites as emoji: square PNG files with a transparent background."""

import io
from functools import cache
from hashlib import blake2b
from pathlib import Path

from PIL import Image

from renderer.paint import draw
from renderer.shapes import Sprite
from renderer.theme import NIGHT

SIZE = 128  # pixels, as Discord shows them at most
FINE = 4  # drawn this many times larger, then reduced
MARGIN = 4  # pixels around it


def emoji(sprite: Sprite) -> bytes:
    """Returns a sprite as an emoji."""
    room = SIZE - 2 * MARGIN
    largest = max(sprite.box.w, sprite.box.h)
    fine, _ = draw(sprite, -(-room * FINE // largest), NIGHT)
    fine.thumbnail((room, room), Image.Resampling.LANCZOS)
    picture = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    picture.paste(fine, ((SIZE - fine.width) // 2, (SIZE - fine.height) // 2))
    file = io.BytesIO()
    picture.save(file, "PNG", optimize=True)
    return file.getvalue()


@cache
def source_digest() -> str:
    """Returns the hash of all code and fonts that emoji are drawn with."""
    folder = Path(__file__).parent
    digest = blake2b(digest_size=16)
    for path in sorted((*folder.glob("*.py"), *folder.glob("sprites/*.py"), *folder.glob("fonts/*.*tf"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()
