"""Even scenarios stay even: whole games of the hard player against itself, a sample."""

import pytest

from engine.core import SeededDice
from engine.miniatures import Options
from engine.miniatures.content import ScenarioId
from engine.miniatures.mind.computer import Computer
from engine.miniatures.mind.stratagems import Strategist
from engine.miniatures.state import State
from tests.engine.miniatures.loading import game_rules

pytestmark = pytest.mark.slow  # whole games

GAMES = 20
FEWEST, MOST = 0.25, 0.85  # of 20 games, if the true share lies between 50 and 62 %
MOVES = 4000  # a game that takes more has no end


def _play_out(scenario: str, number: int) -> State:
    rules = game_rules()
    mind = Computer(rules.book, Strategist)
    seed = f"balance {scenario} {number}".encode()
    state = rules.setup(Options(scenario=ScenarioId(scenario)), 2, SeededDice(seed, 0)).state
    for move in range(1, MOVES):
        asked = rules.decision(state)
        if asked is None:
            break
        dice, seat = SeededDice(seed, move), asked.seats[0]
        action = mind.choose(rules.view(state, seat), asked, rules.legal(state, seat), dice)
        state = rules.apply(state, seat, action, dice).state
    return state


@pytest.mark.parametrize("scenario", ["final-01", "final-06", "final-08"])
def test_neither_side_of_an_even_scenario_wins_nearly_always(scenario: str) -> None:
    ends = [_play_out(scenario, number).outcome for number in range(GAMES)]
    winners = [end.winners for end in ends if end is not None]
    assert len(winners) == GAMES, "a game without end"
    assert FEWEST <= sum(0 in seats for seats in winners) / GAMES <= MOST
