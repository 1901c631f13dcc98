"""A marker for tests outside the tables that names their rules, for the matrix."""

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
)  # the modules of such tests
ATTRIBUTE = "held_rules"


def holds(*rules: str) -> Callable[[Test], Test]:
    """Names the rules of a test."""

    def mark(test: Test) -> Test:
        setattr(test, ATTRIBUTE, rules)
        return test

    return mark


def tests_with_rules() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yields the name of each test in the matrix, and its rules."""
    for module in MODULES:
        for name, test in vars(import_module(f"tests.engine.falling_skies.{module}")).items():
            if hasattr(test, ATTRIBUTE):
                words = name.removeprefix("test_").replace("_", " ")
                yield f"{module}: {words}", getattr(test, ATTRIBUTE)
