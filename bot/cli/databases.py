"""Games of a database, read without a bot."""

import argparse
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from os import environ
from pathlib import Path

from bot.cli.errors import CannotDo
from bot.cli.shelf import Shelf
from bot.service.book import Book
from bot.service.errors import NoSuchTable, Outdated
from bot.service.position import Position
from bot.settings import settings
from bot.store.database import Database
from bot.store.rows import GameId


def add_database(parser: argparse.ArgumentParser) -> None:
    """Declares the option that names the database."""
    parser.add_argument(
        "--database",
        type=Path,
        default=settings(environ).database,
        help="the file the bot keeps its games in",
    )


def existing(path: Path) -> Path:
    """Returns the path of a database that is there: opening another would make an empty one."""
    if not path.exists():
        raise CannotDo(f"there is no database {path}")
    return path


@asynccontextmanager
async def book_of(path: Path, shelf: Shelf) -> AsyncIterator[Book]:
    """Opens the games of a database."""
    database = await Database.open(path)
    try:
        yield Book(database, {title.id: title for title in shelf.titles}, lambda game_id: None, lambda: 0.0)
    finally:
        await database.close()


async def started(book: Book, number: int) -> Position:
    """Returns a game that has begun."""
    try:
        position = await book.position(GameId(number))
    except NoSuchTable as error:
        raise CannotDo(f"there is no game {number}") from error
    except Outdated as error:
        raise CannotDo(f"game {number} was played by rules this program does not know") from error
    if position.state is None:
        raise CannotDo(f"game {number} has not started")
    return position
