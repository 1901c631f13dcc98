"""The words of a picture come from outside: keys and parameters into one language."""

from collections.abc import Iterable
from typing import Protocol


class Words(Protocol):
    """The catalogue bound to one language."""

    def __call__(self, key: str, /, **params: object) -> str: ...


def clauses(parts: Iterable[str], words: Words) -> str:
    """Returns parts of a sentence that are sentences themselves, parted as the language does it."""
    return words("list-clause", list="", item="").join(parts)
