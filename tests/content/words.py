"""The contents of the word files, for tests."""

from collections import Counter
from collections.abc import Collection
from enum import Enum
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast

import content
from bot.text.catalogue import ENGLISH


@cache
def entries(book: str, locale: str = ENGLISH, root: Path = content.ROOT) -> dict[str, ast.Message]:
    """Returns the words of a book by their keys."""
    body = FluentParser().parse(content.texts(book, locale, root)).body
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    counted = Counter(message.id.name for message in messages)
    assert sorted(key for key, number in counted.items() if number > 1) == [], "said twice"
    return {message.id.name: message for message in messages}


def known_variable(name: str, given: Collection[str]) -> bool:
    """Tells whether words may use a variable: a given one, or a form of one."""
    parts = name.split("_")
    return any("_".join(parts[:cut]) in given for cut in range(1, len(parts) + 1))


def key(*parts: str | Enum) -> str:
    """Returns the key for an entry of the content."""
    words = (part.value if isinstance(part, Enum) else part for part in parts)
    return "-".join(words).replace("_", "-")
