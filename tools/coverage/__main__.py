"""The command line: the options of `ackack simulate`, and one more line with the counts."""

import argparse
import sys
from collections.abc import Sequence

from bot.cli import simulate
from bot.cli.console import run_command
from bot.cli.games.known_titles import KnownTitles, known_titles
from tools.coverage.counting import Counts

NAME = "python -m tools.coverage"


def main(argv: Sequence[str] | None = None, known: KnownTitles | None = None) -> int:
    """Plays the games and prints the counts; returns the exit code."""
    parser = argparse.ArgumentParser(prog=NAME, description="Plays games out and counts all that occurred.")
    simulate.add_arguments(parser)
    parser.set_defaults(known=known)
    return run_command(_count, parser.parse_args(argv), NAME)


def _count(arguments: argparse.Namespace) -> int:
    counts = Counts(known_titles(arguments).title(arguments.title))
    code = simulate.play_games(arguments, counts)
    simulate.print_line({"coverage": counts.totals()}, arguments.json)
    return code


if __name__ == "__main__":
    sys.exit(main())
