"""Slips: deliberate mistakes that make a mind play like a person."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.core import Dice

A = TypeVar("A")


@dataclass(frozen=True, kw_only=True)
class Slips:
    """The frequency and the limits of a player's slips."""

    percent: int  # of choices
    first_round: int  # the first round with slips
    seconds: int  # how many of the next best actions a slip may choose
    as_good: float  # a smaller loss of worth is no slip
    not_much: float  # the largest loss of worth, so that no slip misses a win

    def happen(self, this_round: int, dice: Dice) -> bool:
        """Tells whether a choice in this round is a slip."""
        return this_round >= self.first_round and dice.draw(100) < self.percent

    def next_best(self, legal: Sequence[A], worths: Sequence[float]) -> list[A]:
        """Returns the actions a slip may choose; only the best one if all others are too bad."""
        best = max(range(len(legal)), key=worths.__getitem__)
        return self.nearly_best(legal, worths) or [legal[best]]

    def nearly_best(self, legal: Sequence[A], worths: Sequence[float]) -> list[A]:
        """Returns the best of the actions that are a little worse than the best one."""
        order = sorted(range(len(legal)), key=lambda index: -worths[index])
        top = worths[order[0]]
        worse = [index for index in order if self.as_good < top - worths[index] <= self.not_much]
        return [legal[index] for index in worse[: self.seconds]]
