"""Games of a database, read without a bot."""

import argparse
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from os import environ
from pathlib import Path

from bot.cli.errors import CannotDo
from bot.cli.shelf import Shelf
from bot.service.context import Context
from bot.service.errors import NoSuchTable, NotPlaying, Outdated
from bot.service.people import People
from bot.service.position import Position
from bot.service.positions import Positions
from bot.service.servers import Servers
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
async def positions_in(path: Path, shelf: Shelf) -> AsyncIterator[Positions]:
    """Opens the games of a database."""
    database = await Database.open(path)
    context = Context(
        database=database,
        titles={title.id: title for title in shelf.titles},
        catalogue=shelf.catalogue(),
        now=lambda: 0.0,
        new_seed=lambda: b"",
    )
    try:
        yield Positions(context, People(context), Servers(context))
    finally:
        await database.close()


async def started(positions: Positions, number: int) -> Position:
    """Returns a game that has begun."""
    try:
        return await positions.started(GameId(number))
    except NoSuchTable as error:
        raise CannotDo(f"there is no game {number}") from error
    except Outdated as error:
        raise CannotDo(f"game {number} was played by rules this program does not know") from error
    except NotPlaying as error:
        raise CannotDo(f"game {number} has not started") from error
