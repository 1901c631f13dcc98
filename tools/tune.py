"""`python -m tools.tune`: looks for better weights of the dice game's hard player by playing against itself.

Every round changes one weight and plays the new weights against the present ones, in every seat on the same
dice. They take over only if they win by more than chance explains. The games played are kept in a file, line
by line, so that a run can be stopped and resumed: the same seed leads to the same weights either way.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import lru_cache, partial
from math import sqrt
from os import cpu_count
from pathlib import Path
from typing import cast

import msgspec

from bot.cli.console import CannotDo, Progress, run_command
from bot.cli.games.known_titles import (
    KnownTitles,
    add_options,
    check_seats,
    chosen_options,
    named_options,
    seed_of,
)
from bot.cli.games.playout import Player, outcome_of, playout
from bot.titles import dice_game
from bot.titles.title import AnyAction, AnyOptions, AnyState, AnyTitle, AnyView, as_any_title
from engine.core import Mind, Seat, SeededDice, thought_for
from engine.dice_game.mind.minds import ambitious
from engine.dice_game.mind.outlook import Weights as DiceGameWeights
from engine.kit.playouts import share_of

NAME = "python -m tools.tune"
LIMIT = 20_000  # moves; a longer game is taken to be endless
SURE = 1.645  # standard deviations by which new weights must win: 5 % significance
BLOCK = 4  # blocks of a round; a candidate that trails after one of them is dropped
STEPS = (0.15, 0.3, 0.6)  # shares of a weight by which it is changed
LEAST = 0.1  # lower bound of the weight that a step is a share of

Weights = Mapping[str, float]


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command; returns its exit code."""
    parser = argparse.ArgumentParser(
        prog=NAME, description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add_arguments(parser)
    return run_command(run, parser.parse_args(argv), NAME)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declares the command's options."""
    parser.set_defaults(known=None)  # the games of the bot
    add_options(parser)
    parser.add_argument("--seats", type=int, default=2, help="players at the table")
    parser.add_argument("--rounds", type=int, default=20, help="changes that are tried")
    parser.add_argument("--games", type=int, default=200, help="games a round, for each seat")
    parser.add_argument("--seed", default="1", help="the same seed, the same run")
    parser.add_argument(
        "--keep", type=Path, required=True, help="the run is kept here, and taken up from here"
    )
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="games that are played at once")


def run(arguments: argparse.Namespace) -> int:
    """Starts or resumes the run; prints every round, and the weights at the end."""
    title = _title()
    check_seats(title, chosen_options(arguments, title), arguments.seats)
    run = Run(
        options=named_options(arguments),
        seats=arguments.seats,
        games=arguments.games,
        seed=arguments.seed,
        start=present_weights(),
    )
    present = run.start
    for change, score in rounds(run, arguments.rounds, Journal(arguments.keep, run), arguments.jobs):
        present = change.weights if score.is_better else present
        print(
            f"round {change.number}: {change.name} {change.before:g} → {change.after:g}: {score}", flush=True
        )
    print(f"# seed {run.seed}, {arguments.rounds} rounds of {run.games} games in each of {run.seats} seats")
    print("\n".join(f"{name} = {value:g}" for name, value in present.items()))
    return 0


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """The settings of a run, the first line of its file."""

    options: dict[str, str]
    seats: int
    games: int
    seed: str
    start: dict[str, float]


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """A candidate: weights of which one is changed."""

    number: int
    name: str  # of the changed weight
    before: float
    weights: dict[str, float]

    @property
    def after(self) -> float:
        return self.weights[self.name]


@dataclass(frozen=True, kw_only=True)
class Score:
    """The wins of a candidate against the present weights."""

    won: float
    games: int
    seats: int

    @property
    def lead(self) -> float:
        """The lead over a fair share of wins, in standard deviations."""
        fair = 1 / self.seats
        return (self.won - self.games * fair) / sqrt(self.games * fair * (1 - fair))

    @property
    def is_better(self) -> bool:
        return self.lead >= SURE

    def __str__(self) -> str:
        share, fair = self.won / self.games, 1 / self.seats
        wide = 1.96 * sqrt(share * (1 - share) / self.games)
        verdict = "taken" if self.is_better else "left"
        return f"{share:.1%} ± {wide:.1%} of {self.games} games, {fair:.0%} are fair: {verdict}"


class Journal:
    """The file of a run: its settings, then the result of every block of games."""

    def __init__(self, path: Path, run: Run) -> None:
        self._path = path
        whole, _, torn = (path.read_text("utf-8") if path.exists() else "").rpartition("\n")
        lines = whole.splitlines()
        if torn:  # the last write was interrupted
            path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
        if lines and msgspec.json.decode(lines[0], type=Run) != run:
            raise CannotDo(f"{path} holds another run")
        self._known = {(row["round"], row["block"]): row["won"] for row in map(json.loads, lines[1:])}
        if not lines:
            path.write_bytes(msgspec.json.encode(run) + b"\n")

    def share(self, number: int, block: int) -> float | None:
        """Returns the wins of a block of games; None if it has not been played."""
        found: float | None = self._known.get((number, block))
        return found

    def note(self, number: int, block: int, won: float) -> None:
        """Writes the wins of a block of games to the file."""
        self._known[number, block] = won
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"round": number, "block": block, "won": won}) + "\n")


def rounds(run: Run, count: int, journal: Journal, jobs: int) -> Iterator[tuple[Candidate, Score]]:
    """Tries one change after the other, each on top of the accepted ones."""
    present = dict(run.start)
    with ProcessPoolExecutor(jobs) as pool:
        for number in range(1, count + 1):
            change = change_of(run, number, present)
            with Progress(f"round {number} of {count}, games") as progress:
                score = _try_weights(run, change, present, journal, pool if jobs > 1 else None, progress)
            if score.is_better:
                present = change.weights
            yield change, score


def change_of(run: Run, number: int, present: Weights) -> Candidate:
    """Returns the change that a round tries: all weights in turn; the seed decides order and steps."""
    names = sorted(present)
    lap, place = divmod(number - 1, len(names))
    name = SeededDice(seed_of("tune", run.seed, "order", lap), 0).shuffle(names)[place]
    dice = SeededDice(seed_of("tune", run.seed, "step", number), 0)
    step = dice.pick(STEPS) * dice.pick((-1, 1)) * max(LEAST, abs(present[name]))
    after = round(present[name] + step, 4)
    return Candidate(number=number, name=name, before=present[name], weights={**present, name: after})


def _try_weights(
    run: Run,
    change: Candidate,
    present: Weights,
    journal: Journal,
    pool: ProcessPoolExecutor | None,
    progress: Progress,
) -> Score:
    """Plays a round block by block; stops when the candidate trails."""
    won, games = 0.0, 0
    for block in range(BLOCK):
        numbers = range(block * run.games // BLOCK, (block + 1) * run.games // BLOCK)
        found = journal.share(change.number, block)
        if found is None:
            found = sum(_play_block(run, change, present, numbers, pool))
            journal.note(change.number, block, found)
        won, games = won + found, games + len(numbers) * run.seats
        score = Score(won=won, games=games, seats=run.seats)
        progress(games, run.games * run.seats)
        if score.lead < 0:
            break
    return score


def _play_block(
    run: Run, change: Candidate, present: Weights, numbers: Sequence[int], pool: ProcessPoolExecutor | None
) -> list[float]:
    game = partial(play, run, change.weights, dict(present), change.number)
    pairs = [(number, seat) for number in numbers for seat in range(run.seats)]
    return list(pool.map(game, pairs, chunksize=4) if pool is not None else map(game, pairs))


def play(run: Run, new: Weights, present: Weights, number: int, pair: tuple[int, int]) -> float:
    """Plays a game with the new weights in one seat, the present ones elsewhere; returns the seat's share."""
    game, seat = pair
    title, options = _title(), _options(tuple(run.options.items()))
    players = [_player(new if at == seat else present) for at in range(run.seats)]
    *_, last = playout(title, options, players, seed_of("tune", run.seed, number, game), LIMIT)
    return share_of(outcome_of(title, last.state), Seat(seat))


def _title() -> AnyTitle:
    return as_any_title(dice_game.title())


@lru_cache(maxsize=16)
def _options(given: tuple[tuple[str, str], ...]) -> AnyOptions:
    """Returns the options of all games of a run; cached because parsing takes longer than a game."""
    return KnownTitles().options(_title(), dict(given))


def present_weights() -> dict[str, float]:
    """Returns the present weights of the hard player."""
    found: dict[str, float] = msgspec.to_builtins(dice_game.weights())
    return found


def _player(weights: Weights) -> Player:
    """Returns a player with these weights that does not look ahead."""
    found = ambitious(dice_game.load(), msgspec.convert(weights, DiceGameWeights))
    mind = cast(Mind[AnyState, AnyAction, AnyView], found)
    assert not mind.worlds, "weights are tried by minds that need their view alone"

    def choose(title: AnyTitle, state: AnyState, seat: Seat, chance: bytes) -> AnyAction:
        return mind.choose(thought_for(title.rules, state, seat, chance, 0))

    return choose


if __name__ == "__main__":
    sys.exit(main())
