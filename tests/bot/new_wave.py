"""Positions of War of the Worlds for tests of its title: an empty map with only the named pieces."""

from typing import Any

from bot.text.catalogue import ENGLISH
from engine.core import NoDice
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import CardId, Side
from engine.new_wave.state import HUMANS, MARTIANS, State, seat_of
from tests.engine.games import catalogue
from tests.engine.new_wave.casebook import Cards, Case, given, parse
from tests.engine.new_wave.loading import game_content
from tests.titles import NEW_WAVE

words = catalogue().words(ENGLISH, NEW_WAVE)
NAMES = {MARTIANS: "Anna", HUMANS: "Ben"}


def position(
    side: str, hand: str = "", *, row: str = "", deck: str = "", purse: int = 0, **more: Any
) -> State:
    """Returns a position in which one side is on turn with these cards."""
    cards = Cards(hand=cards_of(hand), offer=cards_of(row), deck=cards_of(deck), purse=purse)
    named = {**more, side: cards}
    return given(Case(rules=(), name="", side=Side(side), **named), game_content())


def cards_of(written: str) -> tuple[CardId, ...]:
    return tuple(map(CardId, written.split()))


def act(written: str) -> AnyAction:
    """Decodes an action in the notation of the cases."""
    action: AnyAction = parse(written, AnyAction)
    return action


def after(state: State, *written: str) -> State:
    """Returns the position after these actions, none of which uses dice."""
    for each in written:
        seat = seat_of(state.side)
        assert act(each) in NEW_WAVE.rules.legal(state, seat), each
        state = NEW_WAVE.rules.apply(state, seat, act(each), NoDice()).state
    return state


TRIPOD = "play_card card=tripod mode=tripod_attack"
BEAM = "play_card card=scorching_beam mode=scorching_beam_attack"

FORT = position(
    "martians",
    "tripod scorching_beam frightening_sound",
    units={"tripod_1": "wales", "ufo_1": "wales", "army_1": "wales"},
    buildings={"wales": ["fort"]},
    civilians={"wales": 1},
)
ARMED = position(
    "martians",
    "reap tripod ufo scorching_beam",
    row="tripod ufo",
    units={"tripod_1": "wales", "ufo_1": "irish_sea", "ufo_2": "wales"},
    civilians={"wales": 2, "london": 2},
)
DEFENCE = position(
    "humans",
    "relocate army evacuate regroup",
    row="army royal_navy bunker fort evacuate",
    deck="air_strike",
    purse=5,
    units={"army_1": "wales", "navy_1": "irish_sea", "tripod_1": "london"},
    civilians={"wales": 2, "london": 1, "wessex": 1},
    buildings={"west_midlands": ["heavy_artillery"]},
)
