"""Computer seats: thinking in a process of its own, seeing one seat's view."""

import asyncio
import logging
import multiprocessing
import signal
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from hashlib import blake2b

from bot.titles import title_of
from bot.titles.title import AnyAction, AnyTitle, AnyView
from engine.core import Decision, SeededDice

log = logging.getLogger(__name__)


class Computers:
    """Chooses actions for seats nobody sits in.

    Thinking is Python at work and would hold up the event loop from a thread, so it has a process of its own,
    started when a computer is first asked. The worker is given a view and the legal actions, never a state.
    """

    def __init__(self, executor: Executor | None = None, find: Callable[[str], AnyTitle] = title_of) -> None:
        """`find` gives the worker a title by its id; an executor handed in remains the caller's to close."""
        self._given = executor
        self._find = find
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, title: AnyTitle, view: AnyView, decision: Decision, legal: tuple[AnyAction, ...], luck: bytes
    ) -> AnyAction:
        """Returns one of the legal actions, found from the view alone."""
        try:
            thought = partial(think, self._find, title.id, view, decision, legal, luck)
            return legal[await self._run_twice(thought)]
        except Exception:  # the edge of another process: a bug there must not stop the table for good
            log.exception("the computer cannot play %s; it leaves this choice to chance", title.id)
            return SeededDice(luck, 0).pick(legal)

    def close(self) -> None:
        """Ends the worker process."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    async def _run_twice(self, thought: Callable[[], int]) -> int:
        loop, pool = asyncio.get_running_loop(), self._executor()
        try:
            return await loop.run_in_executor(pool, thought)
        except BrokenProcessPool:  # the worker was killed; a new one thinks again
            if self._pool is pool:  # nobody else has replaced it yet
                self._pool = None
            return await loop.run_in_executor(self._executor(), thought)

    def _executor(self) -> Executor:
        if self._given is not None:
            return self._given
        if self._pool is None:
            spawning = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(
                max_workers=1,
                mp_context=spawning,
                initializer=signal.signal,  # Ctrl-C is for the bot, which then ends its worker
                initargs=(signal.SIGINT, signal.SIG_IGN),
            )
        return self._pool


def think(
    find: Callable[[str], AnyTitle],
    title_id: str,
    view: AnyView,
    decision: Decision,
    legal: tuple[AnyAction, ...],
    luck: bytes,
) -> int:
    """Returns the number of the action the computer chooses; this is what runs in the worker."""
    action = find(title_id).computer(view, decision, legal, SeededDice(luck, 0))
    return legal.index(action)


def luck(seed: bytes, seq: int) -> bytes:
    """Returns chance for one thought, from which the table's own dice cannot be told."""
    return blake2b(b"computer:%d" % seq, key=seed, digest_size=32).digest()
