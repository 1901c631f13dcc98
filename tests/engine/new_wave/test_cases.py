"""Every case of the tables, and that the tables cover every rule, card option and building."""

import pytest

from engine.core import tag_of
from engine.new_wave.actions import AnyAction, Join, PlayCard
from engine.new_wave.refusals import AnyRefusal
from tests.engine.new_wave.casebook import Case, check, load_cases, parse
from tests.engine.new_wave.conformance import PAGE
from tests.engine.new_wave.loading import game_content

CASES = load_cases()

RULINGS = 50  # the digest's R1 to R34, our own to R50
RULES_OF_THE_TURN = 10


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{'+'.join(case.rules)}: {case.name}")
def test_case(case: Case) -> None:
    check(case)


def test_every_ruling_has_a_case() -> None:
    held = {rule for case in CASES for rule in case.rules}
    wanted = {f"R{number}" for number in range(1, RULINGS + 1)}
    wanted |= {f"T{number}" for number in range(1, RULES_OF_THE_TURN + 1)}
    assert held == wanted


def test_every_option_of_every_card_is_played_in_a_case() -> None:
    played = {
        action.mode
        for case in CASES
        for action in (parse(written, AnyAction) for written in case.play)
        if isinstance(action, PlayCard | Join)
    }
    assert played == {mode.id for card in game_content().cards.values() for mode in card.modes}


def test_every_building_stands_in_a_case() -> None:
    standing = {kind for case in CASES for kinds in case.buildings.values() for kind in kinds}
    ship = game_content().figures.ship
    assert standing | {ship} == set(game_content().buildings)


def test_every_refusal_is_given_in_a_case() -> None:
    given = {reason.split()[0] for case in CASES for reason in case.refused.values()}
    wanted = {tag_of(kind) for kind in AnyRefusal.__args__}
    assert wanted - given == {"not_asked"}


def test_the_conformance_page_lists_them_all() -> None:
    page = PAGE.path.read_text(encoding="utf-8")
    assert PAGE.text() == page, "run python -m tests.engine.new_wave.conformance"
