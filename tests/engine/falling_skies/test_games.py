"""Whole games: every city, side and level ends lawfully, and so do free games and campaigns."""

import pytest

from engine.falling_skies import Options
from engine.falling_skies.battle import Result
from engine.falling_skies.content import CityId, CitySide
from engine.falling_skies.mind.computer import Commander
from engine.falling_skies.rules import REASONS
from engine.falling_skies.state import Mode
from tests.engine.falling_skies.loading import game_content
from tests.engine.falling_skies.wandering import finished

CITIES = [(city, side) for city in game_content().cities for side in CitySide]
LEVELS = 5
FREE_GAMES = 25


@pytest.mark.parametrize(("city", "side"), CITIES)
def test_a_random_game_of_every_city_and_side_ends(city: CityId, side: CitySide) -> None:
    number = CITIES.index((city, side))
    state = finished(Options(city=city, side=side, level=number % LEVELS), number)
    assert state.outcome is not None
    assert state.outcome.reason in {result.value for result in Result}


def test_random_games_of_every_combination_end() -> None:
    scenarios, characters = set(), set()
    for number in range(FREE_GAMES):
        state = finished(Options(mode=Mode.FREE, level=number % LEVELS), number)
        assert state.battle is not None
        assert state.outcome is not None
        assert state.outcome.reason in REASONS
        scenarios.add(state.battle.setup.scenario)
        characters |= {member.character for member in state.battle.setup.team}
    assert len(scenarios) > FREE_GAMES // 4
    assert characters == set(game_content().characters)


def test_a_random_campaign_runs_to_its_final_score() -> None:
    state = finished(Options(mode=Mode.CAMPAIGN, level=2), 1)
    assert state.outcome is not None
    assert state.notebook is not None
    games = [game for record in state.notebook.battles for game in record.games]
    assert state.outcome.scores == (sum(2 if game.won else -1 for game in games),)


@pytest.mark.slow
def test_the_computer_wins_at_roswell_more_often_than_not() -> None:
    """Exact rates take longer than a test may: docs/conformance/falling_skies.md has them."""
    won = [finished(Options(level=0), number, Commander().choose).outcome for number in range(4)]
    assert sum(outcome is not None and bool(outcome.winners) for outcome in won) >= 3
