"""The worker process in which computers think: one at a time, with a time limit, never left running."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from itertools import chain, repeat
from typing import Any

import pytest

from bot.copies import replace
from bot.service.running.computers import Computers, Task
from bot.service.running.worker_processes import Worker, Workers
from engine.core import AtAGlance, Level, SeededDice
from tests.bot.conftest import Mishaps
from tests.bot.house import RED
from tests.bot.processes import children_of, gone
from tests.duel import DUEL
from tests.opaque import AnyTitle

pytestmark = pytest.mark.slow  # starting a worker takes a second

WAITING = 24
SOON = 0.5  # seconds; an endless thought takes longer, however busy the machine is
LONGEST = 600.0  # seconds; a new worker loads its titles first, on a machine that may be busy
SLOWLY = 0.1  # seconds of a thought that can be interrupted


def _slow(title_id: str) -> AnyTitle:
    return replace(DUEL, minds={Level.NORMAL: AtAGlance(_ponder)})


def _ponder(view: Any, decision: Any, legal: Any, dice: Any) -> Any:
    time.sleep(SLOWLY)
    return legal[0]


def _endless(title_id: str) -> AnyTitle:
    return replace(DUEL, minds={Level.NORMAL: AtAGlance(_never)}) if title_id == DUEL.id else DUEL


def _torn(title_id: str) -> AnyTitle:
    return replace(DUEL, minds={Level.NORMAL: AtAGlance(_last), Level.HARD: AtAGlance(_never)})


def _last(view: Any, decision: Any, legal: Any, dice: Any) -> Any:
    return legal[-1]


def _never(view: Any, decision: Any, legal: Any, dice: Any) -> Any:
    while True:
        time.sleep(SLOWLY)


def _task() -> Task:
    state = DUEL.rules.setup(DUEL.codecs.options_type(), 2, SeededDice(b"x", 0)).state
    decision = DUEL.rules.decision(state)
    assert decision is not None
    return Task(
        level=Level.NORMAL,
        view=DUEL.rules.view(state, RED),
        decision=decision,
        legal=DUEL.rules.legal(state, RED),
        luck=b"luck",
    )


@asynccontextmanager
async def _watched() -> AsyncIterator[set[int]]:
    """Collects the worker processes seen during a call."""
    seen: set[int] = set()

    async def look() -> None:
        while True:
            seen.update(pid for child in multiprocessing.active_children() if (pid := child.pid) is not None)
            await asyncio.sleep(0.02)

    looking = asyncio.create_task(look())
    yield seen
    looking.cancel()


@pytest.fixture
def only_the_first_is_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Gives the first thought little time, and the others as much as they need."""
    run, limits = Workers.run, chain([SOON], repeat(LONGEST))

    async def run_limited(workers: Workers, job: Callable[[], int], longest: float) -> int:
        assert longest == LONGEST
        return await run(workers, job, next(limits))

    monkeypatch.setattr(Workers, "run", run_limited)


async def test_a_killed_worker_is_replaced_by_one_however_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.service.running.computers.spare_cores", lambda: 1)
    computers = Computers(find=_slow)
    try:
        await computers.choose(DUEL, _task())
        async with _watched() as seen:
            thoughts = [asyncio.create_task(computers.choose(DUEL, _task())) for _ in range(WAITING)]
            await asyncio.wait(thoughts, return_when=asyncio.FIRST_COMPLETED)
            assert 0 < computers.waiting < WAITING
            (worker,) = multiprocessing.active_children()
            worker.kill()
            await asyncio.gather(*thoughts)
        assert len(seen) == 2
        assert computers.waiting == 0
    finally:
        computers.close()


async def test_reviews_run_in_a_process_of_lowest_priority() -> None:
    computers = Computers(find=_slow)
    try:
        await computers.reconsider(DUEL, _task())
        (worker,) = multiprocessing.active_children()
        assert worker.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == 19
    finally:
        computers.close()


@pytest.mark.usefixtures("only_the_first_is_short")
async def test_a_thought_without_end_is_left_to_chance_and_the_next_has_another_worker(
    mishaps: Mishaps,
) -> None:
    mishaps.expect()
    computers = Computers(find=_endless, longest=LONGEST)
    legal = _task().legal
    try:
        assert await computers.choose(DUEL, _task()) in legal
        (first,) = mishaps.records
        assert "leaves this choice to chance" in first.getMessage()
        other = replace(DUEL, id="another")
        assert await computers.choose(other, _task()) in legal
        assert len(mishaps.records) == 1
    finally:
        computers.close()
    await gone([child.pid for child in multiprocessing.active_children() if child.pid is not None])


@pytest.mark.usefixtures("only_the_first_is_short")
async def test_who_looks_ahead_without_end_gives_way_to_who_does_not() -> None:
    computers, task = Computers(find=_torn, longest=LONGEST), replace(_task(), level=Level.HARD)
    assert len(task.legal) > 1
    try:
        assert await computers.choose(DUEL, task) == task.legal[-1]
    finally:
        computers.close()


async def test_a_job_that_is_done_as_its_task_is_cancelled_stays_cancelled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Otherwise a review would go on through a shutdown."""
    worker, loop = Worker(), asyncio.get_running_loop()
    await worker.run(os.getpid, longest=60.0)
    running: list[asyncio.Task[int | None]] = []
    run_in_executor = loop.run_in_executor

    def run_and_cancel(executor: Executor | None, job: Callable[[], int]) -> asyncio.Future[int]:
        future = run_in_executor(executor, job)
        future.add_done_callback(lambda _: running[0].cancel())
        return future

    monkeypatch.setattr(loop, "run_in_executor", run_and_cancel)
    running.append(asyncio.create_task(worker.run(os.getpid, longest=60.0)))
    await asyncio.wait(running)
    worker.close()
    assert running[0].cancelled()


async def test_the_worker_ends_in_the_middle_of_a_thought_when_its_bot_is_killed() -> None:
    bot = subprocess.Popen(  # noqa: ASYNC220 - nothing else happens meanwhile
        [sys.executable, "-c", THINKING], stdout=subprocess.PIPE, text=True
    )
    assert bot.stdout is not None
    try:
        assert bot.stdout.readline() == "thinking\n"
        left = children_of(bot.pid)
        assert left, "a worker, and the tracker of its semaphores"
        os.kill(bot.pid, signal.SIGKILL)
        await gone(left)
    finally:
        bot.kill()
        bot.wait()
        bot.stdout.close()


THINKING = """
import asyncio
import multiprocessing
from bot.service.running.computers import Computers
from tests.bot.running.test_service_computers import DUEL, _endless, _task

async def main():
    computers = Computers(find=_endless)
    thought = asyncio.create_task(computers.choose(DUEL, _task()))
    while not multiprocessing.active_children():
        await asyncio.sleep(0.05)
    await asyncio.sleep(0.2)
    print("thinking", flush=True)
    await thought

if __name__ == "__main__":
    asyncio.run(main())
"""
