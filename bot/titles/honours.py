"""Honours at the end of a game: finds the only best of several counts."""

from collections import Counter
from collections.abc import Hashable
from typing import TypeVar

K = TypeVar("K", bound=Hashable)


def best_of(counts: "Counter[K]", least: int = 2) -> tuple[K, int] | None:
    """Returns the entry with the highest count; None if it is shared, or less than `least`."""
    ranked = counts.most_common(2)
    if not ranked or ranked[0][1] < least:
        return None
    return None if len(ranked) > 1 and ranked[1][1] == ranked[0][1] else ranked[0]
