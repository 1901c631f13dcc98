"""Tempers: how one computer player differs from the others of its level, as shifts of its weights."""

import math
from dataclasses import dataclass

STEEP = 2.0  # a leaning of 1 makes a weight twice as large, one of -1 half as large


@dataclass(frozen=True, kw_only=True)
class Temper:
    """The leanings of a player: 0 is how its level plays, 1 is much more of it, -1 much less."""

    caution: float = 0.0  # to avoid losses
    thrift: float = 0.0  # to keep cards, points and rules for later
    attack: float = 0.0  # to go for opponents


NEUTRAL = Temper()


def weigh(weight: float, leaning: float) -> float:
    """Returns a weight, shifted by a leaning; a leaning of 0 leaves it exactly as it is."""
    return weight * math.pow(STEEP, leaning)
