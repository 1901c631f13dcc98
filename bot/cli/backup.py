"""`ackack backup`: copies the database while the bot runs."""

import argparse
import os
from pathlib import Path

from bot.cli.console import CannotDo, Progress
from bot.cli.databases import add_database, existing
from bot.store.database.interface import CannotCopy
from bot.store.database.sqlite import back_up


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    parser.add_argument("file", type=Path, help="where to; nothing that is there is overwritten")
    add_database(parser)


def run(arguments: argparse.Namespace) -> int:
    """Copies to a temporary file, checks the copy, then renames it."""
    source, target = existing(arguments.database), arguments.file
    if not isinstance(source, Path):
        raise CannotDo("this copies SQLite files; of a PostgreSQL database, pg_dump makes backups")
    if target.exists():
        raise CannotDo(f"{target} is there already; name another file")
    unfinished = target.with_name(f".{target.name}.unfinished")
    try:
        with Progress("pages") as progress:
            games = back_up(source, unfinished, progress)
        os.replace(unfinished, target)
    except CannotCopy as error:
        raise CannotDo(str(error)) from error
    except OSError as error:
        raise CannotDo(f"no backup of {source}: {error}") from error
    finally:
        unfinished.unlink(missing_ok=True)
    print(f"{target}: {games} games, checked")
    return 0
