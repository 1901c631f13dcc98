"""An LRU cache for parts of pictures; whole pictures are cached by the bot itself."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class PartCache(Generic[K, V]):
    """An LRU cache with a limit in bytes; thread-safe."""

    def __init__(self, room: int, weigh: Callable[[V], int]) -> None:
        self._room = room
        self._weigh = weigh
        self._held: OrderedDict[K, V] = OrderedDict()
        self._weight = 0
        self._lock = Lock()

    def get(self, key: K, make: Callable[[], V]) -> V:
        """Returns the cached value of a key, or makes it, outside the lock.

        Two threads that miss at once both make the value, and both get the one stored first.
        """
        with self._lock:
            value = self._held.get(key)
            if value is not None:
                self._held.move_to_end(key)
                return value
        return self._keep(key, make())

    def clear(self) -> None:
        """Empties the cache."""
        with self._lock:
            self._held.clear()
            self._weight = 0

    def _keep(self, key: K, value: V) -> V:
        with self._lock:
            kept = self._held.setdefault(key, value)
            if kept is value:
                self._weight += self._weigh(value)
            while self._weight > self._room and len(self._held) > 1:
                _, oldest = self._held.popitem(last=False)
                self._weight -= self._weigh(oldest)
            return kept
