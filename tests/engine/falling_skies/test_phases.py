"""The table of phases: complete, and it offers exactly the actions that it does not refuse."""

from collections.abc import Iterator
from itertools import product
from typing import get_args

import pytest

from engine.core import NoDice, ScriptedDice, Seat, SeededDice
from engine.falling_skies import Options
from engine.falling_skies.actions import EndRooms, Place, PlaceHeld, PlaceSlowed, TurnPage
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import BOARDS_KEPT, Boards, LaidTile, Setup
from engine.falling_skies.content import CitySide, SkySide, TileSet
from engine.falling_skies.games import tiles_of
from engine.falling_skies.phases import PHASES, look_at, phase_of
from engine.falling_skies.phases.phase import Phase
from engine.falling_skies.pieces import ALL_COLUMNS, ALL_SPACES, Die
from engine.falling_skies.state import AnyFrame, Launching, Mode, State
from tests.engine.falling_skies.casebook import load_cases, played
from tests.engine.falling_skies.loading import game_boards, game_content, game_rules

RULES = game_rules()
COMMANDER = Seat(0)
EVERY_PLACEMENT = tuple(
    way(die=die, column=column, space=at)
    for way, die, column, at in product((Place, PlaceSlowed, PlaceHeld), Die, ALL_COLUMNS, ALL_SPACES)
)
EVERY_NTH = 17  # of all placements and actions ever offered, tried in each position
LONGEST_CAMPAIGN = 5_000  # moves


def test_every_frame_has_its_phase() -> None:
    assert set(PHASES) == set(get_args(AnyFrame))


def test_a_phase_that_asks_says_all_about_its_answers_and_any_other_goes_on() -> None:
    plain: Phase[AnyFrame] = Phase()
    for frame, phase in PHASES.items():
        asks = phase.ask is not plain.ask
        assert (phase.options is not plain.options) == asks, frame
        assert (phase.why_not is not plain.why_not) == asks, frame
        assert (phase.answer is not plain.answer) == asks, frame
        assert (phase.go_on is not plain.go_on) == (not asks or frame is Launching), frame


def _positions() -> Iterator[State]:
    """Yields every position of the cases, then positions of a free game and a campaign."""
    for case in load_cases():
        yield from (step.state for step in played(case, ScriptedDice(*case.dice)))
    yield RULES.setup(Options(mode=Mode.FREE), 1, SeededDice(b"free", 0)).state
    state = RULES.setup(Options(mode=Mode.CAMPAIGN), 1, SeededDice(b"campaign", 0)).state
    for move in range(1, LONGEST_CAMPAIGN):
        if state.outcome is not None:
            return
        if phase_of(state).between_games:
            yield state
        chance = SeededDice(b"campaign", move)
        state = RULES.apply(state, COMMANDER, chance.pick(RULES.legal(state, COMMANDER)), chance).state


def test_what_is_not_refused_is_offered_and_nothing_else_is() -> None:
    positions = [state for state in _positions() if state.outcome is None]
    offered = [RULES.legal(state, COMMANDER) for state in positions]
    pool = [*EVERY_PLACEMENT, *dict.fromkeys(action for legal in offered for action in legal)]
    for number, (state, legal) in enumerate(zip(positions, offered, strict=True)):
        now, phase = look_at(game_boards(), state), phase_of(state)
        for action in pool[number % EVERY_NTH :: EVERY_NTH]:
            allowed = phase.why_not(now, state.frame, action) is None
            assert allowed == (action in legal), (state.frame, action)
    assert {type(state.frame) for state in positions} == {
        frame for frame, phase in PHASES.items() if phase.ask is not Phase().ask
    }


def test_an_answer_that_nobody_offered_is_a_mistake_of_the_program() -> None:
    """Legality is not checked again, but a wrong answer raises an error."""
    one_of_each = {type(state.frame): state for state in _positions() if state.outcome is None}
    for state in one_of_each.values():
        action = EndRooms() if state.battle is None or phase_of(state).between_games else TurnPage()
        with pytest.raises(AssertionError, match="has no answer"):
            RULES.apply(state, COMMANDER, action, NoDice())


def test_a_frame_that_asks_does_not_go_on_by_itself() -> None:
    state = RULES.setup(Options(), 1, SeededDice(b"standard", 0)).state
    with pytest.raises(AssertionError, match="waits for an answer"):
        phase_of(state).go_on(Bench(game_boards(), state, NoDice()), state.frame)


def _setups() -> Iterator[Setup]:
    tiles = tiles_of(game_content(), TileSet.STANDARD)
    skies = [
        tuple(LaidTile(tile=tile, side=side) for tile, side in zip(tiles, sides, strict=True))
        for sides in product((SkySide.EASY, SkySide.HARD), repeat=len(tiles))
    ]
    for city, side, sky in product(game_content().cities, CitySide, skies):
        yield Setup(city=city, side=side, sky=sky)


def test_only_the_latest_boards_are_kept() -> None:
    boards, setups = Boards(game_content()), list(_setups())
    first = boards.of(setups[0])
    assert boards.of(setups[0]) is first
    for setup in setups[1 : BOARDS_KEPT + 1]:
        boards.of(setup)
    again = boards.of(setups[0])
    assert again is not first
    assert again == first
