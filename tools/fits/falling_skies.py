"""Fits the weights of the outlook to played games, and prints them.

    python -m tools.fits.falling_skies 2000 7

Plays this many games of Roswell at all threat levels, with a few random placements, and fits the starts of
all rounds to the results of their games: logistic regression with decreasing steps.
"""

import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from bot.titles.falling_skies import load
from engine.core import Seat
from engine.falling_skies import FallingSkiesRules, Options
from engine.falling_skies.actions import Place
from engine.falling_skies.battle import Battle
from engine.falling_skies.board import Boards
from engine.falling_skies.mind.computer import Commander
from engine.falling_skies.mind.experience import EXPERIENCE, Experience
from engine.falling_skies.mind.judgement import Judge, Weights
from engine.falling_skies.mind.outlook import Outlook, chance
from engine.falling_skies.mind.prospects import formation_of
from engine.falling_skies.pieces import ShipKind
from engine.kit.playouts import QuickDice

LEVELS = (0, 1, 2, 2, 3, 3, 4, 4)
WANDERING = 50  # one placement in this many is random
PASSES = 30
STRIDE = 0.3
PULL = 3e-5  # towards 0, for rarely seen features

Row = tuple[list[tuple[int, float]], bool]  # (index of the weight, value of its feature)…, and whether it won


def numbers(taught: Experience) -> list[float]:
    """Returns all weights as a flat list."""
    return [number for value in msgspec.structs.asdict(taught).values() for number in _numbers_in(value)]


def _numbers_in(value: Any) -> Sequence[float]:
    if isinstance(value, Mapping):
        return tuple(value.values())
    return value if isinstance(value, tuple) else (value,)


def experience(given: Sequence[float]) -> Experience:
    """Returns the weights with the numbers of a flat list."""
    rest = iter(given)
    fields: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(EXPERIENCE).items():
        if isinstance(value, Mapping):
            fields[name] = {key: next(rest) for key in value}
        else:
            fields[name] = tuple(next(rest) for _ in value) if isinstance(value, tuple) else next(rest)
    return Experience(**fields)


UNITS = tuple(
    experience([float(one == other) for other in range(len(numbers(EXPERIENCE)))])
    for one in range(len(numbers(EXPERIENCE)))
)


@cache
def game_rules() -> FallingSkiesRules:
    """Returns the rules of the game."""
    return FallingSkiesRules(load())


@cache
def game_boards() -> Boards:
    """Returns the boards of the game."""
    return Boards(load())


def parts(battle: Battle) -> list[tuple[int, float]]:
    """Returns the features at the start of a round, by the index of their weight."""
    board = game_boards().of(battle.setup)
    judge = Judge(board, battle, Weights())
    row, drops, ships, _ = formation_of(battle.fleet)
    white = battle.fleet.count(ShipKind.WHITE)
    found = []
    for number, unit in enumerate(UNITS):
        outlook = Outlook(board, judge, unit)
        share = outlook.sky(row, drops, ships, white, battle.damage)
        share += outlook.standing(row, battle.research, battle.excavator, battle.energy)
        if share:
            found.append((number, share))
    return found


def play_game(level: int, seed: int) -> Iterator[Row]:
    """Plays a game; yields the features at the start of each round, and whether the game was won."""
    rules, seat, dice, commander = game_rules(), Seat(0), QuickDice(seed), Commander()
    state, begun = rules.setup(Options(level=level), 1, dice).state, []
    while (decision := rules.decision(state)) is not None:
        legal = rules.legal(state, seat)
        if len(state.in_play.hand) == 5 and not state.in_play.workers:
            begun.append(parts(state.in_play))
        action = commander.choose(rules.view(state, seat), decision, legal, dice)
        if isinstance(action, Place) and not dice.draw(WANDERING):
            action = dice.pick(legal)
        state = rules.apply(state, seat, action, dice).state
    assert state.outcome is not None
    yield from ((row, bool(state.outcome.winners)) for row in begun)


def fit(rows: Sequence[Row]) -> list[float]:
    """Returns the weights of maximum likelihood, by AdaGrad: each weight has its own step size."""
    weights, squares = numbers(EXPERIENCE), [1.0] * len(UNITS)
    for _ in range(PASSES):
        for row, won in rows:
            missed = won - chance(sum(weights[number] * share for number, share in row))
            for number, share in row:
                slope = missed * share - PULL * weights[number]
                squares[number] += slope * slope
                weights[number] += STRIDE * slope / squares[number] ** 0.5
    return weights


def main(games: str, seed: str) -> None:
    """Plays the games, fits the weights and prints them."""
    rows = [
        row for game in range(int(games)) for row in play_game(LEVELS[game % 8], int(seed) * 10**6 + game)
    ]
    sys.stdout.write(f"# {games} games, seed {seed}, {len(rows)} rounds\n")
    for name, value in msgspec.structs.asdict(experience(fit(rows))).items():
        sys.stdout.write(f"{name}={msgspec.json.encode(_numbers_in(value)).decode()}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
