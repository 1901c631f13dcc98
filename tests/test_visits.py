"""Ceilings on the visits per game."""

import pytest

from bot.store.rows import ReactionMode
from tests.visits import PAGE, tables, visits

PLAYS = {play.name: play for play in tables()}
AT_MOST = {
    "final-01": 24,
    "final-09": 50,
    "final-10": 50,
}  # on average, with default settings


@pytest.mark.parametrize(("name", "automatic", "counts"), [("final-01", 18, 30), ("final-02", 16, 20)])
def test_a_game_is_handed_over_no_more_often_than_it_was(name: str, automatic: int, counts: int) -> None:
    found = visits(PLAYS[name], 0)
    assert found[ReactionMode.AUTOMATIC] <= automatic
    assert found[ReactionMode.AUTOMATIC] < found[ReactionMode.COUNTS] <= counts
    assert found[ReactionMode.COUNTS] < found[ReactionMode.ASK]


def test_the_page_names_every_table_and_the_long_ones_keep_their_ceiling() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    measured = {line.split(" | ")[0].removeprefix("| "): line.split(" | ") for line in lines if "|" in line}
    for name in PLAYS:
        assert name in measured, f"{name} was not measured: python -m tests.visits"
    for name, most in AT_MOST.items():
        assert int(measured[name][4]) <= most, name
