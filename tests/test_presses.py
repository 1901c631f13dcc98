"""Ceilings: a change that makes people press more is noticed."""

import pytest

from tests.presses import BEGIN, END, PAGE, UNITS, each, measured
from tests.titles import TITLES

AT_MOST = {"miniatures": 6.0, "dice_game": 2.0, "falling_skies": 2.0, "new_wave": 2.0}
BY_ID = {title.id: title for title in TITLES}


@pytest.mark.parametrize("title", AT_MOST)
def test_an_ordinary_turn_takes_few_presses(title: str) -> None:
    played = measured(BY_ID[title], 6)
    assert each(BY_ID[title], played) <= AT_MOST[title]
    if not UNITS[title].kinds:  # what is counted by the turn holds for every one of them
        assert max(turn.presses for turn in played) <= AT_MOST[title]


def test_the_page_keeps_the_ceilings() -> None:
    _, _, part = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    lines = part.partition(END)[0].splitlines()
    rows = {line.split(" | ")[0].removeprefix("| "): line.rstrip(" |").split(" | ") for line in lines}
    for title, most in AT_MOST.items():
        assert rows[title][1:2] == ["20"], f"{title} was not measured: python -m tests.presses"
        assert rows[title][5] == UNITS[title].name
        assert float(rows[title][6]) <= most, title
        if not UNITS[title].kinds:
            assert int(rows[title][4]) <= most, title
