"""`ackack play`: a whole server in a browser, without a Discord account."""

import argparse
import asyncio
import os
import sys
import webbrowser
from importlib.util import find_spec
from pathlib import Path

from bot.cli.console import CannotDo
from bot.cli.games.known_titles import KnownTitles, add_title, chosen_options, known_titles, named_options
from bot.settings import BEAT
from bot.store.database.interface import CannotOpen
from bot.text.catalogue import ENGLISH

PORT = 8765


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--seed", type=int, help="the same seed, the same dice")
    parser.add_argument(
        "--beat", type=float, default=BEAT, help="seconds before the computer answers a turn (default: 1.5)"
    )
    add_title(parser, required=False)
    parser.add_argument(
        "--database", type=Path, help="where to keep the games; they are gone afterwards if not given"
    )


def run(arguments: argparse.Namespace) -> int:
    """Runs the session until a stop signal."""
    known = known_titles(arguments)
    title = known.title(arguments.title) if arguments.title is not None else known.titles[0]
    chosen_options(arguments, title)  # fails early, before the table is opened
    options = named_options(arguments)
    if find_spec("simcord") is None:
        raise CannotDo("to play in a browser, install the extra `play` (`make play` does)")
    from bot.local import PortTaken, play  # needs the extra

    try:
        asyncio.run(
            play(
                port=arguments.port,
                seed=arguments.seed,
                path=arguments.database,
                title=arguments.title or title.id if arguments.title is not None or options else None,
                options=options,
                beat=arguments.beat,
                titles=known.shelf,
                say=lambda address: _tell(address, known),
            )
        )
    except (PortTaken, CannotOpen) as error:
        raise CannotDo(str(error)) from error
    return 0


def _tell(address: str, known: KnownTitles) -> None:
    """Prints the address of the page, and opens it if a terminal and a screen are there."""
    print(known.catalogue().words(ENGLISH)("local-address", address=address), flush=True)
    if sys.stdout.isatty() and _has_screen():
        webbrowser.open(address)


def _has_screen() -> bool:
    """Tells whether a graphical browser can open; a text browser would take over the terminal."""
    return sys.platform in ("darwin", "win32") or any(
        name in os.environ for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
