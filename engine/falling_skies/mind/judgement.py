"""Evaluates positions for the computer, in points of research."""

from functools import lru_cache
from math import exp

from engine.core import Data
from engine.falling_skies.battle import Battle
from engine.falling_skies.board import LAST_STEP, STEP_OF, Board
from engine.falling_skies.cities import pushed_back, salvage
from engine.falling_skies.content import (
    AddWhite,
    Contamination,
    Damage,
    Evacuation,
    ExcavatorBack,
    KillQuota,
    ResearchBack,
    RoomKind,
    RowAction,
)
from engine.falling_skies.pieces import Ship, ShipKind, Space
from engine.falling_skies.scenarios import extra_white, hit_points

AVERAGE_PIPS = 3.5
GOOD_LUCK = 2.5  # expected luck above the average
TABLES_KEPT = 64  # small tables, for all sizes of skies and bases


class Weights(Data, frozen=True):
    """The worth of each feature, tuned by experiment."""

    digging: float = 0.8  # a space of the path, up to the room that can finish the research
    open_goal: float = 4.0  # that room is open
    energy: float = 1.1  # the first point
    energy_fade: float = 0.85  # factor for each further point
    row: float = 4.0  # each row the mothership has not descended
    damage: float = 2.0  # the first point
    damage_growth: float = 1.0  # additional cost of the last point
    threat: float = 2.0  # a ship just above the city
    threat_reach: float = 4.0  # rows over which the threat fades
    white: float = 0.6  # a white ship in play
    kill: float = 0.3  # a ship shot down, in addition to its threat
    robot: float = 0.4  # share of a robot's possible work in the rounds left
    satellite: float = 6.0
    person: float = 0.6  # evacuated, while more are needed
    wanted_kill: float = 1.0  # a ship shot down, while more are needed
    token: float = 1.2  # of contamination, removed
    win: float = 200.0
    loss: float = -100.0


class Judge:
    """Evaluates positions of one game; precomputes everything that depends on the board."""

    def __init__(self, board: Board, battle: Battle, weights: Weights) -> None:
        self.board = board
        self.weights = weights
        self._battle = battle
        self._energy = _fading(weights.energy, weights.energy_fade, board.energy_limit)
        self._research = _sums(board.research)
        self._damage = _sums(_damage_costs(board, weights))
        self._threat = _threats(board.sky_rows, weights.threat, weights.threat_reach)
        self._hits = {kind: hit_points(board.rule, kind) for kind in ShipKind}
        self.shots = {kind: self._worth_of_shot(kind) for kind in ShipKind}  # without the threat
        self._goals = _finishing_steps(board)

    def energy(self, energy: int) -> float:
        return self._energy[energy]

    def research(self, reached: int) -> float:
        return self.weights.win if self.is_finished(reached) else self._research[reached]

    def is_finished(self, reached: int) -> bool:
        return reached == len(self.board.research)

    def digging(self, step: int) -> float:
        nearest, deepest = self._goals
        opened = self.weights.open_goal if step >= nearest else 0.0
        return opened + self.weights.digging * min(step, deepest)

    @property
    def nearest_goal(self) -> int:
        """Returns the step from which on a room that may finish the research is open."""
        return self._goals[0]

    def damage(self, damage: int) -> float:
        if damage >= self.board.damage_limit:
            return self.weights.loss
        return -self._damage[damage]

    def threat(self, ship: Ship, damage: int) -> float:
        """Returns the cost of a ship in the sky, which grows with the damage."""
        return self.plain_threat(ship.row, ship.kind) * self.fear(damage)

    def plain_threat(self, row: int, kind: ShipKind) -> float:
        """Returns the cost of a ship in a row while the base is undamaged."""
        return self._threat[row] * self._hits[kind]

    def fear(self, damage: int) -> float:
        """Returns the factor by which this damage increases a threat."""
        return 1.0 + self.weights.damage_growth * damage / self.board.damage_limit

    def shot(self, ship: Ship, damage: int) -> float:
        """Returns the worth of shooting down a ship."""
        return self.threat(ship, damage) + self.shots[ship.kind]

    def _worth_of_shot(self, kind: ShipKind) -> float:
        worth = self.weights.kill + salvage(self.board.ability, kind) * self.weights.energy / 2
        if kind is ShipKind.WHITE:
            worth += self.weights.white
        if isinstance(self.board.rule, KillQuota) and self._battle.kills < self.board.rule.kills:
            worth += self.weights.wanted_kill
        return worth

    def errand(self, at: Space, pips: int) -> float:
        """Returns the worth of a worker outside rooms: evacuating people or cleaning tokens."""
        match self.board.rule:
            case Evacuation(people=people) if self.board.room_at[at] is None:
                return self.weights.person * min(pips, max(0, people - self._battle.evacuated))
            case Contamination(clean_pips=needed) if at in self._battle.tokens and pips >= needed:
                return self.weights.token
            case _:
                return 0.0

    def mothership_action(self, action: RowAction, reached: int, step: int, damage: int) -> float:
        """Returns the worth of a mothership action, which is never positive."""
        match action:
            case AddWhite(ships=ships):
                return -self.weights.white * (ships + extra_white(self.board.rule))
            case ExcavatorBack(spaces=spaces):
                back = max(self.board.excavator_start, step - pushed_back(self.board, spaces))
                return self.digging(back) - self.digging(step)
            case ResearchBack(spaces=spaces):
                return self._research[max(0, reached - spaces)] - self._research[reached]
            case Damage(points=points):
                return self.damage(damage + points) - self.damage(damage)
            case _:
                return 0.0


def _sums(parts: tuple[float, ...]) -> tuple[float, ...]:
    total = [0.0]
    for part in parts:
        total.append(total[-1] + part)
    return tuple(total)


@lru_cache(maxsize=TABLES_KEPT)
def _fading(first: float, fade: float, count: int) -> tuple[float, ...]:
    return _sums(tuple(first * fade**step for step in range(count)))


def _damage_costs(board: Board, weights: Weights) -> tuple[float, ...]:
    growth = 2 * weights.damage_growth / board.damage_limit
    return tuple(weights.damage * (1 + growth * point) for point in range(board.damage_limit))


@lru_cache(maxsize=TABLES_KEPT)
def _threats(rows: int, nearest: float, reach: float) -> tuple[float, ...]:
    return tuple(nearest * exp((row - rows) / reach) for row in range(rows + 1))


def _finishing_steps(board: Board) -> tuple[int, int]:
    """Returns the steps that open the nearest and the deepest room that may finish the research."""
    steps = [
        1 + max(STEP_OF[at] for at in room.spaces)
        for room in board.rooms.values()
        if room.kind is RoomKind.RESEARCH
        and AVERAGE_PIPS * len(room.spaces) + room.modifier + GOOD_LUCK >= board.research[-1]
    ]
    return (min(steps), max(steps)) if steps else (LAST_STEP, LAST_STEP)
