"""Measures the strength of minds: many games on fresh seeds, in every seat, with confidence intervals.

    python -m tests.strength new_wave hard normal --games 200
    python -m tests.strength miniatures hard normal --every scenario --keep var/strength.jsonl
    python -m tests.strength new_wave hard normal@e6e1752
    python -m tests.strength new_wave newcomer easy
    python -m tests.strength new_wave marlow normal

Both players sit in every seat in turn; two equal players play once, and the wins of each seat are shown. A
player may come from an earlier commit (`tests/earlier.py`). With `--keep`, games already in that file are not
played again, so a long run can be interrupted and resumed. A title for one is played by the first player
alone.
"""

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from math import sqrt
from os import cpu_count
from pathlib import Path
from typing import Any

from bot.cli.games.known_titles import KnownTitles, seed_of
from bot.cli.games.playout import PLAYERS, Player, outcome_of, playout
from bot.titles import title_of
from bot.titles.title import AnyTitle
from tests.earlier import is_player, player_named
from tests.newcomers import NEWCOMER, newcomer_of

LIMIT = 20_000  # moves
CERTAIN = 1.96  # standard deviations: 95 %


Options = tuple[tuple[str, str], ...]


@dataclass(frozen=True, kw_only=True)
class Pairing:
    """One game to be played."""

    title: str
    options: Options
    players: tuple[str, ...]  # by seat
    seed: str
    number: int

    @property
    def key(self) -> str:
        named = ",".join(f"{name}={value}" for name, value in self.options)
        return f"{self.title}|{named}|{','.join(self.players)}|{self.seed}|{self.number}"


Result = tuple[Pairing, dict[str, Any]]


def play(pairing: Pairing) -> dict[str, Any]:
    """Plays a game; returns the winning seats and the number of moves."""
    title = title_of(pairing.title)
    seed = seed_of("strength", pairing.seed, *pairing.options, pairing.number)
    players = [_player_of(title, name) for name in pairing.players]
    *_, last = playout(title, _chosen(title.id, pairing.options), players, seed, LIMIT)
    outcome = outcome_of(title, last.state)
    return {"key": pairing.key, "winners": list(outcome.winners), "moves": last.number}


def _player_of(title: AnyTitle, name: str) -> Player:
    return newcomer_of(title) if name == NEWCOMER else player_named(title, name)


@cache
def _chosen(title_id: str, options: Options) -> Any:
    """Returns the options of a title from their names, cached."""
    return KnownTitles().options(title_of(title_id), dict(options))


def half_width(won: float, games: int) -> float:
    """Returns the 95 % half width of a proportion, by Wilson."""
    share, square = won / games, CERTAIN**2
    return CERTAIN * sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)


def pairings(arguments: argparse.Namespace) -> Iterator[Pairing]:
    """Yields the games: the first player in each seat in turn, the second in all others."""
    title = title_of(arguments.title)
    given = tuple(tuple(pair.split("=", 1)) for pair in arguments.option)
    for more in _choices(arguments, title):
        options = (*given, *more)
        plan = title.rules.seat_plan(_chosen(title.id, options))
        seats = max(plan.fewest, arguments.seats) if len(plan.keys) > 1 else 1
        for number in range(1, arguments.games + 1):
            for seat in range(1 if arguments.first == arguments.second else seats):
                players = tuple(arguments.first if at == seat else arguments.second for at in range(seats))
                yield Pairing(
                    title=title.id, options=options, players=players, seed=arguments.seed, number=number
                )


def _choices(arguments: argparse.Namespace, title: AnyTitle) -> Sequence[Options]:
    if arguments.every is None:
        return [()]
    offered = title.setup.choices[arguments.every](KnownTitles().words(title))
    wanted = set(arguments.only.split(",")) if arguments.only else None
    return [((arguments.every, one.value),) for one in offered if wanted is None or one.value in wanted]


def results(
    games: Sequence[Pairing], keep: Path | None, jobs: int
) -> Iterator[tuple[Pairing, dict[str, Any]]]:
    """Plays the games without a kept result, on several cores; yields all results as they arrive."""
    known = _kept(keep)
    yield from ((game, known[game.key]) for game in games if game.key in known)
    left = [game for game in games if game.key not in known]
    with ProcessPoolExecutor(jobs) as pool:
        for game, result in zip(left, pool.map(play, left), strict=True):
            if keep is not None:
                with keep.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(result) + "\n")
            yield game, result


def _kept(keep: Path | None) -> dict[str, dict[str, Any]]:
    if keep is None or not keep.exists():
        return {}
    rows = (json.loads(line) for line in keep.read_text("utf-8").splitlines())
    return {row["key"]: row for row in rows}


def table(found: Sequence[Result], first: str) -> list[str]:
    """Returns one line per set of options: the first player's wins in each seat, and in total."""
    won: dict[Options, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for game, result in found:
        winners = result["winners"]
        for seat, player in enumerate(game.players):
            if player == first:
                won[game.options][seat].append(1 / len(winners) if seat in winners else 0.0)
    return [_line(options, seats) for options, seats in won.items()]


def _line(options: Options, seats: dict[int, list[float]]) -> str:
    both = [share for shares in seats.values() for share in shares]
    rates = " | ".join(_share(shares) for shares in seats.values())
    total = sum(sum(shares) / len(shares) for shares in seats.values())
    name = ", ".join(value for _, value in options) or "all"
    return f"| {name} | {rates} | {_share(both)} | {total:.2f} | {len(both)} |"


def _share(won: list[float]) -> str:
    return f"{100 * sum(won) / len(won):.1f} % ± {100 * half_width(sum(won), len(won)):.1f}"


def _player(name: str) -> str:
    if name != NEWCOMER and not is_player(name):
        names = ", ".join((*PLAYERS, NEWCOMER))
        raise argparse.ArgumentTypeError(
            f"{name}: one of {names}, a character such as marlow, or normal@COMMIT"
        )
    return name


def main() -> None:
    """Plays and prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("title")
    parser.add_argument("first", type=_player)
    parser.add_argument("second", type=_player, nargs="?", default="normal")
    parser.add_argument("--games", type=int, default=200, help="for each seat")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--every", metavar="NAME", help="every choice of an option")
    parser.add_argument("--only", help="of these, only some: final-01,final-02")
    parser.add_argument("--keep", type=Path, help="games played are kept here and not played again")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1)
    arguments = parser.parse_args()
    found = list(results(list(pairings(arguments)), arguments.keep, arguments.jobs))
    print(f"{arguments.title}: {arguments.first} against {arguments.second}, seed {arguments.seed}")
    print("\n".join(table(found, arguments.first)))


if __name__ == "__main__":
    main()
