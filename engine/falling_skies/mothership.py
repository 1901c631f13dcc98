"""The mothership phase: descent, action and launch of waiting ships."""

from msgspec.structs import replace

from engine.falling_skies.battle import Battle, Result, RoundPhase
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import PATH, STEP_OF
from engine.falling_skies.cities import pushed_back
from engine.falling_skies.content import (
    AddWhite,
    Contamination,
    Damage,
    ExcavatorBack,
    HoldMothership,
    NoAction,
    ResearchBack,
)
from engine.falling_skies.events import (
    ActionSkipped,
    ExcavatorPushedBack,
    MothershipHeld,
    RobotLost,
    ShipLaunched,
    ShipsWaiting,
    TokenPlaced,
    WhiteShipsAdded,
)
from engine.falling_skies.pieces import COLUMNS, Column, ShipKind, Space
from engine.falling_skies.placement import start_round
from engine.falling_skies.powers import Helper, helper
from engine.falling_skies.rooms_phase import close_rooms
from engine.falling_skies.scenarios import extra_white, leak
from engine.falling_skies.sky import launch, launch_points, lower_mothership, next_to_launch
from engine.falling_skies.state import Acting, BeforeAction, BeforeDescent, Descending, Launching, Spreading
from engine.falling_skies.tracks import hurt, lose_energy, lose_research


def end_rooms(turn: Bench) -> None:
    """Ends the rooms phase and begins the mothership phase."""
    close_rooms(turn)
    turn.change(phase=RoundPhase.MOTHERSHIP)
    lose_energy(turn, leak(turn.board.rule))
    turn.restack(Launching(), Spreading(), Acting(), Descending())
    if _pilot(turn, move_too=True) is not None:
        turn.push(BeforeDescent())


# --- descent and action ---------------------------------------------------------------------------


def come_down(turn: Bench) -> None:
    """Lowers the mothership; on the skull the game is lost."""
    turn.pop()
    movement = lower_mothership(turn.board, turn.battle.fleet)
    turn.change(fleet=movement.fleet)
    turn.tell(*movement.events)
    row = turn.battle.fleet.mothership
    if row >= turn.board.skull_row:
        turn.end(Result.MOTHERSHIP_ARRIVED)
    elif not isinstance(turn.board.actions[row], NoAction) and _pilot(turn, move_too=False) is not None:
        turn.push(BeforeAction())


def act(turn: Bench) -> None:
    """Performs the action of the mothership's row."""
    turn.pop()
    match turn.board.actions[turn.battle.fleet.mothership]:
        case AddWhite(ships=ships):
            _add_white(turn, ships + extra_white(turn.board.rule))
        case ExcavatorBack(spaces=spaces):
            _push_excavator_back(turn, pushed_back(turn.board, spaces))
        case ResearchBack(spaces=spaces):
            lose_research(turn, spaces)
        case Damage(points=points):
            hurt(turn, points)


def _add_white(turn: Bench, ships: int) -> None:
    """Adds white ships, up to the supply (R13)."""
    fleet = turn.battle.fleet
    added = min(ships, fleet.white_supply)
    if added:
        turn.change(fleet=replace(fleet, holding=fleet.holding + (ShipKind.WHITE,) * added))
        turn.tell(WhiteShipsAdded(ships=added))


def _push_excavator_back(turn: Bench, spaces: int) -> None:
    """Pushes the excavator back, at most to its start; buried robots are lost (R17, R21)."""
    step = max(turn.board.excavator_start, turn.battle.excavator - spaces)
    if step >= turn.battle.excavator:
        return
    turn.change(excavator=step)
    turn.tell(ExcavatorPushedBack(space=PATH[step]))
    for at in [at for at in turn.battle.robots if STEP_OF[at] >= step]:
        turn.change(robots={left: robot for left, robot in turn.battle.robots.items() if left != at})
        turn.tell(RobotLost(space=at))


def spread(turn: Bench) -> None:
    """Places a contamination token if the row asks for one."""
    turn.pop()
    match turn.board.rule:
        case Contamination(every_rows=rows) if turn.battle.fleet.mothership % rows == 0:
            _contaminate(turn)


def _contaminate(turn: Bench) -> None:
    behind = reversed(PATH[COLUMNS : turn.battle.excavator])  # without the anti-aircraft row
    clean = (at for at in behind if turn.board.room_at[at] is not None and at not in turn.battle.tokens)
    at: Space | None = next(clean, None)
    if at is not None:
        turn.change(tokens=(*turn.battle.tokens, at))
        turn.tell(TokenPlaced(space=at))


# --- holding the mothership -----------------------------------------------------------------------


def _pilot(turn: Bench, *, move_too: bool) -> Helper[HoldMothership] | None:
    found = helper(turn.board, turn.battle, HoldMothership)
    return found if found is not None and found.power.move_too is move_too else None


def hold_descent(turn: Bench) -> None:
    """Skips descent and action of this round."""
    turn.restack(Launching())
    turn.tell(MothershipHeld())


def hold_action(turn: Bench) -> None:
    """Skips the action of the row."""
    turn.restack(Launching(), Spreading())
    turn.tell(ActionSkipped(row=turn.battle.fleet.mothership))


# --- launching ------------------------------------------------------------------------------------


def asks_for_drop_point(battle: Battle) -> bool:
    """Tells whether the player has a choice; equal ships that fill all equal points leave none."""
    kind = next_to_launch(battle.fleet)
    points = launch_points(battle.fleet)
    return kind is not None and len(points) > battle.fleet.holding.count(kind)


def launch_ships(turn: Bench) -> None:
    """Launches one ship that has no choice, or begins the next round if none can launch."""
    kind = next_to_launch(turn.battle.fleet)
    points = launch_points(turn.battle.fleet)
    if kind is not None and points:
        launch_at(turn, points[0])
        return
    if turn.battle.fleet.holding:
        turn.tell(ShipsWaiting(ships=len(turn.battle.fleet.holding)))
    start_round(turn)


def launch_at(turn: Bench, column: Column) -> None:
    """Puts the next waiting ship on a drop point."""
    kind = next_to_launch(turn.battle.fleet)
    assert kind is not None, "no ship waits"
    turn.change(fleet=launch(turn.battle.fleet, kind, column))
    turn.tell(ShipLaunched(ship=kind, column=column))
