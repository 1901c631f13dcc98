"""The matrix of the conformance page: every ruling and effect with its tests.

`python -m tests.engine.dice_game.conformance` rewrites it in the page.
"""

from collections import defaultdict

from tests.engine.dice_game.casebook import cases
from tests.engine.dice_game.holding import tests_by_ruling
from tests.pages import MatrixPage, rows


def matrix() -> str:
    """Returns the table: rulings by number, then kinds of effect by name."""
    held: dict[str, list[str]] = defaultdict(list)
    for case in cases():
        for rule in case.rules:
            held[rule].append(case.name)
    for rule, names in tests_by_ruling().items():
        held[rule] += [f"*{name}*" for name in names]
    links = {rule: PAGE.link(rule) for rule in sorted(held, key=_order)}
    lines = [line for rule, link in links.items() for line in rows(link, held[rule])]
    return "\n".join(["| rule | held by cases, and by *tests* |", "|---|---|", *lines])


def _order(rule: str) -> tuple[bool, str]:
    return not rule.startswith("R"), rule


PAGE = MatrixPage("dice_game", matrix)

if __name__ == "__main__":
    PAGE.write()
