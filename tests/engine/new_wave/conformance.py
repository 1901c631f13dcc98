"""The matrix of the conformance page: every ruling, card option and building with its cases.

`python -m tests.engine.new_wave.conformance` updates it in the page.
"""

from collections.abc import Iterator, Mapping

from engine.new_wave.actions import AnyAction, Join, PlayCard
from tests.engine.holding import Held, by_rule
from tests.engine.new_wave.casebook import Case, load_cases, parse
from tests.engine.new_wave.loading import game_content
from tests.pages import MatrixPage, rows


def matrix() -> str:
    """Returns the tables: rulings by number, options in the order of the cards, buildings."""
    cases = load_cases()
    held = by_rule(Held(case.name, (*case.rules, *dict.fromkeys(_subjects(case)))) for case in cases)
    game = game_content()
    rules = sorted({rule for case in cases for rule in case.rules}, key=_order)
    options = {f"{card}: {mode.id}": mode.id for card, each in game.cards.items() for mode in each.modes}
    buildings = {str(kind): str(kind) for kind in game.buildings if kind != game.figures.ship}
    return "\n\n".join(
        (
            _table("rule", {PAGE.link(rule): rule for rule in rules}, held),
            _table("option of a card", options, held),
            _table("building", buildings, held),
        )
    )


def _subjects(case: Case) -> Iterator[str]:
    """Yields the options that a case plays, and the buildings in it."""
    for written in case.play:
        action = parse(written, AnyAction)
        if isinstance(action, PlayCard | Join):
            yield action.mode
    for kinds in case.buildings.values():
        yield from kinds


def _order(rule: str) -> tuple[str, int]:
    return rule[0], int(rule[1:])


def _table(head: str, things: Mapping[str, str], held: Mapping[str, list[str]]) -> str:
    lines = [line for label, key in things.items() for line in rows(label, held[key])]
    return "\n".join([f"| {head} | cases |", "|---|---|", *lines])


PAGE = MatrixPage("new_wave", matrix)

if __name__ == "__main__":
    PAGE.write()
