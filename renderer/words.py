"""The words of a picture come from outside: keys and parameters into one language."""

from collections.abc import Iterable
from functools import reduce
from typing import Protocol


class Words(Protocol):
    """The catalogue bound to one language."""

    def __call__(self, key: str, /, **params: object) -> str: ...


def clauses(parts: Iterable[str], words: Words) -> str:
    """Returns parts of a sentence that are sentences themselves, parted as the language does it."""
    whole = list(parts)
    return reduce(lambda told, part: words("list-clause", list=told, item=part), whole) if whole else ""
