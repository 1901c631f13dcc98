"""`ackack run` as a real process, connected to the double by its environment alone."""

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from tests.bot.processes import children_of, gone
from tests.wire.double import Double

ROOT = Path(__file__).parents[2]
# The process finds no more packages than an installation with this kind of database has.
RUN = (
    "import sys; from tests.bot.bare import bare; bare('{}');"
    " from bot.__main__ import main; sys.exit(main(['run']))"
)
PATIENCE = 120.0  # seconds; the machine may be busy


class Process(Protocol):
    """A process of the operating system that a test has started."""

    @property
    def pid(self) -> int: ...

    @property
    def returncode(self) -> int | None: ...

    def send_signal(self, signal: signal.Signals, /) -> None: ...

    async def wait(self) -> int: ...


class Bot:
    """A bot that can be started and ended several times."""

    def __init__(
        self,
        double: Double,
        database: str,
        log: Path,
        name: str = "bot",
        program: Sequence[str] | None = None,
        **environment: str,
    ) -> None:
        """`database` is the value of ACKACK_DATABASE: a file, or the address of a server."""
        kind = "postgres" if "://" in database else "run"
        self._program = ("-c", RUN.format(kind)) if program is None else program
        self.double = double
        self.name = name
        self.database = database
        self.log = log
        self._environment = environment
        self._process: Process | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    async def start(self, *, wait: bool = True) -> None:
        """Starts the process, and waits until all its shards are connected."""
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("ACKACK_")},
            "DISCORD_TOKEN": self.double.token,
            "ACKACK_DATABASE": self.database,
            "ACKACK_DISCORD_API": self.double.api(self.name),
            "ACKACK_BEAT": "0",
            **self._environment,
        }
        self._process = await self._new_process(environment)
        if wait:
            await until(lambda: self.double.gateway.connected(self.double.shards) or self.ended)
            assert not self.ended, self.said()

    async def _new_process(self, environment: Mapping[str, str]) -> Process:
        with self.log.open("ab") as log:
            return await asyncio.create_subprocess_exec(
                sys.executable, *self._program, cwd=ROOT, env=environment, stdout=log, stderr=log
            )

    @property
    def ended(self) -> bool:
        return self._process is None or self._process.returncode is not None

    async def kill(self) -> None:
        """Kills it, and checks that no process is left."""
        left = [] if self.ended else children_of(self.pid)
        self.strike()
        await self.wait()
        await gone(left)

    def strike(self) -> None:
        """Kills it at this very moment."""
        if not self.ended:
            with contextlib.suppress(ProcessLookupError):  # ended, but not noticed yet
                os.kill(self.pid, signal.SIGKILL)

    def freeze(self) -> None:
        """Suspends it, as a machine out of memory does."""
        os.kill(self.pid, signal.SIGSTOP)

    def thaw(self) -> None:
        """Resumes it after a freeze."""
        os.kill(self.pid, signal.SIGCONT)

    @property
    def shards(self) -> list[int]:
        """Returns its connected shards."""
        return sorted(self.double.gateway.shards().get(self.name, []))

    async def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Asks it to stop; returns its exit code."""
        assert self._process is not None
        if not self.ended:
            self._process.send_signal(by)
        return await self.wait()

    async def wait(self) -> int:
        assert self._process is not None
        async with asyncio.timeout(PATIENCE):
            code = await self._process.wait()
        self.double.gateway.forget(self.name)
        return code

    def said(self) -> str:
        return self.log.read_text(encoding="utf-8")


async def until(true: Callable[[], object], within: float = PATIENCE) -> None:
    """Waits until a condition holds."""
    end = time.monotonic() + within
    while not true():
        assert time.monotonic() < end, "that took too long"
        await asyncio.sleep(0.02)
