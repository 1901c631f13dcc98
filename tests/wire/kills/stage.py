"""The stage of a scene: a double of Discord, and the bot under the test's control."""

import asyncio
import contextlib
import itertools
import json
import tempfile
import time
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.wire.books import Books
from tests.wire.double import Asked, Double
from tests.wire.faults import anything, strike
from tests.wire.kills.launcher import CLOCK, COMMITS, DEADLY, SOCKET
from tests.wire.kills.nursery import Nursery
from tests.wire.process import Bot, Process, until
from tests.wire.world import CHANNEL, GUILD, Channel

FIRST_USER = 1000
A_MOMENT = 1.0  # seconds


class Died(Exception):
    """The bot has been killed."""


@dataclass(frozen=True, kw_only=True)
class Point:
    """A moment at which the bot is killed: just before or after the nth write or request of an act."""

    request: bool  # else a write of a table
    number: int
    after: bool

    def __str__(self) -> str:
        what = "request" if self.request else "write"
        return f"{'after' if self.after else 'before'} {what} {self.number}"

    @property
    def deadly(self) -> list[object] | None:
        """The write that the bot itself dies at."""
        return None if self.request else [self.number, self.after]


@dataclass(frozen=True, kw_only=True)
class Record:
    """The writes and kinds of changes of the bot since an act began."""

    writes: int
    kinds: tuple[str, ...]


async def command_bot(socket: Path, **command: object) -> Any:
    """Sends a command to a bot that the launcher runs; returns its answer, None if it ends meanwhile."""
    reader, writer = await asyncio.open_unix_connection(socket)
    with contextlib.closing(writer):
        writer.write(json.dumps(command).encode() + b"\n")
        line = await reader.readline()
        return json.loads(line) if line else None


class ForkedBot(Bot):
    """A bot under the control of a test, forked by a nursery."""

    def __init__(
        self,
        nursery: Nursery,
        double: Double,
        database: str,
        log: Path,
        name: str = "bot",
        **environment: str,
    ) -> None:
        super().__init__(double, database, log, name, **environment)
        self._nursery = nursery

    async def _new_process(self, environment: Mapping[str, str]) -> Process:
        return await self._nursery.start(environment, self.log)


class Stage:
    """A double of Discord and one bot, whose clock can be moved."""

    def __init__(self, nursery: Nursery, double: Double, folder: Path, database: str) -> None:
        self._nursery = nursery
        self.double = double
        self.world = double.world
        self.database = database
        self.books = Books(database)
        self.users = itertools.count(FIRST_USER)
        self._ahead = 0.0  # seconds
        self._point: Point | None = None
        self._socket = folder / "control"
        self._commits = folder / "commits.txt"
        self._log = folder / "log.txt"
        self.bot = self._new_bot()

    def _new_bot(self) -> Bot:
        environment = {
            SOCKET: str(self._socket),
            COMMITS: str(self._commits),
            CLOCK: repr(self._ahead),
            DEADLY: json.dumps(None if self._point is None else self._point.deadly),
        }
        return ForkedBot(self._nursery, self.double, self.database, self._log, **environment)

    # --- the life of the bot -------------------------------------------------------------------------------

    async def start(self) -> None:
        """Starts the bot, and waits until it is idle."""
        self.bot = self._new_bot()
        await self.bot.start(wait=False)
        self._strike()
        await until(lambda: self.double.gateway.connected() or self.bot.ended)
        await self.settle()

    async def restart(self, *, later: float = 0.0) -> None:
        """Kills the idle bot and starts another, some seconds later by its clock."""
        await self.bot.kill()
        self._ahead += later
        await self.start()

    async def arm(self, point: Point | None) -> None:
        """Begins a new record; from now on the bot, or the next one, is killed at the point."""
        self._point = point
        self._commits.unlink(missing_ok=True)
        self._strike()
        await self._say(do="arm", deadly=None if point is None else point.deadly)

    async def disarm(self) -> None:
        """Kills a bot that has not reached its point, and starts another that may live."""
        if not self.bot.ended:
            await self.bot.kill()
        self._point = None
        await self.start()

    def _strike(self) -> None:
        self.double.faults.clear()
        if self._point is not None and self._point.request:
            skip, after = self._point.number - 1, self._point.after
            self.double.faults.append(strike(anything, self.bot.strike, after=after, skip=skip))

    @property
    def committed(self) -> bool:
        """Tells whether the bot has committed a change since it was armed."""
        return self._commits.exists()

    async def settle(self) -> Record:
        """Waits until the bot is idle; returns its record. Raises `Died` if it is killed before."""
        told = await self._say(do="settle")
        return Record(writes=told["writes"], kinds=tuple(told["kinds"]))

    async def done(self, asked: Asked) -> Asked:
        """Waits until an interaction and everything that follows from it is done."""
        await until(lambda: asked.answered.is_set() or self.bot.ended)
        await self.settle()
        return asked

    async def _say(self, **command: object) -> Any:
        with contextlib.suppress(OSError):
            if (told := await command_bot(self._socket, **command)) is not None:
                return told
        await self.bot.wait()  # there is no other reason not to answer
        raise Died

    def said(self) -> str:
        """Returns the log of all its bots."""
        return self._log.read_text("utf-8")

    # --- the clock -----------------------------------------------------------------------------------------

    def now(self) -> float:
        """Returns the time by the bot's clock."""
        return time.time() + self._ahead

    async def advance(self, seconds: float) -> None:
        """Moves the clock; alarms that are due ring."""
        self._ahead += seconds
        await self._say(do="advance", seconds=seconds)

    async def wait(self, seconds: float) -> None:
        """Moves the clock, and waits for the alarms that ring."""
        await self.advance(seconds)
        await self.settle()

    def next_alarm(self, game: int) -> float:
        """Returns the seconds until the next alarm of a table rings."""
        ((due,),) = self.books.ask(f"select min(due) from alarms where game_id = {game}")
        return max(0.0, float(due) - self.now()) + A_MOMENT

    def next_alarm_kind(self, game: int) -> str:
        """Returns the kind of the next alarm of a table."""
        ((kind,),) = self.books.ask(f"select kind from alarms where game_id = {game} order by due limit 1")
        return str(kind)

    # --- places --------------------------------------------------------------------------------------------

    def letters_to(self, user_id: int) -> int:
        """Returns the number of direct messages to a person."""
        return len(self.world.direct_to(user_id).messages)

    async def delete_thread(self, thread: Channel) -> None:
        """Deletes a thread; Discord tells of it once."""
        self.world.close(thread)
        data = {"id": str(thread.id), "guild_id": str(GUILD), "parent_id": str(CHANNEL), "type": thread.kind}
        await self.double.gateway.dispatch("THREAD_DELETE", data, GUILD)

    async def delete_channel(self) -> None:
        """Deletes the channel with its threads; Discord tells of it once."""
        data = self.world.channels[CHANNEL].payload()
        for channel in list(self.world.channels.values()):
            if CHANNEL in (channel.id, channel.parent):
                self.world.close(channel)
        await self.double.gateway.dispatch("CHANNEL_DELETE", data, GUILD)

    async def leave_server(self) -> None:
        """Lets the server remove the bot."""
        await self.double.gateway.dispatch("GUILD_DELETE", {"id": str(GUILD)}, GUILD)

    async def join_server(self) -> None:
        """Lets the server invite the bot again."""
        await self.double.gateway.dispatch("GUILD_CREATE", self.double.gateway.guild(GUILD), GUILD)


@contextlib.asynccontextmanager
async def stage(nursery: Nursery, database: str | None = None) -> AsyncIterator[Stage]:
    """Opens a stage with a running bot, on a new file unless a database is named."""
    with tempfile.TemporaryDirectory(prefix="ackack-") as folder:  # the path of a socket must be short
        double = Double()
        async with double.open():
            built = Stage(nursery, double, Path(folder), database or str(Path(folder) / "tables.db"))
            try:
                await built.start()
                yield built
            finally:
                if not built.bot.ended:
                    await built.bot.kill()
