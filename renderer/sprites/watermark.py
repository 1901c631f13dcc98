"""The watermark across a picture that does not show a table as it stands."""

from PIL import Image

from renderer.assets import Look, drawing
from renderer.pen import Pen

SLANT = 30  # degrees
OPACITY = 0.14
LARGEST = 0.34  # of the box: the height of the letters


@drawing("watermark")
def watermark(pen: Pen, look: Look) -> None:
    """A word in large pale letters that rise to the right. Look: the word."""
    w, h = pen.size
    word, size = str(look[0]), h * LARGEST
    size *= min(1.0, 0.95 * w / pen.measure(word, size, "display"))
    art = pen.layer()
    art.sign(w / 2, h / 2, word, size, "paper", "display")
    art.outline(size / 22, "ink")
    art.image.paste(art.image.rotate(SLANT, Image.Resampling.BICUBIC))
    pen.lay(art, OPACITY)
