"""The `ackack` command."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING

from bot.cli.console import run_command

if TYPE_CHECKING:  # most commands are quick because they read no game
    from bot.cli.games.known_titles import KnownTitles

COMMANDS = {  # each a module of its own, read when it is named
    "play": "play in a browser, without a Discord account",
    "run": "run the bot on Discord; needs DISCORD_TOKEN",
    "doctor": "check settings, database and Discord, and say what to do",
    "health": "tell whether the bot is connected and its database answers",
    "stats": "count tables and moves, and what waits or is late",
    "backup": "copy the database of a running bot into a file",
    "move-database": "copy all games from a SQLite file to PostgreSQL, or back; stop the bot first",
    "simulate": "play games out, without Discord",
    "mind": "play a seat over standard input and output, a line of JSON a thought",
    "render": "draw a position into a PNG file, or a game into a GIF",
    "referee": "rule on a case read from standard input",
    "verify": "play a finished game again and compare every roll and move",
    "new-title": "write the package of a small game to start from",
    "check-title": "check an installed game with the conformance suite",
    "pack": "check, show or write a pack: maps, cards and texts of your own for a game",
}
FOLDERS = {
    "new-title": "titles.",
    "check-title": "titles.",
    "pack": "titles.",
}  # of commands that are not beside the others


def main(argv: Sequence[str] | None = None, known: "KnownTitles | None" = None) -> int:
    """Runs a subcommand with the known titles; returns the exit code."""
    given = sys.argv[1:] if argv is None else argv
    arguments = _parser(next(iter(given), "")).parse_args(given)
    arguments.known = known
    return run_command(arguments.run, arguments, "ackack")


def _parser(wanted: str) -> argparse.ArgumentParser:
    """Returns the parser of the command line; only the wanted subcommand is imported."""
    parser = argparse.ArgumentParser(prog="ackack", description="A game master for alien-invasion games.")
    commands = parser.add_subparsers(required=True, metavar="command")
    for name, about in COMMANDS.items():
        command = commands.add_parser(name, help=about)
        if name == wanted:
            module = import_module(f"bot.cli.{FOLDERS.get(name, '')}{name.replace('-', '_')}")
            module.add_arguments(command)
            command.set_defaults(run=module.run)
    return parser


if __name__ == "__main__":
    sys.exit(main())
