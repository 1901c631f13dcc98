"""Rolling pools of dice, and the exact chances of every roll before it is made."""

from functools import cache

from engine.core import Dice
from engine.kit.pools import chance_to_exceed, convolve

SIDES = 8  # only eight-sided dice (R0.4)
_LONGEST = 48  # successes beyond which a pool's chances no longer matter: under 1e-15 for twenty dice


def roll(dice: Dice, pool: int, needs: int, *, klutz: bool = False) -> tuple[tuple[int, ...], int]:
    """Rolls a pool: returns faces and successes; every 8 adds a die, for a klutz every 1 too (R6.1)."""
    faces: list[int] = []
    left = pool
    while left:
        face = dice.roll(SIDES)
        faces.append(face)
        left += (face == SIDES) + (klutz and face == 1) - 1
    return tuple(faces), sum(face >= needs for face in faces)


@cache
def successes(pool: int, needs: int, klutz: bool = False) -> tuple[float, ...]:
    """Returns the chance of each number of successes of a pool.

    One die has the generating function (f + p z) / (1 - k - z/8): f for a plain failure, p for a success that
    adds no die, k for a klutz's 1, which adds a die and nothing else.
    """
    if pool == 0:
        return (1.0,)
    if pool > 1:
        return tuple(convolve(successes(pool - 1, needs, klutz), successes(1, needs, klutz))[:_LONGEST])
    again = 1 / SIDES if klutz else 0.0
    fail, hit = (needs - 1) / SIDES - again, (SIDES - needs) / SIDES
    tail = [1 / (1 - again)]
    while len(tail) < _LONGEST:
        tail.append(tail[-1] / SIDES / (1 - again))
    return tuple(convolve((fail, hit), tail)[:_LONGEST])


@cache
def chance_to_beat(
    pool: int, needs: int, klutz: bool, against: int, value: int, clumsy: bool, bonus: int
) -> float:
    """Returns the chance that a pool has more successes than another one with so many on top."""
    answer = (0.0,) * bonus + successes(against, value, clumsy)
    return chance_to_exceed(successes(pool, needs, klutz), answer)


@cache
def mean_successes(pool: int, needs: int, klutz: bool = False) -> float:
    """Returns the mean number of successes of a pool."""
    return pool * (SIDES + 1 - needs) / (SIDES - 2 if klutz else SIDES - 1)
