"""Draws text: wrapped, shrunk, abbreviated and at last cut to the available room, in this order.

The same for all languages: text that does not fit is set smaller, down to the smallest legible size on a
phone; then its longest words are abbreviated (*Vorgesch. Beobachter*); text that still does not fit is cut.
"""

import re
from collections.abc import Callable
from functools import cache, lru_cache
from math import ceil
from unicodedata import normalize

from PIL import Image, ImageDraw, ImageFont

from renderer.assets import font
from renderer.pen import grow
from renderer.shapes import Face, Label, Point
from renderer.theme import Theme
from renderer.words import PLAYER, Words

SHRUNK = 0.8  # a line is shrunk to this share of its size, if it stays legible
LEGIBLE, ASIDE = 21.5, 17.9  # least heights of a capital in units: six and five pixels in Discord
OPENED = 0.92  # the same on a phone that shows only the picture, as a share of these
SHORTEST = 3  # least letters of an abbreviated word; a fourth for a long one
CUT = "…"
VOWELS = frozenset("aeiouyäöüàâæéèêëîïôœùûÿ")
_WORD = re.compile(r"[^\W\d_]{6,}\.?")  # words that may be abbreviated, also a second time
# Fluent wraps inserted text in direction marks, which have no glyph.
UNSEEN = dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069\u200e\u200f"))


@lru_cache(maxsize=1 << 14)  # boards repeat most of their texts from turn to turn
def width_of(words: str, face: Face, size: int) -> int:
    """Returns the width of a line in units."""
    return round(font(face, size * 4).getlength(words.translate(UNSEEN)) / 4 + 0.5)


def wrap(words: str, face: Face, size: int, width: int, most: int = 0) -> list[str]:
    """Breaks text into lines that fit, at most `most` (0 for no limit).

    If there are too many lines, long words are abbreviated, and at last the end is cut.
    """
    lines = _lines(words, face, size, width)
    if not most or len(lines) <= most:
        return lines
    short = abbreviate(words, lambda text: len(_lines(text, face, size, width)) <= most)
    if short is not None:
        return _lines(short, face, size, width)
    return [*lines[: most - 1], f"{lines[most - 1]}{CUT}"]


def _lines(words: str, face: Face, size: int, width: int) -> list[str]:
    """Returns text broken into lines at spaces, except non-breaking ones."""
    lines: list[str] = []
    for word in re.split(r"[ \n]+", words.translate(UNSEEN).strip()):
        joined = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(joined, face, size) <= width:
            lines[-1] = joined
        else:
            lines.append(word)
    return lines


def abbreviate(words: str, fits: Callable[[str], bool]) -> str | None:
    """Returns text shortened by abbreviating its longest words; None if it still does not fit."""
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
    """Returns a word cut before its last possible vowel; "" if that saves nothing."""
    if not _WORD.fullmatch(word):
        return ""
    body = word.rstrip(".")
    for end in range(len(body) - 2, least - 1, -1):
        if body[end].lower() in VOWELS and body[end - 1].lower() not in VOWELS:
            return f"{body[:end]}."
    return ""


def player(seat: str, words: Words) -> str:
    """Returns the name of the person in a seat, as far as our fonts can print it; "" if there is none."""
    name = words(f"{PLAYER}{seat}")
    printed = " ".join("".join(map(_letter, name)).split())
    return printed if 2 * len(printed) >= len(name) else ""


def printed_seat(seat: str, words: Words) -> str:
    """Returns the name of a seat, with the person who plays it as far as our fonts can print their name."""
    name, who = words(f"seat-{seat}"), player(seat, words)
    return words("seat-of-player", player=who, seat=name) if who else name


def _letter(sign: str) -> str:
    """Returns a sign, or the plain letter that it stands for; "" if our fonts have neither."""
    if sign == " " or _has_glyph(sign):
        return sign
    plain = normalize("NFKC", sign)
    return plain if plain.isalnum() and all(map(_has_glyph, plain)) else ""


@cache
def _has_glyph(sign: str) -> bool:
    """Tells whether a font has a picture of a sign; a missing one is drawn as the same little box."""
    masks = [bytes(font("text", 60).getmask(each)) for each in (sign, "\U0010fffe")]
    return bool(masks[0]) and masks[0] != masks[1]


def line(label: Label, scale: int, theme: Theme) -> tuple[Image.Image, Point]:
    """Returns a line drawn at `scale` pixels per unit, and its offset from the label's position."""
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
    """Returns the text of a label as it fits its width, and the font to draw it with."""
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
    """Returns the smallest font size of a label: legible, and at least `SHRUNK` of its size."""
    legible = (ASIDE if label.aside else LEGIBLE) * (OPENED if label.fine else 1) / capital(label.face)
    return min(label.size, max(label.size * SHRUNK, legible))


@cache
def capital(face: Face) -> float:
    """Returns the height of a capital, as a share of the font size."""
    return -font(face, 1000).getbbox("H", anchor="ls")[1] / 1000
