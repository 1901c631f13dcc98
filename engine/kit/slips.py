"""The slips people make: now and then the second best is taken for the best."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from engine.core import Dice

A = TypeVar("A")


@dataclass(frozen=True, kw_only=True)
class Slips:
    """How often a player slips, and how badly at most."""

    percent: int  # of choices
    first_round: int  # the round from which on slips are made
    seconds: int  # how many of the next best a slip may fall on
    as_good: float  # what differs by less is no slip
    not_much: float  # a slip costs no more than this: nobody forgets to win

    def happen(self, this_round: int, dice: Dice) -> bool:
        """Tells whether a choice in this round is a slip."""
        return this_round >= self.first_round and dice.draw(100) < self.percent

    def next_best(self, legal: Sequence[A], worths: Sequence[float]) -> list[A]:
        """Returns the actions a slip may fall on; where all others are too bad, the best alone."""
        best = max(range(len(legal)), key=worths.__getitem__)
        return self.nearly_best(legal, worths) or [legal[best]]

    def nearly_best(self, legal: Sequence[A], worths: Sequence[float]) -> list[A]:
        """Returns the next of the actions that are worse than the best, but not by much."""
        order = sorted(range(len(legal)), key=lambda index: -worths[index])
        top = worths[order[0]]
        worse = [index for index in order if self.as_good < top - worths[index] <= self.not_much]
        return [legal[index] for index in worse[: self.seconds]]
