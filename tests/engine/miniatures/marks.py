"""Which rule numbers a test holds, kept on the test itself where the matrix finds them."""

from collections.abc import Callable, Iterable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

ATTRIBUTE = "holds"


def rules(*numbers: str) -> Callable[[Test], Test]:
    """Says that a whole test holds these numbers."""

    def mark(test: Test) -> Test:
        setattr(test, ATTRIBUTE, {"": numbers})
        return test

    return mark


def rows(held: Iterable[tuple[str, tuple[str, ...]]]) -> Callable[[Test], Test]:
    """Says which numbers each row of a table holds, by the row's name."""

    def mark(test: Test) -> Test:
        setattr(test, ATTRIBUTE, dict(held))
        return test

    return mark
