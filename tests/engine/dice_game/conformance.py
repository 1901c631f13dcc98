"""The matrix of the conformance page: every ruling and effect with its tests.

`python -m tests.engine.dice_game.conformance` rewrites it in the page.
"""

from collections import defaultdict
from pathlib import Path

from tests.engine.dice_game.casebook import cases
from tests.engine.dice_game.holding import tests_by_ruling
from tests.pages import rows, rule_link, with_part

PAGE = Path(__file__).parents[3] / "docs" / "conformance" / "dice_game.md"
BEGIN, END = "<!-- matrix -->", "<!-- end of matrix -->"


def matrix() -> str:
    """Returns the table: rulings by number, then kinds of effect by name."""
    held: dict[str, list[str]] = defaultdict(list)
    for case in cases():
        for rule in case.rules:
            held[rule].append(case.name)
    for rule, names in tests_by_ruling().items():
        held[rule] += [f"*{name}*" for name in names]
    links = {rule: rule_link(rule, "dice_game", PAGE) for rule in sorted(held, key=_order)}
    lines = [line for rule, link in links.items() for line in rows(link, held[rule])]
    return "\n".join(["| rule | held by cases, and by *tests* |", "|---|---|", *lines])


def _order(rule: str) -> tuple[bool, str]:
    return not rule.startswith("R"), rule


def with_matrix(page: str) -> str:
    """Returns the page with the present matrix."""
    return with_part(page, BEGIN, END, matrix())


if __name__ == "__main__":
    PAGE.write_text(with_matrix(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
