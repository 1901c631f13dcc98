"""A cache of rasters, shared by the test processes of a run.

Tests of the bot check which pictures are posted, not how sprites are drawn; tests of the renderer draw
everything themselves.
"""

import os
import pickle
from hashlib import sha256
from pathlib import Path
from secrets import token_hex

import pytest
from PIL import Image

from renderer import paint
from renderer.paint import Raster
from renderer.shapes import Point, Shape
from renderer.theme import Theme

draw = paint._raster


def folder_of(factory: pytest.TempPathFactory) -> Path:
    """Returns a folder of this test run, shared by its processes."""
    own = factory.getbasetemp()
    return (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "rasters"


class Rasters:
    """A folder of cached rasters, by shape."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(exist_ok=True)

    def raster(self, shape: Shape, scale: int, theme: Theme) -> Raster:
        """Returns the cached raster of a shape, or draws it."""
        likeness = repr((paint.likeness(shape), scale, theme.name))
        file = self._folder / sha256(likeness.encode()).hexdigest()
        try:
            size, pixels, offset = pickle.loads(file.read_bytes())
        except FileNotFoundError:
            raster = draw(shape, scale, theme)
            self._keep(file, raster)
            return raster
        return Raster(Image.frombytes("RGBA", size, pixels), Point(*offset), next(paint._serials))

    def _keep(self, file: Path, raster: Raster) -> None:
        unfinished = file.with_name(token_hex(8))
        unfinished.write_bytes(
            pickle.dumps((raster.image.size, raster.image.tobytes(), tuple(raster.offset)))
        )
        unfinished.replace(file)  # atomic: other processes see the whole file or none
