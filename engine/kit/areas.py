"""Maps of areas: borders and distances."""

from collections import deque
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import TypeVar

A = TypeVar("A")


def one_sided(borders: Mapping[A, Collection[A]]) -> tuple[tuple[A, A], ...]:
    """Returns the borders listed by only one of their two areas; a valid map has none."""
    return tuple(
        (area, other)
        for area, others in borders.items()
        for other in others
        if area not in borders.get(other, ())
    )


def distances(
    borders: Mapping[A, Collection[A]], starts: Iterable[A], passable: Callable[[A], bool] = lambda _: True
) -> dict[A, int]:
    """Returns the steps from each reachable area to the nearest start."""
    steps = dict.fromkeys(starts, 0)
    waiting = deque(steps)
    while waiting:
        area = waiting.popleft()
        for other in borders[area]:
            if other not in steps and passable(other):
                steps[other] = steps[area] + 1
                waiting.append(other)
    return steps
