"""Changed copies of mappings and tuples."""

from collections.abc import Mapping
from typing import TypeVar

K = TypeVar("K")
T = TypeVar("T")


def put(mapping: Mapping[K, T], key: K, value: T) -> dict[K, T]:
    """Returns a copy of the mapping with one entry set."""
    return {**mapping, key: value}


def drop(mapping: Mapping[K, T], key: K) -> dict[K, T]:
    """Returns a copy of the mapping without one entry."""
    return {other: value for other, value in mapping.items() if other != key}


def swap(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Returns the tuple with the item at one index replaced."""
    return (*items[:index], item, *items[index + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Returns the tuple without the first occurrence of the item."""
    index = items.index(item)
    return items[:index] + items[index + 1 :]
