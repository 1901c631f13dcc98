"""Advice names its purpose: one sentence for the computer's choice in The New Wave."""

import pytest
from msgspec.structs import replace

from bot.titles.new_wave.guide import GUIDE
from engine.core import NoDice
from engine.new_wave.actions import AnyAction, Buy, EndTurn, MoveCivilian, MoveUnit, PlayCard, SwapOffer
from engine.new_wave.content import AreaId, CardId, ModeId, Side
from engine.new_wave.decisions import March
from engine.new_wave.state import Civilians, State, UnitId, seat_of
from tests.bot.new_wave import act, after, position, words
from tests.engine.games import games
from tests.engine.new_wave.casebook import Cards, Case, given
from tests.engine.new_wave.loading import game_content
from tests.titles import NEW_WAVE

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
SOUND = "card=frightening_sound mode=frightening_sound_attack"


def replaced(state: State, home: str) -> State:
    """Returns a position with the civilians of another area."""
    return replace(state, civilians={AreaId(home): Civilians(count=3)})


SAID = [
    (
        CROWD,
        MoveUnit(unit=TRIPOD, to=AreaId("north_west")),
        "3 civilians are there or next door.",
    ),
    (
        CROWD,
        PlayCard(card=CardId("power_supply"), mode=ModeId("power_supply_gain")),
        "You then have 1 to spend this turn.",
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
    assert reason(given(case, game_content()), action) == said


def reason(state: State, action: AnyAction) -> str:
    return NEW_WAVE.wording.reason(NEW_WAVE.rules.view(state, seat_of(state.side)), action, words)


MUST_PLAY = "You have to play it before you can end your turn."
MUST_MOVE = "The card has to move something, and I found no better move."
REMOTE = position(
    "martians",
    "reap ufo frightening_sound",
    row="particle_generator",
    purse=3,
    units={"tripod_1": "western_highlands", "ufo_1": "western_highlands"},
    buildings={"western_highlands": ["invasion_ship"]},
    civilians={"london": 3},
)
GENERATOR = after(REMOTE, "buy card=particle_generator")
GUARDS = position(
    "humans",
    "relocate regroup army",
    row="army landmines bunker",
    purse=9,
    units={"army_1": "west_country", "tripod_1": "london"},
    civilians={"yorkshire": 2, "west_midlands": 1},
)
PLAIN = [
    ("a march that leads nowhere", REMOTE, "play_card card=reap mode=reap_move_tripod", MUST_PLAY),
    ("influence where nobody is", REMOTE, f"play_card {SOUND}", MUST_PLAY),
    (
        "a step that leads nowhere",
        after(REMOTE, "play_card card=reap mode=reap_move_tripod"),
        "move_unit unit=tripod_1 to=northern_highlands",
        MUST_MOVE,
    ),
    (
        "a flight that is not needed",
        after(REMOTE, "play_card card=ufo mode=ufo_move"),
        "move_unit unit=ufo_1 to=northern_highlands",
        "",
    ),
    (
        "a building out of reach",
        GENERATOR,
        "place area=northern_highlands",
        "No human is there or next door.",
    ),
    (
        "a building within reach",
        after(replaced(REMOTE, "southern_uplands"), "buy card=particle_generator"),
        "place area=central_lowlands",
        "",
    ),
    (
        "an army for people without protection",
        after(GUARDS, "buy card=army"),
        "place area=yorkshire",
        "It protects the 2 civilians there.",
    ),
    (
        "mines beside a tripod",
        after(GUARDS, "buy card=landmines"),
        "place area=wessex",
        "A tripod is next door.",
    ),
    ("mines far from any", after(GUARDS, "buy card=landmines"), "place area=grampian", ""),
    (
        "an army beside a tripod",
        after(GUARDS, "play_card card=regroup mode=regroup_move_army"),
        "move_unit unit=army_1 to=wessex",
        "The Martians in London are then next door.",
    ),
    (
        "an army that only moves",
        after(GUARDS, "play_card card=army mode=army_move"),
        "move_unit unit=army_1 to=wales",
        MUST_MOVE,
    ),
]  # fmt: skip


@pytest.mark.parametrize(("state", "written", "said"), [row[1:] for row in PLAIN], ids=[r[0] for r in PLAIN])
def test_a_reason_is_given_only_where_it_is_true(state: State, written: str, said: str) -> None:
    assert act(written) in NEW_WAVE.rules.legal(state, seat_of(state.side))
    assert reason(state, act(written)) == said


@pytest.mark.parametrize(
    ("home", "chosen"),
    [("central_lowlands", MoveUnit(unit=TRIPOD, to=AreaId("central_lowlands"))), ("london", None)],
    ids=["next door", "far away"],
)
def test_the_guide_leads_a_tripod_to_civilians(home: str, chosen: AnyAction | None) -> None:
    state = after(replaced(REMOTE, home), "play_card card=reap mode=reap_move_tripod")
    (step,) = (each for each in GUIDE if each.question is March)
    seat = seat_of(state.side)
    assert step.choose(NEW_WAVE.rules.view(state, seat), NEW_WAVE.rules.legal(state, seat)) == chosen


def test_reasons_to_play_a_card_hold_in_what_follows() -> None:
    """A card that has to be played keeps the turn from ending; one that moves has a move with a reason."""
    seen = set()
    for game in games(NEW_WAVE):
        for state in game.sample(60):
            legal = NEW_WAVE.rules.legal(state, seat_of(state.side))
            for play in (action for action in legal if isinstance(action, PlayCard)):
                why = reason(state, play).partition(" ")[0]
                seen.add(why)
                if reason(state, play) == MUST_PLAY:
                    assert EndTurn() not in legal
                elif why in ("Moves", "Gets"):
                    then = NEW_WAVE.rules.apply(state, seat_of(state.side), play, NoDice()).state
                    moves = NEW_WAVE.rules.legal(then, seat_of(state.side))
                    assert any(reason(then, move) not in ("", MUST_MOVE) for move in moves), play
    assert {"You", "Moves", "Gets"} <= seen
