"""The matrix of the conformance page: every number of the rules with its tests.

`python -m tests.engine.miniatures.conformance` rewrites it in the page.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from types import ModuleType

from tests.engine.holding import Held, by_rule, rows_of
from tests.engine.miniatures.numbers import CHAPTERS, WITHOUT_USE
from tests.pages import ROOT, MatrixPage, rows

PLACES = {  # modules with tests of rules, and the prefix of their names
    "tests/engine/miniatures/test_*.py": "",
    "tests/bot/titles/test_miniatures_*.py": "table: ",
    "tests/bot/playing/test_table_team.py": "table: ",
}
TITLES = {
    "R0": "Components and terms",
    "R1": "Rounds and turns",
    "R2": "What an activated figure may do",
    "R3": "Movement",
    "R4": "Shooting",
    "R5": "Line of sight",
    "R6": "Dice",
    "R7": "Fights",
    "R8": "Frightened",
    "R9": "Cards",
    "R10": "Support cards",
    "R11": "Event cards",
    "R12": "Effect keywords",
    "R13": "Random places and scatter",
    "R14": "Creature and artefact markers",
    "R15": "Heroics",
    "R16": "Skills",
    "R17": "Profiles",
    "R18": "Set-up",
    "R19": "Victory",
    "R20": "More than two players",
    "R21": "The ten scenarios",
    "RB": "The beta rule set",
    "B": "Sight on the grid; turn machine and reaction windows",
    "Q": "Rulings on doubts",
    "Ours": "rulings beyond those",
    "Cards": "Halves of cards",
    "Events": "Events",
}


@cache
def held() -> Mapping[str, list[str]]:
    """Returns the names of the tests of each number, from the marks on the tests."""
    tests = (
        Held(f"{place}{_label(name, row)}", row.rules)
        for module, place in _modules()
        for name, test in vars(module).items()
        for row in rows_of(test)
    )
    return {number: sorted(dict.fromkeys(labels)) for number, labels in by_rule(tests).items()}


def _label(test: str, row: Held) -> str:
    """Returns the name of a row, with its test if it is not one of a table; the test if it has no rows."""
    return row.name if ": " in row.name else f"{test}[{row.name}]" if row.name else test


def _modules() -> Iterator[tuple[ModuleType, str]]:
    for pattern, place in PLACES.items():
        for path in sorted(ROOT.glob(pattern)):
            yield import_module(".".join(path.relative_to(ROOT).with_suffix("").parts)), place


def matrix() -> str:
    """Returns the matrix as Markdown, one table per chapter."""
    found = held()
    parts: list[str] = []
    for chapter, numbers in CHAPTERS:
        parts += ["", f"## {chapter} {TITLES[chapter]}", "", "| number | held by |", "| --- | --- |"]
        for number in numbers:
            parts += rows(PAGE.link(number), _cells(number, found.get(number, [])))
    return "\n".join(parts[1:])


def _cells(number: str, labels: list[str]) -> list[str]:
    reasons = [f"*{WITHOUT_USE[number]}*"] if number in WITHOUT_USE else []
    return [*reasons, *(label.replace("|", "\\|") for label in labels)]


PAGE = MatrixPage("miniatures", matrix)

if __name__ == "__main__":
    PAGE.write()
