"""Allowed exceptions of translations: `exceptions/<book>.toml`, one per book where needed."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

FOLDER = Path(__file__).parent / "exceptions"
ALL = "all"  # languages


class Exceptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The exceptions of one book."""

    same: dict[str, tuple[str, ...]] = {}  # keys that are the same as in English, by language or `all`
    dropped: dict[str, dict[str, tuple[str, ...]]] = {}  # variables omitted on purpose, by language and key


@cache
def exceptions_of(book: str) -> Exceptions:
    """Returns the exceptions of a book."""
    path = FOLDER / f"{book}.toml"
    return msgspec.toml.decode(path.read_text("utf-8"), type=Exceptions) if path.exists() else Exceptions()


def same_words(book: str, language: str) -> Iterator[str]:
    """Yields the messages that are rightly the same as in English, as `book/key`."""
    same = exceptions_of(book).same
    yield from (f"{book}/{key}" for key in (*same.get(ALL, ()), *same.get(language, ())))


def dropped_variables(book: str, language: str, key: str) -> frozenset[str]:
    """Returns the variables of an English message that a language omits on purpose."""
    return frozenset(exceptions_of(book).dropped.get(language, {}).get(key, ()))
