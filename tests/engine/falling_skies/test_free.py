"""Free play: any combination, and its rating (R47)."""

from itertools import combinations

import pytest

from engine.core import Refused, ScriptedDice, Seat, SeededDice, play, tag_of
from engine.falling_skies import Options
from engine.falling_skies.actions import AnyAction, Begin
from engine.falling_skies.content import CityId, CitySide, ScenarioId, SkySide
from engine.falling_skies.events import DiceRolled, DifficultyRated, GameBegan, RoundBegan, ScenarioBegan
from engine.falling_skies.pieces import grey, white
from engine.falling_skies.refusals import AnyRefusal
from engine.falling_skies.state import Mode, State
from tests.engine.casebook import is_reason
from tests.engine.falling_skies.casebook import parse
from tests.engine.falling_skies.loading import game_rules
from tests.engine.holding import holds

RULES = game_rules()
COMMANDER = Seat(0)
FREE = Options(mode=Mode.FREE)


def _after(*said: str) -> State:
    state = RULES.setup(FREE, 1, ScriptedDice()).state
    for number, written in enumerate(said):
        dice = SeededDice(b"free", number)
        state = play(RULES, state, COMMANDER, parse(written, AnyAction), dice).state
    return state


@holds("S7.10")
@pytest.mark.parametrize(
    ("said", "rating", "epic"),
    [
        ((), 0, 0),
        (("draw_sky level=3",), 3, 3),
        (("lay_tile tile=sky1 side=hard",), 1, 1),
        (("lay_tile tile=adv1 side=easy",), 1, 1),
        (("lay_tile tile=adv1 side=hard", "lay_tile tile=adv2 side=hard"), 4, 4),
        (("pick_city_side side=damaged",), -0.5, 0.5),
        (("pick_scenario scenario=storm",), 1, 1),
        (("pick_scenario scenario=final_battle",), 1, 1),
        (("pick_scenario scenario=storm", "no_scenario"), 0, 0),
        (("recruit character=moss side=standard",), -0.5, 0.5),
        (("recruit character=moss side=standard", "recruit character=moss side=upgraded"), -1, 1),
        (("recruit character=moss side=upgraded", "dismiss character=moss"), 0, 0),
        (
            (
                "draw_sky level=4",
                "pick_scenario scenario=satellites",
                "pick_city_side side=damaged",
                "recruit character=bell side=upgraded",
                "recruit character=wang side=standard",
            ),
            3,
            7,
        ),
    ],
)
def test_a_game_is_rated_in_black_and_yellow_stars(said: tuple[str, ...], rating: float, epic: float) -> None:
    difficulty = RULES.view(_after(*said), None).difficulty
    assert difficulty is not None
    assert (difficulty.rating, difficulty.epic) == (rating, epic)


@holds("S7.10")
def test_the_change_is_told_with_its_stars() -> None:
    state = _after("recruit character=moss side=standard")
    step = play(RULES, state, COMMANDER, parse("pick_scenario scenario=storm", AnyAction), ScriptedDice())
    assert step.events == (DifficultyRated(rating=0.5, epic=1.5),)


@holds("R47")
def test_the_beginning_is_told() -> None:
    state = _after("pick_city city=paris", "lay_tile tile=sky3 side=hard")
    step = play(RULES, state, COMMANDER, Begin(), ScriptedDice(1, 2, 3, 4, 5))
    begun = (GameBegan(city=CityId("paris"), side=CitySide.NORMAL, level=1), RoundBegan(round=1))
    rolled = DiceRolled(dice=(grey(1), grey(2), grey(3), white(4), white(5)))
    assert step.events == (*begun, rolled)
    state = _after("pick_city city=paris", "lay_tile tile=sky3 side=hard", "pick_scenario scenario=storm")
    step = play(RULES, state, COMMANDER, Begin(), ScriptedDice(1, 2, 3, 4, 5))
    assert step.events == (begun[0], ScenarioBegan(scenario=ScenarioId("storm")), begun[1], rolled)


@holds("R47")
def test_rounds_are_counted_from_the_beginning() -> None:
    assert [RULES.round(_after()), RULES.round(_after("begin"))] == [0, 1]


@holds("R47")
def test_what_was_put_together_is_played() -> None:
    state = _after(
        "pick_city city=tokyo",
        "pick_city_side side=damaged",
        "pick_scenario scenario=final_battle",
        "lay_tile tile=sky5 side=back",
        "lay_tile tile=adv3 side=hard",
        "recruit character=wang side=upgraded",
        "begin",
    )
    assert state.battle is not None
    setup = state.battle.setup
    assert (setup.city, setup.side.value, setup.scenario) == ("tokyo", "damaged", "final_battle")
    assert [f"{laid.tile} {laid.side.value}" for laid in setup.sky] == [
        "sky1 easy",
        "sky2 easy",
        "adv3 hard",
        "sky4 easy",
        "sky5 back",
    ]
    assert [(member.character, member.side.value) for member in setup.team] == [("wang", "upgraded")]
    assert setup.level == 1


@holds("R25")
@pytest.mark.parametrize("level", range(5))
def test_the_threat_level_turns_that_many_tiles_chosen_at_random(level: int) -> None:
    turned = set()
    for seed in range(40):
        state = RULES.setup(Options(level=level), 1, SeededDice(b"sky", seed)).state
        sky = state.in_play.setup.sky
        assert [laid.tile for laid in sky] == ["sky1", "sky2", "sky3", "sky4"]
        turned.add(tuple(laid.tile for laid in sky if laid.side is SkySide.HARD))
    assert turned == set(combinations(("sky1", "sky2", "sky3", "sky4"), level))


@holds("R47")
def test_the_last_tile_leaves_with_its_scenario() -> None:
    with_it = _after("pick_scenario scenario=final_battle")
    without = _after("pick_scenario scenario=final_battle", "pick_scenario scenario=storm")
    assert [len(RULES.view(state, None).draft.sky) for state in (with_it, without)] == [5, 4]  # type: ignore[union-attr] # a draft lies there


@holds("R47")
def test_drawing_a_sky_again_leaves_the_last_tile() -> None:
    state = _after("pick_scenario scenario=final_battle", "draw_sky level=2")
    draft = RULES.view(state, None).draft
    assert draft is not None
    assert draft.level == 2
    assert draft.sky[-1].tile == "sky5"


@holds("R47")
@pytest.mark.parametrize(
    ("said", "refused", "why"),
    [
        ((), "pick_city city=roswell", "same_already"),
        ((), "pick_city city=atlantis", "not_on_offer"),
        ((), "pick_city_side side=normal", "same_already"),
        ((), "no_scenario", "same_already"),
        ((), "pick_scenario scenario=peace", "not_on_offer"),
        (("pick_scenario scenario=storm",), "pick_scenario scenario=storm", "same_already"),
        ((), "lay_tile tile=sky1 side=easy", "same_already"),
        ((), "lay_tile tile=sky5 side=front", "not_on_offer"),
        ((), "lay_tile tile=sky1 side=front", "not_on_offer"),
        ((), "draw_sky level=5", "not_on_offer"),
        ((), "draw_sky level=-1", "not_on_offer"),
        ((), "dismiss character=moss", "not_in_team character=moss"),
        ((), "recruit character=nobody side=standard", "not_on_offer"),
        (("recruit character=moss side=upgraded",), "recruit character=moss side=upgraded", "same_already"),
        ((), "end_rooms", "other_question"),
    ],
)
def test_what_cannot_be_put_together_is_refused(said: tuple[str, ...], refused: str, why: str) -> None:
    with pytest.raises(Refused) as raised:
        play(RULES, _after(*said), COMMANDER, parse(refused, AnyAction), ScriptedDice())
    assert is_reason(raised.value.refusal, parse(why, AnyRefusal))


def test_everything_legal_can_be_said() -> None:
    state = _after("pick_scenario scenario=final_battle", "recruit character=moss side=standard")
    legal = RULES.legal(state, COMMANDER)
    kinds = {tag_of(action) for action in legal}
    assert kinds == {
        "begin",
        "pick_city",
        "pick_city_side",
        "pick_scenario",
        "no_scenario",
        "draw_sky",
        "lay_tile",
        "recruit",
        "dismiss",
    }
    for number, action in enumerate(legal):
        assert RULES.apply(state, COMMANDER, action, SeededDice(b"any", number)).events
