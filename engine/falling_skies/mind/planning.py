"""Plans the rooms phase: finds the best use of the dice in the base."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import permutations, product
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import Data
from engine.falling_skies.actions import Excavate, LaunchSatellite, RepairBase, UseRoom
from engine.falling_skies.battle import Battle, Fleet
from engine.falling_skies.board import STEP_OF, Board, Room
from engine.falling_skies.cities import (
    bonus_against,
    excavation_cost,
    pushed_back,
    robot_improvement,
    robot_limit,
    worker_pips,
)
from engine.falling_skies.content import ExcavatorBack, ResearchBack, RoomId, RoomKind
from engine.falling_skies.mind.judgement import Judge
from engine.falling_skies.pieces import ShipKind, Space, grey
from engine.falling_skies.rooms import added_to_pips, room_cost
from engine.falling_skies.rooms_phase import ROBOT_MAX
from engine.falling_skies.scenarios import launch_value, repair_value, research_barred
from engine.kit.memo import Memo

# The worth of a robot's work per point, by kind of room; and the price of the energy it uses.
ROBOT_WORK = {RoomKind.RESEARCH: 1.0, RoomKind.ENERGY: 0.8, RoomKind.FIGHTER: 0.5, RoomKind.ROBOT: 0.1}
ROBOT_FUEL = 0.8


Dice = tuple[RoomId, int, int]  # a room, and the pips and robots in it


class Order(NamedTuple):
    """One action of the rooms phase, with its effects."""

    action: UseRoom | LaunchSatellite | RepairBase | Excavate
    cost: int = 0
    energy: int = 0  # gained
    fighters: int = -1  # value; -1: no fighters
    research: int = 0  # value
    step: int = 0  # of the excavator
    worth: float = 0.0  # of all other effects
    robot: bool = False  # builds a robot


class Plan(Data, frozen=True):
    """Affordable orders, with the resulting position."""

    score: float  # without the ships shot down
    fighters: int  # value; -1: no fighters
    energy: int  # in stock afterwards
    reached: int  # on the research track
    step: int  # of the excavator
    worth: float  # of all other effects
    orders: tuple[Order, ...]


class Survey:
    """The planner's view of a game: usable rooms, their values, and cached worths."""

    def __init__(self, board: Board, battle: Battle, judge: Judge) -> None:
        self.board = board
        self.battle = battle
        self.judge = judge
        self.rooms = tuple(room for room in board.rooms.values() if self._usable(room))
        self.room_at = {at: room for room in self.rooms for at in room.spaces}
        self.costs = {room.id: room_cost(board, battle, room) for room in self.rooms}
        self.ready_robots = {at: robot.value for at, robot in battle.robots.items() if robot.ready}
        self.dig_cost = excavation_cost(board.ability)
        self._next = board.actions[battle.fleet.mothership + 1]
        self.numbers = tuple(cell.number for cell in board.cells)
        self.advantage = {kind: bonus_against(board.ability, kind) for kind in ShipKind}
        self.pips = Memo(self._pips)
        self.uses = Memo(self._uses)
        self.value = Memo(self._value)
        self._added = Memo(self._added_to_pips)
        self.climb = Memo(self._climb)
        self.furthest = Memo(self._furthest)
        self.digging = Memo(self._digging)
        self.research = Memo(self._research)
        self.robot_worth = Memo(self._robot_worth)
        self.spot_worth = Memo(self._spot_worth)

    def _usable(self, room: Room) -> bool:
        if room.kind is RoomKind.ANTI_AIRCRAFT:
            return False
        return all(self.battle.is_excavated(at) and at not in self.battle.tokens for at in room.spaces)

    def _digging(self, step: int) -> float:
        """Returns the worth of the excavator's step, after the mothership's next action."""
        if isinstance(self._next, ExcavatorBack):
            step = max(self.board.excavator_start, step - pushed_back(self.board, self._next.spaces))
        return self.judge.digging(step)

    def _research(self, reached: int) -> float:
        """Returns the worth of the research, after the mothership's next action."""
        if isinstance(self._next, ResearchBack) and not self.judge.is_finished(reached):
            reached = max(0, reached - self._next.spaces)
        return self.judge.research(reached)

    def _pips(self, worker: tuple[RoomId, int]) -> int:
        """Returns the pips a worker counts in a room."""
        room, pips = worker
        return worker_pips(self.board.ability, self.board.rooms[room], grey(pips))

    def _uses(self, dice: Dice) -> tuple[Order | None, ...]:
        """Returns the possible uses of a room with these dice; None: leave it unused."""
        room, pips, robots = dice
        uses = tuple(_uses(self, self.board.rooms[room], pips, robots))
        kind = self.board.rooms[room].kind
        return uses if kind is RoomKind.ENERGY and not robots else (None, *uses)

    def _value(self, dice: Dice) -> int:
        """Returns the value of a room."""
        room, pips, robots = dice
        return max(0, pips + self._added[room, robots])

    def _added_to_pips(self, dice: tuple[RoomId, int]) -> int:
        room, robots = dice
        return added_to_pips(self.board, self.battle, self.board.rooms[room], robots)

    def _climb(self, use: tuple[int, int]) -> int:
        """Returns the space the research marker reaches from a space with this many points."""
        reached, points = use
        costs = self.board.research
        while reached < len(costs) and costs[reached] <= points:
            if research_barred(self.board, self.battle, reached) is not None:
                break
            points -= costs[reached]
            reached += 1
        return reached

    def climb_by(self, points: Iterable[int]) -> int:
        """Returns the space several rooms move the research marker to, one after the other."""
        reached = self.battle.research
        for more in points:
            reached = self.climb[reached, more]
        return reached

    def _furthest(self, points: tuple[int, ...]) -> int:
        """Returns the furthest space several rooms can move the research marker to, in their best order."""
        return max(self.climb_by(row) for row in permutations(points))

    def _robot_worth(self, value: int) -> float:
        """Returns the worth of a new robot on its best space, less the robot it may have to replace."""
        value = min(ROBOT_MAX, value + robot_improvement(self.board.ability))
        standing = [self.spot_worth[at, robot.value] for at, robot in self.battle.robots.items()]
        lost = min(standing) if len(standing) >= robot_limit(self.board.ability) else 0.0
        spots = (self.spot_worth[at, value] for at in self.room_at if at not in self.battle.robots)
        return max(0.0, max(spots, default=0.0) - lost)

    def _spot_worth(self, robot: tuple[Space, int]) -> float:
        """Returns the worth of a robot on a space: its work until it wears out or the game ends."""
        at, value = robot
        room = self.room_at.get(at)
        if room is None:
            return 0.0
        others = 7 * (len(room.spaces) - 1) // 2
        rounds = self.board.skull_row - self.battle.fleet.mothership - 1
        work = (
            self.value[room.id, pips + others, 1] * ROBOT_WORK[room.kind] - self.costs[room.id] * ROBOT_FUEL
            for pips in range(value, max(0, value - rounds), -1)
        )
        return self.judge.weights.robot * sum(max(0.0, gain) for gain in work) / len(room.spaces)


Targets = tuple[tuple[int, float], ...]  # the value needed to shoot a ship, and its worth


def targets_of(survey: Survey, fleet: Fleet, damage: int) -> Iterator[tuple[int, float]]:
    """Yields the ships on explosions."""
    for ship in fleet.ships:
        number = survey.numbers[ship.at]
        if number is not None:
            yield number - survey.advantage[ship.kind], survey.judge.shot(ship, damage)


def plan_rooms(survey: Survey, targets: Targets, workers: Mapping[Space, int], digging: Space | None) -> Plan:
    """Returns the best plan for these dice, its orders in their best sequence."""

    def worth(plan: Plan) -> float:
        return plan.score + sum(worth for needed, worth in targets if needed <= plan.fighters)

    plans = best_plans(survey, workers, digging)
    best = max((plan for plan in plans if plan.fighters < 0 or worth(plan) > plan.score), key=worth)
    return replace(best, orders=tuple(_best_sequence(survey, best.orders)))


def best_plans(survey: Survey, workers: Mapping[Space, int], digging: Space | None) -> tuple[Plan, ...]:
    """Returns the best plan for every fighter value; the first one does not shoot."""
    best: dict[int, Plan] = {}
    for orders in product(*_choices(survey, workers, digging)):
        plan = _carry_out(survey, tuple([order for order in orders if order is not None]))
        if plan is not None and (plan.fighters not in best or plan.score > best[plan.fighters].score):
            best[plan.fighters] = plan
    return tuple(best[fighters] for fighters in sorted(best))


def _choices(
    survey: Survey, workers: Mapping[Space, int], digging: Space | None
) -> Iterator[tuple[Order | None, ...]]:
    """Yields the possible orders for the excavator and for each complete room; None: leave it unused."""
    if digging is not None:
        yield None, Order(action=Excavate(), cost=survey.dig_cost, step=STEP_OF[digging])
    rooms = {survey.room_at[at].id: survey.room_at[at] for at in _occupied_spaces(survey, workers, digging)}
    for room in rooms.values():
        dice = _dice_in(survey, room, workers)
        if dice is not None:
            yield survey.uses[room.id, *dice]


def _occupied_spaces(survey: Survey, workers: Mapping[Space, int], digging: Space | None) -> Iterator[Space]:
    for at in (*workers, *survey.ready_robots):
        if at in survey.room_at and at != digging:
            yield at


def _dice_in(survey: Survey, room: Room, workers: Mapping[Space, int]) -> tuple[int, int] | None:
    pips = robots = 0
    for at in room.spaces:
        if at in workers:
            pips += survey.pips[room.id, workers[at]]
        elif at in survey.ready_robots:
            pips += survey.ready_robots[at]
            robots += 1
        else:
            return None
    return pips, robots


def _uses(survey: Survey, room: Room, pips: int, robots: int) -> Iterator[Order]:
    value, cost = survey.value[room.id, pips, robots], survey.costs[room.id]
    use, wear = UseRoom(room=room.id), _wear(survey, room) if robots else 0.0
    match room.kind:
        case RoomKind.ENERGY:
            yield Order(action=use, cost=cost, energy=value, worth=wear)
            yield from _repairs(survey, room, value, wear)
        case RoomKind.FIGHTER:
            yield Order(action=use, cost=cost, fighters=value, worth=wear)
            yield from _satellites(survey, room, value, wear)
        case RoomKind.RESEARCH:
            yield Order(action=use, cost=cost, research=value, worth=wear)
        case _ if survey.robot_worth[value]:
            yield Order(action=use, cost=cost, worth=wear + survey.robot_worth[value], robot=True)


def _wear(survey: Survey, room: Room) -> float:
    """Returns the worth lost when the robots in a room lose a pip."""
    worn = ((at, survey.ready_robots[at]) for at in room.spaces if at in survey.ready_robots)
    return sum(survey.spot_worth[at, value - 1] - survey.spot_worth[at, value] for at, value in worn)


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


def _carry_out(survey: Survey, orders: tuple[Order, ...]) -> Plan | None:
    """Evaluates a set of orders; None if it is not affordable or its research advances nothing."""
    battle, limit = survey.battle, survey.board.energy_limit
    cost, stock, step, fighters, worth = 0, battle.energy, battle.excavator, -1, 0.0
    reached, points = battle.research, []
    for _, price, gain, shots, research, dug, more, _ in orders:
        cost += price
        stock += gain
        worth += more
        if dug > step:
            step = dug
        if shots > fighters:
            fighters = shots
        if research:
            points.append(research)
    if cost > max(battle.energy, min(limit, stock)):
        return None
    if points:
        reached = survey.furthest[tuple(points)]
        if reached == battle.research:
            return None
    energy = min(limit, stock - cost)
    score = survey.judge.energy(energy) + survey.research[reached] + survey.digging[step] + worth
    return Plan(score, fighters, energy, reached, step, worth, orders)


def _best_sequence(survey: Survey, orders: tuple[Order, ...]) -> Iterator[Order]:
    """Yields orders in their best sequence: the research that goes furthest, robots last."""
    yield from (order for order in orders if not order.research and not order.robot)
    climbs = permutations(order for order in orders if order.research)
    yield from max(climbs, key=lambda row: survey.climb_by([order.research for order in row]))
    yield from (order for order in orders if order.robot)
