"""`ackack simulate`: plays games by chance or by the computer and prints one line each."""

import argparse
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from bot.cli.console import CannotDo, Progress
from bot.cli.games.known_titles import add_title, check_seats, chosen_options, known_titles, seed_of
from bot.cli.games.outside import OutsideMind
from bot.cli.games.playout import (
    PLAYERS,
    Endless,
    Player,
    PlayoutStep,
    is_named,
    outcome_of,
    player_of,
    playout,
)
from bot.titles.title import AnyOptions, AnyTitle
from engine.core import Outcome

Line = dict[str, Any]  # the printed values of a game, by name

OUTSIDE = "mind:"  # before the command of an outside mind
LIMIT = 20_000  # moves; a game that takes more does not end


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    add_title(parser)
    parser.add_argument("--every", metavar="NAME", help="play this many games of every choice of an option")
    players = f"{', '.join(PLAYERS)}, a character such as marlow, {OUTSIDE}COMMAND"
    parser.add_argument("--seats", default="random,random", help=f"who plays each seat: {players}")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", default="1", help="the same seed, the same games")
    parser.add_argument("--limit", type=int, default=LIMIT, help="moves after which a game counts as endless")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--summary", action="store_true", help="one line for all games instead of one each")


def run(arguments: argparse.Namespace) -> int:
    """Plays the games; the exit code is 1 when one of them failed."""
    return play_games(arguments)


class Watcher(Protocol):
    """Receives every step of every game."""

    def step(self, options: AnyOptions, step: PlayoutStep) -> None:
        """Receives the setup or a move."""

    def end(self, outcome: Outcome) -> None:
        """Receives the outcome of a game."""


def play_games(arguments: argparse.Namespace, watcher: Watcher | None = None) -> int:
    """Plays the games of the command line; returns 1 if one of them failed."""
    title = known_titles(arguments).title(arguments.title)
    seats = _players(arguments.seats)
    try:
        return _play(arguments, title, seats, watcher)
    finally:
        for player in seats:
            if isinstance(player, OutsideMind):
                player.close()


def _play(
    arguments: argparse.Namespace, title: AnyTitle, seats: Sequence[Player], watcher: Watcher | None
) -> int:
    """Plays the games and prints their results."""
    failed = False
    progress = Progress("games") if arguments.summary or not sys.stdout.isatty() else _ignore
    for named, options in _boxes(arguments, title):
        check_seats(title, options, len(seats))
        lines: list[Line] = []
        for number in range(1, arguments.games + 1):
            progress(len(lines), arguments.games)
            seed = seed_of(arguments.seed, number)
            line = {"game": number, **named, **_game(title, options, seats, seed, arguments.limit, watcher)}
            lines.append(line)
            if not arguments.summary:
                print_line(line, arguments.json)
        if arguments.summary:
            print_line({**named, **_summary(title, options, lines)}, arguments.json)
        failed = failed or any("error" in line for line in lines)
    for player in seats:
        if isinstance(player, OutsideMind):
            print_line({"mind": player.name, "lost_moves": player.lost}, arguments.json)
    if isinstance(progress, Progress):
        progress.close()
    return int(failed)


def _ignore(done: int, total: int) -> None:
    """Shows no progress: the results appear on the same screen, game by game."""


def _players(seats: str) -> Sequence[Player]:
    return [_player(name) for name in seats.split(",")]


def _player(name: str) -> Player:
    if name.startswith(OUTSIDE):
        return OutsideMind(name.removeprefix(OUTSIDE))
    if not is_named(name):
        raise CannotDo(f"--seats: {name!r} is none of {', '.join(PLAYERS)}, {OUTSIDE}COMMAND")
    return player_of(name)


def _boxes(arguments: argparse.Namespace, title: AnyTitle) -> Iterator[tuple[dict[str, str], AnyOptions]]:
    """Yields the sets of options to play: the given ones, or one for every choice of `--every`."""
    if arguments.every is None:
        yield {}, chosen_options(arguments, title)
        return
    if arguments.every not in title.setup.choices:
        raise CannotDo(f"--every: {title.id} has no option {arguments.every!r}")
    for choice in title.setup.choices[arguments.every](known_titles(arguments).words(title)):
        yield (
            {arguments.every: choice.value},
            chosen_options(arguments, title, {arguments.every: choice.value}),
        )


def _game(
    title: AnyTitle,
    options: AnyOptions,
    players: Sequence[Player],
    seed: bytes,
    limit: int,
    watcher: Watcher | None,
) -> Line:
    """Plays one game; an error is reported in its line, so that the other games are still played."""
    begun = time.perf_counter()
    step = None
    try:
        for step in playout(title, options, players, seed, limit):
            if watcher is not None:
                watcher.step(options, step)
        assert step is not None
        outcome = outcome_of(title, step.state)
    except CannotDo:
        raise
    except Endless as error:
        return {"error": str(error), "moves": limit, "seconds": _since(begun)}
    except Exception as error:
        traceback.print_exc()
        return {"error": repr(error), "moves": step.number if step else 0, "seconds": _since(begun)}
    if watcher is not None:
        watcher.end(outcome)
    keys = title.rules.seat_plan(options).keys
    return {
        "winner": keys[outcome.winners[0]] if len(outcome.winners) == 1 else None,
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "scores": list(outcome.scores),
        "moves": step.number,
        "rounds": title.rules.round(step.state),
        "seconds": _since(begun),
    }


def _since(begun: float) -> float:
    return round(time.perf_counter() - begun, 4)


def _summary(title: AnyTitle, options: AnyOptions, lines: list[Line]) -> Line:
    """Returns the totals of many games: wins, reasons, moves and seconds."""
    ended = [line for line in lines if "error" not in line]
    wins = Counter(line["winner"] for line in ended)
    reasons = Counter(line["reason"] for line in ended)
    return {
        "games": len(lines),
        "errors": len(lines) - len(ended),
        **{f"wins_{key}": wins[key] for key in title.rules.seat_plan(options).keys},
        "shared": wins[None],  # a draw, or several winners
        **{f"by_{reason}": reasons[reason] for reason in title.rules.reasons if reasons[reason]},
        "moves": sum(line["moves"] for line in lines),
        "seconds": round(sum(line["seconds"] for line in lines), 1),
    }


def print_line(line: Line, as_json: bool) -> None:
    """Prints a line for people or as JSON."""
    if as_json:
        print(json.dumps(line), flush=True)
        return
    for name, value in line.items():
        if isinstance(value, dict):
            print("\n".join(f"{count:8} {what}" for what, count in value.items()))
        else:
            print(f"{name}={value}", end=" ")
    print(flush=True)
