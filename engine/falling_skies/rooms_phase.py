"""The rooms phase: workers and robots are used in the player's order."""

from msgspec.structs import replace

from engine.falling_skies.actions import LaunchSatellite, RepairBase, UseRoom
from engine.falling_skies.battle import Battle, Resolved, RoundPhase
from engine.falling_skies.bench import Bench
from engine.falling_skies.board import PATH, STEP_OF, Board, Room
from engine.falling_skies.cities import (
    excavation_cost,
    robot_improvement,
    robot_limit,
    robots_ready,
    salvage,
)
from engine.falling_skies.content import Contamination, Evacuation, RoomKind
from engine.falling_skies.events import (
    ExcavatorMoved,
    PeopleEvacuated,
    RobotInstalled,
    RobotScrapped,
    RobotUsed,
    RoomUsed,
    SatelliteLaunched,
    ShipShotDown,
    SpaceCleared,
    TokenCleaned,
)
from engine.falling_skies.pieces import Robot, Ship, ShipKind, Space
from engine.falling_skies.refusals import (
    AnyRefusal,
    NotARoom,
    NothingThere,
    NothingToExcavate,
    SpaceBuried,
    SpaceTaken,
    TooLittleEnergy,
    TooManyRobots,
)
from engine.falling_skies.rooms import RoomAction, cost_to_use, dice_to_use, in_sights, room_value
from engine.falling_skies.state import Climbing, Installing, Repeating, UsingRooms
from engine.falling_skies.tracks import gain_energy, pay, repair
from engine.kit.edit import drop, put, without

ROBOT_MAX = 6


# --- the phase ------------------------------------------------------------------------------------


def open_rooms(turn: Bench) -> None:
    """Begins the phase: evacuates, cleans, and removes workers in tunnels and anti-aircraft rooms."""
    turn.restack(UsingRooms())
    turn.change(phase=RoundPhase.ROOMS)
    _evacuate(turn)
    _clean(turn)
    idle = [at for at in turn.battle.workers if at != turn.battle.digging and _has_no_work(turn.board, at)]
    for at in idle:
        _take_off(turn, at)


def _has_no_work(board: Board, at: Space) -> bool:
    room = board.room_at[at]
    return room is None or board.rooms[room].kind is RoomKind.ANTI_AIRCRAFT


def _evacuate(turn: Bench) -> None:
    if not isinstance(turn.board.rule, Evacuation):
        return
    battle = turn.battle
    tunnels = [at for at in battle.workers if turn.board.room_at[at] is None and at != battle.digging]
    people = sum(battle.workers[at].pips for at in tunnels)
    if people:
        total = battle.evacuated + people
        turn.change(evacuated=total)
        turn.tell(PeopleEvacuated(people=people, total=total, needed=turn.board.rule.people))


def _clean(turn: Bench) -> None:
    match turn.board.rule:
        case Contamination(clean_pips=pips):
            for at, die in turn.battle.workers.items():
                if at in turn.battle.tokens and at != turn.battle.digging and die.pips >= pips:
                    turn.change(tokens=without(turn.battle.tokens, at))
                    _take_off(turn, at)
                    turn.tell(TokenCleaned(space=at))


def close_rooms(turn: Bench) -> None:
    """Ends the phase: removes all workers and readies the robots."""
    rested = {at: replace(robot, ready=True) for at, robot in turn.battle.robots.items()}
    turn.change(workers={}, digging=None, robots=rested)


def _take_off(turn: Bench, at: Space) -> None:
    turn.change(workers=drop(turn.battle.workers, at))
    if at == turn.battle.digging:
        turn.change(digging=None)


# --- using a room ---------------------------------------------------------------------------------


def use_room(turn: Bench, action: RoomAction, again: Repeating | None = None) -> None:
    """Resolves a room: pays for it, removes its workers, wears its robots, and applies its effect."""
    board, battle = turn.board, turn.battle
    room = board.rooms[action.room]
    dice = dice_to_use(board, battle, room, again)
    assert dice is not None, "the room is not complete"
    value, cost = room_value(board, battle, dice), cost_to_use(board, battle, room, again)
    sights = in_sights(board, battle, dice) if room.kind is RoomKind.FIGHTER else ()
    turn.tell(RoomUsed(room=room.id, value=value, cost=cost))
    pay(turn, cost)
    if again is None:
        _release(turn, room)
    else:
        turn.pop()
    _remember(turn, room, dice)
    _resolve(turn, action, room, value, sights)


def _release(turn: Bench, room: Room) -> None:
    for at in room.spaces:
        if at in turn.battle.workers:
            _take_off(turn, at)
        else:
            _tire(turn, at)


def _tire(turn: Bench, at: Space) -> None:
    """Wears a used robot: it loses 1 and rests; at 0 it is removed (R20)."""
    value = turn.battle.robots[at].value - 1
    robots = turn.battle.robots
    turn.change(robots=put(robots, at, Robot(value=value, ready=False)) if value else drop(robots, at))
    turn.tell(RobotUsed(space=at, value=value))


def _remember(turn: Bench, room: Room, dice: Resolved) -> None:
    marks = turn.battle.marks
    turn.mark(resolved=(*marks.resolved, dice))
    if room.kind is RoomKind.ENERGY:
        turn.mark(energy_rooms=marks.energy_rooms + 1)
    if room.kind is RoomKind.RESEARCH:
        turn.mark(research_rooms=marks.research_rooms + 1, boost=0)


def _resolve(turn: Bench, action: RoomAction, room: Room, value: int, sights: tuple[Ship, ...]) -> None:
    match action, room.kind:
        case LaunchSatellite(), _:
            _launch_satellite(turn)
        case RepairBase(), _:
            repair(turn, 1)
        case UseRoom(steps=steps), RoomKind.RESEARCH:
            turn.push(Climbing(steps=steps))
        case _, RoomKind.ENERGY:
            gain_energy(turn, value)
        case _, RoomKind.FIGHTER:
            for ship in sights:
                shoot_down(turn, ship)
        case _, RoomKind.ROBOT:
            build_robot(turn, value, ready=False)


def _launch_satellite(turn: Bench) -> None:
    turn.change(satellites=turn.battle.satellites + 1)
    turn.tell(SatelliteLaunched(number=turn.battle.satellites))


def shoot_down(turn: Bench, ship: Ship) -> None:
    """Shoots down a ship: white ones return to the supply, others to the mothership (R13)."""
    fleet = turn.battle.fleet
    waiting = fleet.holding if ship.kind is ShipKind.WHITE else (*fleet.holding, ship.kind)
    turn.change(
        fleet=replace(fleet, ships=without(fleet.ships, ship), holding=waiting),
        kills=turn.battle.kills + 1,
    )
    turn.tell(ShipShotDown(ship=ship.kind, at=ship.at))
    gain_energy(turn, salvage(turn.board.ability, ship.kind))


# --- excavating -----------------------------------------------------------------------------------


def why_not_excavate(board: Board, battle: Battle) -> AnyRefusal | None:
    """Returns the reason against moving the excavator to its die, or None if it is legal."""
    cost = excavation_cost(board.ability)
    if battle.digging is None:
        return NothingToExcavate()
    return TooLittleEnergy(energy=battle.energy, needed=cost) if cost > battle.energy else None


def excavate(turn: Bench) -> None:
    """Moves the excavator exactly to the excavating die (R3)."""
    assert turn.battle.digging is not None, "no die is digging"
    pay(turn, excavation_cost(turn.board.ability))
    advance_excavator(turn, STEP_OF[turn.battle.digging])


def advance_excavator(turn: Bench, step: int) -> None:
    """Moves the excavator forward; removes an excavating die that it has reached."""
    turn.change(excavator=step)
    digging = turn.battle.digging
    if digging is not None and STEP_OF[digging] <= step:
        _take_off(turn, digging)
    turn.tell(ExcavatorMoved(space=PATH[step]))


# --- robots ---------------------------------------------------------------------------------------


def build_robot(turn: Bench, value: int, *, ready: bool) -> None:
    """Asks for the space of the new robot (R19), which rests this round unless `ready`."""
    ability = turn.board.ability
    improved = min(ROBOT_MAX, value + robot_improvement(ability))
    turn.push(Installing(value=improved, ready=ready or robots_ready(ability)))


def why_not_install(board: Board, battle: Battle, at: Space) -> AnyRefusal | None:
    """Returns the reason against installing a robot here, or None if it is legal."""
    if board.room_at[at] is None:
        return NotARoom(space=at)
    if not battle.is_excavated(at):
        return SpaceBuried(space=at)
    if at in battle.workers or at in battle.robots:
        return SpaceTaken(space=at)
    limit = robot_limit(board.ability)
    return TooManyRobots(limit=limit) if len(battle.robots) >= limit else None


def install(turn: Bench, installing: Installing, at: Space) -> None:
    """Puts the new robot on a space."""
    turn.pop()
    robot = Robot(value=installing.value, ready=installing.ready)
    turn.change(robots=put(turn.battle.robots, at, robot))
    turn.tell(RobotInstalled(space=at, value=robot.value, ready=robot.ready))


def why_not_clear(board: Board, battle: Battle, at: Space) -> AnyRefusal | None:
    """Returns the reason against removing a worker here, or None if it is legal."""
    return None if at in battle.workers and battle.is_excavated(at) else NothingThere(space=at)


def clear_space(turn: Bench, at: Space) -> None:
    """Removes a worker without using it."""
    die = turn.battle.workers[at]
    _take_off(turn, at)
    turn.tell(SpaceCleared(space=at, die=die))


def why_not_scrap(battle: Battle, at: Space) -> AnyRefusal | None:
    """Returns the reason against removing a robot here, or None if it is legal."""
    return None if at in battle.robots else NothingThere(space=at)


def scrap_robot(turn: Bench, at: Space) -> None:
    """Removes a robot from the base."""
    turn.change(robots=drop(turn.battle.robots, at))
    turn.tell(RobotScrapped(space=at))
