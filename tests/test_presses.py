"""Ceilings on the presses per turn of each game."""

import pytest

from tests.facts import facts_of
from tests.opaque import AnyTitle
from tests.presses import BEGIN, END, PAGE, each, measured
from tests.titles import POLISHED, TITLES

MOST_TO_TRY = 2  # presses from *Take your turn* to the first tried order

every_title = pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))


@every_title
def test_an_ordinary_turn_takes_few_presses(title: AnyTitle) -> None:
    unit, played = facts_of(title.id).unit, measured(title, 6)
    assert each(title, played) <= unit.most_presses
    assert max(turn.tried for turn in played) <= MOST_TO_TRY
    if not unit.kinds:  # a ceiling per turn holds for every turn
        assert max(turn.presses for turn in played) <= unit.most_presses


@pytest.mark.parametrize("title", POLISHED, ids=lambda title: str(title.id))
def test_the_page_keeps_the_ceilings(title: AnyTitle) -> None:
    _, _, part = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    lines = part.partition(END)[0].splitlines()
    rows = {line.split(" | ")[0].removeprefix("| "): line.rstrip(" |").split(" | ") for line in lines}
    unit = facts_of(title.id).unit
    assert title.id in rows, "not measured: python -m tests.presses"
    _, count, average, _, most, name, presses, tried = rows[title.id]
    assert (count, name) == (str(unit.turns), unit.name), "not measured: python -m tests.presses"
    assert float(presses) <= unit.most_presses
    assert float(average) <= unit.most_a_turn
    assert int(tried) <= MOST_TO_TRY
    if not unit.kinds:
        assert int(most) <= unit.most_presses
