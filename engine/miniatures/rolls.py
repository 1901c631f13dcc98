"""Rolls of dice pools, and their exact chances."""

from functools import lru_cache
from math import comb

from engine.core import Dice
from engine.kit.pools import chance_to_exceed, convolve

SIDES = 8  # only eight-sided dice (R0.4)
BASE_DICE = 3  # of every pool, before bonuses (R4.4, R4.5, R7.2)
_LONGEST = 40  # numbers of successes with a computed chance; higher ones are negligible


def roll(dice: Dice, pool: int, needs: int, *, klutz: bool = False) -> tuple[tuple[int, ...], int]:
    """Rolls a pool: returns faces and successes; every 8 adds a die, for a klutz every 1 too (R6.1)."""
    faces: list[int] = []
    left = pool
    while left:
        face = dice.roll(SIDES)
        faces.append(face)
        left += (face == SIDES) + (klutz and face == 1) - 1
    return tuple(faces), sum(face >= needs for face in faces)


@lru_cache(maxsize=1024)
def successes(pool: int, needs: int, klutz: bool = False) -> tuple[float, ...]:
    """Returns the distribution of a pool's successes.

    One die has the generating function (f + p z) / (1 - k - z/8): f for a plain failure, p for a success that
    adds no die, k for a klutz's 1, which only adds a die. A pool is a power of it: a binomial distribution
    convolved with a negative binomial one.
    """
    again = 1 / SIDES if klutz else 0.0
    fail, hit = (needs - 1) / SIDES - again, (SIDES - needs) / SIDES
    plain = [comb(pool, hits) * hit**hits * fail ** (pool - hits) for hits in range(pool + 1)]
    extra, step = [(1 - again) ** -pool], 1 / SIDES / (1 - again)
    while len(extra) < _LONGEST:
        extra.append(extra[-1] * step * (pool + len(extra) - 1) / len(extra))
    return tuple(convolve(plain, extra)[:_LONGEST])


@lru_cache(maxsize=8192)
def chance_to_beat(
    pool: int, needs: int, klutz: bool, against: int, value: int, clumsy: bool, bonus: int
) -> float:
    """Returns the chance that a pool has more successes than another pool plus a bonus."""
    answer = (0.0,) * bonus + successes(against, value, clumsy)
    return chance_to_exceed(successes(pool, needs, klutz), answer)
