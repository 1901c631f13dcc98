"""The matrix of the conformance page: every number of the rules with its cases and tests.

`python -m tests.engine.falling_skies.conformance` rewrites it in the page.
"""

from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from tests.engine.falling_skies.casebook import cases_by_file
from tests.engine.falling_skies.holding import tests_with_rules
from tests.engine.falling_skies.numbers import chapters
from tests.pages import MatrixPage, rows


@cache
def held() -> Mapping[str, list[str]]:
    """Returns the names of the tests of each number: cases first, then tests."""
    found: dict[str, list[str]] = defaultdict(list)
    for file, cases in cases_by_file().items():
        for case in cases:
            for rule in case.rules:
                found[rule].append(f"{file}: {case.name}")
    for test, rules in tests_with_rules():
        for rule in rules:
            found[rule].append(f"*{test}*")
    return dict(found)


def matrix() -> str:
    """Returns one table per chapter, with one line per test of a number."""
    return "\n\n".join(_table(heading, rules) for heading, rules in chapters().items())


def _table(heading: str, rules: list[str]) -> str:
    holders = held()
    lines = [line for rule in rules for line in rows(PAGE.link(rule), holders.get(rule, []))]
    return "\n".join((f"### {heading}", "", "| rule | held by |", "|---|---|", *lines))


PAGE = MatrixPage("falling_skies", matrix)

if __name__ == "__main__":
    PAGE.write()
