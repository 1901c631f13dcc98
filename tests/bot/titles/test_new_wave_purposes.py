"""Advice names its purpose: one sentence for the computer's choice in The New Wave."""

import pytest

from bot.text.catalogue import ENGLISH, Catalogue
from bot.titles.new_wave import title
from engine.new_wave.actions import AnyAction, Buy, MoveCivilian, MoveUnit, PlayCard, SwapOffer
from engine.new_wave.content import AreaId, CardId, ModeId, Side
from engine.new_wave.state import UnitId, seat_of
from tests.engine.new_wave.casebook import Cards, Case, given
from tests.engine.new_wave.loading import game_content

TRIPOD = UnitId("tripod_1")
CROWD = Case(
    rules=(),
    name="a tripod near a crowd",
    side=Side.MARTIANS,
    civilians={AreaId("north_west"): 3},
    units={TRIPOD: AreaId("southern_uplands")},
    martians=Cards(
        hand=(CardId("reap"), CardId("power_supply")), offer=(CardId("tripod"),), deck=(CardId("ufo"),)
    ),
)
FLIGHT = Case(
    rules=(),
    name="a crowd near a tripod",
    side=Side.HUMANS,
    damage=27,
    civilians={AreaId("north_west"): 3},
    units={TRIPOD: AreaId("southern_uplands")},
    humans=Cards(hand=(CardId("relocate"), CardId("guerrilla")), purse=2),
)
SAID = [
    (
        CROWD,
        MoveUnit(unit=TRIPOD, to=AreaId("north_west")),
        "3 civilians are there or next door.",
    ),
    (
        CROWD,
        PlayCard(card=CardId("power_supply"), mode=ModeId("power_supply_gain")),
        "Leaves you 1 to spend this turn.",
    ),
    (CROWD, Buy(card=CardId("tripod")), "The new piece goes on the map at once."),
    (
        CROWD,
        SwapOffer(card=CardId("tripod")),
        "It’s free, and the next card may be more useful.",
    ),
    (
        FLIGHT,
        PlayCard(card=CardId("guerrilla"), mode=ModeId("guerrilla_all_out")),
        "2 damage. The Martians give in after 1 more.",
    ),
    (
        FLIGHT,
        MoveCivilian(origin=AreaId("north_west"), to=AreaId("southern_uplands")),
        "There they can fight as guerrillas.",
    ),
    (
        FLIGHT,
        MoveCivilian(origin=AreaId("north_west"), to=AreaId("wales")),
        "The nearest tripod is then 2 areas away, not 1.",
    ),
]


@pytest.mark.parametrize(("case", "action", "said"), SAID, ids=[said for _, _, said in SAID])
def test_an_action_has_its_reason(case: Case, action: AnyAction, said: str) -> None:
    wave = title()
    state = given(case, game_content())
    view = wave.rules.view(state, seat_of(state.side))
    assert wave.wording.reason(view, action, Catalogue([wave]).words(ENGLISH, wave)) == said
