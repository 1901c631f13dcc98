"""A marker for tests outside the tables that names the rulings they test."""

from collections.abc import Callable
from importlib import import_module
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., None])

_held: dict[str, list[str]] = {}
MODULES = ("test_table", "test_odds")  # the modules of such tests


def holds(*rulings: str) -> Callable[[Test], Test]:
    """Names the rulings of a test."""

    def named(test: Test) -> Test:
        for ruling in rulings:
            _held.setdefault(ruling, []).append(test.__name__.removeprefix("test_").replace("_", " "))
        return test

    return named


def tests_by_ruling() -> dict[str, list[str]]:
    for module in MODULES:
        import_module(f"tests.engine.dice_game.{module}")
    return _held


def held() -> set[str]:
    return set(tests_by_ruling())
