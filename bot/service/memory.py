"""What was read lately: a dictionary that does not grow for ever."""

from collections import OrderedDict
from typing import Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Memory(Generic[K, V]):
    """Keeps a number of values and lets go of those nobody has asked for longest."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._kept: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K) -> V | None:
        """Returns a value; None: it has to be read again."""
        if key not in self._kept:
            return None
        self._kept.move_to_end(key)
        return self._kept[key]

    def put(self, key: K, value: V) -> None:
        """Keeps a value in place of an earlier one."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        while len(self._kept) > self._room:
            self._kept.popitem(last=False)

    def drop(self, key: K) -> None:
        """Lets go of a value."""
        self._kept.pop(key, None)
