"""The dice game: random play against chess, and the slowest decisions of its minds in a new process."""

import json
import subprocess
import sys
from collections.abc import Iterator
from random import Random
from time import process_time

from engine.core import Level, Thought
from engine.dice_game import DiceGameRules, Options
from tests.bench.engine import QuickDice, speeds
from tests.bench.rows import Row
from tests.titles import DICE_GAME

RULES = DICE_GAME.rules
GAMES = 8  # of chess; of ours ten times as many


def rows() -> Iterator[Row]:
    chess_speed, our_speed = speeds(_ten_games, GAMES)
    yield Row(
        what="random dice game for two, actions per second",
        against="python-chess random playout, moves per second",
        measured=our_speed / chess_speed,
        at_least=2,
    )
    for level, most in ((Level.NORMAL, 50), (Level.HARD, 1500)):
        yield Row(
            what=f"slowest thought of {level} in the first game of a new process",
            against="a clock",
            measured=_slowest_in_new_process(level) * 1000,
            at_most=most,
            unit="ms",
        )


def _ten_games(seed: int) -> int:
    return sum(_random_game(10 * seed + number) for number in range(10))


def _random_game(seed: int) -> int:
    assert isinstance(RULES, DiceGameRules)
    chance, dice = Random(seed), QuickDice(seed)
    state = RULES.setup(Options(), 2, dice).state
    moves = 0
    while (decision := RULES.decision(state)) is not None:
        seat = decision.seats[0]
        state = RULES.apply(state, seat, chance.choice(RULES.legal(state, seat)), dice).state
        moves += 1
    return moves


def _slowest_in_new_process(level: Level) -> float:
    told = subprocess.run(
        [sys.executable, "-m", "tests.bench.dice_game", level], capture_output=True, check=True, text=True
    )
    found: float = json.loads(told.stdout)
    return found


def slowest(level: Level) -> float:
    """Returns the processor time of the slowest decision of a game in which one mind plays both seats."""
    assert isinstance(RULES, DiceGameRules)
    mind, dice, found = DICE_GAME.mind(level), QuickDice(3), 0.0
    state = RULES.setup(Options(), 2, dice).state
    while (decision := RULES.decision(state)) is not None:
        seat = decision.seats[0]
        view, legal = RULES.view(state, seat), RULES.legal(state, seat)
        begun = process_time()
        action = mind.choose(Thought(view=view, decision=decision, legal=legal, dice=dice))
        found = max(found, process_time() - begun)
        state = RULES.apply(state, seat, action, dice).state
    return found


if __name__ == "__main__":
    print(json.dumps(slowest(Level(sys.argv[1]))))
