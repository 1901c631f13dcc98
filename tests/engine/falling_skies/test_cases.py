"""Every case of the tables, and that the tables leave nothing out."""

from collections.abc import Iterator

import pytest

from engine.core import tag_of
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.content import CharacterSide, CitySide
from engine.falling_skies.refusals import AnyRefusal
from tests.engine.falling_skies.casebook import Case, check, load_cases
from tests.engine.falling_skies.loading import game_content

CASES = load_cases()

RULINGS = 57  # the digest's R1 to R26, our own to R57
RULES_OF_THE_ROUND = 20
ELSEWHERE = {"R26", "R47", "R48", "R49", "R50"}  # of content, free play and the campaign: tests of their own
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


def test_every_ruling_has_a_case() -> None:
    held = {rule for case in CASES for rule in case.rules}
    wanted = {f"R{number}" for number in range(1, RULINGS + 1)} - ELSEWHERE
    wanted |= {f"T{number}" for number in range(1, RULES_OF_THE_ROUND + 1)}
    wanted |= {*_city_sides(), *_character_sides(), *game_content().scenarios}
    assert held == wanted


def _city_sides() -> Iterator[str]:
    for city in game_content().cities:
        yield from (f"{city} {side.value}" for side in CitySide)


def _character_sides() -> Iterator[str]:
    for character in game_content().characters:
        yield from (f"{character} {side.value}" for side in CharacterSide)


def test_every_refusal_of_a_game_is_given_in_a_case() -> None:
    given = {reason.split()[0] for case in CASES for reason in case.refused.values()}
    wanted = {tag_of(kind) for kind in AnyRefusal.__args__}
    outside_a_game = {"not_asked", "same_already", "not_on_offer"}
    assert wanted - given == outside_a_game


def test_every_action_of_a_game_is_played_in_a_case() -> None:
    played = {written.split()[0] for case in CASES for written in case.play}
    wanted = {tag_of(kind) for kind in AnyAction.__args__}
    assert wanted - played == OUTSIDE_A_GAME
