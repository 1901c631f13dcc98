"""Missing and outdated messages of the translations.

`python -m tests.translations` prints them; `python -m tests.translations --stamp de` records that the German
messages are up to date with English. The record lies beside the messages: `content/<book>/text/de.toml`, a
digest of the English message for each key.
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
from tests.titles import POLISHED

BOOKS = (COMMON, *(title.id for title in POLISHED))
LANGUAGES = tuple(locale for locale in content.locales(COMMON) if locale != ENGLISH)


class Gap(NamedTuple):
    """A missing, stale or left-over message of a translation."""

    book: str
    language: str
    key: str
    why: str  # missing, stale, left over

    def __str__(self) -> str:
        return f"{self.book}/text/{self.language}.ftl: {self.key}: {self.why}"


@cache
def said(book: str, language: str) -> dict[str, ast.Message]:
    """Returns the messages of a book in a language; empty if it is not translated."""
    return entries(book, language) if language in content.locales(book) else {}


def digest(message: ast.Message) -> str:
    """Returns a short digest of a message, without its comments."""
    alone = ast.Message(id=message.id, value=message.value, attributes=message.attributes)
    return blake2b(FluentSerializer().serialize_entry(alone).encode(), digest_size=4).hexdigest()


def gaps(language: str) -> Iterator[Gap]:
    """Yields the gaps of a language, book by book."""
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
    """Returns the digests of the English messages that a translation was made from."""
    path = place(book, language)
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def place(book: str, language: str) -> Path:
    """Returns the file of these digests."""
    return content.ROOT / book / "text" / f"{language}.toml"


def stamp(language: str) -> None:
    """Records that a language is up to date with English."""
    for book in BOOKS:
        english, own = said(book, ENGLISH), said(book, language)
        lines = [f'{key} = "{digest(english[key])}"\n' for key in sorted(own) if key in english]
        place(book, language).write_text("".join(lines), encoding="utf-8")


def main() -> None:
    """Prints the gaps, after recording a language as up to date if asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stamp", metavar="LANGUAGE", help="its words say what English says today")
    chosen = parser.parse_args()
    if chosen.stamp:
        stamp(chosen.stamp)
    owed = [gap for language in LANGUAGES for gap in gaps(language)]
    print("\n".join(map(str, owed)) or "Nothing is missing, and nothing is stale.")  # noqa: T201 - the point of it


if __name__ == "__main__":
    main()
