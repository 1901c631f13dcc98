"""Escapes text that people have typed: no mentions, no markup, one line."""

import re
from unicodedata import category

TYPED = "typed"  # a text parameter with this name is always escaped
LONGEST_ECHO = 60

# Characters with a meaning in Discord (mentions, links, markup) are replaced by lookalikes.
_SIGNS = "@#<>[]()*`~|\\:"
_LOOKALIKES = (
    "\N{FULLWIDTH COMMERCIAL AT}\N{FULLWIDTH NUMBER SIGN}"
    "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
    "\N{FULLWIDTH LEFT SQUARE BRACKET}\N{FULLWIDTH RIGHT SQUARE BRACKET}"
    "\N{FULLWIDTH LEFT PARENTHESIS}\N{FULLWIDTH RIGHT PARENTHESIS}"
    "\N{ASTERISK OPERATOR}\N{MODIFIER LETTER GRAVE ACCENT}\N{TILDE OPERATOR}\N{DIVIDES}"
    "\N{SET MINUS}\N{FULLWIDTH COLON}"
)
_HARMLESS = str.maketrans(_SIGNS, _LOOKALIKES)
_LOOSE_UNDERSCORE = re.compile(r"(?<![^\W_])_|_(?![^\W_])")  # inside a word it formats nothing, and stays
_LIST = re.compile(r"^[-+](?= )")  # starts a list at the beginning of a line
_BLANKS = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")  # letters that are rendered as blanks
_MOST_MARKS = 3  # combining marks per letter; more would cover the lines around


def harmless(words: str) -> str:
    """Returns typed text on one line, escaped so that it neither pings nor formats; "" stays ""."""
    tame = _LOOSE_UNDERSCORE.sub("\N{FULLWIDTH LOW LINE}", tidy(words).translate(_HARMLESS))
    return _LIST.sub("\N{HYPHEN}", tame)


def echo(words: str) -> str:
    """Returns typed text to quote it back: escaped, and shortened to `LONGEST_ECHO`."""
    shown = harmless(words[: 4 * LONGEST_ECHO])
    return shown if len(shown) <= LONGEST_ECHO else f"{shown[: LONGEST_ECHO - 1]}…"


def tidy(words: str) -> str:
    """Returns text on one line, with printable characters only."""
    visible, marks = [], 0
    for sign in words:
        marks = marks + 1 if category(sign) in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            visible.append(sign if sign.isprintable() and sign not in _BLANKS else " ")
    return " ".join("".join(visible).split())
