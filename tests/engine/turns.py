"""Threads with a random schedule: one runs at a time, and may be switched between any two lines of ours."""

import random
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Semaphore
from types import FrameType
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

OURS = ("engine.", "bot.titles.", "tests.engine.test_purity")  # the modules in which switches happen
LET_GO = {"line": 0.01, "opcode": 0.001}  # the chance of a switch per event
FINE = 5  # one of this many seeds also switches in the middle of a line
PATIENCE = 0.05  # seconds; a thread that waits longer continues: the other one may wait for a lock it holds


class Turns:
    """The schedule of threads; the same seed gives the same one."""

    def __init__(self, seed: int, threads: int) -> None:
        self._event = "line" if seed % FINE else "opcode"
        self._chance = random.Random(seed)
        self._turns = [Semaphore(number == 0) for number in range(threads)]
        self._mine = threading.local()
        self._over = [False] * threads

    def begin(self, number: int) -> None:
        """Waits for the first turn of a thread."""
        self._mine.number = number
        self._turns[number].acquire(timeout=PATIENCE)

    def end(self) -> None:
        """Leaves all further turns to the others."""
        self._over[self._mine.number] = True
        self._turns[self._next()].release()

    def trace(self, frame: FrameType, event: str, argument: object) -> Any:
        """Switches threads at random; a trace function for `threading.settrace`."""
        if not frame.f_globals.get("__name__", "").startswith(OURS):
            return None
        frame.f_trace_opcodes = self._event == "opcode"
        if event == self._event and self._chance.random() < LET_GO[event]:
            self._pass_on()
        return self.trace

    def _pass_on(self) -> None:
        following = self._next()
        if following != self._mine.number:
            self._turns[following].release()
            self._turns[self._mine.number].acquire(timeout=PATIENCE)

    def _next(self) -> int:
        """Returns the next unfinished thread; this one if there is no other."""
        here: int = self._mine.number
        count = len(self._over)
        following = [(here + step) % count for step in range(1, count)]
        return next((number for number in following if not self._over[number]), here)


def in_turns(work: Callable[[T], R], things: Sequence[T], seed: int) -> list[R]:
    """Runs a function on several values, each in a thread of its own, and waits for all."""
    turns = Turns(seed, len(things))

    def begin(number: int) -> R:
        turns.begin(number)
        try:
            return work(things[number])
        finally:
            turns.end()

    threading.settrace(turns.trace)
    try:
        with ThreadPoolExecutor(len(things)) as threads:
            return list(threads.map(begin, range(len(things))))
    finally:
        threading.settrace(None)
