"""Words into pixels: broken, shrunk, abbreviated and at last cut to the room they have, in this order.

One rule for all languages: what does not fit is set smaller, down to the smallest letters a phone shows well;
then its longest words are abbreviated (*Vorgesch. Beobachter*); only what still does not fit is cut.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from math import ceil

from PIL import Image, ImageDraw, ImageFont

from renderer.assets import font
from renderer.pen import grow
from renderer.shapes import Face, Label, Point
from renderer.theme import Theme

SHRUNK = 0.8  # a line is shrunk to this share of its size, if letters stay legible
LEGIBLE, ASIDE = 18.5, 15.5  # units a capital is high at least: six and five pixels on a phone
SHORTEST = 3  # letters of a word that is abbreviated; of a long one a fourth
CUT = "…"
VOWELS = frozenset("aeiouyäöüàâæéèêëîïôœùûÿ")
_WORD = re.compile(r"[^\W\d_]{6,}\.?")  # what may be abbreviated, also once more
# Fluent wraps what it inserts in marks of direction, which have no picture.
UNSEEN = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"))


@lru_cache(maxsize=1 << 14)  # boards say much the same from turn to turn
def width_of(words: str, face: Face, size: int) -> int:
    """Returns how many units a line is wide."""
    return round(font(face, size * 4).getlength(words.translate(UNSEEN)) / 4 + 0.5)


def wrap(words: str, face: Face, size: int, width: int, most: int = 0) -> list[str]:
    """Breaks words into lines that fit, at most this many (0: as many as it takes).

    Where that is too few, long words are abbreviated, and at last the end is cut.
    """
    lines = _lines(words, face, size, width)
    if not most or len(lines) <= most:
        return lines
    short = abbreviate(words, lambda text: len(_lines(text, face, size, width)) <= most)
    if short is not None:
        return _lines(short, face, size, width)
    return [*lines[: most - 1], f"{lines[most - 1]}{CUT}"]


def _lines(words: str, face: Face, size: int, width: int) -> list[str]:
    """Returns words broken into lines at their spaces; a space that does not break keeps them together."""
    lines: list[str] = []
    for word in re.split(r"[ \n]+", words.translate(UNSEEN).strip()):
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(joined, face, size) <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def abbreviate(words: str, fits: Callable[[str], bool]) -> str | None:
    """Returns words that fit because the longest of them are abbreviated; None where that is not enough."""
    parts = words.translate(UNSEEN).split(" ")
    least = [max(SHORTEST, len(part) // 4) for part in parts]
    while not fits(" ".join(parts)):
        shorter = [(len(part), -index) for index, part in enumerate(parts) if _shorter(part, least[index])]
        if not shorter:
            return None
        longest = -max(shorter)[1]
        parts[longest] = _shorter(parts[longest], least[longest])
    return " ".join(parts)


def _shorter(word: str, least: int) -> str:
    """Returns a word cut before one of its vowels, the last that saves something; "" where none does."""
    if not _WORD.fullmatch(word):
        return ""
    body = word.rstrip(".")
    for end in range(len(body) - 2, least - 1, -1):
        if body[end].lower() in VOWELS and body[end - 1].lower() not in VOWELS:
            return f"{body[:end]}."
    return ""


def line(label: Label, scale: int, theme: Theme) -> tuple[Image.Image, Point]:
    """Returns a line drawn at `scale` pixels a unit, and where it lies seen from the label's place."""
    words, face = fit(label, scale)
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


def fit(label: Label, scale: int) -> tuple[str, ImageFont.FreeTypeFont]:
    """Returns the words of a label as they fit its room, and the face to set them in."""
    words = label.text.translate(UNSEEN)
    face = font(label.face, label.size * scale)
    room = label.width * scale
    if not room or face.getlength(words) <= room:
        return words, face
    size, smallest = label.size * scale, ceil(smallest_size(label) * scale)
    while size > smallest and face.getlength(words) > room:
        size = max(smallest, min(size - 1, int(size * room / face.getlength(words))))
        face = font(label.face, size)
    if face.getlength(words) <= room:
        return words, face
    short = abbreviate(words, lambda text: face.getlength(text) <= room)
    if short is not None:
        return short, face
    while words and face.getlength(f"{words}{CUT}") > room:
        words = words[:-1].rstrip()
    return f"{words}{CUT}", face


def smallest_size(label: Label) -> float:
    """Returns how small a label may be set: legibly, and not much smaller than meant."""
    legible = (ASIDE if label.aside else LEGIBLE) / capital(label.face)
    return min(label.size, max(label.size * SHRUNK, legible))


@cache
def capital(face: Face) -> float:
    """Returns how high a capital is, as a share of the size of its face."""
    return -font(face, 1000).getbbox("H", anchor="ls")[1] / 1000
