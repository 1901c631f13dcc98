"""`ackack simulate`: games played out by chance or by the computer, one line each."""

import argparse
import json
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from typing import Any, get_args

from bot.cli.errors import CannotDo
from bot.cli.playout import PLAYERS, Endless, Played, outcome_of, playout
from bot.cli.shelf import add_title, check_seats, chosen_options, seed_of
from bot.titles.title import AnyTitle
from engine.core import tag_of

LIMIT = 20_000  # moves; a game that takes more does not end


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("simulate", help="play games out, without Discord")
    add_title(parser)
    parser.add_argument("--seats", default="random,random", help="who plays each seat: random or computer")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", default="1", help="the same seed, the same games")
    parser.add_argument("--limit", type=int, default=LIMIT, help="moves after which a game counts as endless")
    parser.add_argument("--json", action="store_true", help="one JSON object a line")
    parser.add_argument("--coverage", action="store_true", help="count every kind of action and event")
    parser.set_defaults(do=do)


def do(arguments: argparse.Namespace) -> int:
    """Plays the games; the exit code is 1 when one of them went wrong."""
    title = arguments.shelf.title(arguments.title)
    options = chosen_options(arguments, title)
    players = _players(arguments.seats)
    check_seats(title, options, len(players))
    seen: Counter[str] = Counter()
    failed = False
    for number in range(1, arguments.games + 1):
        seed = seed_of(arguments.seed, number)
        line = _game(title, options, players, seed, arguments.limit, seen)
        failed = failed or "error" in line
        _print({"game": number, **line}, arguments.json)
    if arguments.coverage:
        _print({"coverage": _coverage(title, seen)}, arguments.json)
    return int(failed)


def _players(seats: str) -> Sequence[str]:
    players = seats.split(",")
    for player in players:
        if player not in PLAYERS:
            raise CannotDo(f"--seats: {player!r} is none of {', '.join(PLAYERS)}")
    return players


def _game(
    title: AnyTitle, options: Any, players: Sequence[str], seed: bytes, limit: int, seen: Counter[str]
) -> dict[str, Any]:
    """Plays one game; a bug in it is reported in its line, so that the others are still played."""
    begun = time.perf_counter()
    step = None
    try:
        for step in playout(title, options, players, seed, limit):
            seen.update(_tags(step))
        assert step is not None
        outcome = outcome_of(title, step.state)
    except Endless as error:
        return {"error": str(error), "moves": limit, "seconds": _since(begun)}
    except Exception as error:
        traceback.print_exc()
        return {"error": repr(error), "moves": step.number if step else 0, "seconds": _since(begun)}
    keys = title.seats(options).keys
    return {
        "winner": keys[outcome.winners[0]] if len(outcome.winners) == 1 else None,
        "winners": list(outcome.winners),
        "reason": outcome.reason,
        "scores": list(outcome.scores),
        "moves": step.number,
        "rounds": title.round(title.rules.view(step.state, None)),
        "seconds": _since(begun),
    }


def _since(begun: float) -> float:
    return round(time.perf_counter() - begun, 4)


def _tags(step: Played) -> list[str]:
    events = [f"event {tag_of(event)}" for event in step.events]
    return events if step.action is None else [f"action {tag_of(step.action)}", *events]


def _coverage(title: AnyTitle, seen: Counter[str]) -> dict[str, int]:
    """Returns how often each kind of action and event occurred, also those that never did."""
    known = [f"action {tag_of(kind)}" for kind in _members(title.action_type)]
    known += [f"event {tag_of(kind)}" for kind in _members(title.event_type)]
    return {tag: seen[tag] for tag in sorted(known)}


def _members(union: Any) -> Sequence[Any]:
    return get_args(union) or (union,)


def _print(line: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(line), flush=True)
        return
    for name, value in line.items():
        if isinstance(value, dict):
            print("\n".join(f"{count:8} {what}" for what, count in value.items()))
        else:
            print(f"{name}={value}", end=" ")
    print(flush=True)
