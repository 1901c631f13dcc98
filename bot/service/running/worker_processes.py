"""Worker processes for thinking and drawing; they are replaced when they die or time out."""

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
    """One worker process, started on first use.

    Jobs are sent one by one, so that each has its own timeout, and only the one under way is lost with the
    process. The worker ends with its parent process, even if that is killed.
    """

    def __init__(self, executor: Executor | None = None, *, niceness: int = 0) -> None:
        """`niceness` lowers the priority of the process; an executor that is passed in replaces it."""
        self._given = executor
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._process: int | None = None
        self._turn = asyncio.Lock()
        self.waiting = 0  # jobs under way or queued

    async def run(
        self, job: Callable[[], T], longest: float, wanted: Callable[[], bool] = lambda: True
    ) -> T | None:
        """Returns the result of a job; raises `TimeoutError` after `longest` seconds of work.

        Returns None if the job is no longer wanted when its turn comes.
        """
        self.waiting += 1
        try:
            async with self._turn:
                if not wanted():
                    return None
                try:
                    return await self._work(job, longest)
                except BrokenProcessPool:  # it was killed; try again in a new one
                    self.close()
                    return await self._work(job, longest)
        finally:
            self.waiting -= 1

    async def _work(self, job: Callable[[], T], longest: float) -> T:
        """Runs a job; on a timeout ends the process, and the next job starts another."""
        if self._given is not None:
            return await asyncio.get_running_loop().run_in_executor(self._given, job)
        pool = await self._start()
        try:
            # Not `wait_for`: before Python 3.12 it loses a cancellation that comes with the result.
            async with asyncio.timeout(longest):
                return await asyncio.get_running_loop().run_in_executor(pool, job)
        except TimeoutError:
            self.close()
            raise

    async def _start(self) -> ProcessPoolExecutor:
        """Returns the pool, with its process started and its id known.

        A thread starts the process: that takes 10 ms and more, in which the event loop would stand still.
        """
        if self._pool is None:
            self._process, self._pool = None, _pool_of_one(self._niceness)
        pool = self._pool
        if self._process is None:
            self._process = await asyncio.wrap_future(await asyncio.to_thread(pool.submit, os.getpid))
        return pool

    def close(self) -> None:
        """Kills the process, also in the middle of a job."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
        if self._process is not None:
            with suppress(ProcessLookupError):
                os.kill(self._process, signal.SIGKILL)
        self._pool = self._process = None


class Workers:
    """Several worker processes; a job goes to the shortest queue."""

    def __init__(self, count: int, executor: Executor | None = None) -> None:
        self._all = tuple(Worker(executor) for _ in range(count))

    @property
    def waiting(self) -> int:
        """The number of jobs under way or queued."""
        return sum(worker.waiting for worker in self._all)

    async def run(self, job: Callable[[], T], longest: float) -> T:
        """Returns the result of a job, as `Worker.run` does."""
        given = await min(self._all, key=lambda worker: worker.waiting).run(job, longest)
        return cast(T, given)  # it is always wanted

    def close(self) -> None:
        """Kills all processes."""
        for worker in self._all:
            worker.close()


def spare_cores() -> int:
    """Returns the number of workers: one per core except the first, at least one."""
    return max(1, (os.cpu_count() or 1) - 1)


def _pool_of_one(niceness: int) -> ProcessPoolExecutor:
    spawning = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(
        max_workers=1, mp_context=spawning, initializer=_init_worker, initargs=(niceness,)
    )


def _init_worker(niceness: int) -> None:
    """Initialises a worker: sets its priority, ignores SIGINT and watches its parent.

    A killed parent sends no message, but its sentinel becomes ready.
    """
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, name="end-with-parent", daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None, "a worker has a parent"
    multiprocessing.connection.wait([parent.sentinel])
    os._exit(1)
