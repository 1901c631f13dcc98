"""The planning computer player: rates whole activations by exact odds and the enemy's replies."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from msgspec.structs import replace

from engine.kit.temper import Temper, weigh
from engine.miniatures import actions as do
from engine.miniatures import decisions as ask
from engine.miniatures.actions import AnyAction
from engine.miniatures.book import Book
from engine.miniatures.content import Means, Rank, Skill
from engine.miniatures.grid import Square, distance
from engine.miniatures.leadership import FOLLOWERS, LEAD_DISTANCE
from engine.miniatures.mind.computer import COMING_IN, RISING, RISING_SHARE, VICTORY, Thinker
from engine.miniatures.mind.judgement import Grounds
from engine.miniatures.mind.outlook import ByChance
from engine.miniatures.pieces import Figure, FigureId, Weapon
from engine.miniatures.pools import fight_pools
from engine.miniatures.state import Stance
from engine.miniatures.view import View

MENACE = 0.5  # factor of the damage that a dead enemy can no longer do
SPENT_MENACE = 0.4  # factor of it for an enemy that has acted already
DUCKING = 0.1  # gain of a shot at armour, which may frighten
FREEZING = 0.3  # for each unactivated figure that a Freeze! shot marks
FRIGHTENING = 0.22  # for each soldier frightened by covering fire; half if it has acted
STUCK = 0.15  # cost of ending among enemies
HEROICS_PRICE = 0.4  # share of a hit that a point of Heroics is worth, besides the life it may save
HURRY = 0.3  # preference for activating a threatened figure
LEADING = 0.5  # factor of the followers' gains, for acting at once
IDLE_STEP = 0.01  # cost of a step inside its own square
OFF_BOARD = 10.0
AT_ONCE = 10.0  # preference for leaving the board now


@dataclass(frozen=True)
class Progress:
    """The progress of a figure's action."""

    at: Square
    steps: int = 0
    shot: bool = False
    aimed: bool = False
    stood: bool = False

    @property
    def may_move(self) -> bool:
        if self.shot:
            return not (self.steps or self.aimed or self.stood)
        return self.steps < (1 if self.stood else 2)

    @property
    def may_attack(self) -> bool:
        return not self.shot and self.steps < 2 and not (self.stood and self.steps)

    @property
    def may_aim(self) -> bool:
        return self.may_attack and not (self.steps or self.stood)


class Shot(NamedTuple):
    """A shot and its expected gain."""

    gain: float
    target: Figure | None = None  # None: a whole square
    kill: float = 0.0  # the chance that the target is removed


class Planner(Thinker):
    """The planning of one decision, with its caches."""

    judging = ByChance
    judge: ByChance

    caution = 0.8  # weight of a threatened loss; 1 for one that loses the game
    ambition = 0.35  # weight of next turn's best attack
    approach = 0.7  # weight of being near enemies
    errand = 2.0  # weight of the exits for hunted figures and for those near one

    def __init__(
        self, book: Book, view: View, legal: tuple[AnyAction, ...], grounds: Grounds, temper: Temper
    ) -> None:
        super().__init__(book, view, legal, grounds, temper)
        self._caution = weigh(self.caution, temper.caution)
        self._ambition = weigh(self.ambition, temper.attack)
        self._approach = weigh(self.approach, temper.attack)
        self._point_price = weigh(HEROICS_PRICE, temper.thrift)
        self._plans: dict[tuple[FigureId, Progress], float] = {}
        self._worths: dict[tuple[FigureId, Square, FigureId | None], float] = {}
        self._volleys: dict[tuple[FigureId, Square, bool], list[Shot]] = {}
        self._clashes: dict[tuple[FigureId, Square, bool], float] = {}
        self._menaces: dict[FigureId, float] = {}

    @cached_property
    def _extra(self) -> bool:
        """Whether the current choice is an extra, on top of the normal action."""
        acting = self.view.acting
        return acting is not None and acting.extras > 0 and do.Finish() not in self.legal

    # --- worth of squares and attacks

    def worth(self, figure: Figure, at: Square, without: Figure | None = None) -> float:
        """Returns the worth of a square for a figure that ends its activation there."""
        key = (figure.id, at, without.id if without is not None else None)
        if key not in self._worths:
            self._worths[key] = self._worth(figure, at, without)
        return self._worths[key]

    def _worth(self, figure: Figure, at: Square, without: Figure | None) -> float:
        judge = self.judge
        there = replace(figure, at=at)
        promise = max(judge.best_shot(there, at), self._charge_promise(there))
        return (
            judge.goal(figure, at)
            + self._errand(figure, at)
            + self._ambition * promise
            + self._approach * judge.closing_in(figure, at)
            - self.care(figure) * judge.patience * self.threat(there, without)
        )

    def _errand(self, figure: Figure, at: Square) -> float:
        """Returns what exits are worth to a figure the enemy hunts, or one that may be out next time."""
        attractions = self.judge.attractions
        hunted = self.judge.outlook.points_for(figure) > 0
        return (
            self.errand * attractions.to_exits(figure, at) if hunted or attractions.near_exit(figure) else 0.0
        )

    def care(self, figure: Figure) -> float:
        """Returns the weight of a threatened loss: the more of the game hangs on it, the nearer to 1."""
        key = self.judge.outlook.weight_in_game(figure)
        return self._caution + (1 - self._caution) * key

    def threat(self, figure: Figure, without: Figure | None = None) -> float:
        """Returns what a figure in its square adds to the losses of its side before it acts again."""
        assert figure.at is not None
        return self.perils.loss(figure, figure.at, without)

    def _charge_promise(self, figure: Figure) -> float:
        """Returns the gain of the best charge in the next turn."""
        assert figure.at is not None
        best = 0.0
        for foe in self.judge.field.of(figure.side.enemy):
            if foe.at is not None and distance(figure.at, foe.at) <= 2 and foe.at != figure.at:
                best = max(best, self.judge.best_charge(figure, foe.at))
        return best

    def prize(self, killer: Figure, victim: Figure, means: Means) -> float:
        """Returns the gain of a kill: what it changes about the chance to win, and the removed menace."""
        menace = self._menaces.get(victim.id)
        if menace is None:
            menace = self.perils.menace(victim) * (SPENT_MENACE if victim.activated else 1.0)
            self._menaces[victim.id] = menace
        return self.judge.prize(killer, victim, means) + MENACE * menace / (1 + victim.heroics)

    def shot(self, shooter: Figure, target: Figure, weapon: Weapon, *, aim: bool) -> Shot:
        """Returns a shot with its expected gain."""
        judge = self.judge
        sight = judge.field.shot_sight(shooter, target)
        kill, worn = judge.kills(shooter, target, weapon, sight, aim)
        gain = kill * self.prize(shooter, target, Means.SHOOT)
        gain += DUCKING if worn and not target.frightened else 0.0
        return Shot(gain, target, 0.0 if target.heroics else kill)

    def volley(self, figure: Figure, at: Square, *, aim: bool) -> float:
        """Returns the gain of a figure's best shot from a square."""
        return max((shot.gain for shot in self.shots(figure, at, aim=aim)), default=0.0)

    def shots(self, figure: Figure, at: Square, *, aim: bool) -> list[Shot]:
        """Returns the shots of a figure from a square."""
        key = (figure.id, at, aim)
        if key not in self._volleys:
            self._volleys[key] = list(self._shots(replace(figure, at=at), aim))
        return self._volleys[key]

    def _shots(self, shooter: Figure, aim: bool) -> Iterator[Shot]:
        field = self.judge.field
        for weapon in field.weapons(shooter):
            targets = field.targets(shooter, weapon)
            if weapon is Weapon.OWN and field.has(shooter, Skill.FREEZE):
                for square in dict.fromkeys(foe.at for foe in targets):
                    if square is not None:
                        yield Shot(self._sweep(shooter, square, aim))
            else:
                yield from (self.shot(shooter, foe, weapon, aim=aim) for foe in targets)

    def _sweep(self, shooter: Figure, square: Square, aim: bool) -> float:
        foes = self.judge.field.foes_at(shooter.side, square)
        return sum(
            self.shot(shooter, foe, Weapon.OWN, aim=aim).gain + (0.0 if foe.activated else FREEZING)
            for foe in foes
        )

    def clash(self, figure: Figure, at: Square, *, charge: bool) -> float:
        """Returns the expected result of the best fight in a square, plus the square's worth after it."""
        key = (figure.id, at, charge)
        if key not in self._clashes:
            there, field = replace(figure, at=at), self.judge.field
            foes = field.foes_at(figure.side, at)
            able = [foe for foe in foes if field.why_no_fight(there, foe) is None]
            self._clashes[key] = max((self.bout(there, foe, charge=charge) for foe in able), default=-1.0)
        return self._clashes[key]

    def bout(self, fighter: Figure, foe: Figure, *, charge: bool) -> float:
        """Returns the expected result of a fight with one enemy against its better stance."""
        stances = (Stance.DODGE,) if foe.frightened else tuple(Stance)
        return min(self._bout(fighter, foe, stance, charge=charge) for stance in stances)

    def _bout(self, fighter: Figure, foe: Figure, stance: Stance, *, charge: bool) -> float:
        judge, at = self.judge, fighter.at
        assert at is not None
        both = fight_pools(judge.field, fighter, foe, stance, charge=charge)
        lost = both.counter if stance is Stance.FIGHT else 0.0
        gain = both.kill * self.prize(fighter, foe, Means.FIGHT)
        gain -= lost * judge.prize(foe, fighter, Means.FIGHT)
        alone = len(judge.field.foes_at(fighter.side, at)) == 1
        won = self.worth(fighter, at, foe) - (0.0 if alone else STUCK)
        held = self.worth(fighter, at) - STUCK
        return gain + both.kill * won + max(0.0, 1 - both.kill - lost) * held

    # --- whole activations

    def plan(self, figure: Figure, way: Progress) -> float:
        """Returns the worth of a figure's best remaining plan, including its final square."""
        key = (figure.id, way)
        if key not in self._plans:
            self._plans[key] = max(self._courses(figure, way))
        return self._plans[key]

    def _courses(self, figure: Figure, way: Progress) -> Iterator[float]:
        at, judge = way.at, self.judge
        yield self.worth(figure, at)
        if way.may_attack:
            after = Progress(at, way.steps, shot=True, stood=way.stood)
            yield from (self._follow_up(figure, shot, after) for shot in self.shots(figure, at, aim=False))
            if way.may_aim and not judge.field.has(figure, Skill.RAPID_FIRE):
                yield self.volley(figure, at, aim=True) + self.worth(figure, at)
        if way.may_move:
            if judge.leaving(figure, at):
                yield self.leave_gain(figure, at)
            for to in judge.ways(figure, at):
                yield self.step(figure, to, way)

    def _follow_up(self, figure: Figure, shot: Shot, way: Progress) -> float:
        """Returns the worth of a shot and the plan after it; a dead target cannot be charged."""
        target = shot.target
        missed = self.plan(figure, way)
        if target is None or target.at is None or not (shot.kill and way.may_move):
            return shot.gain + missed
        if target.at not in self.judge.ways(figure, way.at):
            return shot.gain + missed
        ways = [to for to in self.judge.ways(figure, way.at) if to != target.at]
        hit = max([self.worth(figure, way.at), *(self.step(figure, to, way) for to in ways)])
        return shot.gain + shot.kill * hit + (1 - shot.kill) * missed

    def step(self, figure: Figure, to: Square, way: Progress) -> float:
        """Returns the worth of a step: a fight, or the best plan from the new square."""
        judge = self.judge
        if judge.field.is_full(to):
            return -OFF_BOARD
        found = judge.finds(figure, to)
        if judge.field.foes_at(figure.side, to):
            return found + self.clash(figure, to, charge=True)
        return found + self.plan(figure, Progress(to, way.steps + 1, way.shot, way.aimed, way.stood))

    def _activation_gain(self, figure: Figure) -> float:
        judge = self.judge
        if figure.at is None:
            entries = (
                judge.finds(figure, at) + self.plan(figure, Progress(at, 1))
                for at in self.view.entry
                if not judge.field.is_full(at) and not judge.field.foes_at(figure.side, at)
            )
            return COMING_IN + max(entries, default=0.0)
        stay = self.worth(figure, figure.at)
        if judge.field.must_fight(figure) and not figure.frightened:
            return self.clash(figure, figure.at, charge=False) - stay
        if figure.frightened:
            upright = replace(figure, frightened=False)
            gain = RISING_SHARE * judge.value(figure) + RISING
            if not judge.field.must_fight(upright):
                gain += 0.5 * (self.plan(upright, Progress(figure.at, stood=True)) - stay)
            return gain
        gain = self.plan(figure, Progress(figure.at)) - stay
        return gain + HURRY * self.perils.risk(figure, figure.at) * gain

    def leave_gain(self, figure: Figure, at: Square | None) -> float:
        points = self.judge.leaving(figure, at) if at is not None else 0
        wins = points >= self.judge.outlook.need(figure.side)
        return VICTORY if points and wins else super().leave_gain(figure, at)

    # --- one step of an activation

    def action_gain(self, action: AnyAction) -> float:
        figure = self._actor()
        if figure is None or figure.at is None:
            if figure is not None and isinstance(action, do.Move):
                return self.step(figure, action.to, Progress(action.to))
            return 0.0
        way = self._way(figure.at)
        match action:
            case do.Move(to=to):
                return self._move_gain(figure, to, way)
            case do.Leave():
                return self.leave_gain(figure, figure.at) + AT_ONCE
            case do.Uplink():
                return VICTORY
            case do.StandUp():
                return self._rise_gain(figure)
            case do.DoMore():
                return self._more_gain(figure, way)
            case do.Lead():
                return self.worth(figure, figure.at) + self._lead_gain(figure, action.centre)
            case do.Finish() | do.Decline():
                return self.worth(figure, figure.at)
            case _:
                return self._attack_gain(figure, action, way)

    def _actor(self) -> Figure | None:
        label = self.view.active
        if label is None and isinstance(self.view.decision, ask.ChooseOpponent | ask.ShootAgain):
            label = self.view.decision.figure
        return self.figure(label) if label is not None else None

    def _way(self, at: Square) -> Progress:
        """Returns the progress of the active figure; a finished action leaves no more options."""
        acting = self.view.acting
        if acting is None or acting.done or not isinstance(self.view.decision, ask.ChooseAction):
            return Progress(at, steps=2)
        return Progress(at, acting.steps, acting.shot, acting.aimed, acting.stood)

    def _move_gain(self, figure: Figure, to: Square, way: Progress) -> float:
        if to == way.at:
            return self.worth(figure, to) - IDLE_STEP
        if self._extra:  # an extra step uses none of the normal action
            return self.step(figure, to, replace_steps(way, way.steps - 1))
        return self.step(figure, to, way)

    def _rise_gain(self, figure: Figure) -> float:
        assert figure.at is not None
        upright = replace(figure, frightened=False)
        if self.judge.field.must_fight(upright):
            return RISING + self.clash(upright, figure.at, charge=False)
        return RISING + self.plan(upright, Progress(figure.at, stood=True))

    def _attack_gain(self, figure: Figure, action: AnyAction, way: Progress) -> float:
        """Returns the worth of an attack and the plan after it."""
        match action:
            case do.Shoot(target=target, weapon=weapon):
                shot = self.shot(figure, self.figure(target), weapon, aim=False)
            case do.AimAndShoot(target=target, weapon=weapon):
                shot = self.shot(figure, self.figure(target), weapon, aim=True)
                return shot.gain + self.worth(figure, way.at)
            case do.Freeze(at=at, aim=aim):
                shot = Shot(self._sweep(figure, at, aim))
                if aim:
                    return shot.gain + self.worth(figure, way.at)
            case do.CoverWithFire(squares=squares):
                return self.worth(figure, way.at) + sum(self._cover_fire_gain(at) for at in squares)
            case do.Fight(target=target):
                charge = isinstance(self.view.decision, ask.ChooseOpponent)
                return self.bout(figure, self.figure(target), charge=charge)
            case do.HuntDown():
                return self.worth(figure, way.at) + 0.15
            case _:
                return self.worth(figure, way.at)
        if self._extra:
            return shot.gain + self.plan(figure, way)
        return self._follow_up(figure, shot, Progress(way.at, way.steps, shot=True, stood=way.stood))

    def _cover_fire_gain(self, at: Square) -> float:
        """Returns the gain of frightening the soldiers in a square."""
        foes = self.judge.field.foes_at(self.me, at)
        return sum(
            FRIGHTENING * (0.5 if foe.activated else 1.0)
            for foe in foes
            if not foe.frightened and self.book.profile(foe).rank is Rank.SOLDIER
        )

    # --- Heroics

    def heroics_price(self, figure: Figure) -> float:
        """Returns the worth of a Heroics point: the life it may save in the figure's square."""
        assert figure.at is not None
        if figure.bonus:
            return 0.0
        points = figure.heroics
        danger = self.threat(replace(figure, heroics=points - 1)) - self.threat(figure)
        return self._point_price * self.judge.value(figure) + max(0.0, danger)

    def _more_gain(self, figure: Figure, way: Progress) -> float:
        """Returns the worth of an extra; before the action, only a step followed by a shot is rated."""
        fresh = not (way.steps or way.shot or way.stood)
        if self.judge.field.foes_at(figure.side, way.at):
            courses = [self.clash(figure, way.at, charge=False)]
        else:
            courses = list(self._first_more(figure, way) if fresh else self._last_more(figure, way))
        return max(courses, default=-OFF_BOARD) - self.heroics_price(figure)

    def _first_more(self, figure: Figure, way: Progress) -> Iterator[float]:
        aim = not self.judge.field.has(figure, Skill.RAPID_FIRE)
        for to in self.judge.ways(figure, way.at):
            if not self.judge.field.foes_at(figure.side, to) and not self.judge.field.is_full(to):
                yield self.volley(figure, to, aim=aim) + self.worth(figure, to)

    def _last_more(self, figure: Figure, way: Progress) -> Iterator[float]:
        yield self.volley(figure, way.at, aim=False) + self.worth(figure, way.at)
        if self.judge.leaving(figure, way.at):
            yield self.leave_gain(figure, way.at)
        for to in self.judge.ways(figure, way.at):
            yield self.step(figure, to, Progress(way.at, steps=1, shot=True))

    def _lead_gain(self, leader: Figure, centre: Square | None) -> float:
        """Returns the gain of activating followers at once."""
        start = centre or leader.at
        assert start is not None
        natural = Skill.NATURAL_LEADER in self.book.profile(leader).skills
        gains = sorted(
            (
                max(0.0, self.activation_gain(one))
                for one in self.judge.field.of(leader.side)
                if one.id != leader.id
                and not one.activated
                and one.at is not None
                and distance(one.at, start) <= LEAD_DISTANCE
                and (self.judge.field.beta or (self.book.profile(one).rank is Rank.HERO) == natural)
            ),
            reverse=True,
        )
        return LEADING * sum(gains[: 1 if natural else FOLLOWERS]) - self.heroics_price(leader)


def replace_steps(way: Progress, steps: int) -> Progress:
    """Returns the same progress with another number of steps."""
    return Progress(way.at, steps, way.shot, way.aimed, way.stood)
