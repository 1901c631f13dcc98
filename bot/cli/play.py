"""`ackack play`: a table against the computer, in a browser, without a Discord account."""

import argparse
import asyncio
from importlib.util import find_spec
from pathlib import Path

from bot.cli.errors import CannotDo
from bot.cli.shelf import Shelf, add_title, chosen_options, named_options

PORT = 8765


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("play", help="play in a browser, without a Discord account")
    parser.add_argument("--port", type=int, default=PORT)
    parser.add_argument("--seed", type=int, help="the same seed, the same dice")
    add_title(parser, required=False)
    parser.add_argument(
        "--database", type=Path, help="where to keep the table; it is gone afterwards if not given"
    )
    parser.set_defaults(do=do)


def do(arguments: argparse.Namespace) -> int:
    """Plays until it is asked to stop."""
    shelf: Shelf = arguments.shelf
    title = shelf.title(arguments.title) if arguments.title is not None else shelf.titles[0]
    chosen_options(arguments, title)  # refused here rather than at the table
    if find_spec("simcord") is None:
        raise CannotDo("to play in a browser, install the extra `play` (`make play` does)")
    from bot.local import PortTaken, play  # needs the extra

    try:
        asyncio.run(
            play(
                port=arguments.port,
                seed=arguments.seed,
                path=arguments.database,
                title=title.id,
                options=named_options(arguments),
                titles=shelf.titles,
                say=lambda address: print(address, flush=True),
            )
        )
    except PortTaken as error:
        raise CannotDo(str(error)) from error
    return 0
