"""Pools of dice and the exact chances of their sums."""

from collections.abc import Sequence
from itertools import accumulate


def convolve(left: Sequence[float], right: Sequence[float]) -> list[float]:
    """Returns the distribution of the sum of two independent counts."""
    total = [0.0] * (len(left) + len(right) - 1)
    for i, p in enumerate(left):
        if p:
            for j, q in enumerate(right):
                total[i + j] += p * q
    return total


def chance_to_exceed(left: Sequence[float], right: Sequence[float]) -> float:
    """Returns the chance that the left count is greater than the right one."""
    below = [0.0, *accumulate(right)]
    top = len(right)
    return sum(p * below[min(i, top)] for i, p in enumerate(left))
