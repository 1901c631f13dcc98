"""The dice game is played by the rules, event by event."""

import pytest

from engine.dice_game import Options
from engine.dice_game.content import Difficulty
from tests.referees.bending import FEWEST, Bent, expect_report, judged, nothing
from tests.referees.dice_referee import DiceReferee
from tests.referees.games import by_weight, play
from tests.titles import DICE_GAME

pytestmark = pytest.mark.slow  # whole games, event by event

DARING = by_weight({"reroll": 2, "waive": 0.1, "decline": 0.3})


def _game(seats: int, seed: int) -> DiceReferee:
    referee = DiceReferee(seats)
    options = Options(difficulty=Difficulty.EASY if seed % 2 else Difficulty.HARD)
    for step in play(DICE_GAME, options, seats, f"{seats} {seed}", DARING):
        referee.see(step.action, step.events)
    assert referee.over
    return referee


def test_the_game_is_played_by_the_rules() -> None:
    found = judged(_game(seats, seed) for seats in range(2, 7) for seed in range(16))
    assert found.total() >= FEWEST
    assert {"claimed", "nuked", "last_round", "game_ended", "token_forfeited", "thrown_again"} <= set(found)


BENT = [
    Bent("engine.dice_game.effects", "dice_count", lambda book, state: 8, "R02"),
    Bent("engine.dice_game.after_roll", "_no_reroll", nothing, "Golden Gate Bridge"),
    Bent("engine.dice_game.reckoning", "nuke_limit", lambda *given: 99, "R0"),
    Bent("engine.dice_game.rounds", "next_seat", lambda seat, seats: seat, "R31"),
    Bent("engine.dice_game.scoring", "place_in_round", lambda state, seat: -seat, "R34"),
]


@pytest.mark.parametrize("bent", BENT, ids=str)
def test_a_bent_rule_is_reported(monkeypatch: pytest.MonkeyPatch, bent: Bent) -> None:
    expect_report(monkeypatch, lambda seed: _game(2 + seed % 5, 100 + seed), bent)
