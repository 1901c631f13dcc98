"""Fits the chance to win of the miniatures' hard player to played games, and prints its weights.

    python -m tools.fits.miniatures 300 7 var/games.jsonl

Plays this many games of every scenario, of the quick and the planning player with a few random moves, keeps
the ends of their turns in the file, and fits them to how the games ended: logistic regression, for all
scenarios together and then for each of them, drawn towards the common weights. Games that the file already
has are not played again.
"""

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from math import exp, log
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bot.titles.miniatures import load
from engine.core import Decision, Seat
from engine.kit.playouts import QuickDice
from engine.miniatures import MiniaturesRules, Options
from engine.miniatures.actions import AnyAction
from engine.miniatures.content import Ruleset, ScenarioId
from engine.miniatures.mind.computer import Computer
from engine.miniatures.mind.judgement import SENIORITY, Grounds, Judgement
from engine.miniatures.mind.outlook import PLAIN, Outlook
from engine.miniatures.mind.perils import Perils
from engine.miniatures.mind.stratagems import Strategist
from engine.miniatures.pieces import Side
from engine.miniatures.state import State

WANDERING = (0, 3, 8, 15)  # random moves in a hundred; one is drawn per side
PLANNING = 0.5  # of the games are played by the planning player
MOST_MOVES = 3000
APART = 10  # one game in this many is held back
PASSES = 12
STRIDE = 0.15
PULL, PULL_TO_COMMON = 150.0, 600.0  # towards the guess, or the common weights; divided by the number of rows
GUESS = {"human need": -1.0, "martian need": 1.0}

RULES = MiniaturesRules(load())
Row = tuple[int, Mapping[str, float]]  # 1 if the Humans won; the features


def play_game(scenario: ScenarioId, seed: int) -> Iterator[tuple[State, int]]:
    """Yields the ends of the turns of a game, and at last the result as often."""
    chance, dice = Random(seed), QuickDice(seed)
    planning = chance.random() < PLANNING
    minds = [Computer(RULES.book, Strategist) if planning else Computer(RULES.book) for _ in range(2)]
    wandering = [chance.choice(WANDERING) / 100 for _ in range(2)]
    state = RULES.setup(Options(scenario=scenario), 2, dice).state
    ends: list[State] = []
    turn = None
    for _ in range(MOST_MOVES):
        asked = RULES.decision(state)
        if asked is None:
            break
        seat = asked.seats[0]
        action = _choice(minds[seat], state, asked, seat, chance, wandering[seat], dice)
        state = RULES.apply(state, seat, action, dice).state
        now = RULES.view(state, None).turn
        if now is not turn and now is not None:
            turn = now
            ends.append(state)
    if state.outcome is not None and len(state.outcome.winners) == 1:
        yield from ((end, 1 - state.outcome.winners[0]) for end in ends)


def _choice(
    mind: Computer,
    state: State,
    asked: Decision,
    seat: Seat,
    chance: Random,
    wandering: float,
    dice: QuickDice,
) -> AnyAction:
    legal = RULES.legal(state, seat)
    if len(legal) == 1:
        return legal[0]
    if chance.random() < wandering:
        return chance.choice(legal)
    return mind.choose(RULES.view(state, seat), asked, legal, dice)


def features_of(state: State, grounds: Grounds) -> Mapping[str, float]:
    judge = Judgement(RULES.book, RULES.view(state, None), grounds)
    found = Outlook(judge, Perils(judge)).features()
    return {name: round(share, 4) for name, share in found.items() if share}


def games(scenarios: Sequence[ScenarioId], count: int, seed: int, keep: Path) -> None:
    """Plays the games that the file does not have yet, and adds them to it."""
    known = {(row["scenario"], row["game"]) for row in games_in(keep)}
    grounds = Grounds()
    with keep.open("a", encoding="utf-8") as file:
        for game in range(count):
            for scenario in scenarios:
                if (scenario, game) in known:
                    continue
                rows = [
                    (won, features_of(end, grounds)) for end, won in play_game(scenario, seed * 10**6 + game)
                ]
                file.write(json.dumps({"scenario": scenario, "game": game, "rows": rows}) + "\n")
                file.flush()


def games_in(keep: Path) -> list[dict[str, Any]]:
    if not keep.exists():
        return []
    return [json.loads(line) for line in keep.read_text("utf-8").splitlines()]


# --- the fit


def guess() -> dict[str, float]:
    """Returns what the weights are likely to be: figures by their worth, heroes half as much again."""
    found = dict(GUESS)
    for name, profile in RULES.book.profiles.items():
        plain = PLAIN * (1 + SENIORITY * (profile.worth - 1)) * (1.5 if profile.heroics else 1.0)
        found[name] = plain if profile.side is Side.HUMAN else -plain
    return found


def fit(rows: Sequence[Row], start: Mapping[str, float], pull: float) -> dict[str, float]:
    """Returns the weights of maximum likelihood, by AdaGrad: each weight has its own step size."""
    weights, squares = dict(start), dict.fromkeys(start, 1.0)
    pull /= len(rows)
    for _ in range(PASSES):
        for won, shares in rows:
            missed = won - chance_by(weights, shares)
            for name, share in shares.items():
                weight = weights.get(name, 0.0)
                step = missed * share - pull * (weight - start.get(name, 0.0))
                squares[name] = squares.get(name, 1.0) + step * step
                weights[name] = weight + STRIDE * step / squares[name] ** 0.5
    return weights


def chance_by(weights: Mapping[str, float], shares: Mapping[str, float]) -> float:
    logit = sum([weights.get(name, 0.0) * share for name, share in shares.items()])
    return 1 / (1 + exp(-max(-30.0, min(30.0, logit))))


def loss(weights: Mapping[str, float], rows: Sequence[Row]) -> float:
    """Returns the mean logarithmic loss."""
    told = [(won, chance_by(weights, shares)) for won, shares in rows]
    return -sum(log(max(1e-9, chance if won else 1 - chance)) for won, chance in told) / max(1, len(told))


def rows_of(found: Sequence[Mapping[str, Any]], *, apart: bool) -> list[Row]:
    rows = [
        (won, shares)
        for game in found
        if (game["game"] % APART == 0) is apart
        for won, shares in game["rows"]
    ]
    return Random(1).sample(rows, len(rows))


def source_of(weights: Mapping[str, float], indent: str) -> str:
    """Returns weights as source code for `engine/miniatures/mind/experience.py`."""
    told = ((name, round(weight, 3) + 0.0) for name, weight in sorted(weights.items()))
    return "".join(f'{indent}    "{name}": {weight},\n' for name, weight in told) + f"{indent}}}"


def main(count: str, seed: str, keep: str = "", *only: str) -> None:
    """Plays the games, fits the weights and prints them; without a file the games are not kept."""
    if not keep:
        with TemporaryDirectory() as folder:
            main(count, seed, str(Path(folder) / "games.jsonl"))
        return
    scenarios = [name for name, one in RULES.book.content.scenarios.items() if one.ruleset is Ruleset.FINAL]
    games([one for one in scenarios if not only or one in only], int(count), int(seed), Path(keep))
    found = sorted(games_in(Path(keep)), key=lambda game: game["scenario"])
    common = fit(rows_of(found, apart=False), guess(), PULL)
    missed = loss(common, rows_of(found, apart=True))
    sys.stdout.write(f"# {len(found)} games, seed {seed}; of a tenth kept apart, loss {missed:.3f}\n")
    sys.stdout.write(f"COMMON_WEIGHTS: Weights = {{\n{source_of(common, '')}\n\n")
    sys.stdout.write("WEIGHTS: Mapping[str, Weights] = {\n")
    for scenario, played in groupby(found, key=lambda game: str(game["scenario"])):
        _print_scenario(scenario, list(played), common)
    sys.stdout.write("}\n")


def _print_scenario(scenario: str, played: Sequence[Mapping[str, Any]], common: Mapping[str, float]) -> None:
    weights = fit(rows_of(played, apart=False), common, PULL_TO_COMMON)
    rows = rows_of(played, apart=True)
    names = {name for game in played for _, shares in game["rows"] for name in shares}
    seen = {name: weights.get(name, 0.0) for name in names}
    sys.stdout.write(f"    # {len(played)} games; of a tenth kept apart, loss {loss(weights, rows):.3f}, ")
    sys.stdout.write(f"by the common weights {loss(common, rows):.3f}\n")
    sys.stdout.write(f'    "{scenario}": {{\n{source_of(seen, "    ")},\n')


if __name__ == "__main__":
    main(*sys.argv[1:])
