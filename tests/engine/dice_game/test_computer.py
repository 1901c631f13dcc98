"""The computer player in whole games; what it does in clear positions stands in `cases/computer.toml`."""

import pytest

from engine.dice_game.computer import choose
from engine.dice_game.content import Difficulty
from tests.engine.dice_game.digest import digest
from tests.engine.dice_game.figures import at_random, games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_computers_last_as_long_as_the_digests(players: int) -> None:
    figures = games([choose] * players, Difficulty.EASY, 24, "length")
    wanted = digest().turns_per_player[Difficulty.EASY][players - 2]
    assert figures.turns_per_player == pytest.approx(wanted, rel=0.2)


def test_the_computer_wins_nearly_always_against_chance() -> None:
    figures = games([choose, at_random, at_random], Difficulty.HARD, 16, "against chance")
    assert figures.wins[0] >= 14
