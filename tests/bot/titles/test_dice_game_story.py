"""The story of the dice game: what a turn comes to, and what is told by the way."""

from engine.dice_game.events import Claimed, Nuked, NukesMarked
from tests.bot.titles.turn_results import results
from tests.titles import DICE_GAME


def test_a_turn_results_in_its_nukes_or_its_claim() -> None:
    nuked = claimed = 0
    for events, told in results(DICE_GAME):
        if any(isinstance(event, Claimed) for event in events):
            claimed += 1
            assert isinstance(told[-1], Claimed)
        elif any(isinstance(event, Nuked) for event in events):
            nuked += 1
            assert isinstance(told[-1], Nuked | NukesMarked)
    assert nuked > 10
    assert claimed > 10
