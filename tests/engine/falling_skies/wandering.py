"""Games played at random or by the computer, with invariants checked in every position."""

from collections import Counter
from collections.abc import Callable

from engine.core import Decision, Dice, Seat, SeededDice
from engine.falling_skies import Options
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.battle import PURPLE_SHIPS, WHITE_SHIPS
from engine.falling_skies.pieces import COLUMNS, ShipKind, column_of
from engine.falling_skies.scenarios import ships_at_start
from engine.falling_skies.state import State
from engine.falling_skies.view import View
from tests.engine.falling_skies.loading import game_boards, game_rules

COMMANDER = Seat(0)
MOST_MOVES = 20_000

Chooser = Callable[[View, Decision, tuple[AnyAction, ...], Dice], AnyAction]


def at_random(view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
    return dice.pick(legal)


def finished(options: Options, seed: int, choose: Chooser = at_random, *, checked: bool = True) -> State:
    """Returns the final state of a game; raises if it does not end or breaks an invariant."""
    rules = game_rules()
    state = rules.setup(options, 1, SeededDice(b"game %d" % seed, 0)).state
    for move in range(1, MOST_MOVES):
        decision = rules.decision(state)
        if decision is None:
            return state
        legal = rules.legal(state, COMMANDER)
        assert legal, f"{decision} leaves nothing to do"
        action = choose(rules.view(state, COMMANDER), decision, legal, SeededDice(b"choice %d" % seed, move))
        assert action in legal, f"{action} is not legal"
        state = rules.apply(state, COMMANDER, action, SeededDice(b"game %d" % seed, move)).state
        if checked:
            check(state)
    raise AssertionError(f"no end after {MOST_MOVES} moves")


def check(state: State) -> None:
    """Raises if a position is impossible."""
    battle = state.battle
    if battle is None:
        return
    board, fleet = game_boards().of(battle.setup), battle.fleet
    orange = ships_at_start(board.rule).count(ShipKind.ORANGE)
    assert fleet.count(ShipKind.PURPLE) == PURPLE_SHIPS
    assert fleet.count(ShipKind.ORANGE) == orange
    assert 0 <= fleet.count(ShipKind.WHITE) <= WHITE_SHIPS
    taken = Counter(ship.at for ship in fleet.ships)
    assert all(count == 1 for count in taken.values()), "two ships share a space"
    assert all(fleet.mothership < ship.row <= board.sky_rows for ship in fleet.ships)
    assert 0 <= battle.energy <= board.energy_limit
    assert 0 <= battle.damage <= board.damage_limit
    assert 0 <= battle.research <= len(board.research)
    assert fleet.mothership <= board.skull_row
    assert battle.round <= board.skull_row + 1  # one more when a character stops the mothership
    columns = Counter(column_of(at) for at in battle.workers)
    assert all(count == 1 for count in columns.values()), "two dice share a column"
    assert len(battle.hand) + len(battle.workers) <= COLUMNS
    assert all(battle.is_excavated(at) and board.room_at[at] for at in battle.robots)
    assert not battle.robots.keys() & battle.workers.keys()
    assert len(set(battle.spent)) == len(battle.spent)
