"""Output of commands: one-line errors instead of tracebacks, and the progress of long work."""

import argparse
import sys
import time
from collections.abc import Callable
from typing import TextIO

A_WHILE = 2.0  # seconds before progress is shown at all
ON_SCREEN, IN_A_LOG = 0.2, 10.0  # seconds between updates
WIDTH = 30  # characters of the bar


class CannotDo(Exception):
    """The command failed; the message is printed on one line and the exit code is 2."""


def run_command(do: Callable[[argparse.Namespace], int], arguments: argparse.Namespace, name: str) -> int:
    """Runs a command and returns its exit code; prints the message of a `CannotDo`."""
    try:
        return do(arguments)
    except CannotDo as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 2


class Progress:
    """Shows how far long work has come: a bar on a terminal, lines in a log, nothing for quick work.

    It writes to standard error, so results on standard output stay as they are.
    """

    def __init__(
        self, task: str, out: TextIO | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._task = task
        self._out = sys.stderr if out is None else out
        self._now = now
        self._is_screen = self._out.isatty()
        self._due = now() + A_WHILE
        self._is_shown = False

    def __call__(self, done: int, total: int | None = None) -> None:
        """Reports that `done` steps are done, of `total` if that is known."""
        if self._now() < self._due:
            return
        self._due = self._now() + (ON_SCREEN if self._is_screen else IN_A_LOG)
        self._is_shown = True
        self._out.write(f"\r{self._bar(done, total)}" if self._is_screen else f"{self._line(done, total)}\n")
        self._out.flush()

    def close(self) -> None:
        """Removes the bar from the terminal."""
        if self._is_shown and self._is_screen:
            self._out.write("\r\x1b[K")
            self._out.flush()

    def __enter__(self) -> "Progress":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _line(self, done: int, total: int | None) -> str:
        return f"{self._task}: {done}" if total is None else f"{self._task}: {done} of {total}"

    def _bar(self, done: int, total: int | None) -> str:
        if not total:
            return self._line(done, total)
        full = WIDTH * min(done, total) // total
        return f"{self._task} [{'#' * full}{'.' * (WIDTH - full)}] {done} of {total}"
