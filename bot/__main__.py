"""The `ackack` command."""

import argparse
import sys
from collections.abc import Sequence

from bot.cli import (
    backup,
    health,
    mind,
    move_database,
    play,
    referee,
    render,
    run,
    simulate,
    stats,
    tune,
    verify,
)
from bot.cli.errors import CannotDo
from bot.cli.known_titles import KnownTitles


def main(argv: Sequence[str] | None = None, known: KnownTitles | None = None) -> int:
    """Does what the command line asks for, with the titles it knows; returns the exit code."""
    parser = argparse.ArgumentParser(prog="ackack", description="A game master for alien-invasion games.")
    commands = parser.add_subparsers(required=True, metavar="command")
    for command in (
        play, run, health, stats, backup, move_database, simulate, mind, tune, render, referee, verify,
    ):  # fmt: skip
        command.add(commands)
    arguments = parser.parse_args(argv)
    arguments.known = known or KnownTitles()
    try:
        code: int = arguments.do(arguments)
    except CannotDo as error:
        print(f"ackack: {error}", file=sys.stderr)
        return 2
    return code


if __name__ == "__main__":
    sys.exit(main())
