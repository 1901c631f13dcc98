"""Which rules a test holds that is no row of a table; kept on the test, where the matrix finds it."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

MODULES = (
    "test_digest",
    "test_content",
    "test_free",
    "test_campaign",
    "test_games",
)  # where such tests stand
ATTRIBUTE = "held_rules"


def holds(*rules: str) -> Callable[[Test], Test]:
    """Names the rules a test holds."""

    def mark(test: Test) -> Test:
        setattr(test, ATTRIBUTE, rules)
        return test

    return mark


def tests_with_rules() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields what each test is called in the matrix, and the rules it holds."""
    for module in MODULES:
        for name, test in vars(import_module(f"tests.engine.falling_skies.{module}")).items():
            if hasattr(test, ATTRIBUTE):
                words = name.removeprefix("test_").replace("_", " ")
                yield f"{module}: {words}", getattr(test, ATTRIBUTE)
