"""What people have typed as text and nothing else: it pings nobody, formats nothing and fits on a line."""

import re
from unicodedata import category

TYPED = "typed"  # a parameter of a sentence by this name is always made harmless
LONGEST_ECHO = 60

# Signs that mean something to Discord (mentions, links, markup) become signs that look like them.
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
_LOOSE_UNDERSCORE = re.compile(r"(?<![^\W_])_|_(?![^\W_])")  # inside a word it stays what it is
_LIST = re.compile(r"^[-+](?= )")  # at the beginning of a line it would be a list
_BLANKS = frozenset("\u034f\u115f\u1160\u2800\u3164\uffa0")  # letters that show nothing
_MOST_MARKS = 3  # above or below one letter; more would cover the lines around


def harmless(words: str) -> str:
    """Returns words people have typed, on one line, so that they neither ping nor format; "" stays ""."""
    tame = _LOOSE_UNDERSCORE.sub("\N{FULLWIDTH LOW LINE}", tidy(words).translate(_HARMLESS))
    return _LIST.sub("\N{HYPHEN}", tame)


def echo(words: str) -> str:
    """Returns what somebody has typed as it is said back to them: harmless, and not for long."""
    shown = harmless(words[: 4 * LONGEST_ECHO])
    return shown if len(shown) <= LONGEST_ECHO else f"{shown[: LONGEST_ECHO - 1]}…"


def tidy(words: str) -> str:
    """Returns words on one line, of signs that can be seen."""
    visible, marks = [], 0
    for sign in words:
        marks = marks + 1 if category(sign) in ("Mn", "Me") else 0
        if marks <= _MOST_MARKS:
            visible.append(sign if sign.isprintable() and sign not in _BLANKS else " ")
    return " ".join("".join(visible).split())
