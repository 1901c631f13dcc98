"""Every row of the tables, and that every ruling and kind of effect has one."""

from typing import get_args

import pytest

from engine.core import tag_of
from engine.dice_game.content import Rule
from tests.engine.dice_game.casebook import Case, cases, check
from tests.engine.dice_game.conformance import PAGE, held

RULINGS = {f"R{number:02}" for number in range(1, 53)}  # the digest's forty and our own
EFFECTS = {tag_of(kind) for kind in get_args(Rule)}


@pytest.mark.parametrize("case", cases(), ids=lambda case: f"{'+'.join(case.rules)}: {case.name}")
def test_case(case: Case) -> None:
    check(case)


def test_every_ruling_and_every_kind_of_effect_is_held() -> None:
    rows = {rule for case in cases() for rule in case.rules}
    assert rows <= RULINGS | EFFECTS
    assert held().keys() >= RULINGS | EFFECTS


def test_the_conformance_page_lists_them_all() -> None:
    page = PAGE.path.read_text(encoding="utf-8")
    assert PAGE.text() == page, "run python -m tests.engine.dice_game.conformance"


def test_no_two_cases_have_one_name() -> None:
    names = [case.name for case in cases()]
    assert len(set(names)) == len(names)
