"""Starts bots quickly: a process that has imported everything forks one for every start.

The tests talk to it by lines of JSON: a start has an environment and a file for the log, and is answered with
the number of the new process. The end of every process is told, too.
"""

import asyncio
import contextlib
import json
import os
import select
import signal
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path

from tests.wire.process import ROOT

STDIN, STDOUT, STDERR = 0, 1, 2


class Forked:
    """A forked process, with the part of `asyncio.subprocess.Process` that tests use."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self.returncode: int | None = None
        self._ended = asyncio.Event()

    def note_end(self, code: int) -> None:
        self.returncode = code
        self._ended.set()

    def send_signal(self, sent: signal.Signals) -> None:
        os.kill(self.pid, sent)

    async def wait(self) -> int:
        await self._ended.wait()
        assert self.returncode is not None, "it has ended"
        return self.returncode


class Nursery:
    """The test's side of a nursery."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        assert process.stdin is not None, "it is a pipe"
        self._input = process.stdin
        self._born: asyncio.Queue[Forked] = asyncio.Queue()
        self._alive: dict[int, Forked] = {}

    async def start(self, environment: Mapping[str, str], log: Path) -> Forked:
        """Starts a bot."""
        self._input.write(json.dumps({"environment": dict(environment), "log": str(log)}).encode() + b"\n")
        return await self._born.get()

    async def listen(self, lines: asyncio.StreamReader) -> None:
        """Notes which processes have begun and ended, until the nursery ends."""
        while line := await lines.readline():
            told = json.loads(line)
            if "born" in told:
                self._alive[told["born"]] = forked = Forked(told["born"])
                self._born.put_nowait(forked)
            else:
                self._alive.pop(told["ended"]).note_end(told["code"])


@contextlib.asynccontextmanager
async def open_nursery() -> AsyncIterator[Nursery]:
    """Starts a nursery, which ends with the context."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-m", "tests.wire.kills.nursery"),
        cwd=ROOT,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    assert process.stdin is not None, "it is a pipe"
    assert process.stdout is not None, "it is a pipe"
    nursery = Nursery(process)
    listening = asyncio.create_task(nursery.listen(process.stdout))
    try:
        yield nursery
    finally:
        process.stdin.close()
        await process.wait()
        await listening


# --- the process -------------------------------------------------------------------------------------------


def _serve(run: Callable[[], int]) -> None:
    """Forks a process for every line, and tells of its end; with the last line all of them end."""
    watched: dict[int, int] = {}  # processes by the descriptors that tell their ends
    poll, received = select.poll(), b""
    poll.register(STDIN, select.POLLIN)
    while True:
        for descriptor, _ in poll.poll():
            if descriptor != STDIN:
                poll.unregister(descriptor)
                _tell_end(watched.pop(descriptor))
                os.close(descriptor)
                continue
            if not (more := os.read(STDIN, 1 << 16)):  # the test has ended, perhaps killed
                for pid in watched.values():
                    os.kill(pid, signal.SIGKILL)
                return
            *lines, received = (received + more).split(b"\n")
            for line in lines:
                pid = _fork(json.loads(line), run)
                watched[descriptor := os.pidfd_open(pid)] = pid
                poll.register(descriptor, select.POLLIN)
                _tell(born=pid)


def _tell_end(pid: int) -> None:
    _, status = os.waitpid(pid, 0)
    _tell(ended=pid, code=os.waitstatus_to_exitcode(status))


def _tell(**told: int) -> None:
    os.write(STDOUT, json.dumps(told).encode() + b"\n")


def _fork(asked: Mapping[str, object], run: Callable[[], int]) -> int:
    """Returns the number of a new process that runs a bot with an environment and a log."""
    environment, log = asked["environment"], asked["log"]
    assert isinstance(environment, dict)
    assert isinstance(log, str)
    if pid := os.fork():
        return pid
    code = 1
    try:
        os.closerange(STDERR + 1, os.sysconf("SC_OPEN_MAX"))
        os.dup2(os.open(os.devnull, os.O_RDONLY), STDIN)
        for descriptor in (STDOUT, STDERR):
            os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), descriptor)
        os.environ.clear()
        os.environ.update(environment)
        code = run()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def main() -> None:
    from tests.wire.kills.launcher import prepare

    _serve(prepare())


if __name__ == "__main__":
    main()
