"""The miniatures are played and set up by the rules, event by event."""

import random
from collections.abc import Iterable, Sequence

import pytest

from engine.miniatures import Options
from engine.miniatures.content import ScenarioId
from tests.referees.bending import FEWEST, Bent, expect_report, judged, never, nobody, nothing
from tests.referees.games import by_weight, play
from tests.referees.ground import distance
from tests.referees.miniatures_referee import MiniaturesReferee
from tests.referees.setups import PLANS, SetupReferee
from tests.referees.verdict import Told
from tests.titles import MINIATURES

pytestmark = pytest.mark.slow  # whole games, event by event

FIERCE = by_weight(
    {
        "shoot": 4,
        "aim_and_shoot": 3,
        "fight": 5,
        "freeze": 5,
        "move": 3,
        "trigger": 2,
        "hunt_down": 2,
        "deploy": 0.3,
        "deploy_rest": 3,
        "draw": 3,
        "discard": 0.3,
        "finish": 0.6,
        "end_turn": 0.7,
    }
)
STEP_BY_STEP = by_weight({"deploy_rest": 0.02})


def _game(scenario: str, seed: int) -> MiniaturesReferee:
    """Plays a game in which figures seek each other."""
    referee = MiniaturesReferee(scenario)

    def choose(actions: Sequence[Told], mind: random.Random) -> int:
        moves = [number for number, action in enumerate(actions) if action["type"] == "move"]
        foes = [one.at for one in referee.figures.values() if one.at and one.side != referee.turn]
        if not moves or not foes or mind.random() < 0.4:
            return FIERCE(actions, mind)
        return min(moves, key=lambda number: min(distance(actions[number]["to"], foe) for foe in foes))

    options = Options(scenario=ScenarioId(scenario))
    for step in play(MINIATURES, options, 2, f"{scenario} {seed}", choose):
        walls = {str(wall.edge): wall.height.value for wall in MINIATURES.rules.view(step.state, None).walls}
        referee.see(step.action, _with_walls(step.events, walls))
    return referee


def _with_walls(events: Iterable[Told], walls: dict[str, str]) -> list[Told]:
    """Returns events; a collapse comes with the walls that everybody sees afterwards."""
    return [{**event, "walls": walls} if event["type"] == "walls_collapsed" else event for event in events]


def _setup(scenario: str, seed: int) -> SetupReferee:
    """Sets a scenario up, figure by figure, and stops at the first turn."""
    referee, options = SetupReferee(scenario), Options(scenario=ScenarioId(scenario))
    for step in play(MINIATURES, options, 2, f"{scenario} {seed}", STEP_BY_STEP):
        referee.see(step.action, step.events)
        if any(event["type"] == "turn_began" for event in step.events):
            break
    view = MINIATURES.rules.view(step.state, None)
    referee.check(
        {str(one.id): one.side.value for one in view.figures.values()},
        [str(marker.at) for marker in view.markers],
        {side.value: seen.cards for side, seen in view.sides.items()},
    )
    return referee


def test_the_game_is_played_by_the_rules() -> None:
    found = judged(_game(scenario, seed) for scenario in PLANS for seed in range(3))
    assert found.total() >= FEWEST
    enough = {"shot_fired": 300, "fight_fought": 300, "moved": 1000, "fright_tested": 30, "endured": 50}
    assert {kind: count for kind, count in enough.items() if found[kind] < count} == {}


@pytest.mark.parametrize("scenario", PLANS)
def test_every_scenario_is_set_up_as_its_table_says(scenario: str) -> None:
    for seed in range(8):
        assert _setup(scenario, seed).judged


BENT = [
    Bent("engine.miniatures.pools", "BASE_DICE", 4, "R4.4"),
    Bent("engine.miniatures.pools", "ARMOUR", 2, "R16.11"),
    Bent("engine.miniatures.harm", "NERVE", 4, "R8.1"),
    Bent("engine.miniatures.attack", "fright_tests", nothing, "R8.1"),
    Bent("engine.miniatures.activation", "MOVE", 3, "R2.1"),
    Bent("engine.miniatures.field:Field", "friends", nobody, "R7.2"),
    Bent("engine.miniatures.field:Field", "must_fight", never, "R3.5"),
    Bent("engine.miniatures.field:Field", "_brave_squares", nobody, "R16.6"),
    Bent("engine.miniatures.deeds", "meet_civilians", nothing, "Q85"),
    Bent("engine.miniatures.tokens", "CATTLE_DICE", 5, "R4.7"),
]


@pytest.mark.parametrize("bent", BENT, ids=str)
def test_a_bent_rule_is_reported(monkeypatch: pytest.MonkeyPatch, bent: Bent) -> None:
    scenarios = sorted(PLANS)
    expect_report(monkeypatch, lambda seed: _game(scenarios[seed % len(scenarios)], 100 + seed), bent)


BENT_SETUPS = [
    Bent("engine.miniatures.setup", "HAND_SIZE", 5, "R18.3"),
    Bent("engine.miniatures.deployment", "_squares_to_fill", nobody, "R21.9"),
]


@pytest.mark.parametrize("bent", BENT_SETUPS, ids=str)
def test_a_bent_set_up_is_reported(monkeypatch: pytest.MonkeyPatch, bent: Bent) -> None:
    scenarios = sorted(PLANS)
    expect_report(monkeypatch, lambda seed: _setup(scenarios[seed % len(scenarios)], 100 + seed), bent)
