"""Tables: dictionaries that compute missing values."""

from collections.abc import Callable
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memo(dict[K, V]):
    """A cache of a function's results by argument, kept for one thought."""

    __slots__ = ("_compute",)

    def __init__(self, compute: Callable[[K], V]) -> None:
        super().__init__()
        self._compute = compute

    def __missing__(self, key: K) -> V:
        value = self[key] = self._compute(key)
        return value
