"""The matrix of the conformance page: every number of the rules with its cases and tests.

`python -m tests.engine.falling_skies.conformance` rewrites it in the page.
"""

from collections.abc import Mapping
from functools import cache

from tests.engine.falling_skies.casebook import cases_by_file
from tests.engine.falling_skies.numbers import chapters
from tests.engine.holding import Held, by_rule, marked
from tests.pages import MatrixPage, rows

# with tests outside the tables
MODULES = ("test_digest", "test_content", "test_free", "test_campaign", "test_games")


@cache
def held() -> Mapping[str, list[str]]:
    """Returns the names of the tests of each number: cases first, then tests."""
    cases = [
        Held(f"{file}: {case.name}", case.rules) for file, some in cases_by_file().items() for case in some
    ]
    tests = [
        Held(f"*{module}: {test.name}*", test.rules)
        for module in MODULES
        for test in marked("falling_skies", module)
    ]
    return by_rule([*cases, *tests])


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
