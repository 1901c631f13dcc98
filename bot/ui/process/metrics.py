"""Counters, gauges and histograms in Prometheus' text format."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol

SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)  # Discord's limit for a first answer is three


class Metric(Protocol):
    """A metric."""

    def lines(self) -> Iterator[str]:
        """Yields its lines in Prometheus' format."""
        ...


class Counter:
    """A counter, with one count per value of its label, if it has one."""

    def __init__(self, name: str, about: str, label: str | None = None) -> None:
        self._name = name
        self._about = about
        self._label = label
        self._counts: dict[str, int] = {} if label else {"": 0}

    def add(self, value: str = "", count: int = 1) -> None:
        self._counts[value] = self._counts.get(value, 0) + count

    def lines(self) -> Iterator[str]:
        yield from _head(self._name, self._about, "counter")
        for value, count in sorted(self._counts.items()):
            yield f"{self._name}{_label_of(self._label, value)} {count}"


class Gauge:
    """A value that is measured at each scrape."""

    def __init__(self, name: str, about: str, measure: Callable[[], float], kind: str = "gauge") -> None:
        """`kind` is `counter` for a value that only grows."""
        self._name = name
        self._about = about
        self._measure = measure
        self._kind = kind

    def lines(self) -> Iterator[str]:
        yield from _head(self._name, self._about, self._kind)
        yield f"{self._name} {_number(self._measure())}"


class Histogram:
    """A histogram of durations in seconds."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...] = SECONDS) -> None:
        self._name = name
        self._about = about
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        within = next(
            (number for number, bound in enumerate(self._bounds) if seconds <= bound), len(self._bounds)
        )
        self._counts[within] += 1
        self._sum += seconds

    def lines(self) -> Iterator[str]:
        yield from _head(self._name, self._about, "histogram")
        so_far = 0
        for bound, count in zip((*map(_number, self._bounds), "+Inf"), self._counts, strict=True):
            so_far += count
            yield f'{self._name}_bucket{{le="{bound}"}} {so_far}'
        yield f"{self._name}_sum {_number(self._sum)}"
        yield f"{self._name}_count {so_far}"


def page(metrics: Iterable[Metric]) -> str:
    """Returns the text of a scrape."""
    return "".join(f"{line}\n" for metric in metrics for line in metric.lines())


def _head(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _label_of(label: str | None, value: str) -> str:
    return "" if label is None else f'{{{label}="{value}"}}'


def _number(value: float) -> str:
    return f"{value:.6f}".rstrip("0").rstrip(".")
