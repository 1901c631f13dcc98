"""Tests by the rules they hold: a marker for tests outside the tables, and lists for a conformance page."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from typing import NamedTuple, TypeVar

Test = TypeVar("Test", bound=Callable[..., object])

ATTRIBUTE = "held_rules"


class Held(NamedTuple):
    """A case or a test, and the rules it holds."""

    name: str
    rules: Iterable[str]


def holds(*rules: str) -> Callable[[Test], Test]:
    """Names the rules of a test."""
    return holds_rows([Held("", rules)])


def holds_rows(held: Iterable[tuple[str, Iterable[str]]]) -> Callable[[Test], Test]:
    """Names the rules of each row of a test, by the row's name."""

    def mark(test: Test) -> Test:
        setattr(test, ATTRIBUTE, [Held(*row) for row in held])
        return test

    return mark


def rows_of(test: object) -> list[Held]:
    """Returns the rows of a test, one without a name if it has none; empty if it names no rules."""
    rows: list[Held] = getattr(test, ATTRIBUTE, [])
    return rows


def marked(game: str, module: str) -> Iterator[Held]:
    """Yields the marked tests of a module."""
    for name, test in vars(import_module(f"tests.engine.{game}.{module}")).items():
        for row in rows_of(test):
            yield Held(name.removeprefix("test_").replace("_", " "), row.rules)


def by_rule(tests: Iterable[Held]) -> Mapping[str, list[str]]:
    """Returns the names of the tests of each rule."""
    found: dict[str, list[str]] = defaultdict(list)
    for test in tests:
        for rule in test.rules:
            found[rule].append(test.name)
    return dict(found)
