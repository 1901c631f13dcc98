"""The time of a read beside writers, in milliseconds; runs in any checkout.

Eight tables write moves without a pause, each commit waits for the disk, and sixteen readers read whole
tables every few milliseconds.
"""

import asyncio
import importlib
import json
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

moves = importlib.import_module("moves")  # a script in this folder, whichever checkout is measured

WRITERS, READERS = 8, 16
PAUSE = 0.02  # seconds between two reads of a reader
COMMITS = 100  # of each writer
APART = 10_000  # between the rows of two writers: an interaction is written once


def _commit(bench: Any, table: Any, seq: int, apart: int) -> Any:
    """Returns a change of a table; in version 0.2 its row may have any number."""
    if hasattr(bench, "APART"):
        return bench._commit(table, seq, apart)
    return bench._commit(table, seq + apart)


async def _run() -> dict[str, float]:
    bench, games = (importlib.import_module(name) for name in ("tests.bench.store", "bot.store.games"))
    commits = moves.either("bot.store.commits", "bot.store.journal")
    times: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        database = await moves.open_at(Path(folder) / "t.db")
        tables = [await database.write(bench._game) for _ in range(WRITERS)]

        async def write(number: int) -> None:
            for seq in range(COMMITS):
                await database.write(commits.commit, _commit(bench, tables[number], seq, number * APART))

        async def read(number: int) -> None:
            while True:
                start = perf_counter()
                await database.read(games.record, tables[number % WRITERS])
                times.append((perf_counter() - start) * 1000)
                await asyncio.sleep(PAUSE)

        readers: list[asyncio.Task[Any]] = [asyncio.create_task(read(number)) for number in range(READERS)]
        start = perf_counter()
        await asyncio.gather(*(write(number) for number in range(WRITERS)))
        spent = perf_counter() - start
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
        await database.close()
    return {
        "a read beside eight writers, ms": median(times),
        "writes a second meanwhile": WRITERS * COMMITS / spent,
    }


if __name__ == "__main__":
    print(json.dumps(asyncio.run(_run())))
