"""The computer's look ahead: promising placements are played on to the end of the round, again and again.

How a round has gone is told by the chance to win that it leaves. The dice to come are not known: every
thought rolls dice of its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean as mean
from typing import NamedTuple

from engine.core import Data, Dice
from engine.falling_skies.actions import Place, PlaceHeld, PlaceSlowed
from engine.falling_skies.board import PATH, STEP_OF, Room
from engine.falling_skies.cities import anti_aircraft_slowing, excavation_reach
from engine.falling_skies.content import RoomKind
from engine.falling_skies.outlook import Outlook, chance
from engine.falling_skies.pieces import ALL_COLUMNS, DIE_FACES, Column, Die, Space, column_of
from engine.falling_skies.placement import is_anti_aircraft, rows_down
from engine.falling_skies.planning import Plan, Survey, best_plans
from engine.falling_skies.prospects import HOPE_TO_SHOOT, Heavens, Prospect, formation_of
from engine.kit.playouts import QuickDice

REROLLED_DICE = 5 + 4 + 3  # at most: all by a character, then the rest after each white die
SEEDS = 1 << 32

# Rules of thumb for the placements that are not looked at closely.
HOPE_TO_FILL = 0.5  # for each space of a room that is still empty
HOPE_TO_PAY = 0.6  # for a room that costs more than there is
USUAL_PRICE = 0.75  # of an energy to be spent, against the first one in stock
TOO_LITTLE_RESEARCH = 0.25  # for a point that does not reach the next space
LAST_SPACE = 20.0  # for the research room that finishes it
PRICE_OF_HOLDING = 2.5  # a character is gone then
PRICE_OF_SLOWING = 0.3
POINT = 0.13  # what a point of research is worth as a logit of the chance to win

Pips = tuple[int, bool]  # a die: what it shows, and whether it is white
Beside = tuple[int, int, int]  # in a room: pips and robots in the other spaces, and spaces that are empty


class Care(Data, frozen=True):
    """How closely a player looks: so many placements, the best of them played on so often."""

    candidates: int
    samples: int


QUICK = Care(candidates=8, samples=4)
THOROUGH = Care(candidates=16, samples=16)


class Course(NamedTuple):
    """A round on its way: what the sky looks like, which dice are left, and where the others lie."""

    prospect: Prospect
    hand: tuple[Pips, ...]
    free: tuple[Column, ...]
    workers: Mapping[Space, int]
    digging: Space | None


class Option(NamedTuple):
    """A placement, as it looks at first sight."""

    score: float
    die: Pips
    at: Space
    prospect: Prospect


class Trial(NamedTuple):
    """A placement, and how well the round went after it on average: the chance to win."""

    chance: float
    place: Place


class Lookahead:
    """Plays rounds on; the same rolls come up for everything that is compared."""

    def __init__(self, survey: Survey, dice: Dice, care: Care) -> None:
        board, battle, luck = survey.board, survey.battle, QuickDice(dice.draw(SEEDS))
        self._survey = survey
        self._care = care
        self._outlook = Outlook(board, survey.judge)
        self._fortunes = [
            tuple(luck.roll(DIE_FACES) for _ in range(REROLLED_DICE)) for _ in range(care.samples)
        ]
        self._reach = excavation_reach(board.ability)
        self._guns = {column: anti_aircraft_slowing(board.ability, column) for column in ALL_COLUMNS}
        self._spaces = _spaces_worth_a_look(survey)
        self._alone: dict[tuple[Column, int, bool], tuple[float, Space] | None] = {}
        self._plans: dict[tuple[tuple[tuple[Space, int], ...], Space | None], tuple[Plan, ...]] = {}
        self._joint = _joint_rooms(survey)
        self._promises: dict[tuple[Space, int, int, int, int], tuple[float, float, int]] = {}
        taken = {column_of(at) for at in battle.workers}
        heavens = Heavens(survey, self._outlook)
        self.now = Course(
            prospect=heavens.prospect(formation_of(battle.fleet), battle.damage, 0),
            hand=tuple(_pips(die) for die in battle.hand),
            free=tuple(column for column in ALL_COLUMNS if column not in taken),
            workers={at: die.pips for at, die in battle.workers.items()},
            digging=battle.digging,
        )

    # --- what is asked of it ----------------------------------------------------------------------

    def best_placements(self, legal: Sequence[Place]) -> list[Trial]:
        """Returns the placements that were played on most often, the best on average first.

        All that look promising are tried a few times; then the better half goes on, until two are left.
        """
        courses = {place: self._begun(place) for place in self._promising(legal)}
        results: dict[Place, list[float]] = {place: [] for place in courses}
        rivals, until = list(courses), max(2, self._care.samples // 4)
        while True:
            for place in rivals:
                results[place] += self._results(place, courses[place], len(results[place]), until)
            rivals.sort(key=lambda place: mean(results[place]), reverse=True)
            certain = all(len(results[place]) == 1 for place in rivals)
            if certain or until >= self._care.samples or len(rivals) <= 2:
                return [Trial(_paid(mean(results[place]), place), place) for place in rivals]
            del rivals[max(2, len(rivals) // 2) :]
            until = min(self._care.samples, 2 * until)

    def worth_of(self, hand: Sequence[Die], rerolled: Sequence[Die] = ()) -> float:
        """Returns how well the round goes on average with these dice, the others being rolled again first."""
        total = 0.0
        for fortune in self._fortunes:
            rolls = iter(fortune)
            fresh = tuple((next(rolls), die.white) for die in rerolled)
            course = self.now._replace(hand=tuple(_pips(die) for die in hand) + fresh)
            total += self._play_on(course, rolls)
        return total / len(self._fortunes)

    # --- trying a placement -----------------------------------------------------------------------

    def _promising(self, legal: Sequence[Place]) -> list[Place]:
        return sorted(legal, key=self._first_sight, reverse=True)[: self._care.candidates]

    def _first_sight(self, place: Place) -> float:
        prospect = self._prospect(place)
        gain = prospect.hope - self.now.prospect.hope - _price(place)
        if is_anti_aircraft(self._survey.board, place.space):
            return gain
        return gain + self._guess(self.now, _pips(place.die), place.space)

    def _prospect(self, place: Place) -> Prospect:
        return self.now.prospect.after(place.column, rows_down(self._survey.board, place))

    def _begun(self, place: Place) -> Course:
        return self._placed(self.now, _pips(place.die), place.space, self._prospect(place))

    def _results(self, place: Place, course: Course, done: int, until: int) -> list[float]:
        """Returns how a placement turns out with some of the rolls; once is enough without any."""
        white, hand = place.die.white, course.hand
        if not hand or not (white or (len(hand) > 1 and any(white for _, white in hand))):
            return [self._play_on(course, iter(()))] if not done else []
        ends = []
        for fortune in self._fortunes[done:until]:
            rolls = iter(fortune)
            ends.append(self._play_on(self._rerolled(course, white, rolls), rolls))
        return ends

    def _placed(self, course: Course, die: Pips, at: Space, prospect: Prospect) -> Course:
        index, column = course.hand.index(die), column_of(at)
        ahead = STEP_OF[at] > self._survey.battle.excavator
        return Course(
            prospect,
            course.hand[:index] + course.hand[index + 1 :],
            tuple([free for free in course.free if free != column]),
            {**course.workers, at: die[0]},
            at if ahead else course.digging,
        )

    def _rerolled(self, course: Course, white: bool, rolls: Iterator[int]) -> Course:
        if not white or self._survey.battle.marks.no_rerolls:
            return course
        return course._replace(hand=tuple([(next(rolls), white) for _, white in course.hand]))

    def _play_on(self, course: Course, rolls: Iterator[int]) -> float:
        """Places the rest by rule of thumb and weighs the end of the round."""
        while course.hand and not course.prospect.lost:
            option = self._best_option(course)
            placed = self._placed(course, option.die, option.at, option.prospect)
            course = self._rerolled(placed, option.die[1], rolls)
        return self._end_of_round(course)

    def _end_of_round(self, course: Course) -> float:
        """Returns the chance to win that a round leaves."""
        prospect, judge = course.prospect, self._survey.judge
        if prospect.lost:
            return 0.0
        plan = self._plan(course)
        if judge.finished(plan.reached):
            return 1.0
        dusk = prospect.dusk(plan.fighters)
        if dusk is None:
            return 0.0
        row, sky = dusk
        extras = POINT * (plan.worth + self._errands(course))
        return chance(sky + self._outlook.base(row, plan.reached, plan.step, plan.energy) + extras)

    def _plan(self, course: Course) -> Plan:
        key = (
            tuple(sorted([one for one in course.workers.items() if one[0] in self._survey.room_at])),
            course.digging,
        )
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
        """Returns what workers do besides rooms, less the robots they stand in for."""
        survey = self._survey
        worth = 0.0
        if survey.board.rule is not None:
            errands = course.workers.items()
            worth += sum(survey.judge.errand(at, pips) for at, pips in errands if at != course.digging)
        for at, robot in survey.battle.robots.items():
            if at in course.workers:
                worth -= survey.spot_worth(at, robot.value)
        return worth

    # --- rules of thumb ---------------------------------------------------------------------------

    def _best_option(self, course: Course) -> Option:
        """Returns the placement that looks best at first sight."""
        best, most, prospect = None, float("-inf"), course.prospect
        digs, joint = course.digging is None, self._joint_spaces(course)
        for die in dict.fromkeys(course.hand):
            pips = die[0]
            for column in course.free:
                slowed = prospect.after(column, pips - self._guns[column])
                if slowed.hope > most:
                    best, most = (die, Space(column), slowed), slowed.hope
                sky = prospect.after(column, pips)
                alone = self._best_alone(column, pips, digs)
                if alone is not None and sky.hope + alone[0] > most:
                    best, most = (die, alone[1], sky), sky.hope + alone[0]
                for at, room, beside in joint[column]:
                    promise, share, value = self._promise(room, at, pips, *beside)
                    score = sky.hope + promise + (share * prospect.kills(value) if share else 0.0)
                    if score > most:
                        best, most = (die, at, sky), score
        assert best is not None, "no column is free"
        return Option(most - prospect.hope, *best)

    def _best_alone(self, column: Column, pips: int, digs: bool) -> tuple[float, Space] | None:
        """Returns the best space of a column for a die that depends on no other, and what it promises."""
        key = (column, pips, digs)
        if key not in self._alone:
            self._alone[key] = max(self._guesses_alone(column, pips, digs), default=None)
        return self._alone[key]

    def _guesses_alone(self, column: Column, pips: int, digs: bool) -> Iterator[tuple[float, Space]]:
        joint = [at for at, _ in self._joint[column]]
        for at in self._spaces[column]:
            distance = STEP_OF[at] - self._survey.battle.excavator
            if at not in joint and (distance < 0 or (digs and distance <= pips + self._reach)):
                yield self._guess(self.now, (pips, False), at), at

    def _guess(self, course: Course, die: Pips, at: Space) -> float:
        """Guesses what a die will do in the base."""
        if STEP_OF[at] > self._survey.battle.excavator:
            return self._guess_digging(STEP_OF[at])
        room = self._survey.room_at.get(at)
        if room is None:
            return self._survey.judge.errand(at, die[0])
        return self._guess_room(course, room, die, at)

    def _guess_digging(self, step: int) -> float:
        judge, battle, cost = self._survey.judge, self._survey.battle, self._survey.dig_cost
        gain = self._survey.digging(step) - self._survey.digging(battle.excavator)
        if battle.energy < cost:
            gain *= HOPE_TO_PAY / 2
        return gain - judge.energy(1) * USUAL_PRICE * cost

    def _joint_spaces(self, course: Course) -> Mapping[Column, list[tuple[Space, Room, Beside]]]:
        """Returns, by column, the spaces of joint rooms that can still be filled."""
        found: dict[Column, list[tuple[Space, Room, Beside]]] = {column: [] for column in course.free}
        for column in course.free:
            for at, room in self._joint[column]:
                beside = self._beside(course, room, at)
                if beside is not None:
                    found[column].append((at, room, beside))
        return found

    def _beside(self, course: Course, room: Room, at: Space) -> Beside | None:
        """Returns the pips and robots in a room's other spaces, and how many of these wait for a die.

        None: too few dice or columns are left to fill it.
        """
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

    def _guess_room(self, course: Course, room: Room, die: Pips, at: Space) -> float:
        beside = self._beside(course, room, at)
        if beside is None:
            return 0.0
        promise, share, value = self._promise(room, at, die[0], *beside)
        return promise + share * course.prospect.kills(value)

    def _promise(
        self, room: Room, at: Space, die: int, pips: int, robots: int, missing: int
    ) -> tuple[float, float, int]:
        """Returns what a die in a room promises, what part of the ships it shoots, and with which value."""
        key = (at, die, pips, robots, missing)
        known = self._promises.get(key)
        if known is None:
            value = self._survey.value(room, self._survey.pips(room, die) + pips + 7 * missing // 2, robots)
            known = self._promises[key] = (*self._promised(room, at, value, missing), value)
        return known

    def _promised(self, room: Room, at: Space, value: int, missing: int) -> tuple[float, float]:
        survey, cost = self._survey, self._survey.costs[room.id]
        fill, pay = HOPE_TO_FILL**missing, HOPE_TO_PAY if cost > survey.battle.energy else 1.0
        gain = self._guess_effect(room, value) * pay - survey.judge.energy(1) * USUAL_PRICE * cost
        robot = survey.battle.robots.get(at)
        lost = survey.spot_worth(at, robot.value) if robot is not None else 0.0
        share = HOPE_TO_SHOOT * pay * fill if room.kind is RoomKind.FIGHTER else 0.0
        return gain * fill - lost, share

    def _guess_effect(self, room: Room, value: int) -> float:
        survey, judge, battle = self._survey, self._survey.judge, self._survey.battle
        match room.kind:
            case RoomKind.ENERGY:
                stock = min(survey.board.energy_limit, battle.energy + value)
                return judge.energy(stock) - judge.energy(battle.energy)
            case RoomKind.RESEARCH:
                reached = survey.climb(battle.research, value)
                if judge.finished(reached):
                    return LAST_SPACE
                climbed = survey.research(reached) - survey.research(battle.research)
                return climbed or TOO_LITTLE_RESEARCH * value
            case RoomKind.FIGHTER:
                return HOPE_TO_SHOOT * value / 5
            case _:
                return survey.robot_worth(value)


def _pips(die: Die) -> Pips:
    return die.pips, die.white


def _price(place: Place) -> float:
    match place:
        case PlaceHeld():
            return PRICE_OF_HOLDING
        case PlaceSlowed():
            return PRICE_OF_SLOWING
        case _:
            return 0.0


def less(chance: float, points: float) -> float:
    """Returns a chance less what a price in points takes from it."""
    return chance - points * POINT * chance * (1 - chance)


def _paid(chance: float, place: Place) -> float:
    return less(chance, _price(place))


def _spaces_worth_a_look(survey: Survey) -> Mapping[Column, tuple[Space, ...]]:
    """Returns, by column, where a die can do something; idle tunnels and unusable rooms are left out."""
    battle, judge = survey.battle, survey.judge
    useful = [
        at
        for at in PATH
        if STEP_OF[at] > battle.excavator
        or (battle.excavated(at) and (at in survey.room_at or judge.errand(at, DIE_FACES)))
    ]
    return {column: tuple(at for at in useful if column_of(at) == column) for column in ALL_COLUMNS}


def _joint_rooms(survey: Survey) -> Mapping[Column, tuple[tuple[Space, Room], ...]]:
    """Returns, by column, the spaces whose use depends on more than their own die."""
    joint = [
        (at, room)
        for at, room in survey.room_at.items()
        if room.kind is RoomKind.FIGHTER or len(room.spaces) > 1
    ]
    return {column: tuple(one for one in joint if column_of(one[0]) == column) for column in ALL_COLUMNS}
