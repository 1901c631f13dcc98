"""Games of all titles against a double of Discord, with a bot that is killed again and again.

`make faults` runs it; `python -m tests.wire.siege --help` says how. A short part is among the tests.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

from tests.wire.books import POSTGRESQL, Books
from tests.wire.double import Double
from tests.wire.faults import posts, strike
from tests.wire.players import Player
from tests.wire.process import Bot, until

TITLES = ("miniatures", "dice_game", "falling_skies", "new_wave")
FIRST_USER = 100
BEGINNING = 120.0  # seconds until all tables are in play
SETTLING = 90.0  # seconds for what is owed to be posted
LONGEST_LIFE = 12.0  # seconds until a blow that waits for a request falls all the same
# Where a kill hurts: moves acknowledged and told, boards and lobbies posted and edited, threads opened.
PLACES = (
    ("interactions", "*", "*", "callback"),
    ("channels", "*", "messages"),
    ("channels", "*", "messages", "*", "threads"),
    ("users", "@me", "channels"),
)


@dataclass(frozen=True, kw_only=True)
class Result:
    """What came of a siege."""

    kills: int
    moves: int
    told: int
    requests: int
    seconds: float
    faults: tuple[str, ...]


async def besiege(
    database: str, folder: Path, *, kills: int, tables: int, seed: int, processes: int = 1
) -> Result:
    """Lets people play while the bot is killed this many times; returns what is wrong in the end."""
    if processes > 1 and not database.startswith(POSTGRESQL):
        raise SystemExit("several processes share a PostgreSQL database; name one with --database")
    begun, chance, books = time.monotonic(), random.Random(seed), Books(database)
    double = Double(shards=processes)
    async with double.open():
        bots = [Bot(double, database, folder / f"log-{number}.txt") for number in range(processes)]
        people = [
            Player(double, FIRST_USER + number, TITLES[number % len(TITLES)], seed + number)
            for number in range(tables)
        ]
        try:
            async with _playing(people):
                await _first_life(bots[0], people)
                for _ in range(kills - 1):
                    await _one_life(chance.choice(bots), double, chance)
            double.faults.clear()
            await _settle(bots, books)
        finally:
            for bot in bots:
                bot.strike()
        told = {number: words for player in people for number, words in player.told.items()}
        moves = int(books.ask("select count(*) from moves")[0][0])
        wrong = (*books.faults(double.world, told), *double.complaints)
        return Result(
            kills=kills,
            moves=moves,
            told=len(told),
            requests=len(double.requests),
            seconds=time.monotonic() - begun,
            faults=wrong,
        )


@contextlib.asynccontextmanager
async def _playing(people: list[Player]) -> AsyncIterator[None]:
    tasks = [asyncio.create_task(player.play()) for player in people]
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()  # raises what a player has stumbled over
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _first_life(bot: Bot, people: list[Player]) -> None:
    """Lets everybody begin, and make a first move, before the bot is killed."""
    await bot.start()
    await until(lambda: all(player.started for player in people), within=BEGINNING)
    await until(lambda: any(player.told for player in people), within=BEGINNING)
    await bot.kill()


async def _one_life(bot: Bot, double: Double, chance: random.Random) -> None:
    """Starts a bot and kills it: after a random time, or as a request of some kind is answered."""
    double.faults.clear()
    await bot.start()
    if chance.random() < 0.5:
        await asyncio.sleep(chance.uniform(0.0, 5.0))
    else:
        await asyncio.sleep(chance.uniform(0.0, 3.0))
        double.faults.append(strike(posts(*chance.choice(PLACES)), bot.strike, after=chance.random() < 0.5))
        with contextlib.suppress(AssertionError):
            await until(lambda: bot.ended, within=LONGEST_LIFE)
    await bot.kill()


async def _settle(bots: list[Bot], books: Books) -> None:
    """Lets the last life post what is owed, and end as asked."""
    for bot in bots:
        await bot.start()
    with contextlib.suppress(AssertionError):  # what is owed then is told with the other faults
        await until(lambda: books.owed() == 0, within=SETTLING)
    for bot in bots:
        code = await bot.stop()
        assert code == 0, bot.said()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--logs", type=Path, help="a folder for what the bot says; unless named, it is not kept"
    )
    parser.add_argument("--database", help="where games are kept; unless named, a new file")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = given.database or str(Path(folder) / "tables.db")
        siege = besiege(
            path,
            given.logs or Path(folder),
            kills=given.kills,
            tables=given.tables,
            seed=given.seed,
            processes=given.processes,
        )
        result = asyncio.run(siege)
    print(
        f"{result.kills} kills, {result.moves} rows in journals, {result.told} moves told,"
        f" {result.requests} requests, {result.seconds:.0f} seconds"
    )
    for fault in result.faults:
        print(fault)
    return 1 if result.faults else 0


if __name__ == "__main__":
    sys.exit(main())
