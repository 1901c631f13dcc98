"""`ackack move-database`: copies all games into another database and compares every row."""

import argparse
import asyncio
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from bot.cli.console import CannotDo, Progress
from bot.cli.databases import database_at, existing
from bot.store.database import copying
from bot.store.database.connection import Value
from bot.store.database.interface import CannotOpen, Database
from bot.store.database.lock import alone_with
from bot.store.database.opening import Address, address, refusals


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of the command."""
    parser.add_argument("source", type=address, help="where the games are: a file, or postgresql://…")
    parser.add_argument("target", type=address, help="an empty database, or a file that is not there yet")


def run(arguments: argparse.Namespace) -> int:
    """Copies everything in one transaction; on an error, nothing is copied."""
    source, target = existing(arguments.source), arguments.target
    if source == target:
        raise CannotDo("the games are there already: name another database to move them to")
    new = isinstance(target, Path) and not target.exists()
    try:
        with ExitStack() as alone:
            for each in (source, target):
                alone.enter_context(alone_with(each))
            counts = asyncio.run(_move(source, target))
    except (CannotOpen, CannotDo) as error:
        if new:
            _remove(target)
        raise CannotDo(str(error)) from error
    print(f"{target}: {counts['games']} games, {sum(counts.values())} rows, each compared with the original")
    print(f"To play on there: ACKACK_DATABASE={target}")
    return 0


async def _move(source: Address, target: Address) -> dict[str, int]:
    # SQLite reads a damaged name of a column as text that is none.
    broken: tuple[type[Exception], ...] = (*refusals(), UnicodeDecodeError)
    async with database_at(source) as there, database_at(target) as here:
        for database, where in ((there, source), (here, target)):
            if others := await database.others():
                raise CannotDo(f"{where} is in use by {others}; stop the bot first")
        if not await here.read(copying.is_empty):
            raise CannotDo(f"{target} is not empty: nothing was copied")
        try:
            steps = 2 * await there.read(copying.count)  # each row is written, then compared
            with Progress("rows") as progress:
                counts = await here.write(copying.fill, _pages(there, lambda rows: progress(rows, steps)))
            await here.reset_sequences()
        except copying.Different as error:
            raise CannotDo(f"a row has not arrived as it was, so nothing was copied: {error}") from error
        except broken as error:
            raise CannotDo(f"nothing was copied: {error}") from error
    return counts


def _pages(there: Database, progress: Callable[[int], None]) -> copying.Pages:
    """Returns a function that reads pages of the source from the thread that writes the copy.

    `progress` receives the number of rows read so far.
    """
    loop, read = asyncio.get_running_loop(), 0

    def page(table: str, after: tuple[Value, ...] | None) -> list[copying.Record]:
        nonlocal read
        rows = asyncio.run_coroutine_threadsafe(there.read(copying.page, table, after), loop).result()
        read += len(rows)
        progress(read)
        return rows

    return page


def _remove(path: Path) -> None:
    """Deletes a newly created SQLite file and its companions."""
    for suffix in ("", "-wal", "-shm", ".lock"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
