"""Runs of events that a story tells in one line."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

E = TypeVar("E")


def runs(events: Iterable[E], continues: Callable[[list[E], E], bool]) -> Iterator[list[E]]:
    """Yields the events in runs: each event that does not continue the run before it begins another."""
    run: list[E] = []
    for event in events:
        if run and not continues(run, event):
            yield run
            run = []
        run.append(event)
    if run:
        yield run
