"""Fits the weights of the appraisal to played games, and prints them.

    python -m tools.fits.new_wave 300 7

Plays this many games of the normal player against itself, with prices and weights perturbed at random for
each game and a few random moves, and fits the ends of all turns to the results of their games: logistic
regression with decreasing steps, one per side whose turn has ended. One game in ten is held back.
"""

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import count, repeat
from math import exp, log
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from bot.titles.new_wave import load
from engine.core import Seat
from engine.kit.playouts import QuickDice
from engine.new_wave import NewWaveRules, Options
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import Side
from engine.new_wave.mind import computer, human_judgement, martian_judgement
from engine.new_wave.mind.appraisal import Appraiser, survey, way
from engine.new_wave.mind.experience import EXPERIENCE, Experience, Share, Worth
from engine.new_wave.mind.ledger import Lasting, Prices
from engine.new_wave.state import MARTIANS, State

SHAKING = (0.0, 0.3, 0.6, 0.6)  # of prices: standard deviation of the logarithm; one is drawn per game
WANDERING = (0, 0, 3, 8)  # random moves in a hundred; one is drawn per side
APART = 10  # one game in this many is held back
PASSES = 15
STRIDE = 0.1
PULL = 3.0  # towards the guess, for rarely seen features; divided by the number of games

SIDES = tuple(Side)
CONTENT = load()
RULES = NewWaveRules(CONTENT)
TERRAIN = survey(CONTENT)
LIMIT = CONTENT.figures.damage_limit

# --- Weights as a flat list


def numbers(value: Any) -> list[float]:
    """Returns all weights as a flat list."""
    if isinstance(value, Mapping):
        return numbers(tuple(value.values()))
    return [number for part in value for number in numbers(part)] if isinstance(value, tuple) else [value]


def rebuild(like: Any, rest: Iterator[float]) -> Any:
    """Returns weights of the same shape with the next numbers of a flat list."""
    if isinstance(like, Mapping):
        return {key: rebuild(value, rest) for key, value in like.items()}
    if not isinstance(like, tuple):
        return next(rest)
    parts = [rebuild(part, rest) for part in like]
    return type(like)(*parts) if hasattr(like, "_fields") else tuple(parts)


SHAPE = EXPERIENCE[Side.MARTIANS]
SIZE = len(numbers(SHAPE))
GUESS: Experience = rebuild(SHAPE, repeat(0.0))._replace(
    killing=2.7,
    harming=2.7,
    open=(0.5, 0.3, 0.2, 0.1, 0.05, 0.0),
    covered=(0.5, 0.25, 0.1, 0.05, 0.0, 0.0),
    shielded=(0.2, 0.05, 0.05, 0.0, 0.0, 0.0),
    second=(0.1, 0.05, 0.0, 0.0),
    under=(0.2, 0.05, 0.0, 0.0),
    held=-0.1,
    mined=Share(dead=-0.2, damage=0.1),
    fighters=0.2,
    army=(0.6, 0.2, 0.05),
    army_chasing=(0.4, 0.2, 0.05),
    navy=(0.9, 0.5, 0.2),
    navy_chasing=(0.6, 0.3, 0.1),
    guns=0.6,
    fort=0.3,
)
NUMBERED: Experience = rebuild(SHAPE, map(float, count()))  # each weight is its index in the list
HARMING, KILLING = int(NUMBERED.harming), int(NUMBERED.killing)
LEVEL, DRIFT = SIZE, SIZE + 1  # index of the constant term, and of a term that grows with the time left
PROBES = tuple(rebuild(SHAPE, iter([float(one == other) for other in range(SIZE)])) for one in range(SIZE))


# --- Games


def shake_prices(prices: Prices, chance: Random, much: float) -> Prices:
    """Returns the prices of cards and pieces, perturbed at random."""

    def times(number: float) -> float:
        return number * exp(chance.gauss(0, much))

    return prices._replace(
        plays={card: times(price) + chance.gauss(0, much / 2) for card, price in prices.plays.items()},
        pieces={
            piece: Lasting(*[times(worth) + abs(chance.gauss(0, much / 5)) for worth in worths])
            for piece, worths in prices.pieces.items()
        },
        ordinary=times(prices.ordinary),
        wages=times(prices.wages),
        hunger=times(prices.hunger),
    )


def shake(weights: Any, chance: Random, much: float) -> Any:
    return type(weights)(*[weight * exp(chance.gauss(0, much)) for weight in weights])


def play_game(seed: int) -> tuple[list[State], float]:
    """Plays a game; returns the states at the ends of its turns, and the Martians' share of the win."""
    chance = Random(seed)
    much = chance.choice(SHAKING)
    wandering = [chance.choice(WANDERING) for _ in SIDES]
    with (
        patch.object(martian_judgement, "PRICES", shake_prices(martian_judgement.PRICES, chance, much)),
        patch.object(human_judgement, "PRICES", shake_prices(human_judgement.PRICES, chance, much)),
        patch.object(martian_judgement, "W", shake(martian_judgement.W, chance, much / 2)),
        patch.object(human_judgement, "W", shake(human_judgement.W, chance, much / 2)),
    ):
        return _ends_of_turns(seed, wandering)


def _ends_of_turns(seed: int, wandering: Sequence[int]) -> tuple[list[State], float]:
    dice = QuickDice(seed)
    state, ends = RULES.setup(Options(), len(SIDES), dice).state, []
    while (outcome := RULES.outcome(state)) is None:
        side = state.side
        state = _move(state, dice, wandering[SIDES.index(side)])
        if state.side is not side and RULES.outcome(state) is None:
            ends.append(state)
    return ends, float(MARTIANS in outcome.winners) if outcome.winners else 0.5


def _move(state: State, dice: QuickDice, wandering: int) -> State:
    seat = Seat(SIDES.index(state.side))
    decision, legal = RULES.decision(state), RULES.legal(state, seat)
    assert decision is not None, "the game goes on"
    action: AnyAction
    if dice.draw(100) < wandering:
        action = dice.pick(legal)
    else:
        action = computer.choose(RULES.view(state, seat), decision, legal, dice)
    return RULES.apply(state, seat, action, dice).state


# --- Rows

Shares = list[tuple[int, float]]  # (index of the weight, value of its feature)


class Row(NamedTuple):
    """The features at the end of a turn, as computed by the appraisal itself."""

    won: float  # by the Martians
    apart: bool  # held back from the fit
    alive: int
    left: int  # steps of the marker
    ahead: float  # how early it is in the war
    dead: Shares
    damage: Shares
    midway: Shares
    earlier: Shares


def row_of(state: State, won: float, *, apart: bool = False) -> Row:
    """Returns the features of a state: for each weight, the appraisal with this weight 1 and all others 0."""
    done, nobody = state.side.other, frozenset[Side]()
    found = [Appraiser(TERRAIN, done, {done: probe}, nobody).balance(state) for probe in PROBES]
    return Row(
        won=won,
        apart=apart,
        alive=found[0].alive,
        left=LIMIT - state.damage,
        ahead=found[0].ahead,
        dead=_shares([balance.dead for balance in found]),
        damage=_shares([balance.damage - state.damage for balance in found]),
        midway=_shares([balance.midway for balance in found]),
        earlier=_shares([balance.earlier for balance in found]),
    )


def _shares(found: Iterable[float]) -> Shares:
    return [(number, share) for number, share in enumerate(found) if share]


# --- The fit


def centre(rows: Sequence[Row]) -> list[Row]:
    """Returns rows relative to the average row, so that the fit converges faster."""
    midway, earlier = _average([row.midway for row in rows]), _average([row.earlier for row in rows])
    return [
        row._replace(midway=_relative(midway, row.midway), earlier=_relative(earlier, row.earlier))
        for row in rows
    ]


def _average(rows: Sequence[Shares]) -> dict[int, float]:
    """Returns the average of each feature."""
    totals: dict[int, float] = {}
    for number, share in (pair for row in rows for pair in row):
        totals[number] = totals.get(number, 0.0) + share
    return {number: total / len(rows) for number, total in totals.items()}


def _relative(usual: Mapping[int, float], shares: Shares) -> Shares:
    found = dict(shares)
    return [(number, found.get(number, 0.0) - share) for number, share in usual.items()]


def chance_of(logits: float) -> float:
    return 1 / (1 + exp(-max(-40.0, min(40.0, logits))))


def slopes(weights: Sequence[float], row: Row) -> tuple[float, Shares]:
    """Returns the Martians' chance by these weights, and its slope (of the logit) for each weight."""
    living = row.alive - sum([weights[number] * share for number, share in row.dead])
    lasting = row.left - sum([weights[number] * share for number, share in row.damage])
    deaths, harm = way(living), way(lasting)
    logits = weights[HARMING] * harm - weights[KILLING] * deaths
    things = [(LEVEL, 1.0), (DRIFT, row.ahead), *row.midway]
    things += [(number, share * row.ahead) for number, share in row.earlier]
    logits += sum([weights[number] * share for number, share in things])
    kill = weights[KILLING] * chance_of(living) / exp(deaths)
    hurt = -weights[HARMING] * chance_of(lasting) / exp(harm)
    found = [(HARMING, harm), (KILLING, -deaths), *things]
    found += [(number, kill * share) for number, share in row.dead]
    found += [(number, hurt * share) for number, share in row.damage]
    return chance_of(logits), found


def fit(rows: Sequence[Row], games: int) -> list[float]:
    """Returns the weights of maximum likelihood, by AdaGrad: each weight has its own step size."""
    guess, pull = [*numbers(GUESS), 0.0, 0.0], PULL / games
    weights, squares = list(guess), [1.0] * len(guess)
    for _ in range(PASSES):
        for row in rows:
            chance, parts = slopes(weights, row)
            missed = row.won - chance
            for number, slope in parts:
                step = missed * slope - pull * (weights[number] - guess[number])
                squares[number] += step * step
                weights[number] += STRIDE * step / squares[number] ** 0.5
    return weights


def loss(weights: Sequence[float], rows: Sequence[Row]) -> float:
    """Returns the mean logarithmic loss."""
    pairs = [(slopes(weights, row)[0], row.won) for row in rows]
    return -sum(won * log(chance) + (1 - won) * log(1 - chance) for chance, won in pairs) / len(pairs)


# --- Output


def source_of(value: Any) -> str:
    """Returns weights as source code for `engine/new_wave/mind/experience.py`."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key)}: {source_of(part)}" for key, part in value.items()) + "}"
    if isinstance(value, Experience):
        fields = [f"        {name}={source_of(part)}," for name, part in value._asdict().items()]
        return "\n".join(["Experience(", *fields, "    )"])
    if isinstance(value, tuple):
        name = type(value).__name__ if isinstance(value, Share | Worth) else ""
        return name + "(" + ", ".join(source_of(part) for part in value) + ")"
    return repr(round(value, 2) + 0.0)


def _key(key: str) -> str:
    return f"Side.{key.name}" if isinstance(key, Side) else f'"{key}"'


def main(games: str, seed: str) -> None:
    """Plays the games, fits the weights and prints them."""
    rows: dict[Side, list[Row]] = {side: [] for side in SIDES}
    for game in range(int(games)):
        ends, won = play_game(int(seed) * 10**6 + game)
        for state in ends:
            rows[state.side.other].append(row_of(state, won, apart=game % APART == 0))
    sys.stdout.write(f"# {games} games, seed {seed}\n")
    for side, found in rows.items():
        told = Random(seed).sample(centre(found), len(found))
        taken, apart = [row for row in told if not row.apart], [row for row in told if row.apart]
        weights = fit(taken, int(games))
        sys.stdout.write(f"# {len(taken)} turns, loss {loss(weights, taken):.3f}; ")
        sys.stdout.write(f"{len(apart)} apart, loss {loss(weights, apart):.3f}\n")
        sys.stdout.write(f"    Side.{side.name}: {source_of(rebuild(SHAPE, iter(weights)))},\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
