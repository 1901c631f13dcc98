"""What the computer makes of the rooms phase: the best use of the dice that lie in the base."""

from collections.abc import Iterator, Mapping
from itertools import permutations, product
from typing import NamedTuple

from engine.falling_skies.actions import Excavate, LaunchSatellite, RepairBase, UseRoom
from engine.falling_skies.battle import Battle, Fleet, Resolved
from engine.falling_skies.board import STEP_OF, Board, Room
from engine.falling_skies.cities import bonus_against, excavation_cost, robot_limit, worker_pips
from engine.falling_skies.content import RoomKind
from engine.falling_skies.judgement import Judge
from engine.falling_skies.pieces import DIE_FACES, ShipKind, Space, grey
from engine.falling_skies.rooms import room_cost, room_value
from engine.falling_skies.rooms_phase import ROBOT_MAX
from engine.falling_skies.scenarios import launch_value, repair_value, research_barred

SPARE_ROBOT = 0.3  # what a robot is worth of its pips that would have to replace another
ROBOT_WEAR = 0.15  # what it costs to use one


class Order(NamedTuple):
    """One thing to do in the rooms phase, and what comes of it."""

    action: UseRoom | LaunchSatellite | RepairBase | Excavate
    cost: int = 0
    energy: int = 0  # gained
    fighters: int = -1  # value; -1: it does not shoot
    research: int = 0  # value
    step: int = 0  # of the excavator
    worth: float = 0.0  # of everything else


class Plan(NamedTuple):
    """The best orders found, and where they lead."""

    score: float
    reached: int  # on the research track
    step: int  # of the excavator
    orders: tuple[Order, ...]  # those with research in the order they are best carried out


class Survey:
    """A game as the planner knows it: rooms that can be used, what they are worth, how far that climbs."""

    def __init__(self, board: Board, battle: Battle, judge: Judge) -> None:
        self.board = board
        self.battle = battle
        self.judge = judge
        self.rooms = tuple(room for room in board.rooms.values() if self._usable(room))
        self.room_at = {at: room for room in self.rooms for at in room.spaces}
        self.costs = {room.id: room_cost(board, battle, room) for room in self.rooms}
        self.ready_robots = {at: robot.value for at, robot in battle.robots.items() if robot.ready}
        self.dig_cost = excavation_cost(board.ability)
        self.numbers = tuple(cell.number for cell in board.cells)
        self.advantage = {kind: bonus_against(board.ability, kind) for kind in ShipKind}
        self._pips = {room.id: _pips_in(board, room) for room in self.rooms}
        self._values: dict[tuple[str, int, int], int] = {}
        self._climbs: dict[tuple[int, int], int] = {}

    def _usable(self, room: Room) -> bool:
        if room.kind is RoomKind.ANTI_AIRCRAFT:
            return False
        return all(self.battle.excavated(at) and at not in self.battle.tokens for at in room.spaces)

    def pips(self, room: Room, pips: int) -> int:
        """Returns what a worker counts in a room."""
        return self._pips[room.id][pips - 1]

    def value(self, room: Room, pips: int, robots: int) -> int:
        """Returns the value of a room."""
        key = (room.id, pips, robots)
        if key not in self._values:
            dice = Resolved(room=room.id, pips=pips, robots=robots)
            self._values[key] = room_value(self.board, self.battle, dice)
        return self._values[key]

    def climb(self, reached: int, points: int) -> int:
        """Returns where these points take the research marker."""
        key = (reached, points)
        if key not in self._climbs:
            self._climbs[key] = self._climb(reached, points)
        return self._climbs[key]

    def _climb(self, reached: int, points: int) -> int:
        costs = self.board.research
        while reached < len(costs) and costs[reached] <= points:
            if research_barred(self.board, self.battle, reached) is not None:
                break
            points -= costs[reached]
            reached += 1
        return reached

    def robot_worth(self, value: int) -> float:
        """Returns what a new robot is worth."""
        room_left = len(self.battle.robots) < robot_limit(self.board.ability)
        worth = self.judge.weights.robot * min(ROBOT_MAX, value)
        return worth if room_left else worth * SPARE_ROBOT


def _pips_in(board: Board, room: Room) -> tuple[int, ...]:
    return tuple(worker_pips(board.ability, room, grey(pips)) for pips in range(1, DIE_FACES + 1))


Targets = tuple[tuple[int, float], ...]  # the value it takes to shoot a ship, and what that is worth


def targets_of(survey: Survey, fleet: Fleet, damage: int) -> Iterator[tuple[int, float]]:
    """Yields the ships that stand on explosions."""
    for ship in fleet.ships:
        number = survey.numbers[ship.at]
        if number is not None:
            yield number - survey.advantage[ship.kind], survey.judge.shot(ship, damage)


def plan_rooms(survey: Survey, targets: Targets, workers: Mapping[Space, int], digging: Space | None) -> Plan:
    """Returns the best use of these dice."""
    choices = list(_choices(survey, workers, digging))
    plans = (_carry_out(survey, targets, orders) for orders in product(*choices))
    return max((plan for plan in plans if plan is not None), key=lambda plan: plan.score)


def _choices(
    survey: Survey, workers: Mapping[Space, int], digging: Space | None
) -> Iterator[tuple[Order | None, ...]]:
    """Yields, for each room that is complete and for the excavator, what may be done; None is nothing."""
    if digging is not None:
        yield None, Order(action=Excavate(), cost=survey.dig_cost, step=STEP_OF[digging])
    rooms = {survey.room_at[at].id: survey.room_at[at] for at in _occupied(survey, workers, digging)}
    for room in rooms.values():
        dice = _dice_in(survey, room, workers)
        if dice is not None:
            uses = tuple(_uses(survey, room, dice))
            yield uses if room.kind is RoomKind.ENERGY else (None, *uses)


def _occupied(survey: Survey, workers: Mapping[Space, int], digging: Space | None) -> Iterator[Space]:
    for at in (*workers, *survey.ready_robots):
        if at in survey.room_at and at != digging:
            yield at


def _dice_in(survey: Survey, room: Room, workers: Mapping[Space, int]) -> tuple[int, int] | None:
    pips = robots = 0
    for at in room.spaces:
        if at in workers:
            pips += survey.pips(room, workers[at])
        elif at in survey.ready_robots:
            pips += survey.ready_robots[at]
            robots += 1
        else:
            return None
    return pips, robots


def _uses(survey: Survey, room: Room, dice: tuple[int, int]) -> Iterator[Order]:
    pips, robots = dice
    value, cost = survey.value(room, pips, robots), survey.costs[room.id]
    use, wear = UseRoom(room=room.id), -ROBOT_WEAR * robots
    match room.kind:
        case RoomKind.ENERGY:
            yield Order(action=use, cost=cost, energy=value, worth=wear)
            yield from _repairs(survey, room, value, wear)
        case RoomKind.FIGHTER:
            yield Order(action=use, cost=cost, fighters=value, worth=wear)
            yield from _satellites(survey, room, value, wear)
        case RoomKind.RESEARCH:
            yield Order(action=use, cost=cost, research=value, worth=wear)
        case _ if value:
            yield Order(action=use, cost=cost, worth=wear + survey.robot_worth(value))


def _repairs(survey: Survey, room: Room, value: int, wear: float) -> Iterator[Order]:
    needed, damage = repair_value(survey.board.rule), survey.battle.damage
    if needed is not None and value >= needed and damage:
        relief = survey.judge.damage(damage - 1) - survey.judge.damage(damage)
        yield Order(action=RepairBase(room=room.id), cost=survey.costs[room.id], worth=wear + relief)


def _satellites(survey: Survey, room: Room, value: int, wear: float) -> Iterator[Order]:
    needed = launch_value(survey.board.rule, survey.battle.satellites)
    if needed is not None and value >= needed:
        worth = wear + survey.judge.weights.satellite
        yield Order(action=LaunchSatellite(room=room.id), cost=survey.costs[room.id], worth=worth)


def _carry_out(survey: Survey, targets: Targets, choice: tuple[Order | None, ...]) -> Plan | None:
    """Weighs a set of orders; None when it cannot be paid for, or a part of it would be for nothing."""
    orders = tuple(order for order in choice if order is not None)
    judge, battle = survey.judge, survey.battle
    limit = survey.board.energy_limit
    cost = sum(order.cost for order in orders)
    stock = battle.energy + sum(order.energy for order in orders)
    if cost > max(battle.energy, min(limit, stock)):
        return None
    fighters = max((order.fighters for order in orders), default=-1)
    kills = sum(worth for needed, worth in targets if needed <= fighters)
    if fighters >= 0 and not kills:
        return None
    reached, climbs = _best_climb(survey, [order for order in orders if order.research])
    if climbs and reached == battle.research:
        return None
    step = max(battle.excavator, *(order.step for order in orders), 0)
    score = judge.energy(min(limit, stock - cost)) + kills + sum(order.worth for order in orders)
    score += judge.research(reached) + judge.digging(step)
    rest = tuple(order for order in orders if not order.research)
    return Plan(score=score, reached=reached, step=step, orders=(*rest, *climbs))


def _best_climb(survey: Survey, orders: list[Order]) -> tuple[int, tuple[Order, ...]]:
    """Returns the furthest the research marker comes, and the order of rooms that takes it there."""
    best = survey.battle.research, tuple(orders)
    for row in permutations(orders):
        reached = survey.battle.research
        for order in row:
            reached = survey.climb(reached, order.research)
        if reached > best[0]:
            best = reached, row
    return best
