"""The `--database` option, and read access to a database."""

import argparse
import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from os import environ
from pathlib import Path
from typing import TypeVar

from bot.cli.console import CannotDo
from bot.settings import database_of
from bot.store.database import sqlite
from bot.store.database.connection import Connection
from bot.store.database.interface import CannotOpen, Database
from bot.store.database.opening import Address, address, open_database

T = TypeVar("T")


def add_database(parser: argparse.ArgumentParser) -> None:
    """Adds the option that names the database."""
    parser.add_argument(
        "--database",
        type=address,
        default=address(database_of(environ)),
        help="the file the bot keeps its games in, or postgresql://…",
    )


def existing(where: Address) -> Address:
    """Returns the address; raises `CannotDo` for a missing file, which opening would create empty."""
    if isinstance(where, Path) and not where.exists():
        raise CannotDo(f"there is no database {where}")
    return where


@asynccontextmanager
async def database_at(where: Address) -> AsyncIterator[Database]:
    """Opens a database; raises `CannotDo` if that fails."""
    try:
        database = await open_database(where)
    except CannotOpen as error:
        raise CannotDo(str(error)) from error
    async with database:
        yield database


def query(where: Address, work: Callable[[Connection], T]) -> T:
    """Runs a read-only query; unlike opening the database, it does not migrate a SQLite file."""
    if not isinstance(where, Path):
        return asyncio.run(_query_server(where, work))
    try:
        return sqlite.query(where, work)
    except CannotOpen as error:
        raise CannotDo(str(error)) from error


async def _query_server(where: Address, work: Callable[[Connection], T]) -> T:
    async with database_at(where) as database:
        return await database.read(work)
