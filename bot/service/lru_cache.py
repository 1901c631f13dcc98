"""A least-recently-used cache with an optional lifetime of its entries."""

import time
from collections import OrderedDict
from math import inf
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """A dictionary of limited size that evicts the least recently used values.

    Values expire after `seconds`, because other processes may change the database.
    """

    def __init__(self, room: int, seconds: float = inf) -> None:
        self._room = room
        self._seconds = seconds
        self._kept: OrderedDict[K, tuple[float, V]] = OrderedDict()

    def get(self, key: K) -> V | None:
        """Returns a value; None: it is missing or has expired."""
        since, value = self._kept.get(key, (-inf, None))
        if value is None or time.monotonic() - since > self._seconds:
            return None
        self._kept.move_to_end(key)
        return value

    def put(self, key: K, value: V) -> None:
        """Stores a value."""
        self._kept[key] = (time.monotonic(), value)
        self._kept.move_to_end(key)
        while len(self._kept) > self._room:
            self._kept.popitem(last=False)

    def drop(self, key: K) -> None:
        """Removes a value."""
        self._kept.pop(key, None)
