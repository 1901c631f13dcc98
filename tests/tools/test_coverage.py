"""`python -m tools.coverage`: counts the events of games, and lists the missing ones."""

import json
from typing import Any

import pytest

from bot.cli.games.known_titles import KnownTitles
from tests.duel import DUEL
from tests.engine.games import games
from tests.titles import NEW_WAVE
from tools.coverage.__main__ import main
from tools.coverage.counting import coverage_of

KNOWN = KnownTitles(find=lambda: (DUEL,))


def _lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_all_that_occurred_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--title", "duel", "--option", "goal=1", "--seats", "computer,random"]
    assert main([*arguments, "--games", "5", "--json"], KNOWN) == 0
    *games, last = _lines(capsys)
    assert len(games) == 5
    assert last["coverage"]["action strike"] > 0
    assert set(last["coverage"]) >= {"action parry", "event hand_gained", "action burn"}
    assert main(arguments, KNOWN) == 0
    assert "reason=" in capsys.readouterr().out


def test_a_title_names_what_else_is_to_occur(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--title", "miniatures", "--scenario", "final-08", "--json"]
    assert main(arguments) == 0
    game, last = _lines(capsys)
    counts = last["coverage"]
    assert counts[f"outcome {game['reason']}"] == 1
    assert counts["profile martian_grunt"] > 0
    assert counts["action activate"] >= counts["profile martian_grunt"]
    assert {"skill star_crossed_lovers", "card f_lucky", "row f_giant_robot 3"} <= set(counts)
    assert "happening FE9" in counts
    assert {"score human loot", "score martian creatures"} <= set(counts)
    assert "profile deke" not in counts, "this one is in another scenario"


def test_all_that_can_be_counted_is_known_beforehand() -> None:
    counted: Any = coverage_of("new_wave")
    assert counted is not None
    for game in games(NEW_WAVE):
        known = set(counted.possible_tags(game.options))
        view = NEW_WAVE.rules.view(game.start, None)
        seen = set(counted.observed_tags(view, None, game.setup_events))
        for step in game.steps:
            seen |= set(counted.observed_tags(view, step.action, step.events))
        assert seen <= known
    kinds = {name.partition(" ")[0] for name in known}
    assert kinds == {"option", "bought", "building", "destroyed", "fired", "placed", "moved", "marker"}
    assert sum(name.startswith("option ") for name in known) == 38
