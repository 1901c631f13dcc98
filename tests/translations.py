"""What the translations lack, and what English has said otherwise since they were made.

`python -m tests.translations` prints it; `python -m tests.translations --stamp de` notes that the German
words say what English says today. The notes lie beside the words: `content/<book>/text/de.toml`, a digest
of the English message for each key.
"""

import argparse
import tomllib
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentSerializer, ast

import content
from bot.text.catalogue import COMMON, ENGLISH
from tests.content.words import entries
from tests.titles import TITLES

BOOKS = (COMMON, *(title.id for title in TITLES))
LANGUAGES = tuple(locale for locale in content.locales(COMMON) if locale != ENGLISH)


class Gap(NamedTuple):
    """Something a translation owes: a key, and why."""

    book: str
    language: str
    key: str
    why: str  # missing, stale, left over

    def __str__(self) -> str:
        return f"{self.book}/text/{self.language}.ftl: {self.key}: {self.why}"


@cache
def said(book: str, language: str) -> dict[str, ast.Message]:
    """Returns the words of a book; none where it has not been translated."""
    return entries(book, language) if language in content.locales(book) else {}


def digest(message: ast.Message) -> str:
    """Returns a short mark of what a message says, whatever stands around it."""
    alone = ast.Message(id=message.id, value=message.value, attributes=message.attributes)
    return blake2b(FluentSerializer().serialize_entry(alone).encode(), digest_size=4).hexdigest()


def gaps(language: str) -> Iterator[Gap]:
    """Yields what a language owes, book by book."""
    for book in BOOKS:
        english, own, made_from = said(book, ENGLISH), said(book, language), stamps(book, language)
        yield from (Gap(book, language, key, "missing") for key in english if key not in own)
        yield from (Gap(book, language, key, "left over") for key in own if key not in english)
        yield from (
            Gap(book, language, key, "stale")
            for key, message in english.items()
            if key in own and made_from.get(key) != digest(message)
        )


def stamps(book: str, language: str) -> dict[str, str]:
    """Returns from which English words each message was translated."""
    path = place(book, language)
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def place(book: str, language: str) -> Path:
    """Returns where that is noted."""
    return content.ROOT / book / "text" / f"{language}.toml"


def stamp(language: str) -> None:
    """Notes that a language says what English says today."""
    for book in BOOKS:
        english, own = said(book, ENGLISH), said(book, language)
        lines = [f'{key} = "{digest(english[key])}"\n' for key in sorted(own) if key in english]
        place(book, language).write_text("".join(lines), encoding="utf-8")


def main() -> None:
    """Prints what is owed, or notes that nothing is stale any more."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stamp", metavar="LANGUAGE", help="its words say what English says today")
    chosen = parser.parse_args()
    if chosen.stamp:
        stamp(chosen.stamp)
    owed = [gap for language in LANGUAGES for gap in gaps(language)]
    print("\n".join(map(str, owed)) or "Nothing is missing, and nothing is stale.")  # noqa: T201 - the point of it


if __name__ == "__main__":
    main()
