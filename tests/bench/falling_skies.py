"""Under Falling Skies: its rules against chess."""

from collections.abc import Iterator
from random import Random

from engine.core import Seat
from engine.falling_skies import Options
from engine.kit.playouts import QuickDice
from tests.bench.engine import random_chess
from tests.bench.rows import Row, cpu
from tests.engine.falling_skies.loading import game_rules

RULES = game_rules()
COMMANDER = Seat(0)
LEVELS = range(5)


def rows() -> Iterator[Row]:
    yield Row(
        what="random games of Under Falling Skies, decisions per second",
        against="python-chess random playout, moves per second",
        measured=_against_chess(),
        at_least=0.7,
    )


def _against_chess(rounds: int = 6) -> float:
    """Returns our decisions per second by those of chess, in interleaved rounds."""
    chess_moves = our_moves = 0
    chess_time = our_time = 0.0
    random_chess(0), _random_games(0)  # warm
    for seed in range(rounds):
        count: list[int] = []
        chess_time += cpu(lambda seed=seed, count=count: count.append(random_chess(seed)))  # type: ignore[misc]
        our_time += cpu(lambda seed=seed, count=count: count.append(_random_games(seed)))  # type: ignore[misc]
        chess_moves += count[0]
        our_moves += count[1]
    return (our_moves / our_time) / (chess_moves / chess_time)


def _random_games(seed: int) -> int:
    """Plays a game at each threat level; returns how often something was decided."""
    chance, dice, moves = Random(seed), QuickDice(seed), 0
    for level in LEVELS:
        state = RULES.setup(Options(level=level), 1, dice).state
        while RULES.decision(state) is not None:
            action = chance.choice(RULES.legal(state, COMMANDER))
            state = RULES.apply(state, COMMANDER, action, dice).state
            moves += 1
    return moves
