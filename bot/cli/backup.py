"""`ackack backup`: a copy of the database as it is at one moment, while the bot goes on."""

import argparse
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.cli.databases import add_database, existing
from bot.cli.errors import CannotDo


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = commands.add_parser("backup", help="copy the database of a running bot into a file")
    parser.add_argument("file", type=Path, help="where to; nothing that is there is overwritten")
    add_database(parser)
    parser.set_defaults(do=do)


def do(arguments: argparse.Namespace) -> int:
    """Copies, checks the copy, and only then gives it its name."""
    source, target = existing(arguments.database), arguments.file
    if not isinstance(source, Path):
        raise CannotDo("this copies SQLite files; of a PostgreSQL database, pg_dump makes backups")
    if target.exists():
        raise CannotDo(f"{target} is there already; name another file")
    unfinished = target.with_name(f".{target.name}.unfinished")
    try:
        games = _copy(source, unfinished)
        os.replace(unfinished, target)
    except (sqlite3.Error, OSError) as error:
        raise CannotDo(f"no backup of {source}: {error}") from error
    finally:
        unfinished.unlink(missing_ok=True)
    print(f"{target}: {games} games, checked")
    return 0


def _copy(source: Path, target: Path) -> int:
    """Copies in one step, from one snapshot; returns how many games the copy holds."""
    target.unlink(missing_ok=True)
    with (
        closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=60)) as original,
        closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy)
        copy.execute("pragma journal_mode = delete")  # one file, without a second one beside it
        (fault,) = copy.execute("pragma integrity_check").fetchone()
        if fault != "ok":
            raise CannotDo(f"the copy of {source} is damaged: {fault}")
        (games,) = copy.execute("select count(*) from games").fetchone()
        return int(games)
