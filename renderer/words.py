"""The words of a picture come from outside: keys and parameters into one language."""

from typing import Protocol


class Words(Protocol):
    """The catalogue bound to one language."""

    def __call__(self, key: str, /, **params: object) -> str: ...
