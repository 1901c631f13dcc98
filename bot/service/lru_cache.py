"""What was read lately: a dictionary that does not grow forever."""

import time
from collections import OrderedDict
from math import inf
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """Keeps a number of values and lets go of those nobody has asked for longest.

    Where other processes may change what they were read from, none is kept for long.
    """

    def __init__(self, room: int, seconds: float = inf) -> None:
        self._room = room
        self._seconds = seconds
        self._kept: OrderedDict[K, tuple[float, V]] = OrderedDict()

    def get(self, key: K) -> V | None:
        """Returns a value; None: it has to be read again."""
        since, value = self._kept.get(key, (-inf, None))
        if value is None or time.monotonic() - since > self._seconds:
            return None
        self._kept.move_to_end(key)
        return value

    def put(self, key: K, value: V) -> None:
        """Keeps a value in place of an earlier one."""
        self._kept[key] = (time.monotonic(), value)
        self._kept.move_to_end(key)
        while len(self._kept) > self._room:
            self._kept.popitem(last=False)

    def drop(self, key: K) -> None:
        """Lets go of a value."""
        self._kept.pop(key, None)
