"""The New Wave is played by the rules, event by event."""

import pytest

from engine.new_wave import Options
from tests.referees.bending import FEWEST, Bent, expect_report, judged, never, nothing
from tests.referees.games import by_weight, play
from tests.referees.wave_referee import WaveReferee
from tests.titles import NEW_WAVE

pytestmark = pytest.mark.slow  # whole games, event by event

THRIFTY = by_weight(
    {"play_card": 5, "buy": 3, "hit": 3, "fire": 4, "end_turn": 0.2, "swap_offer": 0.3, "stay": 0.3}
)


def _game(seed: int) -> WaveReferee:
    referee = WaveReferee()
    for step in play(NEW_WAVE, Options(), 2, str(seed), THRIFTY):
        referee.see(step.action, step.events)
    outcome = NEW_WAVE.rules.outcome(step.state)
    assert outcome is not None
    referee.over(outcome.winners[0] if outcome.winners else None)
    return referee


def test_the_game_is_played_by_the_rules() -> None:
    found = judged(map(_game, range(12)))
    assert found.total() >= FEWEST
    enough = {"unit_moved": 500, "attacked": 1000, "building_placed": 50, "unit_fell": 10, "card_joined": 5}
    assert {kind: count for kind, count in enough.items() if found[kind] < count} == {}


BENT = [
    Bent("engine.new_wave.listing", "is_held", never, "R13"),
    Bent("engine.new_wave.listing", "repels_ufos", never, "section 4"),
    Bent("engine.new_wave.attack", "is_protected", never, "R12"),
    Bent("engine.new_wave.combat", "unit_defence", lambda *given: 1, "R10"),
    Bent("engine.new_wave.movement", "set_off_mines", nothing, "R3"),
]


@pytest.mark.parametrize("bent", BENT, ids=str)
def test_a_bent_rule_is_reported(monkeypatch: pytest.MonkeyPatch, bent: Bent) -> None:
    expect_report(monkeypatch, lambda seed: _game(100 + seed), bent)
