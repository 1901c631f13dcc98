"""Fits the weights of the hard player to games of the normal player against itself, and prints them.

`python -m tools.fits.dice_game 1500 100000 200000` plays 1500 games from each of the two seeds on.
"""

import sys
from collections.abc import Sequence
from functools import cache
from math import exp, log
from random import Random

from bot.titles import dice_game
from engine.core import Dice, Seat
from engine.dice_game import DiceGameRules, Options
from engine.dice_game.content import Difficulty
from engine.dice_game.mind.computer import choose
from engine.dice_game.mind.outlook import Outlook, Weights
from engine.dice_game.view import Stage, View

RIDGE = 3.0  # keeps weights that hardly matter small
STEPS = 6  # of Newton's method
HARDER = 4  # one game in this many is on the hard difficulty
HELD_BACK = 7  # one table in this many

Row = tuple[list[float], bool]  # features of the first seat minus the second's, and whether the first won


class PlainDice(Dice):
    """Dice from Python's own random generator; faster than `SeededDice`."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def draw(self, choices: int) -> int:
        return int(self._random.random() * choices)


@cache
def game_rules() -> DiceGameRules:
    """Returns the rules of the game."""
    return DiceGameRules(dice_game.load())


def tables(seed: int) -> list[Row]:
    """Plays a game; returns the feature rows at the start of its turns, before the last round."""
    dice = PlainDice(seed)
    difficulty = Difficulty.EASY if seed % HARDER else Difficulty.HARD
    rules, outlook = game_rules(), Outlook(dice_game.weights())
    state = rules.setup(Options(difficulty=difficulty), 2, dice).state
    found = []
    while (decision := rules.decision(state)) is not None:
        (seat,) = decision.seats
        view, legal = rules.view(state, seat), rules.legal(state, seat)
        if _begins_a_turn(view):
            first, second = outlook.features(view)
            found.append([one - other for one, other in zip(first, second, strict=True)])
        state = rules.apply(state, seat, choose(view, decision, legal, dice), dice).state
    outcome = rules.outcome(state)
    assert outcome is not None
    return [(table, Seat(0) in outcome.winners) for table in found]


def _begins_a_turn(view: View) -> bool:
    attack = view.attack
    return (
        attack is not None
        and attack.stage is Stage.AIM
        and not (attack.bonus or attack.waived or view.ending)
    )


def chance(found: Sequence[float], table: Sequence[float]) -> float:
    """Returns the first seat's chance to win, by logistic regression."""
    return 1 / (1 + exp(-sum(one * other for one, other in zip(found, table, strict=True))))


def fit(rows: Sequence[Row]) -> list[float]:
    """Returns the weights of maximum likelihood, by Newton's method."""
    size = len(Weights.__struct_fields__)
    found = [0.0] * size
    for _ in range(STEPS):
        slope = [-RIDGE * weight for weight in found]
        bend = [[RIDGE if one == other else 0.0 for other in range(size)] for one in range(size)]
        for table, won in rows:
            share = chance(found, table)
            for one in range(size):
                slope[one] += (won - share) * table[one]
                for other in range(size):
                    bend[one][other] += share * (1 - share) * table[one] * table[other]
        found = [weight + step for weight, step in zip(found, _solution(bend, slope), strict=True)]
    return found


def _solution(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solves linear equations by elimination; the ridge keeps the pivots away from 0."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot, top in enumerate(rows):
        for index, row in enumerate(rows):
            if index != pivot:
                share = row[pivot] / top[pivot]
                rows[index] = [one - share * other for one, other in zip(row, top, strict=True)]
    return [row[-1] / row[pivot] for pivot, row in enumerate(rows)]


def main(games: int, seeds: Sequence[int]) -> None:
    """Prints the weights, and the mean log likelihood of the rows held back."""
    rows = [row for first in seeds for seed in range(first, first + games) for row in tables(seed)]
    found = fit([row for index, row in enumerate(rows) if index % HELD_BACK])
    logs = [
        log(chance(found, table) if won else 1 - chance(found, table)) for table, won in rows[::HELD_BACK]
    ]
    sys.stdout.write(
        f"# {len(rows)} tables, mean log likelihood of those held back {sum(logs) / len(logs):.4f}\n"
    )
    for name, weight in zip(Weights.__struct_fields__, found, strict=True):
        sys.stdout.write(f"{name} = {weight:.3f}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), [int(seed) for seed in sys.argv[2:]])
