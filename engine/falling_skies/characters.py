"""The powers of characters (section 7), and the decisions they lead to."""

from msgspec.structs import replace

from engine.falling_skies.battle import Battle, Resolved
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import LAST_STEP, STEP_OF, Board
from engine.falling_skies.content import (
    CharacterId,
    CharacterPower,
    DigFree,
    FreeRobot,
    GainEnergy,
    HoldMothership,
    Repair,
    RepeatRoom,
    RerollDice,
    ResearchBonus,
    ReturnShips,
    RoomKind,
    ShootShips,
    SkipReroll,
)
from engine.falling_skies.events import DiceKept, DieTurned, ShipReturned
from engine.falling_skies.mothership import hold_action, hold_descent
from engine.falling_skies.pieces import DIE_FACES, Die, Ship, SkySpace, Space, in_order
from engine.falling_skies.placement import roll
from engine.falling_skies.powers import spend
from engine.falling_skies.refusals import (
    AlreadyCalled,
    AlreadyPicked,
    AnyRefusal,
    CannotTurn,
    NoSuchDie,
    NoSuchShip,
    NotInTeam,
    NoUse,
    OutOfReach,
    PickOneFirst,
    WrongMoment,
)
from engine.falling_skies.rooms import dice_in, room_actions, why_not_use
from engine.falling_skies.rooms_phase import advance_excavator, build_robot, shoot_down
from engine.falling_skies.state import (
    AfterWhite,
    AnyFrame,
    BeforeAction,
    BeforeDescent,
    DiggingFree,
    Flipping,
    PickingShips,
    Placing,
    Repeating,
    Rerolling,
    UsingRooms,
)
from engine.falling_skies.tracks import gain_energy, repair
from engine.kit.edit import without

# --- calling on a character -----------------------------------------------------------------------


def why_not_call(board: Board, battle: Battle, frame: AnyFrame, character: CharacterId) -> AnyRefusal | None:
    """Returns the reason against using a character now, or None if it is legal."""
    power = board.powers.get(character)
    if power is None:
        return NotInTeam(character=character)
    if character in battle.spent:
        return AlreadyCalled(character=character)
    if not _moment(frame, power):
        return WrongMoment(character=character)
    return None if _useful(board, battle, power) else NoUse(character=character)


def _moment(frame: AnyFrame, power: CharacterPower) -> bool:
    match power:
        case RerollDice():
            return isinstance(frame, Placing)
        case SkipReroll():
            return isinstance(frame, AfterWhite)
        case HoldMothership(move_too=move_too):
            return isinstance(frame, BeforeDescent if move_too else BeforeAction)
        case ShootShips() | DigFree() | ResearchBonus() | GainEnergy():
            return isinstance(frame, UsingRooms)
        case Repair() | FreeRobot() | ReturnShips() | RepeatRoom():
            return isinstance(frame, UsingRooms)
        case _:  # HoldColumn is used by placing a die
            return False


def _useful(board: Board, battle: Battle, power: CharacterPower) -> bool:
    match power:
        case ShootShips() | ReturnShips():
            return bool(ships_in_reach(board, battle, power))
        case DigFree():
            return battle.excavator < LAST_STEP
        case ResearchBonus(bonus=bonus):
            return _helps_research(board, battle, bonus)
        case GainEnergy():
            return battle.energy < board.energy_limit
        case Repair():
            return battle.damage > 0
        case RepeatRoom():
            return bool(_repeatable(board, battle, power))
        case _:
            return True


def call(turn: Bench, character: CharacterId) -> None:
    """Uses up a character and applies its power."""
    spend(turn, character)
    match turn.board.powers[character]:
        case RerollDice(turned=turned):
            turn.push(Rerolling(turns=turned))
        case SkipReroll(whole_round=whole_round, flips=flips):
            _skip_reroll(turn, whole_round=whole_round, flips=flips)
        case HoldMothership(move_too=move_too):
            (hold_descent if move_too else hold_action)(turn)
        case ShootShips(ships=ships) | ReturnShips(ships=ships):
            turn.push(PickingShips(character=character, left=ships))
        case DigFree(spaces=spaces):
            turn.push(DiggingFree(spaces=spaces))
        case ResearchBonus(bonus=bonus):
            turn.mark(boost=bonus)
        case GainEnergy(energy=energy):
            gain_energy(turn, turn.board.energy_limit if energy is None else energy)
        case Repair(points=points):
            repair(turn, points)
        case FreeRobot(value=value, ready=ready):
            build_robot(turn, value, ready=ready)
        case RepeatRoom(free=free) as power:
            turn.push(Repeating(free=free, rooms=_repeatable(turn.board, turn.battle, power)))


# --- dice -----------------------------------------------------------------------------------------


def _skip_reroll(turn: Bench, *, whole_round: bool, flips: int) -> None:
    turn.mark(no_rerolls=whole_round)
    turn.replace(Placing())
    turn.tell(DiceKept())
    if flips:
        turn.push(Flipping())


def turn_die(turn: Bench, die: Die, pips: int) -> None:
    """Turns an unplaced die to another face."""
    after = die.with_face(pips)
    turn.change(hand=in_order((*without(turn.battle.hand, die), after)))
    turn.tell(DieTurned(before=die, after=after))


def why_not_turn(battle: Battle, die: Die, pips: int, wanted: int | None) -> AnyRefusal | None:
    """Returns the reason against turning a die, or None; `wanted` is the only allowed face, if given."""
    if die not in battle.hand:
        return NoSuchDie(die=die)
    if not 1 <= pips <= DIE_FACES or pips == die.pips or wanted not in (None, pips):
        return CannotTurn(die=die, pips=pips)
    return None


def why_not_turn_first(battle: Battle, frame: Rerolling, die: Die, pips: int) -> AnyRefusal | None:
    """Returns the reason against turning a die before a character's re-roll, or None if it is legal."""
    if not frame.turns or frame.picked:
        return CannotTurn(die=die, pips=pips)
    return why_not_turn(battle, die, pips, wanted=None)


def turn_before_reroll(turn: Bench, frame: Rerolling, die: Die, pips: int) -> None:
    """Turns a die, which excludes it from the re-roll."""
    turn_die(turn, die, pips)
    turned = (*frame.turned, die.with_face(pips))
    turn.amend(turns=frame.turns - 1, turned=turned)


def why_not_pick_die(battle: Battle, frame: Rerolling, die: Die) -> AnyRefusal | None:
    """Returns the reason against picking a die for the re-roll, or None if it is legal."""
    if die not in battle.hand:
        return NoSuchDie(die=die)
    taken = frame.picked.count(die) + frame.turned.count(die)
    return AlreadyPicked(die=die) if battle.hand.count(die) <= taken else None


def pick_die(turn: Bench, frame: Rerolling, die: Die) -> None:
    """Picks a die for the re-roll."""
    turn.amend(picked=in_order((*frame.picked, die)))


def roll_picked(turn: Bench, frame: Rerolling) -> None:
    """Rolls the picked dice again."""
    turn.pop()
    kept = turn.battle.hand
    for die in frame.picked:
        kept = without(kept, die)
    if frame.picked:
        roll(turn, frame.picked, kept=kept)


# --- ships ----------------------------------------------------------------------------------------


def ships_in_reach(board: Board, battle: Battle, power: CharacterPower) -> tuple[Ship, ...]:
    """Returns the ships a character can pick; drop points are not in the sky (R11)."""
    if isinstance(power, ShootShips) and not power.anywhere:
        return tuple(ship for ship in battle.fleet.ships if board.cells[ship.at].number is not None)
    return battle.fleet.ships


def why_not_pick_ship(board: Board, battle: Battle, frame: PickingShips, at: SkySpace) -> AnyRefusal | None:
    """Returns the reason against picking a ship, or None if it is legal."""
    reach = ships_in_reach(board, battle, board.powers[frame.character])
    return None if any(ship.at == at for ship in reach) else NoSuchShip()


def pick_ship(turn: Bench, frame: PickingShips, at: SkySpace) -> None:
    """Applies a character's power to a ship, and asks for the next one if any is left."""
    power = turn.board.powers[frame.character]
    ship = next(ship for ship in turn.battle.fleet.ships if ship.at == at)
    if isinstance(power, ShootShips):
        shoot_down(turn, ship)
    else:
        _send_back(turn, ship)
    if frame.left > 1 and ships_in_reach(turn.board, turn.battle, power):
        turn.amend(left=frame.left - 1, picked=True)
    else:
        turn.pop()


def why_not_enough(frame: PickingShips) -> AnyRefusal | None:
    """Returns the reason against ending the picking of ships, or None if it is legal."""
    return None if frame.picked else PickOneFirst()


def _send_back(turn: Bench, ship: Ship) -> None:
    fleet = turn.battle.fleet
    left = without(fleet.ships, ship)
    turn.change(fleet=replace(fleet, ships=left, holding=(*fleet.holding, ship.kind)))
    turn.tell(ShipReturned(ship=ship.kind, at=ship.at))


# --- excavator and rooms --------------------------------------------------------------------------


def why_not_dig(battle: Battle, frame: DiggingFree, at: Space) -> AnyRefusal | None:
    """Returns the reason against a free move of the excavator to this space, or None if it is legal."""
    distance = STEP_OF[at] - battle.excavator
    return None if 0 < distance <= frame.spaces else OutOfReach(space=at, spaces=frame.spaces)


def dig_to(turn: Bench, at: Space) -> None:
    """Moves the excavator for free."""
    turn.pop()
    advance_excavator(turn, STEP_OF[at])


def _helps_research(board: Board, battle: Battle, bonus: int) -> bool:
    boosted = replace(battle, marks=replace(battle.marks, boost=bonus))
    return any(
        why_not_use(board, boosted, action) is None
        for room in board.rooms.values()
        if room.kind is RoomKind.RESEARCH and (dice := dice_in(board, boosted, room))
        for action in room_actions(board, boosted, room.id, dice)
    )


def _repeatable(board: Board, battle: Battle, power: RepeatRoom) -> tuple[Resolved, ...]:
    """Returns the rooms that a character can repeat, each with the dice it was resolved with."""
    resolved = battle.marks.resolved
    if not power.any_room:
        resolved = tuple(dice for dice in resolved[-1:] if len(board.rooms[dice.room].spaces) == 1)
    frame = Repeating(free=power.free, rooms=resolved)
    return tuple(
        dice
        for dice in resolved
        if any(
            why_not_use(board, battle, action, frame) is None
            for action in room_actions(board, battle, dice.room, dice)
        )
    )
