"""Draws the gallery into a folder."""

import io
import sys
from pathlib import Path

from PIL import Image

from renderer import render
from tests.renderer.gallery.miniatures import replay
from tests.renderer.gallery.pictures import pictures
from tests.renderer.speech import speaking
from tests.translations import LANGUAGES

SMALL = 600  # pixels wide


def main(folder: Path) -> None:
    """Draws the gallery: English in the folder itself, other languages smaller, in subfolders."""
    folder.mkdir(parents=True, exist_ok=True)
    for one in pictures():
        with Image.open(io.BytesIO(render(one.scene, size=one.size))) as picture:
            picture.save(folder / f"{one.name}.png", optimize=True)  # the same pixels in a smaller file
    (folder / "replay.gif").write_bytes(replay())
    for language in LANGUAGES:
        (folder / language).mkdir(exist_ok=True)
        with speaking(language):
            for one in pictures():
                drawn = render(one.scene, size=one.size)
                _small(drawn).save(folder / language / f"{one.name}.png", optimize=True)


def _small(drawn: bytes) -> Image.Image:
    """Returns a picture at half width, enough to read its words."""
    with Image.open(io.BytesIO(drawn)) as picture:
        size = (SMALL, round(picture.height * SMALL / picture.width))
        smaller = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        return smaller.quantize(64, dither=Image.Dither.NONE)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
