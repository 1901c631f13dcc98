"""Under Falling Skies is played by the rules: everything that follows from them is foreseen."""

import pytest

from engine.falling_skies import Options
from engine.falling_skies.content import CityId, CitySide
from tests.referees.bending import FEWEST, Bent, expect_report, judged, nothing
from tests.referees.games import by_weight, play
from tests.referees.skies_referee import SkiesReferee
from tests.titles import FALLING_SKIES

pytestmark = pytest.mark.slow  # whole games, event by event

CITIES = [(city, side) for city in ("roswell", "new_york", "washington") for side in ("normal", "damaged")]
BUSY = by_weight({"use_room": 6, "excavate": 3, "end_rooms": 0.3, "install": 3})


def _game(city: str, side: str, level: int, seed: int) -> SkiesReferee:
    options = Options(city=CityId(city), side=CitySide(side), level=level)
    referee: SkiesReferee | None = None
    for step in play(FALLING_SKIES, options, 1, f"{city} {side} {level} {seed}", BUSY):
        if referee is None:
            battle = FALLING_SKIES.rules.view(step.state, None).battle
            assert battle is not None
            referee = SkiesReferee(city, side, {laid.tile: laid.side.value for laid in battle.setup.sky})
        referee.see(step.action, step.events)
    assert referee is not None
    return referee


def test_the_game_is_played_by_the_rules() -> None:
    games = [(city, side, level) for city, side in CITIES for level in range(5)]
    found = judged(_game(*game, seed) for game in games for seed in range(4))
    assert found["foreseen"] >= 3 * FEWEST
    assert found["ship_launched"] > 500
    assert found["robot_installed"] > 10


BENT = [
    Bent("engine.falling_skies.cities", "ANTI_AIRCRAFT_SLOWING", 0, "T2"),
    Bent("engine.falling_skies.cities", "EXCAVATION_COST", 0, "T"),
    Bent("engine.falling_skies.rooms_phase", "ROBOT_MAX", 3, "R19"),
    Bent("engine.falling_skies.rooms_phase", "gain_energy", nothing, "T2"),
    Bent("engine.falling_skies.sky", "_topmost", lambda fleet, column: -column, "R12"),
    Bent("engine.falling_skies.mothership", "lose_research", nothing, "T2"),
]


@pytest.mark.parametrize("bent", BENT, ids=str)
def test_a_bent_rule_is_reported(monkeypatch: pytest.MonkeyPatch, bent: Bent) -> None:
    expect_report(monkeypatch, lambda seed: _game(*CITIES[seed % 6], seed % 5, 100 + seed), bent)
