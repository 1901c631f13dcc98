"""Threads that take turns by lot: one runs at a time, and may lose its turn between any two lines of ours."""

import random
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Semaphore
from types import FrameType
from typing import Any, TypeVar

T = TypeVar("T")
R = TypeVar("R")

OURS = ("engine.", "bot.titles.", "tests.engine.test_purity")  # the modules between whose lines it happens
LET_GO = {"line": 0.01, "opcode": 0.001}  # how often, of all
FINE = 5  # of this many seeds one lets it happen in the middle of a line as well
PATIENCE = 0.05  # seconds; who waits for longer goes on: the other one may wait for something they hold


class Turns:
    """Whose turn it is, and when it passes; the same seed gives the same turns."""

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
        """Lets a thread lose its turn now and then; it is what `threading.settrace` wants."""
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
        """Returns the next thread that is not over; this one if there is no other."""
        here: int = self._mine.number
        count = len(self._over)
        following = [(here + step) % count for step in range(1, count)]
        return next((number for number in following if not self._over[number]), here)


def in_turns(work: Callable[[T], R], things: Sequence[T], seed: int) -> list[R]:
    """Does the same with several things, each in a thread of its own, and waits for all."""
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
