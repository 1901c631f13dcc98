"""Prints how long the computer thinks, for docs/conformance/new_wave.md.

python -m tests.engine.new_wave.figures 60
"""

import sys
from statistics import median
from time import process_time

from engine.core import Decision, Dice
from engine.new_wave.actions import AnyAction
from engine.new_wave.mind.computer import choose
from engine.new_wave.view import View
from tests.engine.new_wave.test_computer import finished


class Timed:
    """The computer player, with timing."""

    def __init__(self) -> None:
        self.thoughts: list[float] = []

    def __call__(self, view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
        before = process_time()
        action = choose(view, decision, legal, dice)
        self.thoughts.append(process_time() - before)
        return action

    def __str__(self) -> str:
        ordered = sorted(self.thoughts)
        late = ordered[len(ordered) * 99 // 100]
        return (
            f"{len(ordered)} moves: {median(ordered) * 1e3:.1f} ms as a rule, "
            f"{late * 1e3:.1f} ms at 99 %, {ordered[-1] * 1e3:.1f} ms at most"
        )


if __name__ == "__main__":
    player = Timed()
    for seed in range(int(sys.argv[1])):
        finished(player, player, seed)
    sys.stdout.write(f"{player}\n")
