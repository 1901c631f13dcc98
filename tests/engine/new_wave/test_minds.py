"""The three computer players: sensible choices where the quick one was seen to be foolish."""

import pytest

from engine.core import AtAGlance, Level, Mind, SeededDice, Thought, play
from engine.kit.temper import NEUTRAL
from engine.new_wave import Options
from engine.new_wave.actions import AnyAction, EndTurn
from engine.new_wave.board import civilians_left
from engine.new_wave.content import AreaId, BuildingId, CardId, Side
from engine.new_wave.mind import human_judgement, martian_judgement
from engine.new_wave.mind.computer import choose
from engine.new_wave.mind.experience import EXPERIENCE, lean
from engine.new_wave.mind.minds import easy_going, minds
from engine.new_wave.state import Civilians, State, UnitId, seat_of
from engine.new_wave.view import View
from tests.engine.new_wave.casebook import Cards, Case, given
from tests.engine.new_wave.loading import game_content, game_rules
from tests.engine.new_wave.test_computer import WON, winner

HARD: Mind[State, AnyAction, View] = minds(game_rules())[Level.HARD]
NORMAL: Mind[State, AnyAction, View] = AtAGlance(choose)
TRIPOD = UnitId("tripod_1")
SHIP = AreaId("western_highlands")


def thought(state: State, move: int, worlds: int) -> Thought[State, AnyAction, View]:
    rules, seat = game_rules(), seat_of(state.side)
    decision = rules.decision(state)
    assert decision is not None
    return Thought(
        view=rules.view(state, seat),
        decision=decision,
        legal=rules.legal(state, seat),
        dice=SeededDice(b"mind", move),
        worlds=tuple(rules.redeal(state, seat, SeededDice(b"deal", move)) for _ in range(worlds)),
    )


def turn(mind: Mind[State, AnyAction, View], state: State) -> State:
    """Plays a side's turn; returns the position before it ends, or the end of the war."""
    rules = game_rules()
    for move in range(1, 40):
        action = mind.choose(thought(state, move, mind.worlds))
        if action == EndTurn():
            return state
        state = play(rules, state, seat_of(state.side), action, SeededDice(b"turn", move)).state
        if rules.outcome(state) is not None:
            return state
    raise AssertionError("the turn does not end")


def martians(hand: str, at: str, **people: int) -> State:
    """Returns a Martian turn with one tripod and nothing to buy."""
    case = Case(
        rules=(),
        name="a tripod and its prey",
        side=Side.MARTIANS,
        civilians={AreaId(area): count for area, count in people.items()},
        units={TRIPOD: AreaId(at)},
        martians=Cards(hand=tuple(CardId(card) for card in hand.split())),
        humans=Cards(hand=(CardId("relocate"),) * 5),
    )
    return given(case, game_content())


MINDS = pytest.mark.parametrize("mind", [pytest.param(NORMAL, id="normal"), pytest.param(HARD, id="hard")])


@pytest.mark.parametrize(
    ("hand", "at", "people", "dead"),
    [
        pytest.param(
            "reap tripod",
            SHIP,
            {"central_lowlands": 3, "wales": 3},
            2,
            id="the first hand walks, then strikes",
        ),
        pytest.param(
            "reap reap power_supply",
            SHIP,
            {"central_lowlands": 3, "wales": 3},
            1,
            id="the first hand walks, then takes",
        ),
        pytest.param(
            "reap frightening_sound",
            "southern_uplands",
            {"north_west": 1, "wales": 3},
            1,
            id="no strike falls on an empty area before the tripod has walked",
        ),
        pytest.param(
            "reap reap reap tripod",
            "southern_uplands",
            {"north_west": 2, "yorkshire": 1, "wales": 3},
            3,
            id="it kills here, walks on and kills there",
        ),
    ],
)
@MINDS
def test_a_hand_that_can_kill_does(
    mind: Mind[State, AnyAction, View], hand: str, at: str, people: dict[str, int], dead: int
) -> None:
    state = martians(hand, at, **people)
    assert civilians_left(state) - civilians_left(turn(mind, state)) >= dead


@MINDS
def test_a_tripod_does_not_walk_to_and_fro(mind: Mind[State, AnyAction, View]) -> None:
    state = turn(mind, martians("reap reap", "central_lowlands", wales=3, north_west=3))
    assert state.units[TRIPOD].area in ("southern_uplands", "northumbria", "north_west")


@MINDS
def test_a_tripod_far_from_everybody_marches_through_mines(mind: Mind[State, AnyAction, View]) -> None:
    """The only path south is mined: two steps lead to the last civilians, not out and back."""
    case = Case(
        rules=(),
        name="a minefield and a long way",
        side=Side.MARTIANS,
        civilians={AreaId("east_anglia"): 2},
        units={TRIPOD: AreaId("central_lowlands")},
        buildings={AreaId("southern_uplands"): (BuildingId("landmines"),)},
        martians=Cards(hand=(CardId("reap"),) * 2),
        humans=Cards(hand=(CardId("relocate"),) * 5),
    )
    state = turn(mind, given(case, game_content()))
    assert state.units[TRIPOD].area in ("northumbria", "north_west")


def test_most_first_hands_that_can_kill_do() -> None:
    """A walk and a blow are enough; selling them for a tripod or a reactor stays the exception."""
    starts = [game_rules().setup(Options(), 2, SeededDice(b"first %d" % seed, 0)).state for seed in range(24)]
    able = [state for state in starts if sum(state.camp.hand.count(card) for card in ("reap", "tripod")) > 1]
    kills = [civilians_left(turn(NORMAL, state)) < civilians_left(state) for state in able]
    assert len(able) >= 16
    assert sum(kills) >= 0.6 * len(able)


@MINDS
def test_a_strike_falls_where_it_destroys_something(mind: Mind[State, AnyAction, View]) -> None:
    """A bunker next door stops the fog; open country on the other side does not."""
    case = Case(
        rules=(),
        name="one fog, two neighbours",
        side=Side.MARTIANS,
        civilians={AreaId("yorkshire"): 3, AreaId("wales"): 1},
        units={TRIPOD: AreaId("north_west")},
        buildings={AreaId("yorkshire"): (BuildingId("bunker"),)},
        martians=Cards(hand=(CardId("poisonous_fog"),)),
        humans=Cards(hand=(CardId("relocate"),) * 5),
    )
    state = turn(mind, given(case, game_content()))
    assert AreaId("wales") not in state.civilians


@MINDS
def test_the_last_of_an_area_are_killed_before_the_tripod_walks_on(
    mind: Mind[State, AnyAction, View],
) -> None:
    state = turn(mind, martians("reap reap", "north_west", north_west=1, wales=3))
    assert AreaId("north_west") not in state.civilians
    assert state.units[TRIPOD].area != "north_west"


def test_civilians_walk_to_the_tripod_only_to_fight() -> None:
    case = Case(
        rules=(),
        name="two guerrillas and a way",
        side=Side.HUMANS,
        civilians={area: 3 for area, spot in game_content().areas.items() if spot.civilians},
        units={TRIPOD: AreaId("southern_uplands")},
        humans=Cards(hand=(CardId("evacuate"), CardId("guerrilla"), CardId("guerrilla"))),
    )
    state = turn(HARD, given(case, game_content()))
    there = state.civilians.get(AreaId("southern_uplands"), Civilians(count=0))
    assert state.damage >= 2
    assert there.count == there.fought


@pytest.mark.parametrize("case", WON, ids=lambda case: case.name)
def test_it_wins_where_it_can(case: Case) -> None:
    assert winner(turn(HARD, given(case, game_content()))) == seat_of(case.side)


def test_the_same_thought_has_the_same_answer() -> None:
    state = game_rules().setup(Options(), 2, SeededDice(b"same", 0)).state
    assert len({HARD.choose(thought(state, 1, HARD.worlds)) for _ in range(3)}) == 1


@pytest.mark.parametrize("seed", range(4))
def test_easy_throws_no_card_out_of_the_game(seed: int) -> None:
    state = game_rules().setup(Options(), 2, SeededDice(b"easy %d" % seed, 0)).state
    easy: Mind[State, AnyAction, View] = AtAGlance(easy_going)
    assert not any(camp.box for camp in turn(easy, state).camps.values())
    assert any(camp.box for camp in turn(NORMAL, state).camps.values())


@pytest.mark.parametrize("side", list(Side))
def test_neutral_weights_are_the_tuned_ones(side: Side) -> None:
    assert lean(EXPERIENCE[side], side, NEUTRAL) == EXPERIENCE[side]
    assert martian_judgement.weights_of(NEUTRAL) == martian_judgement.W
    assert human_judgement.weights_of(NEUTRAL) == human_judgement.W
