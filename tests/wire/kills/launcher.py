"""Runs `ackack run` under the control of a test: it can be killed at a write, and its clock can be moved.

The bot's own code is unchanged. This module wraps the database's `write`, the client and the clock from the
outside, and takes the commands of a test, one JSON line each, on a Unix socket.
"""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from math import inf
from typing import Any
from unittest.mock import patch

SOCKET = "ACKACK_TEST_SOCKET"
CLOCK = "ACKACK_TEST_CLOCK"  # seconds by which the clock is ahead at the start
DEADLY = "ACKACK_TEST_DEADLY"  # the deadly write from the start on, as JSON
COMMITS = "ACKACK_TEST_COMMITS"  # a file that grows with every committed write of a table
# Modules of the store.
TABLE_WRITES = ("commits", "games", "alarms", "connected_time", "personal_data", "retention", "seekers")
PAUSE = 0.005  # seconds between two checks whether the bot is idle

real_time = time.time

Write = Callable[..., Awaitable[Any]]


class Control:
    """The state that a test controls, and the record of everything since it was last armed."""

    def __init__(self) -> None:
        self.ahead = 0.0
        self.deadly: list[object] | None = None
        self.writes = 0  # of tables
        self.kinds: list[str] = []  # of changes

    def begin(self) -> None:
        """Reads from the environment what the test has chosen for the start."""
        self.ahead = float(os.environ.get(CLOCK, "0"))
        self.deadly = json.loads(os.environ.get(DEADLY, "null"))

    def now(self) -> float:
        return real_time() + self.ahead

    def kill_at(self, number: int, *, after: bool) -> None:
        """Ends the process, as `kill -9` does, if this is the chosen moment of the chosen write."""
        if self.deadly == [number, after]:
            os.kill(os.getpid(), signal.SIGKILL)
            signal.pause()  # the signal is on its way: nothing more may happen in this thread

    async def obey(self, client: Any, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carries out commands until the connection ends."""
        while line := await reader.readline():
            command, answer = json.loads(line), dict[str, object]()
            match command["do"]:
                case "arm":
                    self.deadly, self.writes, self.kinds = command["deadly"], 0, []
                case "advance":
                    self.ahead += command["seconds"]
                    await client.tables.connected_time.count(client.shares.part, patience=inf)
                    client._alarm.set()  # it was connected all the time
                case "settle":
                    await _idle(client)
                    answer = {"writes": self.writes, "kinds": self.kinds}
            writer.write(json.dumps(answer).encode() + b"\n")
            await writer.drain()
        writer.close()

    def advanced(self, advance: Callable[..., Any]) -> Callable[..., Any]:
        """Wraps `advance`, which every change goes through, and records the kinds of changes."""

        def recorded(position: Any, change: Any, moment: Any) -> Any:
            self.kinds += _kinds_of(change)
            return advance(position, change, moment)

        return recorded

    def decided(self, consequence: Callable[..., Any]) -> Callable[..., Any]:
        """Wraps the function that finds what a vote leads to, and records the kind of that change."""

        def recorded(*given: Any) -> Any:
            then = consequence(*given)
            self.kinds += _kinds_of(then)
            return then

        return recorded

    def written(self, write: Write) -> Write:
        """Wraps a database's `write`: the process ends just before or after the chosen commit."""

        async def deadly(database: object, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
            if work.__module__.rpartition(".")[2] not in TABLE_WRITES:
                return await write(database, work, *args, **kwargs)
            number = None

            def worked(*given: Any, **named: Any) -> Any:
                nonlocal number
                result = work(*given, **named)
                if result != ():  # lost time that was counted, and moved the clocks of no table
                    self.writes = number = self.writes + 1
                    self.kinds += _kind_of(work)
                    self.kill_at(number, after=False)  # all is executed, nothing is committed
                return result

            result = await write(database, worked, *args, **kwargs)
            if number is not None:
                _note_commit()
                self.kill_at(number, after=True)
            return result

        return deadly


async def _idle(client: Any) -> None:
    """Waits until no interaction, post, alarm or automatic move is under way."""
    quiet = 0
    while quiet < 2:
        await asyncio.sleep(PAUSE)
        connected = client._connected._open and not client._connected._new
        busy = client._at_work or client.outbox_worker._workers or client._alarm._work
        quiet = 0 if busy or not connected else quiet + 1


def _note_commit() -> None:
    """Tells the test, which may not be able to ask any more, that a table was written."""
    with open(os.environ[COMMITS], "a") as commits:
        commits.write("written\n")


def _kind_of(work: Callable[..., Any]) -> tuple[str, ...]:
    """Returns the name of a write that is no change by `advance`."""
    name = f"{work.__module__.rpartition('.')[2]}.{work.__name__}"
    return () if name == "commits.commit" else (name,)


def _kinds_of(change: Any) -> Iterator[str]:
    """Yields the kind of a change, and of the changes it carries out."""
    while change is not None:
        yield type(change).__name__
        change = getattr(change, "then", None)


def prepare() -> Callable[[], int]:
    """Imports the bot under a clock that can be moved; returns the function that runs it, until it ends."""
    control = Control()
    time.time = control.now  # before the bot is imported: its clocks are default arguments
    from bot.__main__ import main as ackack
    from bot.cli import run
    from bot.service.model.changes import votes
    from bot.service.model.transition import advance
    from bot.service.running import writer
    from bot.service.running.computers import Computers
    from bot.service.showing.pictures import Pictures
    from bot.store.database.postgres import PostgresDatabase
    from bot.store.database.sqlite import SqliteDatabase
    from bot.ui.client import GameMaster
    from tests.wire.kills.titles import KNOWN, title_of

    class Watched(GameMaster):
        """The bot's client, which listens to the test as soon as it has resumed its work."""

        async def setup_hook(self) -> None:
            await super().setup_hook()
            await asyncio.start_unix_server(
                lambda reader, writer: control.obey(self, reader, writer), os.environ[SOCKET]
            )

    def run_bot() -> int:
        control.begin()
        with ExitStack() as patches, ThreadPoolExecutor(2) as workers:  # quicker to start than processes
            patches.enter_context(patch.object(run, "GameMaster", Watched))
            patches.enter_context(patch.object(run, "Computers", lambda: Computers(workers, title_of)))
            patches.enter_context(patch.object(run, "Pictures", lambda: Pictures(workers)))
            patches.enter_context(patch.object(writer, "advance", control.advanced(advance)))
            patches.enter_context(patch.object(votes, "consequence", control.decided(votes.consequence)))
            for database in (SqliteDatabase, PostgresDatabase):
                patches.enter_context(patch.object(database, "write", control.written(database.write)))
            return ackack(["run"], known=KNOWN)

    KNOWN.catalogue()  # loads the titles
    return run_bot


if __name__ == "__main__":
    sys.exit(prepare()())
