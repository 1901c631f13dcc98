"""Processes that think and draw: they end with the bot, and are replaced when they die or take too long."""

import asyncio
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import TypeVar, cast

T = TypeVar("T")


class Worker:
    """One process, started when it is first wanted.

    Jobs are handed to it one by one, so that each has a time of its own, and so that only the one under way
    is lost when the process is. It ends with the process that started it, however that ends.
    """

    def __init__(self, executor: Executor | None = None, *, niceness: int = 0) -> None:
        """Takes how far the process gives way to others; an executor handed in is used in its place."""
        self._given = executor
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._process: int | None = None
        self._turn = asyncio.Lock()
        self.waiting = 0  # jobs asked for and not yet done

    async def run(
        self, job: Callable[[], T], longest: float, wanted: Callable[[], bool] = lambda: True
    ) -> T | None:
        """Returns what a job gives, in its turn; raises `TimeoutError` when it takes longer than it may.

        None: by the time its turn had come, it was not wanted any more.
        """
        self.waiting += 1
        try:
            async with self._turn:
                if not wanted():
                    return None
                try:
                    return await self._work(job, longest)
                except BrokenProcessPool:  # it was killed; a new one works on it again
                    self.close()
                    return await self._work(job, longest)
        finally:
            self.waiting -= 1

    async def _work(self, job: Callable[[], T], longest: float) -> T:
        """Works; a process that takes too long is ended, and the next job has another."""
        if self._given is not None:
            return await asyncio.get_running_loop().run_in_executor(self._given, job)
        pool = await self._hire()
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, job), longest)
        except TimeoutError:
            self.close()
            raise

    async def _hire(self) -> ProcessPoolExecutor:
        """Returns the process, which is known by then; starts one where there is none."""
        if self._pool is None:
            self._process, self._pool = None, _pool_of_one(self._niceness)
        if self._process is None:
            self._process = await asyncio.get_running_loop().run_in_executor(self._pool, os.getpid)
        return self._pool

    def close(self) -> None:
        """Ends the process, whatever it does; one that is gone already is let go all the same."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGKILL)
        self._pool = self._process = None


class Workers:
    """Several processes; a job goes to the one with the fewest before it."""

    def __init__(self, count: int, executor: Executor | None = None) -> None:
        self._all = tuple(Worker(executor) for _ in range(count))

    @property
    def waiting(self) -> int:
        """The jobs asked for and not yet done."""
        return sum(worker.waiting for worker in self._all)

    async def run(self, job: Callable[[], T], longest: float) -> T:
        """Returns what a job gives, as `Worker.run` does."""
        given = await min(self._all, key=lambda worker: worker.waiting).run(job, longest)
        return cast(T, given)  # what nobody takes back is done

    def close(self) -> None:
        """Ends all of them."""
        for worker in self._all:
            worker.close()


def spare_cores() -> int:
    """Returns how many processes may work beside the bot itself: one a core but the first, at least one."""
    return max(1, (os.cpu_count() or 1) - 1)


def _pool_of_one(niceness: int) -> ProcessPoolExecutor:
    spawning = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(
        max_workers=1, mp_context=spawning, initializer=_settle_in, initargs=(niceness,)
    )


def _settle_in(niceness: int) -> None:
    """Sets the priority of a new process, ignores Ctrl-C, which is for the bot, and ends with the bot.

    A bot that is killed says nothing to its workers, but the pipe between them closes.
    """
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="end-with-parent", daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker is started by somebody"
    multiprocessing.connection.wait([parent.sentinel])
    os._exit(1)
