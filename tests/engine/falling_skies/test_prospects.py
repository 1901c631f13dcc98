"""The compact sky moves by the rules, and the outlook is sensible."""

from collections.abc import Iterator

import pytest

from engine.core import Seat, SeededDice
from engine.falling_skies import Options
from engine.falling_skies.actions import EndRooms
from engine.falling_skies.battle import Battle
from engine.falling_skies.board import Board
from engine.falling_skies.content import CityId
from engine.falling_skies.decisions import ChooseDropPoint, UseRooms
from engine.falling_skies.events import CityHit
from engine.falling_skies.mind.computer import Commander
from engine.falling_skies.mind.judgement import Judge, Weights
from engine.falling_skies.mind.outlook import Outlook, chance
from engine.falling_skies.mind.planning import Survey
from engine.falling_skies.mind.prospects import Heavens, come_down, formation_of
from engine.falling_skies.pieces import ALL_COLUMNS, DIE_FACES, ShipKind
from engine.falling_skies.sky import descend
from engine.falling_skies.state import Mode, State
from tests.engine.falling_skies.loading import game_boards, game_rules

RULES = game_rules()
COMMANDER = Seat(0)
MOVES = 400


def _states(options: Options) -> Iterator[State]:
    """Yields the positions of a random game."""
    state = RULES.setup(options, 1, SeededDice(b"sky", 0)).state
    for move in range(1, MOVES):
        if state.outcome is not None:
            return
        yield state
        luck = SeededDice(b"sky", move)
        state = RULES.apply(state, COMMANDER, luck.pick(RULES.legal(state, COMMANDER)), luck).state


def _battles(options: Options) -> Iterator[tuple[Board, Battle]]:
    for state in _states(options):
        if state.battle is not None and state.battle.result is None:
            yield game_boards().of(state.battle.setup), state.battle


def _heavens(board: Board, battle: Battle) -> Heavens:
    judge = Judge(board, battle, Weights())
    return Heavens(Survey(board, battle, judge), Outlook(board, judge))


@pytest.mark.parametrize(
    "options",
    [*(Options(level=level) for level in range(5)), Options(mode=Mode.CAMPAIGN, level=2)],
    ids=["level 0", "level 1", "level 2", "level 3", "level 4", "campaign"],
)
def test_ships_come_down_as_the_rules_say(options: Options) -> None:
    for board, battle in _battles(options):
        heavens, start = _heavens(board, battle), formation_of(battle.fleet)
        for column in ALL_COLUMNS:
            for rows in range(1, DIE_FACES + 1):
                formation, struck = come_down(heavens, start, column, rows)
                movement = descend(board, battle.fleet, column, rows)
                assert formation == formation_of(movement.fleet)
                hits = [event for event in movement.events if isinstance(event, CityHit)]
                assert len(struck) == len(hits)


def _night(state: State) -> State:
    """Returns the start of the next round when no room is used; the computer breaks ties."""
    state = RULES.apply(state, COMMANDER, EndRooms(), SeededDice(b"night", 0)).state
    while isinstance(asked := RULES.decision(state), ChooseDropPoint):
        view, legal = RULES.view(state, COMMANDER), RULES.legal(state, COMMANDER)
        action = Commander().choose(view, asked, legal, SeededDice(b"night", 1))
        state = RULES.apply(state, COMMANDER, action, SeededDice(b"night", 2)).state
    return state


@pytest.mark.parametrize("level", range(5))
def test_the_evening_is_foreseen_as_the_mothership_phase_brings_it(level: int) -> None:
    seen = 0
    for state in _states(Options(level=level)):
        if not isinstance(RULES.decision(state), UseRooms):
            continue
        board, battle = game_boards().of(state.in_play.setup), state.in_play
        heavens, after = _heavens(board, battle), _night(state)
        foreseen = heavens.prospect(formation_of(battle.fleet), battle.damage, 0).dusk(-1)
        if after.outcome is not None:
            assert foreseen is None
            continue
        mothership, drops, ships, _ = formation_of(after.in_play.fleet)
        white = after.in_play.fleet.count(ShipKind.WHITE)
        logit = heavens.outlook.sky(mothership, drops, ships, white, after.in_play.damage)
        assert foreseen is not None
        assert foreseen[0] == mothership
        assert foreseen[1] == pytest.approx(logit)
        seen += 1
    assert seen


def _logit(outlook: Outlook, row: int = 4, reached: int = 4, step: int = 15, energy: int = 3) -> float:
    return outlook.base(row, reached, step, energy)


@pytest.mark.parametrize("city", ["roswell", "new_york", "washington", "tokyo"])
def test_more_of_what_is_good_is_a_better_chance(city: str) -> None:
    board, battle = next(_battles(Options(city=CityId(city))))
    outlook = Outlook(board, Judge(board, battle, Weights()))
    assert _logit(outlook, reached=6) > _logit(outlook)
    assert _logit(outlook, energy=5) > _logit(outlook)
    assert _logit(outlook, step=24) > _logit(outlook)
    assert _logit(outlook, row=8) < _logit(outlook)
    calm = outlook.sky(4, (1, 1, 1, 1, 1), (), 0, 0)
    assert outlook.sky(4, (1, 1, 1, 1, 1), (), 0, 3) < calm
    assert outlook.sky(4, (1, 1, 1, 1, 1), (), 3, 0) < calm
    assert outlook.sky(4, (-1, 1, 1, 1, 1), (15 * 5 * 4 + 1,), 0, 0) < calm


def test_a_chance_lies_between_never_and_always() -> None:
    assert chance(0) == 0.5
    assert 0 < chance(-1000) < chance(-1) < chance(1) < chance(1000) < 1
