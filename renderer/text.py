"""Words into pixels: one line, shrunk and cut to the room it has."""

from PIL import Image, ImageDraw, ImageFont

from renderer.assets import font
from renderer.pen import grow
from renderer.shapes import Face, Label, Point
from renderer.theme import Theme

SMALLEST = 0.8  # a line is shrunk to this share of its size before it is cut
# Fluent wraps what it inserts in marks of direction, which have no picture.
UNSEEN = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"))


def width_of(words: str, face: Face, size: int) -> int:
    """Returns how many units a line is wide."""
    return round(font(face, size * 4).getlength(words.translate(UNSEEN)) / 4 + 0.5)


def wrapped(words: str, face: Face, size: int, width: int) -> list[str]:
    """Breaks words into lines that fit."""
    lines: list[str] = []
    for word in words.translate(UNSEEN).split():
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(joined, face, size) <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def line(label: Label, scale: int, theme: Theme) -> tuple[Image.Image, Point]:
    """Returns a line drawn at `scale` pixels a unit, and where it lies seen from the label's place."""
    words, face = fitted(label, scale)
    margin = 3 * scale if label.halo else scale
    left, top, right, bottom = face.getbbox(words, anchor=label.anchor)
    x, y = int(left) - margin, int(top) - margin
    mask = Image.new("L", (max(1, int(right) - x + margin), max(1, int(bottom) - y + margin)), 0)
    ImageDraw.Draw(mask).text((-x, -y), words, fill=255, font=face, anchor=label.anchor)
    image = Image.new("RGBA", mask.size, (*theme.ink(label.ink), 0))
    image.putalpha(mask)
    if label.halo:
        rim = Image.new("RGBA", mask.size, (*theme.ink(label.halo), 0))
        rim.putalpha(grow(mask, 2 * scale))
        rim.alpha_composite(image)
        image = rim
    return image, Point(x, y)


def fitted(label: Label, scale: int) -> tuple[str, ImageFont.FreeTypeFont]:
    """Returns the words of a label as they fit its room, and the face to set them in."""
    words = label.text.translate(UNSEEN)
    face = font(label.face, label.size * scale)
    room = label.width * scale
    if not room or face.getlength(words) <= room:
        return words, face
    share = max(SMALLEST, room / face.getlength(words))
    face = font(label.face, int(label.size * scale * share))
    if face.getlength(words) <= room:
        return words, face
    while words and face.getlength(f"{words}…") > room:
        words = words[:-1].rstrip()
    return f"{words}…", face
