"""Addresses of databases, and the function that opens one."""

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit, urlunsplit

from bot.store.database.interface import CannotOpen, Database, ServerAway
from bot.store.database.sqlite import SqliteDatabase

_SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Server:
    """A database of a PostgreSQL server; printed without its password."""

    url: str

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        if parts.password is None:
            return self.url
        shown = parts.netloc.replace(f":{parts.password}@", ":…@")
        return urlunsplit(parts._replace(netloc=shown, query=""))

    __repr__ = __str__


Address = Path | Server


def address(text: str) -> Address:
    """Parses the address of a database: `postgresql://…`, else a file."""
    return Server(text) if text.startswith(_SCHEMES) else Path(text)


def refusals() -> tuple[type[Exception], ...]:
    """Returns the base classes of the errors that both kinds of database raise."""
    try:
        import psycopg
    except ImportError:
        return (sqlite3.Error,)
    return (sqlite3.Error, psycopg.Error)


def unreachable() -> tuple[type[Exception], ...]:
    """Returns the errors of a server that is away for the time being."""
    try:
        import psycopg
    except ImportError:
        return (ServerAway,)
    from bot.store.database.shard_locks import Lost  # needs the driver

    return (ServerAway, Lost, psycopg.OperationalError, psycopg.InterfaceError)


async def open_database(where: Address) -> Database:
    """Opens a database, creates a missing file, and runs its migrations; raises `CannotOpen`.

    Raises `ServerAway` if a later attempt may succeed.
    """
    if isinstance(where, Path):
        return await SqliteDatabase.open(where)
    try:
        from bot.store.database.postgres import PostgresDatabase
    except ImportError as error:
        raise CannotOpen("PostgreSQL needs a driver: pip install 'ackack[postgres]'") from error
    return await PostgresDatabase.open(where.url)
