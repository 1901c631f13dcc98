"""`ackack render`: a position as a PNG file, from a database or from a game played out by chance."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

from bot.cli.books import add_database, book_of, existing, started
from bot.cli.errors import CannotDo
from bot.cli.playout import RANDOM, playout
from bot.cli.shelf import Shelf, add_title, check_seats, chosen_options, seed_of
from bot.service.history import Unreachable
from bot.service.pictures import Scenes, drawing, paint
from bot.text.catalogue import ENGLISH
from bot.titles.title import AnyTitle
from engine.core import JournalMismatch, Seat, Viewer
from renderer.shapes import LARGE, PHONE


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("render", help="draw a position into a PNG file")
    parser.add_argument("file", type=Path, help="where the picture goes")
    add_database(parser)
    parser.add_argument("--game", type=int, help="a game of the database; without one, --title is played out")
    parser.add_argument("--move", type=int, help="after which row of its journal; the last one if not given")
    add_title(parser, required=False)
    parser.add_argument("--seed", default="1", help="of the playout")
    parser.add_argument("--moves", type=int, default=0, help="how far to play")
    parser.add_argument("--seats", type=int, help="how many play; as few as the game allows if not given")
    parser.add_argument("--viewer", type=int, help="the seat that looks; an onlooker if not given")
    parser.add_argument("--hand", action="store_true", help="draw the viewer's hand instead of the board")
    parser.add_argument("--large", action="store_true", help="twice the size")
    parser.add_argument("--locale", default=ENGLISH)
    parser.set_defaults(do=do)


def do(arguments: argparse.Namespace) -> int:
    """Writes the picture."""
    if (arguments.game is None) == (arguments.title is None):
        raise CannotDo("name either a --game of the database or a --title to play out")
    if arguments.game is not None:
        title, state = asyncio.run(
            _recorded(arguments.shelf, existing(arguments.database), arguments.game, arguments.move)
        )
    else:
        title, state = _played_out(arguments)
    arguments.file.write_bytes(_picture(title, state, arguments))
    return 0


async def _recorded(shelf: Shelf, path: Path, game: int, move: int | None) -> tuple[AnyTitle, Any]:
    async with book_of(path, shelf) as book:
        position = await started(book, game)
        seq = position.game.seq if move is None else move
        try:
            return position.title, await book.state_at(position, seq)
        except (Unreachable, JournalMismatch) as error:
            raise CannotDo(f"game {game} has no position {seq} these rules can show") from error


def _played_out(arguments: argparse.Namespace) -> tuple[AnyTitle, Any]:
    title = arguments.shelf.title(arguments.title)
    options = chosen_options(arguments, title)
    seats = check_seats(title, options, arguments.seats or title.seats(options).fewest)
    steps = playout(title, options, [RANDOM] * seats, seed_of(arguments.seed), arguments.moves + 1)
    for step in steps:
        if step.number == arguments.moves:
            break
    return title, step.state


def _picture(title: AnyTitle, state: Any, arguments: argparse.Namespace) -> bytes:
    viewer: Viewer = None if arguments.viewer is None else Seat(arguments.viewer)
    words = arguments.shelf.catalogue().words(arguments.locale, title)
    view = title.rules.view(state, viewer)
    if arguments.hand and title.hand(view, words) is None:
        raise CannotDo("this viewer holds nothing: name another --viewer")
    kind = Scenes.HAND if arguments.hand else Scenes.BOARD
    return paint(drawing(title, kind, view, words, arguments.locale), LARGE if arguments.large else PHONE)
