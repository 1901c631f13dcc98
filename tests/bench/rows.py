"""The rows of the bench and the functions that measure them."""

import gc
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import process_time

ROUNDS = 5


@dataclass(frozen=True, kw_only=True)
class Row:
    """A measurement, its point of comparison, and the bar it has to meet."""

    what: str
    against: str
    measured: float
    at_least: float | None = None  # None: no such bar
    at_most: float | None = None
    unit: str = "x"

    @property
    def met(self) -> bool | None:
        """Tells whether the bar is met; `None` where a figure is only printed."""
        if self.at_least is not None:
            return self.measured >= self.at_least
        if self.at_most is not None:
            return self.measured <= self.at_most
        return None

    @property
    def bar(self) -> str:
        if self.at_least is not None:
            return f"≥ {self.at_least:g}"
        if self.at_most is not None:
            return f"≤ {self.at_most:g}"
        return "printed"


def cpu(work: Callable[[], object]) -> float:
    """Returns the processor time of one call, in seconds."""
    gc.collect()
    start = process_time()
    work()
    return process_time() - start


def ratio(work: Callable[[], object], against: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Returns the ratio of the processor times of two functions: the median of interleaved rounds."""
    work(), against()  # warm
    return median(cpu(work) / cpu(against) for _ in range(rounds))


def table(rows: list[Row]) -> str:
    """Returns the rows as a text table."""
    lines = [("what", "against, in the same run", "measured", "bar", "")]
    for row in rows:
        verdict = {True: "ok", False: "MISSED", None: ""}[row.met]
        lines.append((row.what, row.against, f"{row.measured:.3g} {row.unit}", row.bar, verdict))
    widths = [max(len(line[column]) for line in lines) for column in range(5)]
    padded = [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in lines
    ]
    padded.insert(1, "  ".join("-" * width for width in widths))
    return "\n".join(line.rstrip() for line in padded)
