"""The matrix of the conformance page: every ruling and effect with its tests.

`python -m tests.engine.dice_game.conformance` rewrites it in the page.
"""

from collections.abc import Mapping

from tests.engine.dice_game.casebook import cases
from tests.engine.holding import Held, by_rule, marked
from tests.pages import MatrixPage, rows

MODULES = ("test_table", "test_odds")  # with tests outside the tables


def held() -> Mapping[str, list[str]]:
    """Returns the names of the tests of each ruling and effect: cases first, then tests."""
    tests = (Held(f"*{test.name}*", test.rules) for module in MODULES for test in marked("dice_game", module))
    return by_rule([*(Held(case.name, case.rules) for case in cases()), *tests])


def matrix() -> str:
    """Returns the table: rulings by number, then kinds of effect by name."""
    by_number = sorted(held().items(), key=lambda item: (not item[0].startswith("R"), item[0]))
    lines = [line for rule, names in by_number for line in rows(PAGE.link(rule), names)]
    return "\n".join(["| rule | held by cases, and by *tests* |", "|---|---|", *lines])


PAGE = MatrixPage("dice_game", matrix)

if __name__ == "__main__":
    PAGE.write()
