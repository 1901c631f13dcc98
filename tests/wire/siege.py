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
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bot.titles import title_ids
from tests.bot.databases import SURE, Postgres, postgres
from tests.bot.wire.spec import described
from tests.wire.books import Books
from tests.wire.callers import Call, Callers
from tests.wire.deafness import Deafness
from tests.wire.double import Double
from tests.wire.faults import anything, by, posts, reset, strike
from tests.wire.gateway import shard_of
from tests.wire.players import Player
from tests.wire.process import Bot, until
from tests.wire.world import NONCE_MEMORY

FIRST_USER = 100
BEGINNING = 240.0  # seconds until all tables are in play
SETTLING = 300.0  # seconds for queued messages to be posted; the machine may be busy
LONGEST_LIFE = 12.0  # seconds until a kill that waits for a request happens anyway
TAKEOVER = 30.0  # seconds until another process takes over the tables of a killed one
LONGEST_DEAF = 10.0  # seconds until another process listens to the servers of a killed one
TOGETHER = 4.5  # seconds; Discord wants five between two identifies of a bucket, and the way takes some
AWAY = 5.0  # seconds; PostgreSQL, while a process starts
AWAY_AT_STARTS = 0.2  # share of the starts after a kill
FROZEN = 15.0  # seconds; longer than the database waits for a heartbeat
# Where a kill hurts: moves confirmed, boards and lobbies posted and edited, threads opened.
PLACES = (
    ("interactions", "*", "*", "callback"),
    ("channels", "*", "messages"),
    ("channels", "*", "messages", "*", "threads"),
    ("users", "@me", "channels"),
)


@dataclass(frozen=True, kw_only=True)
class Result:
    """The result of a siege."""

    kills: int
    moves: int
    told: int
    requests: int
    seconds: float
    hiccups: dict[str, int]
    takeovers: tuple[float, ...]  # seconds until the tables of a killed process were taken over
    handovers: int  # planned: a process was stopped and started while another took its shards over
    presses: int  # by callers, during handovers
    late: int  # of these, answered after more than three seconds
    lost: int  # of these, never answered
    deaf: dict[int, float]  # by shard: the longest time in which it was not connected, in seconds
    reviews: int  # asked for while games were played
    reviewed: int  # of these, answered, at least with their progress
    early: int  # identifies too soon after another of their bucket
    is_strict: bool  # bodies were compared with Discord's description
    faults: tuple[str, ...]

    def __str__(self) -> str:
        hiccups = "".join(f", {number} times {what}" for what, number in sorted(self.hiccups.items()))
        told = (
            f"{self.kills} kills{hiccups}; {self.moves} rows in journals, {self.told} moves told,"
            f" {self.requests} requests, {'all' if self.is_strict else 'not'} compared with Discord's"
            f" description, {self.seconds:.0f} seconds; {self.reviews} reviews asked for,"
            f" {self.reviewed} answered; {self.early} identifies too early"
        )
        if self.handovers:
            told += (
                f"; {self.handovers} planned handovers with {self.presses} presses, {self.late} answered"
                f" late, {self.lost} lost"
            )
        if self.deaf:
            shards = ", ".join(f"{shard} for {seconds:.1f}" for shard, seconds in sorted(self.deaf.items()))
            told += f"; shards not connected, in seconds at most: {shards}"
        if not self.takeovers:
            return told
        times = sorted(self.takeovers)
        return (
            f"{told}; {len(times)} takeovers: played on after {times[len(times) // 2]:.1f} seconds"
            f" (median), {times[-1]:.1f} at most"
        )


@dataclass
class Siege:
    """The bot's processes, the players, and the faults."""

    double: Double
    bots: list[Bot]
    people: list[Player]
    books: Books
    chance: random.Random
    server: Postgres | None
    hiccups: dict[str, int] = field(default_factory=dict)
    takeovers: list[float] = field(default_factory=list)
    handovers: int = 0
    calls: list[Call] = field(default_factory=list)
    deafness: Deafness = field(init=False)
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.deafness = Deafness(self.double)

    async def begin(self) -> None:
        """Starts all processes, and waits until all games have begun."""
        for bot in self.bots:
            await bot.start(wait=False)
        everybody = self.people
        await until(lambda: all(player.started for player in everybody), within=BEGINNING)
        await until(lambda: any(player.told for player in everybody), within=BEGINNING)

    async def kill(self) -> None:
        """Kills a process after a random time, or as a request of some kind is answered."""
        self.double.faults.clear()
        had_hiccup = await self._hiccup()
        victim = self.chance.choice(self.bots)
        is_watched = len(self.bots) > 1 and self.chance.random() < 0.7
        await until(lambda: self.double.gateway.connected(self.double.shards))
        if is_watched:  # the others have to be there to take over
            await until(lambda: all(bot.shards for bot in self.bots))
        left = victim.shards
        if self.chance.random() < 0.5:
            await asyncio.sleep(self.chance.uniform(0.0, 5.0))
        else:
            await self._strike(victim)
        left = victim.shards or left
        await victim.kill()
        killed = time.monotonic()
        if not had_hiccup and self.chance.random() < 0.25:
            self._note("Discord forgot its nonces")
            self.double.world.let_pass(NONCE_MEMORY)
        if is_watched:
            await self._see_heard_again(killed, left)
            await self._see_taken_over(left)
        if self.server is not None and not had_hiccup and self.chance.random() < AWAY_AT_STARTS:
            await self._start_without_database(victim, self.server)
        else:
            await victim.start(wait=False)

    async def hand_over(self) -> None:
        """Stops a process and starts it again while people press; no press may be lost."""
        await until(self._is_shared_evenly)
        bot, callers = self.chance.choice(self.bots), Callers(self.double)
        async with callers.calling():
            if await bot.stop() != 0:
                self.faults.append(f"{bot.name} did not end as asked: {bot.said()[-500:]}")
            await bot.start(wait=False)
            await until(self._is_shared_evenly)
        self.handovers += 1
        self.calls += callers.calls
        lost, deaf = callers.lost(), callers.deafness.longest()
        if lost or deaf:
            self.faults.append(f"handover {self.handovers}: {len(lost)} presses lost, shards deaf: {deaf}")

    def _is_shared_evenly(self) -> bool:
        """Tells whether every process has its share of the shards, and nobody else listens to them."""
        held = sorted(shard for bot in self.bots for shard in bot.shards)
        sizes = [len(bot.shards) for bot in self.bots]
        return held == list(range(self.double.shards)) and max(sizes) - min(sizes) <= 1

    async def _strike(self, victim: Bot) -> None:
        await asyncio.sleep(self.chance.uniform(0.0, 3.0))
        which = by(victim.name, posts(*self.chance.choice(PLACES)))
        self.double.faults.append(strike(which, victim.strike, after=self.chance.random() < 0.5))
        with contextlib.suppress(AssertionError):
            await until(lambda: victim.ended, within=LONGEST_LIFE)

    async def _see_heard_again(self, since: float, shards: list[int]) -> None:
        """Checks that other processes listen soon to the servers of a killed one."""
        servers = [each for each in self.double.world.servers if shard_of(each, self.double.shards) in shards]
        try:
            await until(lambda: all(map(self.double.gateway.listens, servers)), within=TAKEOVER)
        except AssertionError:
            self.faults.append(f"shards {shards} were not connected for {TAKEOVER:.0f} seconds after a kill")
        else:
            deaf = time.monotonic() - since
            if deaf > LONGEST_DEAF:
                self.faults.append(f"shards {shards} were not connected for {deaf:.1f} seconds after a kill")

    async def _see_taken_over(self, shards: list[int]) -> None:
        """Measures how long the tables of a killed process are down."""
        begun = time.monotonic()
        left = {
            server: self.books.rows(server)
            for server in {player.server for player in self.people}
            if shard_of(server, self.double.shards) in shards
        }
        for server, before in left.items():

            def played(server: int = server, before: int = before) -> bool:
                return self.books.rows(server) > before or not self.books.in_play(server)

            try:
                await until(played, within=max(1.0, begun + TAKEOVER - time.monotonic()))
            except AssertionError:
                people = "; ".join(str(player) for player in self.people if player.server == server)
                self.faults.append(f"server {server} stood still for {TAKEOVER:.0f} seconds: {people}")
        if left:
            self.takeovers.append(time.monotonic() - begun)

    # --- faults without a kill -----------------------------------------------------------------------------

    def _note(self, what: str) -> None:
        self.hiccups[what] = self.hiccups.get(what, 0) + 1

    async def _hiccup(self) -> bool:
        """Cuts the network, restarts the database or suspends a process; tells whether it did."""
        ways: list[tuple[str, Callable[[], Awaitable[None]]]] = [("the network was cut", self._cut)]
        if self.server is not None:
            ways.append(("PostgreSQL crashed", self._restart))
            ways.append(("PostgreSQL sent everybody away", self._send_away))
        if len(self.bots) > 1:
            ways.append(("a process was held up", self._hold_up))
        if self.chance.random() >= 0.25:
            return False
        what, befall = self.chance.choice(ways)
        self._note(what)
        await befall()
        return True

    async def _cut(self) -> None:
        self.double.faults.append(reset(anything, after=self.chance.random() < 0.5, times=20))
        await self.double.gateway.cut()
        await asyncio.sleep(1)
        self.double.faults.clear()

    async def _restart(self) -> None:
        assert self.server is not None
        await asyncio.to_thread(self.server.restart)

    async def _start_without_database(self, bot: Bot, server: Postgres) -> None:
        """Starts a process while PostgreSQL is away; it has to wait for it."""
        self._note("PostgreSQL was away at a start")
        await asyncio.to_thread(server.crash)
        await bot.start(wait=False)
        await asyncio.sleep(AWAY)
        await asyncio.to_thread(server.start)
        if bot.ended:
            self.faults.append(f"{bot.name} did not wait for PostgreSQL: {bot.said()[-500:]}")

    async def _send_away(self) -> None:
        assert self.server is not None
        await asyncio.to_thread(self.server.cut_off)

    async def _hold_up(self) -> None:
        bot = self.chance.choice(self.bots)
        bot.freeze()
        await asyncio.sleep(FROZEN)
        bot.thaw()

    async def settle(self) -> None:
        """Waits until all queued messages are posted, and stops the processes."""
        self.double.faults.clear()
        with contextlib.suppress(AssertionError):  # remaining posts are reported with the other faults
            await until(lambda: self.double.gateway.connected(self.double.shards))
            await until(lambda: all(bot.shards for bot in self.bots))  # started: it can be stopped
            await until(lambda: self.books.owed() == 0, within=SETTLING)
        for bot in self.bots:
            if await bot.stop() != 0:
                self.faults.append(f"{bot.name} did not end as asked: {bot.said()[-500:]}")

    def result(self, kills: int, seconds: float) -> Result:
        """Returns the result, with all inconsistencies of database, messages and answers."""
        asked, early = [one for player in self.people for one in player.reviews], self._early_identifies()
        if early and len(self.bots) > 1:  # a process alone does not know when an earlier one has identified
            self.faults.append(f"{early} identifies came too soon after others")
        told = {number: words for player in self.people for number, words in player.told.items()}
        return Result(
            kills=kills,
            moves=int(self.books.ask("select count(*) from moves")[0][0]),
            told=len(told),
            requests=len(self.double.requests),
            seconds=seconds,
            hiccups=self.hiccups,
            takeovers=tuple(self.takeovers),
            handovers=self.handovers,
            presses=len(self.calls),
            late=sum(call.is_late for call in self.calls),
            lost=sum(call.answered_at is None for call in self.calls),
            deaf=self.deafness.longest(),
            reviews=len(asked),
            reviewed=sum(one.told.is_set() for one in asked),
            early=early,
            is_strict=described() is not None,
            faults=(*self.faults, *self.books.faults(self.double.world, told), *self.double.complaints),
        )

    def _early_identifies(self) -> int:
        """Returns the number of identifies within five seconds of another one of the same bucket."""
        last: dict[int, float] = {}
        early, gateway = 0, self.double.gateway
        for (shard, _), at in zip(gateway.identified, gateway.identified_at, strict=True):
            bucket = shard % self.double.at_once
            early += at - last.get(bucket, -SETTLING) < TOGETHER
            last[bucket] = at
        return early


async def besiege(
    database: str,
    folder: Path,
    *,
    kills: int,
    tables: int,
    seed: int,
    processes: int = 1,
    handovers: int = 0,
    at_once: int = 16,
    server: Postgres | None = None,
) -> Result:
    """Runs players while the bot is killed this many times; returns the result with all faults.

    Before the kills, processes are stopped and started again as often as `handovers` says.
    """
    begun, double = time.monotonic(), Double(shards=processes, at_once=at_once)
    async with double.open():
        siege = _laid(double, database, folder, tables=tables, seed=seed, processes=processes)
        siege.server = server
        try:
            async with playing(siege.people), siege.deafness.watching():
                await siege.begin()
                for _ in range(handovers):
                    await siege.hand_over()
                for _ in range(kills):
                    await siege.kill()
            await siege.settle()
        finally:
            for bot in siege.bots:
                bot.strike()
        return siege.result(kills, time.monotonic() - begun)


def _laid(double: Double, database: str, folder: Path, *, tables: int, seed: int, processes: int) -> Siege:
    """Builds a siege: the same number of tables on every server, with titles in turn."""
    places = list(double.world.servers.values())
    return Siege(
        double=double,
        bots=[
            Bot(double, database, folder / f"log-{number}.txt", f"bot-{number}")
            for number in range(processes)
        ],
        people=[
            Player(
                double,
                FIRST_USER + number,
                title_ids()[number % len(title_ids())],
                seed + number,
                places[(number + number // len(title_ids())) % len(places)],
            )
            for number in range(tables)
        ],
        books=Books(database),
        chance=random.Random(seed),
        server=None,
    )


@contextlib.asynccontextmanager
async def playing(people: list[Player]) -> AsyncIterator[None]:
    """Runs the players in the background."""
    tasks = [asyncio.create_task(player.play()) for player in people]
    try:
        yield
        for task in tasks:
            if task.done():
                task.result()  # raises the error of a player
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@contextlib.contextmanager
def _kept(named: str | None, processes: int, folder: Path) -> Iterator[tuple[str, Postgres | None]]:
    """Yields the database: the named one, a new file, or a new PostgreSQL server for several processes."""
    if named == "postgres" or (named is None and processes > 1):
        with postgres(SURE) as server:
            yield server.at(Path("siege")).url, server
    else:
        yield named or str(folder / "tables.db"), None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--handovers", type=int, default=0, help="planned ones, before the kills")
    parser.add_argument("--at-once", type=int, default=16, help="Discord's max_concurrency")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--logs", type=Path, help="a folder for what the bot says; unless named, it is not kept"
    )
    parser.add_argument(
        "--database",
        help="where games are kept; unless named, a new file, or for several processes a PostgreSQL that is"
        " started for this; `postgres` starts one for a single process, too",
    )
    given = parser.parse_args()
    if given.logs:
        given.logs.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        _kept(given.database, given.processes, Path(folder)) as kept,
    ):
        address, server = kept
        siege = besiege(
            address,
            given.logs or Path(folder),
            kills=given.kills,
            tables=given.tables,
            seed=given.seed,
            processes=given.processes,
            handovers=given.handovers,
            at_once=given.at_once,
            server=server,
        )
        result = asyncio.run(siege)
    print(f"{given.processes} processes: {result}")
    for fault in result.faults:
        print(fault)
    return 1 if result.faults else 0


if __name__ == "__main__":
    sys.exit(main())
