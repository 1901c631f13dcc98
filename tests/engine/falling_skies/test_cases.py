"""Every case of the tables, and that the tables are complete."""

import pytest

from engine.core import tag_of
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.refusals import AnyRefusal
from tests.engine.falling_skies.casebook import Case, check, load_cases

CASES = load_cases()

OUTSIDE_A_GAME = {
    "pick_city",
    "pick_city_side",
    "pick_scenario",
    "no_scenario",
    "draw_sky",
    "lay_tile",
    "recruit",
    "dismiss",
    "begin",
    "defend",
    "defend_last",
    "set_level",
    "turn_page",
}


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{'+'.join(case.rules)}: {case.name}")
def test_case(case: Case) -> None:
    check(case)


def test_every_refusal_of_a_game_is_given_in_a_case() -> None:
    given = {reason.split()[0] for case in CASES for reason in case.refused.values()}
    wanted = {tag_of(kind) for kind in AnyRefusal.__args__}
    outside_a_game = {"not_asked", "same_already", "not_on_offer"}
    assert wanted - given == outside_a_game


def test_every_action_of_a_game_is_played_in_a_case() -> None:
    played = {written.split()[0] for case in CASES for written in case.play}
    wanted = {tag_of(kind) for kind in AnyAction.__args__}
    assert wanted - played == OUTSIDE_A_GAME
