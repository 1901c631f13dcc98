"""The evaluation of a position: values of figures, gains of attacks, worth and threat of squares."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from engine.kit.temper import NEUTRAL, Temper, weigh
from engine.miniatures.book import Book
from engine.miniatures.content import (
    AnyEffect,
    Kill,
    Lasting,
    LastingRule,
    Leave,
    Means,
    ModPool,
    Objective,
    Ruleset,
    Scenario,
    Skill,
    UpgradeSight,
    Wall,
)
from engine.miniatures.decisions import DeployFigure
from engine.miniatures.field import Field
from engine.miniatures.grid import DISTANCES, SIZE, Square
from engine.miniatures.mind.attractions import LURE, LURES, Attractions
from engine.miniatures.pieces import Figure, Place, ProfileId, Side, Weapon
from engine.miniatures.pools import Pools, armour, fight_pools, shot_pools
from engine.miniatures.rolls import chance_to_beat
from engine.miniatures.scoring import fits
from engine.miniatures.sight import Ground, Sight
from engine.miniatures.state import Stance
from engine.miniatures.view import View

PRESENCE = 0.45  # base value of a figure, in points
SURVIVAL = 2.0  # worth of a side's survival, shared among its figures: without any it loses
CAUTION = 0.3  # weight of a threatened loss
AMBITION = 0.35  # weight of next turn's best attack
SENIORITY = 0.25  # increase of the base value per step of a profile's worth
DUCKING = 0.1  # gain of a shot at armour, which may frighten
APPROACH = 0.3  # factor of a kill's gain for being near its target
NEARER = tuple(LURE ** max(0, away - 1) for away in range(SIZE))  # factor by distance

LULL = 2  # quiet rounds that are no stand-off yet
IMPATIENCE = 0.34  # of the caution, lost for each further one

# The chance that one enemy kills a figure next time.
BRAWLER, BRAWL_REACH = 0.35, 2  # without a gun, within two squares
UNSEEN = 0.1  # behind a wall, which it may walk around
SPENT = 0.4  # factor for an enemy that has acted this round
IN_REACH, NEARLY_IN_REACH = 0.7, 0.4  # factors of its shot's kill chance

_Menace = tuple[Figure, int, Square, float, tuple[int, int] | None]
_Crowd = tuple[Figure, int]  # equal figures in one square: the first, and their number
_ShotKey = tuple[ProfileId, tuple[Weapon, ...], bool, Square, bool]
_KillKey = tuple[ProfileId, ProfileId, Weapon, Sight, bool]
Kind = tuple[ProfileId, tuple[Weapon, ...], bool, int, bool]


def kind_of(figure: Figure) -> Kind:
    """Returns the cache key of a figure: all its properties that affect the worth of a square."""
    return figure.profile, figure.weapons, figure.loot, figure.heroics, figure.frightened


class _Mark(NamedTuple):
    """Enemies in a square, all upright or all lying, and the gains of the best shot by sight and aim."""

    square: Square
    lying: bool
    foes: list[Figure]
    gains: dict[tuple[Sight, bool], float]


class _Danger(NamedTuple):
    """A crowd that could attack figures of one profile, and the chances to survive it by sight."""

    menace: _Menace
    in_reach: dict[Sight, float]
    nearly: dict[Sight, float]


class Grounds:
    """A cache shared by all decisions: odds of shots, and grounds, which are slow to build."""

    MOST, MOST_SHOTS = 8, 4096

    def __init__(self) -> None:
        self._ground = lru_cache(maxsize=self.MOST)(_ground)
        self.kills: dict[_KillKey, tuple[float, int]] = {}  # a plain dict is faster than lru_cache

    def of(self, view: View) -> Ground:
        return self._ground(view.walls, tuple(view.cover.items()), view.opaque)

    def keep_kill(self, key: _KillKey, odds: tuple[float, int]) -> None:
        """Stores the odds of a shot; clears the cache first if it is full."""
        if len(self.kills) >= self.MOST_SHOTS:
            self.kills.clear()
        self.kills[key] = odds


def _ground(
    walls: tuple[Wall, ...], cover: tuple[tuple[Square, str], ...], opaque: tuple[Square, ...]
) -> Ground:
    return Ground({wall.edge: wall.height for wall in walls}, dict(cover), frozenset(opaque))


class Judgement:
    """The evaluation of one view for its side, with caches."""

    def __init__(
        self, book: Book, view: View, grounds: "Grounds | None" = None, temper: Temper = NEUTRAL
    ) -> None:
        self._grounds = grounds or Grounds()
        self._caution = weigh(CAUTION, temper.caution)
        self._ambition = weigh(AMBITION, temper.attack)
        self._approach = weigh(1.0, temper.attack)
        self.book = book
        self.view = view
        self.scenario: Scenario = book.content.scenarios[view.scenario]
        self.me = view.viewer or Side.HUMAN
        self.survival = SURVIVAL
        self._kills = self._grounds.kills
        self._threats: dict[tuple[ProfileId, Square], float] = {}
        self._values: dict[tuple[ProfileId, int], float] = {}
        self._crowds: dict[Side, list[_Crowd]] = {}
        self._targets: dict[Side, list[tuple[Square, list[_Crowd]]]] = {}
        self._marks: dict[tuple[ProfileId, Weapon], list[_Mark]] = {}
        self._dangers: dict[ProfileId, list[_Danger]] = {}
        self._shots: dict[_ShotKey, float] = {}
        self._squares: dict[Kind, dict[Square, float]] = {}
        self._prizes: dict[tuple[ProfileId, ProfileId, int, Means], float] = {}
        self._pulls: dict[ProfileId, dict[Square, float]] = {}

    @cached_property
    def field(self) -> Field:
        ground = self._grounds.of(self.view)
        rows = self.view.sides[Side.MARTIAN].rows
        effects = (self.book.effects[row.effect] for row in rows)
        return Field(
            self.book.profiles,
            ground,
            self.view,
            reach_limit=self.view.reach_limit,
            beta=self.scenario.ruleset is Ruleset.BETA,
            brazen=any(
                isinstance(effect, Lasting) and effect.rule is LastingRule.NO_CLEAR_SIGHT_ON_MARTIANS
                for effect in effects
            ),
        )

    # --- worth

    def value(self, figure: Figure) -> float:
        """Returns the value of a figure: the enemy's gain from its death."""
        key = (figure.profile, figure.heroics)
        known = self._values.get(key)
        if known is None:
            known = self._values[key] = self._value(figure)
        return known

    def _value(self, figure: Figure) -> float:
        profile = self.book.profile(figure)
        gain = self._presence(figure)
        for rule in self.scenario.scoring.of(figure.side.enemy):
            if (
                isinstance(rule, Kill)
                and fits(rule.victims, figure, profile)
                and rule.means is not Means.FIGHT
            ):
                gain += rule.vp / rule.per
        for own in self.scenario.scoring.of(figure.side):
            if isinstance(own, Leave) and fits(own.who, figure, profile):
                gain += 1
            if isinstance(own, Objective) and own.who == figure.profile:
                gain += 2
        return gain / (1 + figure.heroics)

    def _presence(self, figure: Figure) -> float:
        share = self.survival / max(1, self.count[figure.side])
        return share + PRESENCE * (1 + SENIORITY * (self.book.profile(figure).worth - 1))

    @cached_property
    def count(self) -> dict[Side, int]:
        """The number of each side's figures on the board or about to enter."""
        places = (Place.BOARD, Place.WAITING)
        return {
            side: sum(one.side is side and one.place in places for one in self.view.figures.values())
            for side in Side
        }

    def _crowds_of(self, side: Side) -> list[_Crowd]:
        """Returns the figures of a side on the board, with equal ones grouped."""
        known = self._crowds.get(side)
        if known is None:
            known = self._crowds[side] = self._find_crowds(side)
        return known

    def _find_crowds(self, side: Side) -> list[_Crowd]:
        crowds: dict[tuple[object, ...], _Crowd] = {}
        for figure in self.field.of(side):
            key = (
                figure.profile,
                figure.at,
                figure.frightened,
                figure.activated,
                figure.heroics,
                figure.weapons,
            )
            first, count = crowds.get(key, (figure, 0))
            crowds[key] = (first, count + 1)
        return list(crowds.values())

    def doors(self, figure: Figure) -> tuple[Square, ...]:
        """Returns the squares where a figure may appear: its zones during deployment, else the entries."""
        if isinstance(self.view.decision, DeployFigure):
            groups = self.scenario.forces.of(figure.side)
            listed = [group for group in groups if any(one.profile == figure.profile for one in group.units)]
            zones = [zone for group in listed or groups for zone in group.zones]
            if zones:
                return tuple(at for zone in zones for at in self.view.zones[zone])
        return self.view.entry

    def prize(self, killer: Figure, victim: Figure, means: Means) -> float:
        """Returns the gain of a kill by this killer and means."""
        key = (killer.profile, victim.profile, victim.heroics, means)
        known = self._prizes.get(key)
        if known is None:
            known = self._prizes[key] = self._prize(killer, victim, means)
        return known

    def _prize(self, killer: Figure, victim: Figure, means: Means) -> float:
        profile = self.book.profile(victim)
        gain = self._presence(victim)
        for rule in self.scenario.scoring.of(killer.side):
            if (
                isinstance(rule, Kill)
                and fits(rule.victims, victim, profile)
                and rule.means in (None, means)
                and (not rule.by or killer.profile in rule.by)
            ):
                gain += rule.vp / rule.per
        return gain / (1 + victim.heroics)

    # --- attacks

    def shot(self, shooter: Figure, target: Figure, weapon: Weapon, *, aim: bool) -> Pools:
        sight = self.field.shot_sight(shooter, target)
        return shot_pools(self.field, shooter, target, weapon, sight=sight, aim=aim)

    def kills(
        self, shooter: Figure, target: Figure, weapon: Weapon, sight: Sight, aim: bool
    ) -> tuple[float, int]:
        """Returns the kill chance of a shot, and the target's armour."""
        key = (shooter.profile, target.profile, weapon, sight, aim)
        known = self._kills.get(key)
        if known is None:
            both = shot_pools(self.field, shooter, target, weapon, sight=sight, aim=aim)
            known = (both.kill, both.armour)
            self._grounds.keep_kill(key, known)
        return known

    def fray_chance(self, *, attack: int = 0, defence: int = 0) -> float:
        """Returns the kill chance of the current attack, with extra dice for either side."""
        fray = self.view.fray
        assert fray is not None, "nobody attacks"
        attacker, target = self.view.figures[fray.attacker], self.view.figures[fray.target]
        shoots, dodges = fray.means is Means.SHOOT, fray.stance is not Stance.FIGHT
        mine, theirs = self.book.profile(attacker), self.book.profile(target)
        pierced = self.field.has(attacker, Skill.ARMOUR_PIERCING)
        return chance_to_beat(
            max(1, fray.attack_dice + attack),
            mine.shoot or mine.fight if shoots else mine.fight,
            self.field.klutz(attacker),
            max(1, fray.defence_dice + defence),
            theirs.survive if shoots or dodges else theirs.fight,
            self.field.klutz(target),
            armour(self.field, target) if shoots and not pierced else 0,
        )

    def fray_chance_with(self, effect: AnyEffect) -> float:
        """Returns the kill chance of the current attack after a card."""
        fray = self.view.fray
        assert fray is not None, "nobody attacks"
        match effect:
            case UpgradeSight():
                return self.fray_chance(attack=1)
            case ModPool(dice=dice, roller=roller) if roller is self.view.figures[fray.attacker].side:
                return self.fray_chance(attack=dice)
            case ModPool(dice=dice):
                return self.fray_chance(defence=dice)
            case _:
                return self.fray_chance()

    def shot_gain(self, shooter: Figure, target: Figure, weapon: Weapon, *, aim: bool) -> float:
        """Returns the expected gain of a shot; armour that saves still frightens."""
        return self._shot_gain(shooter, target, weapon, self.field.sees(shooter, target), aim)

    def _shot_gain(self, shooter: Figure, target: Figure, weapon: Weapon, seen: Sight, aim: bool) -> float:
        kill, worn = self.kills(shooter, target, weapon, self.field.sight_with_cards(seen, target), aim)
        gain = kill * self.prize(shooter, target, Means.SHOOT)
        return gain + (DUCKING if worn and not target.frightened else 0.0)

    def best_shot(self, shooter: Figure, at: Square, *, aim: bool = False) -> float:
        """Returns the gain of a figure's best shot from a square."""
        key = (shooter.profile, shooter.weapons, shooter.frightened, at, aim)
        known = self._shots.get(key)
        if known is None:
            known = self._shots[key] = self._best_shot(shooter, at, aim)
        return known

    def _best_shot(self, shooter: Figure, at: Square, aim: bool) -> float:
        if shooter.frightened or self.field.foes_at(shooter.side, at):
            return 0.0
        best = 0.0
        for weapon in self.field.weapons(shooter):
            best = max(best, self._best_hit(shooter, at, weapon, aim))
            if weapon is Weapon.OWN and self.field.has(shooter, Skill.FREEZE):
                best = max(best, self._best_sweep(shooter, at, aim))
        return best

    def _best_hit(self, shooter: Figure, at: Square, weapon: Weapon, aim: bool) -> float:
        """Returns the gain of the best shot at a single enemy."""
        nearest, farthest = self.field.reach(shooter, weapon)
        away, sight, standing = DISTANCES[at], self.field.ground.sight, self.field.standing
        best, blocked = 0.0, Sight.BLOCKED
        for square, lying, foes, gains in self._marks_of(shooter, weapon):
            if nearest <= away[square] <= farthest:
                seen = sight(at, square, lying, standing)
                if seen is blocked:
                    continue
                gain = gains.get((seen, aim))
                if gain is None:
                    each = [self._shot_gain(shooter, foe, weapon, seen, aim) for foe in foes]
                    gain = gains[seen, aim] = max(each)
                if gain > best:
                    best = gain
        return best

    def _best_sweep(self, shooter: Figure, at: Square, aim: bool) -> float:
        """Returns the gain of the best Freeze! shot at all enemies in a square."""
        field, weapon = self.field, Weapon.OWN
        nearest, farthest = field.reach(shooter, weapon)
        best = 0.0
        for square, crowds in self._targets_of(shooter.side):
            if nearest <= DISTANCES[at][square] <= farthest:
                gains = [
                    self._shot_gain(shooter, foe, weapon, sight, aim)
                    for foe, alike in crowds
                    if (sight := field.look(at, square, frightened=foe.frightened)) is not Sight.BLOCKED
                    for _ in range(alike)
                ]
                best = max(best, sum(gains))
        return best

    def _marks_of(self, shooter: Figure, weapon: Weapon) -> list[_Mark]:
        """Returns the targets of figures of a profile."""
        key = (shooter.profile, weapon)
        known = self._marks.get(key)
        if known is None:
            known = self._marks[key] = [
                _Mark(square, lying, foes, {})
                for square, crowds in self._targets_of(shooter.side)
                for lying in (False, True)
                if (foes := [foe for foe, _ in crowds if foe.frightened is lying])
            ]
        return known

    def _targets_of(self, side: Side) -> list[tuple[Square, list[_Crowd]]]:
        """Returns the squares a side may shoot into, and the possible targets there."""
        known = self._targets.get(side)
        if known is None:
            known = self._targets[side] = list(self._find_targets(side))
        return known

    def _find_targets(self, side: Side) -> Iterator[tuple[Square, list[_Crowd]]]:
        """Yields squares with enemies and no friends; a brave enemy is the only target (R16.6)."""
        there: dict[Square, list[_Crowd]] = {}
        for foe, alike in self._crowds_of(side.enemy):
            if foe.at is not None:
                there.setdefault(foe.at, []).append((foe, alike))
        for square, crowds in there.items():
            if not self.field.foes_at(side.enemy, square):
                brave = self.field.brave_at(side, square)
                yield square, [(brave[0], 1)] if brave else crowds

    def fight_gain(self, fighter: Figure, foe: Figure, *, charge: bool) -> float:
        """Returns the expected gain of a fight against the defender's better stance."""
        if foe.frightened:
            return self._fight(fighter, foe, Stance.DODGE, charge=charge)
        return min(self._fight(fighter, foe, stance, charge=charge) for stance in Stance)

    def _fight(self, fighter: Figure, foe: Figure, stance: Stance, *, charge: bool) -> float:
        both = fight_pools(self.field, fighter, foe, stance, charge=charge)
        gain = both.kill * self.prize(fighter, foe, Means.FIGHT)
        if stance is Stance.FIGHT:
            gain -= both.counter * self.prize(foe, fighter, Means.FIGHT)
        return gain

    def best_charge(self, fighter: Figure, at: Square) -> float:
        """Returns the gain of the best charge into a square."""
        foes = self.field.foes_at(fighter.side, at)
        if not foes:
            return 0.0
        there = replace(fighter, at=at)
        opponents = [foe for foe in foes if self.field.why_no_fight(there, foe) is None]
        return max((self.fight_gain(there, foe, charge=True) for foe in opponents), default=0.0)

    # --- squares

    def square(self, figure: Figure, at: Square) -> float:
        """Returns the worth of a square for a figure that ends there."""
        squares = self._squares.setdefault(kind_of(figure), {})
        known = squares.get(at)
        if known is None:
            known = squares[at] = self._square(figure, at)
        return known

    def _square(self, figure: Figure, at: Square) -> float:
        return (
            self.goal(figure, at)
            + self._ambition * self.best_shot(figure, at)
            - self._caution * self.patience * self.threat(figure, at)
            + self._approach * self.closing_in(figure, at)
        )

    @cached_property
    def patience(self) -> float:
        """The share of its caution that a player keeps: less and less in a stand-off, at last none."""
        return max(0.0, 1 - IMPATIENCE * self._standing_off)

    @property
    def _standing_off(self) -> int:
        return max(0, self.view.quiet - LULL)

    def closing_in(self, figure: Figure, at: Square) -> float:
        """Returns the worth of being near valuable enemies, so that no figure idles in a corner."""
        pulls = self._pulls.get(figure.profile)
        if pulls is None:
            pulls = self._pulls[figure.profile] = self._pulls_on(figure)
        if self._standing_off:
            return self._walking_up(pulls, at)
        away, best = DISTANCES[at], 0.0
        for square, pull in pulls.items():
            near = pull * NEARER[away[square]]
            if near > best:
                best = near
        return best

    def _walking_up(self, pulls: Mapping[Square, float], at: Square) -> float:
        """Returns the worth of being near enemies on foot, around walls, which grows in a stand-off."""
        walks = self.field.ground.walks
        near = (pull * LURES[max(0, walks(square)[at] - 1)] for square, pull in pulls.items())
        return (1 + self._standing_off) * max(near, default=0.0)

    def _pulls_on(self, figure: Figure) -> dict[Square, float]:
        """Returns the attraction of each square with enemies for a figure."""
        pulls: dict[Square, float] = {}
        for foe, _ in self._crowds_of(figure.side.enemy):
            assert foe.at is not None
            pull = self.prize(figure, foe, Means.SHOOT) * APPROACH
            pulls[foe.at] = max(pull, pulls.get(foe.at, pull))
        return pulls

    def threat(self, figure: Figure, at: Square) -> float:
        """Returns the expected loss of a figure in a square before it acts again."""
        key = (figure.profile, at)
        known = self._threats.get(key)
        if known is None:
            known = self._threats[key] = 1 - self._survival(figure, at)
        return known * self.value(figure)

    def _survival(self, figure: Figure, at: Square) -> float:
        """Returns the chance that a figure in a square survives until it acts again."""
        away, sight, standing, survival = DISTANCES[at], self.field.ground.sight, self.field.standing, 1.0
        for (foe, alike, start, share, reach), in_reach, nearly in self._dangers_to(figure):
            apart = away[start]
            if reach is None:
                if apart <= BRAWL_REACH:
                    survival *= (1 - share * BRAWLER) ** alike
            elif reach[0] <= apart <= reach[1] + 1:
                seen = sight(start, at, False, standing)
                odds = in_reach if apart <= reach[1] else nearly
                chance = odds.get(seen)
                if chance is None:
                    part = share * UNSEEN
                    if seen is not Sight.BLOCKED:
                        kill = self.kills(foe, figure, Weapon.OWN, seen, aim=False)[0]
                        part = share * kill * (IN_REACH if odds is in_reach else NEARLY_IN_REACH)
                    chance = odds[seen] = (1 - part) ** alike
                survival *= chance
        return survival

    def _dangers_to(self, figure: Figure) -> list[_Danger]:
        """Returns the crowds that could attack figures of a profile."""
        known = self._dangers.get(figure.profile)
        if known is None:
            menaces = self._menaces_of(figure.side.enemy)
            known = self._dangers[figure.profile] = [_Danger(menace, {}, {}) for menace in menaces]
        return known

    def _menaces_of(self, side: Side) -> Iterator[_Menace]:
        """Yields the upright crowds of a side, with their squares, likelihood to attack and range."""
        for foe, alike in self._crowds_of(side):
            if foe.at is not None and not foe.frightened:
                profile = self.book.profiles[foe.profile]
                reach = profile.reach if profile.shoot is not None else None
                yield foe, alike, foe.at, SPENT if foe.activated else 1.0, reach

    def goal(self, figure: Figure, at: Square) -> float:
        """Returns the worth of a square towards the scenario's goals."""
        return self.attractions.of(figure, at)

    def finds(self, figure: Figure, at: Square) -> float:
        """Returns the worth of a marker that a figure would pick up in a square."""
        return self.attractions.finds(figure.side).get(at, 0.0)

    @cached_property
    def attractions(self) -> Attractions:
        return Attractions(self.book, self.view, self.field)

    def leaving(self, figure: Figure, at: Square) -> int:
        """Returns the points for leaving the board from a square; 0 if that loses the game."""
        rule = self.attractions.leave_rule(figure, loot=figure.loot)
        if rule is None:
            return 0
        there = replace(figure, at=at)
        ways = (way for way in self.view.exits if way.square == at and self.field.may_part(there, way.edge))
        points = max((rule.vp or way.value for way in ways), default=0)
        wins = self.view.sides[figure.side].score + points >= self.view.target
        return points if wins or self.count[figure.side] > 1 else 0  # without figures a side loses (R19.3)

    def ways(self, figure: Figure, at: Square) -> Sequence[Square]:
        """Returns the steps from a square; a lover stays near the partner (R16.17)."""
        steps = self.field.ground.steps[at]
        if self.field.partner(figure) is None:
            return steps
        there = replace(figure, at=at)
        return [to for to in steps if self.field.why_no_step(there, to) is None]
