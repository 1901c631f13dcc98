"""The dice phase: rolling, placing, and the movement of ships."""

from collections.abc import Iterator
from typing import NamedTuple

from engine.falling_skies.actions import Place, PlaceHeld, PlaceSlowed
from engine.falling_skies.battle import Battle, Fleet, Marks, Result, RoundPhase
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import STEP_OF, Board
from engine.falling_skies.cities import (
    anti_aircraft_slowing,
    excavation_reach,
    may_keep_dice,
    may_slow,
    slowing,
)
from engine.falling_skies.content import DieTurned, HoldColumn, RoomKind, Saboteur, SkipReroll, WhiteDieSet
from engine.falling_skies.events import (
    AnyEvent,
    CityHit,
    ColumnSabotaged,
    DiceKept,
    DiceRolled,
    DiePlaced,
    RobotLost,
    RoundBegan,
)
from engine.falling_skies.pieces import (
    ALL_COLUMNS,
    ALL_SPACES,
    COLUMNS,
    DIE_FACES,
    Column,
    Die,
    Space,
    column_of,
    grey,
    in_order,
    white,
)
from engine.falling_skies.powers import helper, spend
from engine.falling_skies.refusals import (
    AlreadyDigging,
    AnyRefusal,
    CannotHold,
    CannotSlow,
    ColumnTaken,
    NoSuchDie,
    NotInColumn,
    TooFar,
    UnderExcavator,
)
from engine.falling_skies.rooms_phase import open_rooms
from engine.falling_skies.sky import descend
from engine.falling_skies.state import AfterWhite, Placed, Placing, TurningOne
from engine.falling_skies.tracks import lose_energy, strike
from engine.kit.edit import drop, put, without

FIRST_ROLL = (grey(1),) * 3 + (white(1),) * 2


# --- rolling --------------------------------------------------------------------------------------


def start_round(turn: Bench) -> None:
    """Begins a round and rolls all five dice."""
    turn.change(round=turn.battle.round + 1, phase=RoundPhase.DICE, marks=Marks())
    turn.tell(RoundBegan(round=turn.battle.round))
    turn.restack(Placing())
    _sabotage(turn)
    match turn.board.ability:
        case WhiteDieSet(pips=pips):  # R23: first roll only, compulsory
            roll(turn, FIRST_ROLL[:-1], kept=(white(pips),))
        case DieTurned(pips=pips):
            roll(turn, FIRST_ROLL)
            turn.push(TurningOne(pips=pips))
        case _:
            roll(turn, FIRST_ROLL)


def roll(turn: Bench, dice: tuple[Die, ...], kept: tuple[Die, ...] = ()) -> None:
    """Rolls dice; the hand is these and the kept ones."""
    rolled = tuple(die.with_face(turn.dice.roll(DIE_FACES)) for die in dice)
    turn.change(hand=in_order(rolled + kept))
    turn.tell(DiceRolled(dice=turn.battle.hand))


def _sabotage(turn: Bench) -> None:
    if not isinstance(turn.board.rule, Saboteur):
        return
    face = turn.dice.roll(DIE_FACES)
    if face > COLUMNS:
        lose_energy(turn, 1)
        return
    turn.mark(sabotaged=Column(face - 1))
    turn.tell(ColumnSabotaged(column=Column(face - 1)))


# --- the effect of a placement --------------------------------------------------------------------


class Foresight(NamedTuple):
    """The effect of a placement on the ships: their new positions, and the events in order."""

    rows: int
    fleet: Fleet
    events: tuple[AnyEvent, ...]


def foresee(board: Board, battle: Battle, action: Place) -> Foresight:
    """Returns the effect of a placement on the ships."""
    rows = rows_down(board, action)
    movement = descend(board, battle.fleet, action.column, rows)
    return Foresight(rows=rows, fleet=movement.fleet, events=movement.events)


def rows_down(board: Board, action: Place) -> int:
    """Returns the number of rows the ships of the column descend, at least 0 (R7)."""
    if isinstance(action, PlaceHeld):
        return 0
    rows = action.die.pips
    if is_anti_aircraft(board, action.space):
        rows -= anti_aircraft_slowing(board.ability, action.column)
    if isinstance(action, PlaceSlowed):
        rows -= slowing(board.ability)
    return max(0, rows)


def is_anti_aircraft(board: Board, at: Space) -> bool:
    room = board.room_at[at]
    return room is not None and board.rooms[room].kind is RoomKind.ANTI_AIRCRAFT


# --- placing --------------------------------------------------------------------------------------


def why_not_place(board: Board, battle: Battle, action: Place) -> AnyRefusal | None:
    """Returns the reason against a placement, or None if it is legal."""
    if action.die not in battle.hand:
        return NoSuchDie(die=action.die)
    if column_of(action.space) != action.column:
        return NotInColumn(space=action.space, column=action.column)
    if any(column_of(at) == action.column for at in battle.workers):
        return ColumnTaken(column=action.column)
    return _why_not_space(board, battle, action) or _why_not_way(board, battle, type(action))


def _why_not_space(board: Board, battle: Battle, action: Place) -> AnyRefusal | None:
    distance = STEP_OF[action.space] - battle.excavator
    if distance < 0:
        return None
    if distance == 0:
        return UnderExcavator(space=action.space)  # R1
    if battle.digging is not None:
        return AlreadyDigging()
    reach = action.die.pips + excavation_reach(board.ability)
    if distance > reach:
        return TooFar(space=action.space, distance=distance, reach=reach)  # R2
    return None


def placements(board: Board, battle: Battle) -> list[Place]:
    """Returns the legal placements, column by column; equal dice are offered once."""
    ways, spaces = ways_to_place(board, battle), list(_open_spaces(board, battle))
    return [
        way(die=die, column=column, space=at)
        for die in dict.fromkeys(battle.hand)
        for column, at, needed in spaces
        if needed <= die.pips
        for way in ways
    ]


def _open_spaces(board: Board, battle: Battle) -> Iterator[tuple[Column, Space, int]]:
    """Yields the spaces of the free columns, each with the pips needed to reach it."""
    taken = {column_of(at) for at in battle.workers}
    nearest = battle.excavator + excavation_reach(board.ability)
    furthest = nearest + DIE_FACES if battle.digging is None else battle.excavator
    for column in ALL_COLUMNS:
        if column in taken:
            continue
        for at, step in _DOWN[column]:
            if step < battle.excavator:
                yield column, at, 0
            elif battle.excavator < step <= furthest:
                yield column, at, step - nearest


_DOWN = tuple(tuple((at, STEP_OF[at]) for at in ALL_SPACES[column::COLUMNS]) for column in ALL_COLUMNS)


def ways_to_place(board: Board, battle: Battle) -> tuple[type[Place], ...]:
    """Returns the legal ways of placing the next die: plain, slowed or held."""
    every = (Place, PlaceSlowed, PlaceHeld)
    return tuple(way for way in every if _why_not_way(board, battle, way) is None)


def _why_not_way(board: Board, battle: Battle, way: type[Place]) -> AnyRefusal | None:
    if way is PlaceSlowed and not may_slow(battle, board.ability):
        return CannotSlow()
    if way is PlaceHeld and not battle.marks.holds and helper(board, battle, HoldColumn) is None:
        return CannotHold()
    return None


def place(turn: Bench, action: Place) -> None:
    """Places a die, then moves the ships of its column."""
    foresight = foresee(turn.board, turn.battle, action)
    turn.replace(Placed(die=action.die))
    _use_up(turn, action)
    _lay(turn, action.die, action.space)
    move_ships(turn, foresight)


def _use_up(turn: Bench, action: Place) -> None:
    match action:
        case PlaceSlowed():
            turn.mark(slowed=turn.battle.marks.slowed + 1)
        case PlaceHeld() if turn.battle.marks.holds:
            turn.mark(holds=turn.battle.marks.holds - 1)
        case PlaceHeld():
            called = helper(turn.board, turn.battle, HoldColumn)
            assert called is not None, "nobody holds a column"
            spend(turn, called.character)
            turn.mark(holds=called.power.dice - 1)


def _lay(turn: Bench, die: Die, at: Space) -> None:
    ahead = not turn.battle.is_excavated(at)
    turn.change(hand=without(turn.battle.hand, die), workers=put(turn.battle.workers, at, die))
    if ahead:
        turn.change(digging=at)
    turn.tell(DiePlaced(die=die, space=at, digging=ahead))
    if at in turn.battle.robots:
        turn.change(robots=drop(turn.battle.robots, at))  # R21
        turn.tell(RobotLost(space=at))


def move_ships(turn: Bench, foresight: Foresight) -> None:
    """Applies the foreseen movement, until the game is over (R14)."""
    turn.change(fleet=foresight.fleet)
    for event in foresight.events:
        turn.tell(event)
        if isinstance(event, CityHit):
            strike(turn, event)
        if turn.over:
            return
    if turn.battle.fleet.mothership >= turn.board.skull_row:
        turn.end(Result.MOTHERSHIP_CALLED_DOWN)  # R9


def after_placing(turn: Bench, placed: Placed) -> None:
    """Re-rolls the rest after a white die, or ends the phase after the last die."""
    if not turn.battle.hand:
        open_rooms(turn)
    elif not placed.die.white or turn.battle.marks.no_rerolls:
        turn.replace(Placing())
    elif _may_leave_dice(turn):
        turn.replace(AfterWhite())
    else:
        reroll(turn)


def _may_leave_dice(turn: Bench) -> bool:
    board, battle = turn.board, turn.battle
    return may_keep_dice(battle, board.ability) or helper(board, battle, SkipReroll) is not None


def reroll(turn: Bench) -> None:
    """Re-rolls all unplaced dice."""
    turn.replace(Placing())
    roll(turn, turn.battle.hand)


def keep_dice(turn: Bench) -> None:
    """Skips a re-roll by the city's ability."""
    turn.mark(kept=turn.battle.marks.kept + 1)
    turn.replace(Placing())
    turn.tell(DiceKept())
