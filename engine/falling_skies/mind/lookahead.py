"""The lookahead: plays promising placements out to the end of the round, many times.

A round is evaluated by the chance to win that it leaves. Future dice are unknown: every search rolls its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from statistics import fmean as mean
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import Data, Dice
from engine.falling_skies.actions import Place, PlaceHeld, PlaceSlowed
from engine.falling_skies.board import PATH, STEP_OF, Room
from engine.falling_skies.cities import anti_aircraft_slowing, excavation_reach
from engine.falling_skies.content import RoomKind
from engine.falling_skies.mind.outlook import Outlook, chance
from engine.falling_skies.mind.planning import Plan, Survey, best_plans
from engine.falling_skies.mind.prospects import HOPE_TO_SHOOT, Heavens, Prospect, formation_of
from engine.falling_skies.pieces import ALL_COLUMNS, COLUMNS, DIE_FACES, Column, Die, Space, column_of
from engine.falling_skies.placement import is_anti_aircraft, rows_down
from engine.kit.memo import Memo
from engine.kit.playouts import QuickDice

REROLLED_DICE = 5 + 4 + 3  # at most: all by a character, then the rest after each white die
SEEDS = 1 << 32
BITS, ANY_FACE = 3, 7  # packs the pips of all placed dice into one number

# Heuristics for placements that are not played out.
HOPE_TO_FILL = 0.5  # for each empty space of a room
HOPE_TO_PAY = 0.6  # for a room that costs more than the energy in stock
USUAL_PRICE = 0.75  # of a unit of energy, relative to the first one in stock
TOO_LITTLE_RESEARCH = 0.25  # for a point that does not reach the next space
LAST_SPACE = 20.0  # for the research room that finishes the track
PRICE_OF_HOLDING = 2.5  # the character is used up
PRICE_OF_SLOWING = 0.3
POINT = 0.13  # a point of research as a logit of the chance to win

Pips = tuple[int, bool]  # a die: its face, and whether it is white
Beside = tuple[int, int, int]  # in a room: pips and robots in the other spaces, and the number of empty ones
ALONE: Beside = (0, 0, 0)
Option = tuple[Pips, Space, Prospect]  # a die, its space, and the sky after placing it


class Care(Data, frozen=True):
    """The search limits: placements considered, and samples for the best of them."""

    candidates: int
    samples: int


QUICK = Care(candidates=8, samples=4)
THOROUGH = Care(candidates=16, samples=16)


class Course(Data, frozen=True):
    """A round in progress: the sky, the dice in hand, and the dice placed."""

    prospect: Prospect
    hand: tuple[Pips, ...]
    free: tuple[Column, ...]
    workers: Mapping[Space, int]
    digging: Space | None
    laid: int  # the workers and their spaces, packed into one number


class Trial(NamedTuple):
    """A placement with its mean chance to win."""

    chance: float
    place: Place


class Rival(NamedTuple):
    """A placement under evaluation: the round after it, and the results so far."""

    place: Place
    course: Course
    ends: list[float]


class Lookahead:
    """Plays out rounds; compared options share the same rolls."""

    def __init__(self, survey: Survey, dice: Dice, care: Care) -> None:
        board, battle = survey.board, survey.battle
        self._survey = survey
        self._care = care
        self._outlook = Outlook(board, survey.judge)
        self._luck = dice.draw(SEEDS)
        self._reach = excavation_reach(board.ability)
        self._guns = {column: anti_aircraft_slowing(board.ability, column) for column in ALL_COLUMNS}
        self._joint = _joint_rooms(survey)
        self._spaces = _spaces_worth_a_look(survey)
        self._in_rooms = sum(_die_bits(at, ANY_FACE) for at in survey.room_at)
        self._best_alone = Memo(self._best_of_column)
        self._guess = Memo(self._guess_now)
        self._promise = Memo(self._promise_of)
        self._steps: dict[tuple[Prospect, tuple[Pips, ...], int], tuple[bool, Course]] = {}
        self._plans: dict[tuple[int, Space | None], tuple[Plan, ...]] = {}
        self._ends: dict[tuple[Prospect, int], float] = {}
        taken = {column_of(at) for at in battle.workers}
        self._heavens = Heavens(survey, self._outlook)
        self.now = Course(
            prospect=self._heavens.prospect(formation_of(battle.fleet), battle.damage, 0),
            hand=tuple(_pips(die) for die in battle.hand),
            free=tuple(column for column in ALL_COLUMNS if column not in taken),
            workers={at: die.pips for at, die in battle.workers.items()},
            digging=battle.digging,
            laid=sum(_die_bits(at, die.pips) for at, die in battle.workers.items()),
        )

    @cached_property
    def _fortunes(self) -> list[tuple[int, ...]]:
        """Returns the future rolls, one set per sample."""
        luck = QuickDice(self._luck)
        rolls = [luck.roll(DIE_FACES) for _ in range(self._care.samples * REROLLED_DICE)]
        return [tuple(rolls[at : at + REROLLED_DICE]) for at in range(0, len(rolls), REROLLED_DICE)]

    def close(self) -> None:
        """Clears the caches, whose reference cycles would otherwise wait for the garbage collector."""
        self._heavens.close()
        for table in (self._best_alone, self._guess, self._promise, self._steps, self._plans, self._ends):
            table.clear()

    # --- public methods ---------------------------------------------------------------------------

    def best_placements(self, legal: Sequence[Place]) -> list[Trial]:
        """Returns the placements that were played out most often, best on average first.

        All promising ones are sampled a few times; the better half is sampled further, until two are left.
        """
        rivals = [Rival(place, self._course_after(place), []) for place in self._promising(legal)]
        until = max(2, self._care.samples // 4)
        while True:
            for place, course, ends in rivals:
                ends += self._results(place, course, len(ends), until)
            rivals.sort(key=lambda rival: mean(rival.ends), reverse=True)
            certain = all(len(rival.ends) == 1 for rival in rivals)
            if certain or until >= self._care.samples or len(rivals) <= 2:
                return [Trial(_less_price(mean(rival.ends), rival.place), rival.place) for rival in rivals]
            del rivals[max(2, len(rivals) // 2) :]
            until = min(self._care.samples, 2 * until)

    def worth_of(self, hand: Sequence[Die], rerolled: Sequence[Die] = ()) -> float:
        """Returns the mean chance to win with these dice, after re-rolling the others."""
        total = 0.0
        for fortune in self._fortunes:
            rolls = iter(fortune)
            fresh = tuple((next(rolls), die.white) for die in rerolled)
            course = replace(self.now, hand=tuple(_pips(die) for die in hand) + fresh)
            total += self._play_on(course, rolls)
        return total / len(self._fortunes)

    # --- trying a placement -----------------------------------------------------------------------

    def _promising(self, legal: Sequence[Place]) -> list[Place]:
        return sorted(legal, key=self._estimate, reverse=True)[: self._care.candidates]

    def _estimate(self, place: Place) -> float:
        prospect = self._prospect(place)
        gain = prospect.hope - self.now.prospect.hope - _price(place)
        if is_anti_aircraft(self._survey.board, place.space):
            return gain
        return gain + self._guess[place.space, place.die.pips]

    def _prospect(self, place: Place) -> Prospect:
        return self.now.prospect.after(place.column, rows_down(self._survey.board, place))

    def _course_after(self, place: Place) -> Course:
        return self._after_placing(self.now, _pips(place.die), place.space, self._prospect(place))

    def _results(self, place: Place, course: Course, done: int, until: int) -> list[float]:
        """Returns the results of a placement for some of the rolls; only once if no dice are re-rolled."""
        white, hand = place.die.white, course.hand
        if not hand or not (white or (len(hand) > 1 and any(white for _, white in hand))):
            return [self._play_on(course, iter(()))] if not done else []
        ends = []
        for fortune in self._fortunes[done:until]:
            rolls = iter(fortune)
            ends.append(self._play_on(self._after_reroll(course, white, rolls), rolls))
        return ends

    def _after_placing(self, course: Course, die: Pips, at: Space, prospect: Prospect) -> Course:
        index, column = course.hand.index(die), column_of(at)
        ahead = STEP_OF[at] > self._survey.battle.excavator
        return Course(
            prospect,
            course.hand[:index] + course.hand[index + 1 :],
            tuple([free for free in course.free if free != column]),
            {**course.workers, at: die[0]},
            at if ahead else course.digging,
            course.laid + _die_bits(at, die[0]),
        )

    def _after_reroll(self, course: Course, white: bool, rolls: Iterator[int]) -> Course:
        if not white or self._survey.battle.marks.no_rerolls:
            return course
        return replace(course, hand=tuple([(next(rolls), white) for _, white in course.hand]))

    def _play_on(self, course: Course, rolls: Iterator[int]) -> float:
        """Places the remaining dice by heuristics and evaluates the end of the round."""
        while course.hand and not course.prospect.lost:
            white, placed = self._step(course)
            course = self._after_reroll(placed, white, rolls)
        return self._end_of_round(course)

    def _step(self, course: Course) -> tuple[bool, Course]:
        """Returns whether the next die is white, and the course after placing it by heuristics."""
        key = (course.prospect, course.hand, course.laid)
        known = self._steps.get(key)
        if known is None:
            option = self._best_option(course)
            known = self._steps[key] = option[0][1], self._after_placing(course, *option)
        return known

    def _end_of_round(self, course: Course) -> float:
        key = (course.prospect, course.laid)
        known = self._ends.get(key)
        if known is None:
            known = self._ends[key] = self._chance_left(course)
        return known

    def _chance_left(self, course: Course) -> float:
        """Returns the chance to win after the round."""
        prospect, judge = course.prospect, self._survey.judge
        if prospect.lost:
            return 0.0
        plan = self._plan(course)
        if judge.is_finished(plan.reached):
            return 1.0
        dusk = prospect.dusk(plan.fighters)
        if dusk is None:
            return 0.0
        row, sky = dusk
        extras = POINT * (plan.worth + self._errands(course))
        return chance(sky + self._outlook.base(row, plan.reached, plan.step, plan.energy) + extras)

    def _plan(self, course: Course) -> Plan:
        key = (course.laid & self._in_rooms, course.digging)
        plans = self._plans.get(key)
        if plans is None:
            plans = self._plans[key] = best_plans(self._survey, course.workers, course.digging)
        best, most = plans[0], plans[0].score
        for plan in plans[1:]:
            kills = course.prospect.kills(plan.fighters)
            if kills and plan.score + kills > most:
                best, most = plan, plan.score + kills
        return best

    def _errands(self, course: Course) -> float:
        """Returns the worth of workers outside rooms, less the worth of the robots they replace."""
        survey = self._survey
        worth = 0.0
        if survey.board.rule is not None:
            errands = course.workers.items()
            worth += sum(survey.judge.errand(at, pips) for at, pips in errands if at != course.digging)
        for at, robot in survey.battle.robots.items():
            if at in course.workers:
                worth -= survey.spot_worth[at, robot.value]
        return worth

    # --- heuristics -------------------------------------------------------------------------------

    def _best_option(self, course: Course) -> Option:
        """Returns the placement with the best heuristic score."""
        best: Option | None = None
        most, prospect = float("-inf"), course.prospect
        after, targets, digs = prospect.after, prospect.targets, course.digging is None
        columns = [(column, self._guns[column], self._joint_spaces(course, column)) for column in course.free]
        for pips, die in _by_pips(course.hand).items():
            for column, gun, joint in columns:
                slowed = after(column, pips - gun)
                if slowed.hope > most:
                    best, most = (die, Space(column), slowed), slowed.hope
                sky = after(column, pips)
                alone = self._best_alone[column, pips, digs]
                if alone is not None and sky.hope + alone[0] > most:
                    best, most = (die, alone[1], sky), sky.hope + alone[0]
                for at, beside in joint:
                    promise, share, value = self._promise[at, pips, beside]
                    score = sky.hope + promise
                    if share and targets:
                        score += share * prospect.kills(value)
                    if score > most:
                        best, most = (die, at, sky), score
        assert best is not None, "no column is free"
        return best

    def _best_of_column(self, die: tuple[Column, int, bool]) -> tuple[float, Space] | None:
        """Returns the best space of a column for a die on its own, with its estimated worth."""
        column, pips, digs = die
        furthest = self._survey.battle.excavator + (pips + self._reach if digs else -1)
        spaces = [at for at in self._spaces[column] if STEP_OF[at] <= furthest]
        return max([(self._guess[at, pips], at) for at in spaces], default=None)

    def _guess_now(self, die: tuple[Space, int]) -> float:
        """Estimates the worth of the next die on a space of the base."""
        at, pips = die
        if STEP_OF[at] > self._survey.battle.excavator:
            return self._guess_digging(STEP_OF[at])
        room = self._survey.room_at.get(at)
        if room is None:
            return self._survey.judge.errand(at, pips)
        beside = self._beside(self.now, room, at)
        if beside is None:
            return 0.0
        promise, share, value = self._promise[at, pips, beside]
        return promise + share * self.now.prospect.kills(value)

    def _guess_digging(self, step: int) -> float:
        judge, battle, cost = self._survey.judge, self._survey.battle, self._survey.dig_cost
        gain = self._survey.digging[step] - self._survey.digging[battle.excavator]
        if battle.energy < cost:
            gain *= HOPE_TO_PAY / 2
        return gain - judge.energy(1) * USUAL_PRICE * cost

    def _joint_spaces(self, course: Course, column: Column) -> list[tuple[Space, Beside]]:
        """Returns the spaces of a column's joint rooms that can still be completed."""
        found = []
        for at, room in self._joint[column]:
            beside = self._beside(course, room, at)
            if beside is not None:
                found.append((at, beside))
        return found

    def _beside(self, course: Course, room: Room, at: Space) -> Beside | None:
        """Returns the pips and robots in a room's other spaces, and the number of empty ones.

        None: too few dice or columns are left to fill it.
        """
        if len(room.spaces) == 1:
            return ALONE
        pips = robots = missing = 0
        for other in room.spaces:
            if other == at:
                continue
            if other in course.workers:
                pips += course.workers[other]
            elif other in self._survey.ready_robots:
                pips += self._survey.ready_robots[other]
                robots += 1
            else:
                missing += 1
                if column_of(other) not in course.free or missing >= len(course.hand):
                    return None
        return pips, robots, missing

    def _promise_of(self, placed: tuple[Space, int, Beside]) -> tuple[float, float, int]:
        """Returns the estimated worth of a die in a room, its share of the ships shot, and the value."""
        survey, (at, die, (pips, robots, missing)) = self._survey, placed
        room = survey.room_at[at]
        value = survey.value[room.id, survey.pips[room.id, die] + pips + 7 * missing // 2, robots]
        return (*self._gain_and_share(room, at, value, missing), value)

    def _gain_and_share(self, room: Room, at: Space, value: int, missing: int) -> tuple[float, float]:
        survey, cost = self._survey, self._survey.costs[room.id]
        fill, pay = HOPE_TO_FILL**missing, HOPE_TO_PAY if cost > survey.battle.energy else 1.0
        gain = self._guess_effect(room, value) * pay - survey.judge.energy(1) * USUAL_PRICE * cost
        robot = survey.battle.robots.get(at)
        lost = survey.spot_worth[at, robot.value] if robot is not None else 0.0
        share = HOPE_TO_SHOOT * pay * fill if room.kind is RoomKind.FIGHTER else 0.0
        return gain * fill - lost, share

    def _guess_effect(self, room: Room, value: int) -> float:
        survey, judge, battle = self._survey, self._survey.judge, self._survey.battle
        match room.kind:
            case RoomKind.ENERGY:
                stock = min(survey.board.energy_limit, battle.energy + value)
                return judge.energy(stock) - judge.energy(battle.energy)
            case RoomKind.RESEARCH:
                reached = survey.climb[battle.research, value]
                if judge.is_finished(reached):
                    return LAST_SPACE
                climbed = survey.research[reached] - survey.research[battle.research]
                return climbed or TOO_LITTLE_RESEARCH * value
            case RoomKind.FIGHTER:
                return HOPE_TO_SHOOT * value / 5
            case _:
                return survey.robot_worth[value]


def _pips(die: Die) -> Pips:
    return die.pips, die.white


def _by_pips(hand: tuple[Pips, ...]) -> Mapping[int, Pips]:
    """Returns one die of the hand per face, the first of equals."""
    first: dict[int, Pips] = {}
    for die in hand:
        first.setdefault(die[0], die)
    return first


def _die_bits(at: Space, pips: int) -> int:
    """Returns a die and its space as bits of the packed number."""
    return pips << BITS * at


def _price(place: Place) -> float:
    match place:
        case PlaceHeld():
            return PRICE_OF_HOLDING
        case PlaceSlowed():
            return PRICE_OF_SLOWING
        case _:
            return 0.0


def less(chance: float, points: float) -> float:
    """Returns a chance to win, reduced by a price in points."""
    return chance - points * POINT * chance * (1 - chance)


def _less_price(chance: float, place: Place) -> float:
    return less(chance, _price(place))


def _spaces_worth_a_look(survey: Survey) -> Mapping[Column, tuple[Space, ...]]:
    """Returns the spaces by column where a single die is useful, without idle tunnels and joint rooms."""
    useful = [at for at in PATH if STEP_OF[at] > survey.battle.excavator or _works_alone(survey, at)]
    return {column: tuple([at for at in useful if at % COLUMNS == column]) for column in ALL_COLUMNS}


def _works_alone(survey: Survey, at: Space) -> bool:
    room = survey.room_at.get(at)
    if room is not None:
        return not _is_joint(room)
    return survey.battle.is_excavated(at) and bool(survey.judge.errand(at, DIE_FACES))


def _is_joint(room: Room) -> bool:
    """Tells whether the worth of a space depends on more than its own die."""
    return room.kind is RoomKind.FIGHTER or len(room.spaces) > 1


def _joint_rooms(survey: Survey) -> Mapping[Column, tuple[tuple[Space, Room], ...]]:
    """Returns the spaces by column whose worth depends on more than their own die."""
    joint = [(at, room) for at, room in survey.room_at.items() if _is_joint(room)]
    return {column: tuple([one for one in joint if one[0] % COLUMNS == column]) for column in ALL_COLUMNS}
