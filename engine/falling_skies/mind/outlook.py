"""Estimates the chance to win between two rounds, from weights fitted to many games."""

from functools import cached_property
from math import exp

from engine.falling_skies.board import STEP_OF, Board, Room
from engine.falling_skies.cities import pushed_back
from engine.falling_skies.content import (
    AddWhite,
    Cell,
    Damage,
    ExcavatorBack,
    ResearchBack,
    RoomKind,
    RowAction,
)
from engine.falling_skies.mind.experience import EXPERIENCE, Experience
from engine.falling_skies.mind.judgement import AVERAGE_PIPS, Judge
from engine.falling_skies.pieces import COLUMNS, DIE_FACES

SURE = 30.0  # largest logit: a practically certain result


class Outlook:
    """Evaluates the beginnings of rounds in one game; caches the parts that depend on the board."""

    def __init__(self, board: Board, judge: Judge, taught: Experience = EXPERIENCE) -> None:
        self._board = board
        self._taught = taught
        self._costs = board.research
        self._goal = judge.nearest_goal
        self._rows: dict[int, float] = {}
        self._steps: dict[int, float] = {}
        self._spaces: dict[int, tuple[float, float, float]] = {}
        self._research: dict[tuple[int, int], float] = {}

    # --- public methods ---------------------------------------------------------------------------

    def sky(
        self, mothership: int, drops: tuple[int, ...], ships: tuple[int, ...], white: int, damage: int
    ) -> float:
        """Returns the logit of the ships and the damage; ships are packed as in `prospects`."""
        taught, left = self._taught, self._board.damage_limit - damage
        logit, near = taught.white[white] + taught.left[min(left, len(taught.left) - 1)], 0.0
        for ship in ships:
            seen, _, nearness = self._space(ship >> 2)
            logit += seen
            near += nearness
        for column, dropped in enumerate(drops):
            if dropped >= 0:
                _, alarm, nearness = self._space(mothership * COLUMNS + column)
                logit += alarm
                near += nearness
        pressure = near / left
        return logit + taught.pressure * pressure + taught.panic * pressure * pressure / 4

    def base(self, row: int, reached: int, step: int, energy: int) -> float:
        """Returns the logit of the base after the mothership's action in its new row."""
        match self._board.actions[row]:
            case ExcavatorBack(spaces=spaces):
                step = max(self._board.excavator_start, step - pushed_back(self._board, spaces))
            case ResearchBack(spaces=spaces):
                reached = max(0, reached - spaces)
        return self.standing(row, reached, step, energy)

    def standing(self, row: int, reached: int, step: int, energy: int) -> float:
        """Returns the logit of the base as it is."""
        rounds, taught = self._board.skull_row - row, self._taught
        logit = self._row(row) + self._research_worth(rounds, reached) + self._step(step)
        logit += taught.gap * max(0, self._goal - step) / rounds / 4
        return logit + taught.energy[min(energy, len(taught.energy) - 1)]

    # --- tables -----------------------------------------------------------------------------------

    def _row(self, row: int) -> float:
        if row not in self._rows:
            self._rows[row] = self._row_logit(row)
        return self._rows[row]

    def _row_logit(self, row: int) -> float:
        """Returns the logit of the mothership's row: the rounds left and the actions to come."""
        board, taught = self._board, self._taught
        logit = taught.bias + taught.rounds[min(board.skull_row - row, len(taught.rounds) - 1)]
        logit += taught.next_action.get(_kind(board.actions[row + 1]), 0.0)
        for kind, count in map(_kind, board.actions[row + 1 : board.skull_row]):
            logit += taught.to_come.get(kind, 0.0) * count
        return logit + taught.calls_below * board.cells[(row + 1) * COLUMNS :].count(Cell.LOWER)

    def _research_worth(self, rounds: int, reached: int) -> float:
        known = self._research.get((rounds, reached))
        if known is None:
            taught, done = self._taught, sum(self._costs[:reached])
            need = (sum(self._costs) - done) / rounds / 5
            known = taught.points * done / 10 + taught.need * need + taught.hurry * need * need
            self._research[rounds, reached] = known
        return known

    def _step(self, step: int) -> float:
        if step not in self._steps:
            self._steps[step] = self._digging_worth(step)
        return self._steps[step]

    def _digging_worth(self, step: int) -> float:
        """Returns the logit of the excavator's step: the rooms opened behind it."""
        taught = self._taught
        logit = taught.digging * step / 10 + taught.goal * (step >= self._goal)
        for last, opened in self._openings:
            if last < step:
                logit += opened
        return logit

    @cached_property
    def _openings(self) -> list[tuple[int, float]]:
        """Returns the last step and the logit of every room that counts when opened."""
        return [
            (
                max(STEP_OF[at] for at in room.spaces),
                getattr(self._taught, _OPENED[room.kind]) * _usual_value(room) / 10,
            )
            for room in self._board.rooms.values()
            if room.kind in _OPENED
        ]

    def _space(self, at: int) -> tuple[float, float, float]:
        """Returns the logits of a ship in a space and on a drop point there, and its nearness to the city."""
        known = self._spaces.get(at)
        if known is None:
            height = self._board.sky_rows + 1 - at // COLUMNS
            seen = self._taught.height[min(height, len(self._taught.height) - 1)]
            below = self._board.cells[at + COLUMNS : at + (DIE_FACES + 1) * COLUMNS : COLUMNS]
            alarm = self._taught.alarm * below.count(Cell.LOWER) / DIE_FACES
            nearness = max(0, DIE_FACES + 1 - height) / DIE_FACES
            known = self._spaces[at] = (seen + alarm, alarm, nearness)
        return known


_OPENED = {RoomKind.RESEARCH: "laboratories", RoomKind.ENERGY: "reactors", RoomKind.FIGHTER: "hangars"}


def chance(logit: float) -> float:
    """Returns the chance for a logit."""
    return 1 / (1 + exp(-max(-SURE, min(SURE, logit))))


def _usual_value(room: Room) -> float:
    return max(0.0, AVERAGE_PIPS * len(room.spaces) + room.modifier)


def _kind(action: RowAction) -> tuple[str, int]:
    match action:
        case AddWhite(ships=ships):
            return "white", ships
        case ExcavatorBack(spaces=spaces):
            return "excavator", spaces
        case ResearchBack(spaces=spaces):
            return "research", spaces
        case Damage(points=points):
            return "damage", points
        case _:
            return "", 0
