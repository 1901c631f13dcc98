"""Icons in sentences: placeholders for emoji, with the words to say where an emoji is missing.

`[[nuke=2 ray_gun|two nukes and a ray gun]]` stands for three emoji. Sentences carry placeholders up to the
front end, which knows the emoji; everywhere else `plain` leaves the words.
"""

import re
from collections.abc import Callable, Iterable

from bot.text.phrase import GENDER, Phrase, forms_of

ICON = "icon-"  # prefix of the keys of emoji: `icon-<name>` is an emoji as Discord writes it, "" if missing
MOST = 12  # emoji of one kind in a row
_PLACEHOLDER = re.compile(r"\[\[([a-z0-9_= ]+)\|((?:(?!\]\]).)*)\]\]", re.DOTALL)


def with_icons(names: Iterable[str], text: str) -> str:
    """Returns a text that emoji replace, with all its grammatical forms."""
    icons = " ".join(names)
    forms = {name: form if name == GENDER else _wrap(icons, form) for name, form in forms_of(text)}
    return Phrase(_wrap(icons, str(text)), forms)


def _wrap(icons: str, text: str) -> str:
    return f"[[{icons}|{text}]]"


def plain(text: str) -> str:
    """Returns a text with the words of its icons."""
    return _PLACEHOLDER.sub(r"\2", text) if "[[" in text else text


def resolve(text: str, emoji: Callable[[str], str]) -> str:
    """Returns a text with emoji for its icons; one that has not all of them keeps its words."""
    if "[[" not in text:
        return text
    return _PLACEHOLDER.sub(lambda found: _emoji(found[1], emoji) or found[2], text)


def _emoji(icons: str, emoji: Callable[[str], str]) -> str:
    """Returns the emoji of a placeholder; "" if one of them is missing, or there are none."""
    found = []
    for icon in icons.split():
        name, _, count = icon.partition("=")
        times = int(count or 1)
        if not times:
            continue
        if not (sign := emoji(name)):
            return ""
        found.append(sign * times if times <= MOST else f"{sign} x {times}")
    return "".join(found)
