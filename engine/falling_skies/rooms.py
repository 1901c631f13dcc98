"""Queries about rooms: value, cost and legal uses."""

from collections.abc import Iterator
from itertools import count

from engine.falling_skies.actions import LaunchSatellite, RepairBase, UseRoom
from engine.falling_skies.battle import Battle, Resolved
from engine.falling_skies.board import Board, Room
from engine.falling_skies.cities import bonus_against, room_bonus, room_discount, worker_pips
from engine.falling_skies.content import RoomId, RoomKind
from engine.falling_skies.pieces import Ship, ShipKind
from engine.falling_skies.refusals import (
    AnyRefusal,
    EnergyFull,
    NoRepair,
    NoSatellite,
    NoStep,
    NoSuchRoom,
    NotExcavated,
    NothingToShoot,
    RoomContaminated,
    RoomIncomplete,
    TooFewPoints,
    TooLittleEnergy,
    ValueTooLow,
)
from engine.falling_skies.scenarios import launch_value, repair_value, research_barred, room_penalty
from engine.falling_skies.state import Repeating

RoomAction = UseRoom | LaunchSatellite | RepairBase


# --- the value of a room --------------------------------------------------------------------------


def dice_in(board: Board, battle: Battle, room: Room) -> Resolved | None:
    """Returns the total of the dice in a room; None unless every space holds one that can work.

    The excavating die does not work on its space (R3), nor does an exhausted robot (R20).
    """
    pips = robots = 0
    for at in room.spaces:
        die = battle.workers.get(at)
        robot = battle.robots.get(at)
        if die is not None and at != battle.digging:
            pips += worker_pips(board.ability, room, die)
        elif robot is not None and robot.ready:
            pips += robot.value
            robots += 1
        else:
            return None
    return Resolved(room=room.id, pips=pips, robots=robots)


def room_value(board: Board, battle: Battle, dice: Resolved, against: ShipKind | None = None) -> int:
    """Returns the value of a room with these dice, at least 0 (R15)."""
    value = dice.pips + added_to_pips(board, battle, board.rooms[dice.room], dice.robots)
    if against is not None:
        value += bonus_against(board.ability, against)
    return max(0, value)


def added_to_pips(board: Board, battle: Battle, room: Room, robots: int) -> int:
    """Returns the modifiers of a room's value, given the number of robots in it."""
    added = room.modifier + room_bonus(board.ability, battle.marks, room, robots)
    added -= room_penalty(board.rule, battle.marks, room)
    return added + battle.marks.boost if room.kind is RoomKind.RESEARCH else added


def room_cost(board: Board, battle: Battle, room: Room) -> int:
    """Returns the energy cost of using a room."""
    return max(0, room.cost - room_discount(board.ability, battle.marks, room))


def in_sights(board: Board, battle: Battle, dice: Resolved) -> tuple[Ship, ...]:
    """Returns the ships a fighter room shoots down: all on explosions up to its value (R18)."""
    values = {kind: room_value(board, battle, dice, against=kind) for kind in ShipKind}
    return tuple(ship for ship in battle.fleet.ships if _hit(board, ship, values[ship.kind]))


def _hit(board: Board, ship: Ship, value: int) -> bool:
    number = board.cells[ship.at].number
    return number is not None and number <= value


def furthest(board: Board, battle: Battle, points: int) -> int:
    """Returns the number of research spaces that a room of this value can climb."""
    return next(steps for steps in count() if why_not_climb(board, battle, points, steps + 1) is not None)


# --- legal uses -----------------------------------------------------------------------------------


def why_not_use(
    board: Board, battle: Battle, action: RoomAction, again: Repeating | None = None
) -> AnyRefusal | None:
    """Returns the reason against resolving a room, or None if it is legal.

    `again` is set when a character repeats a room, with the dice of its first use.
    """
    room = board.rooms.get(action.room)
    if room is None or room.kind is RoomKind.ANTI_AIRCRAFT:
        return NoSuchRoom(room=action.room)
    dice = dice_to_use(board, battle, room, again)
    if dice is None and again is not None:
        return NoSuchRoom(room=room.id)
    if any(not battle.is_excavated(at) for at in room.spaces):
        return NotExcavated(room=room.id)  # R4
    if dice is None:
        return RoomIncomplete(room=room.id)
    if any(at in battle.tokens for at in room.spaces):
        return RoomContaminated(room=room.id)
    cost = cost_to_use(board, battle, room, again)
    if cost > battle.energy:
        return TooLittleEnergy(energy=battle.energy, needed=cost)
    return _why_no_effect(board, battle, action, dice)


def dice_to_use(board: Board, battle: Battle, room: Room, again: Repeating | None) -> Resolved | None:
    """Returns the dice a room is resolved with: the present ones, or the ones of its first use."""
    if again is None:
        return dice_in(board, battle, room)
    return next((dice for dice in again.rooms if dice.room == room.id), None)


def cost_to_use(board: Board, battle: Battle, room: Room, again: Repeating | None) -> int:
    """Returns the present energy cost of a room."""
    return 0 if again is not None and again.free else room_cost(board, battle, room)


def _why_no_effect(board: Board, battle: Battle, action: RoomAction, dice: Resolved) -> AnyRefusal | None:
    """Returns the reason why a use would have no effect; such uses are not offered."""
    value = room_value(board, battle, dice)
    kind = board.rooms[dice.room].kind
    match action, kind:
        case LaunchSatellite(), _:
            return _why_no_satellite(board, battle, kind, value)
        case RepairBase(), _:
            return _why_no_repair(board, battle, kind, value)
        case UseRoom(steps=steps), RoomKind.RESEARCH:
            return why_not_climb(board, battle, value, steps) if steps > 0 else NoStep()
        case UseRoom(steps=steps), _ if steps:
            return NoStep()
        case _, RoomKind.FIGHTER:
            return None if in_sights(board, battle, dice) else NothingToShoot(value=value)
        case _ if value == 0:
            return ValueTooLow(value=0, needed=1)
        case _, RoomKind.ENERGY if battle.energy >= board.energy_limit:
            return EnergyFull(limit=board.energy_limit)
        case _:
            return None


def why_not_climb(board: Board, battle: Battle, points: int, steps: int) -> AnyRefusal | None:
    """Returns the reason against moving the marker that far with this value, or None if it is legal (R17)."""
    needed = 0
    for reached in range(battle.research, battle.research + steps):
        if reached >= len(board.research):
            return NoStep()
        needed += board.research[reached]
        if needed > points:
            return TooFewPoints(value=points, needed=needed)
        barred = research_barred(board, battle, reached)
        if barred is not None:
            return barred
    return None


def _why_no_satellite(board: Board, battle: Battle, kind: RoomKind, value: int) -> AnyRefusal | None:
    needed = launch_value(board.rule, battle.satellites)
    if kind is not RoomKind.FIGHTER or needed is None:
        return NoSatellite()
    return None if value >= needed else ValueTooLow(value=value, needed=needed)


def _why_no_repair(board: Board, battle: Battle, kind: RoomKind, value: int) -> AnyRefusal | None:
    needed = repair_value(board.rule)
    if kind is not RoomKind.ENERGY or needed is None or not battle.damage:
        return NoRepair()
    return None if value >= needed else ValueTooLow(value=value, needed=needed)


def room_actions(board: Board, battle: Battle, room: RoomId, dice: Resolved) -> tuple[RoomAction, ...]:
    """Returns the possible ways to resolve a room with these dice, legal or not."""
    if board.rooms[room].kind is not RoomKind.RESEARCH:
        return (UseRoom(room=room), LaunchSatellite(room=room), RepairBase(room=room))
    steps = furthest(board, battle, room_value(board, battle, dice))
    return tuple(UseRoom(room=room, steps=step) for step in range(steps, 0, -1))


def uses(board: Board, battle: Battle, again: Repeating | None = None) -> Iterator[RoomAction]:
    """Yields the possible ways to resolve each room, legal or not."""
    for room in board.rooms.values():
        dice = dice_to_use(board, battle, room, again)
        if dice is not None:
            yield from room_actions(board, battle, room.id, dice)
