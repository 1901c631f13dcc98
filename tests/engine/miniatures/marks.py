"""Markers with the rule numbers of a test, stored on the test for the matrix."""

from collections.abc import Callable, Iterable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

ATTRIBUTE = "holds"


def rules(*numbers: str) -> Callable[[Test], Test]:
    """Marks a whole test with rule numbers."""

    def mark(test: Test) -> Test:
        setattr(test, ATTRIBUTE, {"": numbers})
        return test

    return mark


def rows(held: Iterable[tuple[str, tuple[str, ...]]]) -> Callable[[Test], Test]:
    """Marks each row of a table with rule numbers, by the row's name."""

    def mark(test: Test) -> Test:
        setattr(test, ATTRIBUTE, dict(held))
        return test

    return mark
