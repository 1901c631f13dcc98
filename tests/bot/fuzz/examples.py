"""Examples from hypothesis: a fixed number in the tests, new ones for some minutes in `make fuzz`."""

import os
import time
from collections.abc import Iterator
from typing import TypeVar

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.strategies import SearchStrategy

T = TypeVar("T")

SECONDS = float(os.environ.get("FUZZ_SECONDS", "0"))


def examples(of: SearchStrategy[T], count: int) -> Iterator[T]:
    """Yields examples; asynchronous tests can use them, which hypothesis itself cannot run."""
    end = time.monotonic() + SECONDS
    yield from _batch(of, count)
    while time.monotonic() < end:
        yield from _batch(of, count)


def _batch(of: SearchStrategy[T], count: int) -> list[T]:
    made: list[T] = []

    @settings(
        max_examples=count,
        phases=(Phase.generate,),
        database=None,
        deadline=None,
        derandomize=not SECONDS,
        suppress_health_check=list(HealthCheck),
    )
    @given(of)
    def collect(example: T) -> None:
        made.append(example)

    collect()
    return made
