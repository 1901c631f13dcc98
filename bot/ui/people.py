"""People as a table knows them: a number, and a name that is text and nothing else."""

import re

import discord

from bot.store.rows import Person, UserId

LONGEST = 32

# Names are chosen by people and stand in the middle of our sentences: signs that mean something to Discord
# (mentions, links, markup) become signs that look like them.
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


def plain(name: str) -> str:
    """Returns the name of a person that neither pings nor formats."""
    return harmless(_tidy(name)[:LONGEST]) or "?"


def harmless(words: str) -> str:
    """Returns words people have typed, on one line, so that they neither ping nor format; "" stays ""."""
    return _LOOSE_UNDERSCORE.sub("\N{FULLWIDTH LOW LINE}", _tidy(words).translate(_HARMLESS))


def _tidy(words: str) -> str:
    return " ".join("".join(sign if sign.isprintable() else " " for sign in words).split())


def person(user: discord.User | discord.Member) -> Person:
    """Returns who a user is at our tables."""
    return Person(id=UserId(user.id), name=plain(user.display_name))
