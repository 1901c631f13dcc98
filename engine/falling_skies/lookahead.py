"""The computer's look ahead: each promising placement is played on to the end of the round, several times."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.core import Dice
from engine.falling_skies.actions import Place, PlaceHeld, PlaceSlowed
from engine.falling_skies.battle import Fleet
from engine.falling_skies.board import PATH, STEP_OF, Room
from engine.falling_skies.cities import anti_aircraft_slowing, excavation_reach, sheltered
from engine.falling_skies.content import RoomKind
from engine.falling_skies.events import CityHit
from engine.falling_skies.pieces import ALL_COLUMNS, DIE_FACES, Column, Die, Space, column_of
from engine.falling_skies.placement import is_anti_aircraft, rows_down
from engine.falling_skies.planning import Survey, Targets, plan_rooms, targets_of
from engine.falling_skies.scenarios import hit_points
from engine.falling_skies.sky import descend

CANDIDATES = 8  # placements looked at closely
SAMPLES = 4  # how often each is played on
REROLLED_DICE = 5 + 4 + 3  # at most: all by a character, then the rest after each white die

# Rules of thumb for the placements that are not looked at closely.
HOPE_TO_SHOOT = 0.5  # for a ship on an explosion, less a tenth for each number
HOPE_TO_FILL = 0.5  # for each space of a room that is still empty
HOPE_TO_PAY = 0.6  # for a room that costs more than there is
USUAL_PRICE = 0.75  # of an energy to be spent, against the first one in stock
TOO_LITTLE_RESEARCH = 0.25  # for a point that does not reach the next space
LAST_SPACE = 20.0  # for the research room that finishes it
PRICE_OF_HOLDING = 2.5  # a character is gone then
PRICE_OF_SLOWING = 0.3

Pips = tuple[int, bool]  # a die: what it shows, and whether it is white


class Prospect:
    """The sky as it may become, and what may become of it."""

    __slots__ = ("_after", "_survey", "damage", "fleet", "hits", "hope", "lost", "targets", "worth")

    def __init__(self, survey: Survey, fleet: Fleet, damage: int, hits: int) -> None:
        judge = survey.judge
        self.fleet = fleet
        self.damage = damage
        self.hits = hits  # by ships, this round
        self.lost = judge.lost(fleet, damage)
        self.worth = judge.sky(fleet, damage)
        self.targets: Targets = () if self.lost else tuple(targets_of(survey, fleet, damage))
        self.hope = self.worth + sum(
            worth * HOPE_TO_SHOOT * (1 - needed / 10) for needed, worth in self.targets
        )
        self._survey = survey
        self._after: dict[tuple[int, int], Prospect] = {}

    def after(self, column: Column, rows: int) -> "Prospect":
        """Returns the sky when the ships of a column have come down."""
        if rows <= 0:
            return self
        known = self._after.get((column, rows))
        if known is None:
            known = self._after[column, rows] = self._work_out(column, rows)
        return known

    def _work_out(self, column: Column, rows: int) -> "Prospect":
        board, battle = self._survey.board, self._survey.battle
        movement = descend(board, self.fleet, column, rows)
        damage, hits = self.damage, self.hits
        for event in movement.events:
            if isinstance(event, CityHit):
                if not sheltered(battle, board.ability, hits):
                    damage += hit_points(board.rule, event.ship)
                hits += 1
        return Prospect(self._survey, movement.fleet, damage, hits)


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


class Lookahead:
    """Plays rounds on; the same rolls come up for everything that is compared."""

    def __init__(self, survey: Survey, dice: Dice) -> None:
        battle = survey.battle
        self._survey = survey
        self._fortunes = [tuple(dice.roll(DIE_FACES) for _ in range(REROLLED_DICE)) for _ in range(SAMPLES)]
        self._reach = excavation_reach(survey.board.ability)
        self._spaces = _spaces_worth_a_look(survey)
        self._guesses: dict[tuple[Space, int], float] = {}
        taken = {column_of(at) for at in battle.workers}
        self.now = Course(
            prospect=Prospect(survey, battle.fleet, battle.damage, hits=0),
            hand=tuple(_pips(die) for die in battle.hand),
            free=tuple(column for column in ALL_COLUMNS if column not in taken),
            workers={at: die.pips for at, die in battle.workers.items()},
            digging=battle.digging,
        )

    # --- what is asked of it ----------------------------------------------------------------------

    def best_placement(self, legal: Sequence[Place]) -> tuple[float, Place]:
        """Returns the placement that turns out best on average, and how well that is."""
        promising = sorted(legal, key=self._first_sight, reverse=True)[:CANDIDATES]
        return max(((self._tried(place), place) for place in promising), key=lambda pair: pair[0])

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

    def _first_sight(self, place: Place) -> float:
        prospect = self._prospect(place)
        gain = prospect.hope - self.now.prospect.hope - _price(place)
        if is_anti_aircraft(self._survey.board, place.space):
            return gain
        return gain + self._guess(self.now, _pips(place.die), place.space)

    def _prospect(self, place: Place) -> Prospect:
        return self.now.prospect.after(place.column, rows_down(self._survey.board, place))

    def _tried(self, place: Place) -> float:
        course = self._placed(self.now, _pips(place.die), place.space, self._prospect(place))
        total = 0.0
        for fortune in self._fortunes:
            rolls = iter(fortune)
            total += self._play_on(self._rerolled(course, place.die.white, rolls), rolls)
            if not place.die.white and not any(white for _, white in course.hand):
                return total - _price(place)  # nothing is left to chance
        return total / len(self._fortunes) - _price(place)

    def _placed(self, course: Course, die: Pips, at: Space, prospect: Prospect) -> Course:
        ahead = STEP_OF[at] > self._survey.battle.excavator
        index = course.hand.index(die)
        return Course(
            prospect=prospect,
            hand=course.hand[:index] + course.hand[index + 1 :],
            free=tuple(column for column in course.free if column != column_of(at)),
            workers={**course.workers, at: die[0]},
            digging=at if ahead else course.digging,
        )

    def _rerolled(self, course: Course, white: bool, rolls: Iterator[int]) -> Course:
        if not white or self._survey.battle.marks.no_rerolls:
            return course
        return course._replace(hand=tuple((next(rolls), white) for _, white in course.hand))

    def _play_on(self, course: Course, rolls: Iterator[int]) -> float:
        """Places the rest by rule of thumb and weighs the end of the round."""
        while course.hand and not course.prospect.lost:
            option = max(self._options(course), key=lambda option: option.score)
            placed = self._placed(course, option.die, option.at, option.prospect)
            course = self._rerolled(placed, option.die[1], rolls)
        return self._end_of_round(course)

    def _end_of_round(self, course: Course) -> float:
        prospect, judge, board = course.prospect, self._survey.judge, self._survey.board
        if prospect.lost:
            return judge.weights.loss
        plan = plan_rooms(self._survey, prospect.targets, course.workers, course.digging)
        row = prospect.fleet.mothership + 1
        if judge.finished(plan.reached):
            return judge.weights.win
        if row >= board.skull_row:
            return judge.weights.loss
        action = judge.mothership_action(board.actions[row], plan.reached, plan.step, prospect.damage)
        return prospect.worth + plan.score + action + self._errands(course)

    def _errands(self, course: Course) -> float:
        judge = self._survey.judge
        return sum(judge.errand(at, pips) for at, pips in course.workers.items() if at != course.digging)

    # --- rules of thumb ---------------------------------------------------------------------------

    def _options(self, course: Course) -> Iterator[Option]:
        """Yields the placements worth a look."""
        board, now = self._survey.board, course.prospect.hope
        for die in set(course.hand):
            for column in course.free:
                guns = anti_aircraft_slowing(board.ability, column)
                slowed = course.prospect.after(column, die[0] - guns)
                yield Option(slowed.hope - now, die, Space(column), slowed)
                prospect = course.prospect.after(column, die[0])
                for at in self._spaces[column]:
                    if self._in_reach(course, die, at):
                        score = prospect.hope - now + self._guess(course, die, at)
                        yield Option(score, die, at, prospect)

    def _in_reach(self, course: Course, die: Pips, at: Space) -> bool:
        distance = STEP_OF[at] - self._survey.battle.excavator
        return distance < 0 or (course.digging is None and distance <= die[0] + self._reach)

    def _guess(self, course: Course, die: Pips, at: Space) -> float:
        """Guesses what a die will do in the base."""
        room = self._survey.room_at.get(at)
        if room is not None and (room.kind is RoomKind.FIGHTER or len(room.spaces) > 1):
            return self._guess_room(course, room, die, at)
        known = self._guesses.get((at, die[0]))
        if known is None:
            known = self._guesses[at, die[0]] = self._guess_alone(course, room, die, at)
        return known

    def _guess_alone(self, course: Course, room: Room | None, die: Pips, at: Space) -> float:
        """Guesses what a die will do that depends on no other."""
        if STEP_OF[at] > self._survey.battle.excavator:
            return self._guess_digging(STEP_OF[at])
        if room is None:
            return self._survey.judge.errand(at, die[0])
        return self._guess_room(course, room, die, at)

    def _guess_digging(self, step: int) -> float:
        judge, battle, cost = self._survey.judge, self._survey.battle, self._survey.dig_cost
        gain = judge.digging(step) - judge.digging(battle.excavator)
        if battle.energy < cost:
            gain *= HOPE_TO_PAY / 2
        return gain - judge.energy(1) * USUAL_PRICE * cost

    def _guess_room(self, course: Course, room: Room, die: Pips, at: Space) -> float:
        survey = self._survey
        pips, robots, missing = survey.pips(room, die[0]), 0, 0
        for other in room.spaces:
            if other in course.workers:
                pips += course.workers[other]
            elif other in survey.ready_robots and other != at:
                pips += survey.ready_robots[other]
                robots += 1
            elif other != at:
                missing += 1
                if column_of(other) not in course.free or missing >= len(course.hand):
                    return 0.0
        value = survey.value(room, pips + 7 * missing // 2, robots)
        gain = self._guess_effect(course, room, value)
        cost = survey.costs[room.id]
        if cost > survey.battle.energy:
            gain *= HOPE_TO_PAY
        return (gain - survey.judge.energy(1) * USUAL_PRICE * cost) * HOPE_TO_FILL**missing

    def _guess_effect(self, course: Course, room: Room, value: int) -> float:
        survey, judge, battle = self._survey, self._survey.judge, self._survey.battle
        match room.kind:
            case RoomKind.ENERGY:
                stock = min(survey.board.energy_limit, battle.energy + value)
                return judge.energy(stock) - judge.energy(battle.energy)
            case RoomKind.RESEARCH:
                reached = survey.climb(battle.research, value)
                if judge.finished(reached):
                    return LAST_SPACE
                climbed = judge.research(reached) - judge.research(battle.research)
                return climbed or TOO_LITTLE_RESEARCH * value
            case RoomKind.FIGHTER:
                shot = sum(worth for needed, worth in course.prospect.targets if needed <= value)
                return HOPE_TO_SHOOT * (value / 5 + shot)
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
