"""How a computer player weighs a position: what figures are worth, what squares promise and threaten."""

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache

from msgspec.structs import replace

from engine.miniatures.book import Book
from engine.miniatures.content import (
    AnyEffect,
    Collect,
    Kill,
    Lasting,
    LastingRule,
    Leave,
    Means,
    ModPool,
    Objective,
    Rank,
    Ruleset,
    Scenario,
    Skill,
    UpgradeSight,
    Victory,
    Wall,
)
from engine.miniatures.field import Field
from engine.miniatures.grid import DISTANCES, SIZE, Square
from engine.miniatures.odds import chance_to_beat
from engine.miniatures.pieces import Figure, FigureId, Place, ProfileId, Side, Weapon
from engine.miniatures.pools import Pools, armour, fight_pools, shot_pools
from engine.miniatures.questions import DeployFigure
from engine.miniatures.scoring import fits
from engine.miniatures.sight import Ground, Sight
from engine.miniatures.state import Stance
from engine.miniatures.view import View

PRESENCE = 0.45  # what a figure is worth for being there at all, in points
SURVIVAL = 2.0  # what a side's being there at all is worth, shared among its figures: without any it loses
CAUTION = 0.3  # how much of a threatened loss counts
AMBITION = 0.35  # how much of next turn's best attack counts
LURE = 0.85  # what is left of a goal's worth for each step towards it
ERRAND = 0.8  # how much a point to be had off the board draws those who score there
HAUL = 2.5  # the same for the loot: its bearers are worth more on the way than in the line
SENIORITY = 0.25  # how much more presence each step of a profile's worth is
DUCKING = 0.1  # a shot at armour may at least frighten
APPROACH = 0.3  # how much of a kill draws a figure nearer
NEARER = tuple(LURE ** max(0, away - 1) for away in range(SIZE))  # what is left of it so many squares away

# How likely one enemy kills a figure next time.
BRAWLER, BRAWL_REACH = 0.35, 2  # without a gun, within two squares
UNSEEN = 0.1  # behind a wall, but it may come round
SPENT = 0.4  # of it, from one that has acted in this round
IN_REACH, NEARLY_IN_REACH = 0.7, 0.4  # of the chance of its shot

# What goals draw.
MARKER = 0.6
FIRST_MARKER = 0.6  # it is worth nothing yet, but without it there is no second
FACE_DOWN = 0.5  # it may be of either kind
UPLINK = 4.0
GUARD = {Side.HUMAN: 0.5, Side.MARTIAN: 0.6}  # for the others of both sides to be near the uplink
LOOT = 2.0
ZONE_HELD, ZONE_WANTED, ZONE_CONTESTED = 0.5, 1.6, 0.6
ZONE_MANNED = 0.2  # less for each own figure in it
ZONE_LEAST = 0.1


_Menace = tuple[Figure, int, Square, float, tuple[int, int] | None]
_ShotKey = tuple[str, tuple[Weapon, ...], bool, Square | None, bool]
SquareKey = tuple[str, tuple[Weapon, ...], bool, int, bool, Square]


class Grounds:
    """Keeps the grounds of the tables a player thinks about, since their lines of sight take long to draw."""

    MOST = 8

    def __init__(self) -> None:
        self._ground = lru_cache(maxsize=self.MOST)(_ground)

    def of(self, view: View) -> Ground:
        return self._ground(view.walls, tuple(view.cover.items()), view.opaque)


def _ground(
    walls: tuple[Wall, ...], cover: tuple[tuple[Square, str], ...], opaque: tuple[Square, ...]
) -> Ground:
    return Ground({wall.edge: wall.height for wall in walls}, dict(cover), frozenset(opaque))


class Judgement:
    """One side's eye on one view."""

    def __init__(self, book: Book, view: View, grounds: "Grounds | None" = None) -> None:
        self._grounds = grounds or Grounds()
        self.book = book
        self.view = view
        self.scenario: Scenario = book.content.scenarios[view.scenario]
        self.me = view.viewer or Side.HUMAN
        self._threats: dict[tuple[Square, str, bool], float] = {}
        self._values: dict[str, float] = {}
        self._shots_at: dict[tuple[ProfileId, ProfileId, Weapon, Sight, bool], tuple[float, int]] = {}
        self._shots: dict[_ShotKey, float] = {}
        self._shot_gains: dict[tuple[ProfileId, FigureId, Weapon, Sight, bool], float] = {}
        self._squares: dict[SquareKey, float] = {}
        self._zones: dict[Side, list[tuple[float, tuple[Square, ...]]]] = {}
        self._prizes: dict[tuple[ProfileId, FigureId, Means], float] = {}
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
        """Returns what the death of a figure gives the other side."""
        if figure.id not in self._values:
            self._values[figure.id] = self._value(figure)
        return self._values[figure.id]

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
        share = SURVIVAL / max(1, self._count[figure.side])
        return share + PRESENCE * (1 + SENIORITY * (self.book.profile(figure).worth - 1))

    @cached_property
    def _count(self) -> dict[Side, int]:
        """Counts the figures a side has on the board or about to come."""
        places = (Place.BOARD, Place.WAITING)
        return {
            side: sum(one.side is side and one.place in places for one in self.view.figures.values())
            for side in Side
        }

    @cached_property
    def _crowds(self) -> dict[Side, list[tuple[Figure, int]]]:
        """The figures on the board; of those that are alike in one square only the first, and how many."""
        return {side: self._alike(side) for side in Side}

    def _alike(self, side: Side) -> list[tuple[Figure, int]]:
        crowds: dict[tuple[object, ...], tuple[Figure, int]] = {}
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
        """Returns where a figure outside may appear: in its zones while sides are set up, then at the rim."""
        if isinstance(self.view.decision, DeployFigure):
            groups = self.scenario.forces.of(figure.side)
            listed = [group for group in groups if any(one.profile == figure.profile for one in group.units)]
            zones = [zone for group in listed or groups for zone in group.zones]
            if zones:
                return tuple(at for zone in zones for at in self.scenario.map.zones[zone])
        return self.view.entry

    def prize(self, killer: Figure, victim: Figure, means: Means) -> float:
        """Returns what killing somebody just so brings."""
        key = (killer.profile, victim.id, means)
        if key not in self._prizes:
            self._prizes[key] = self._prize(killer, victim, means)
        return self._prizes[key]

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
        """Returns the chance of a shot to kill, and the armour it meets."""
        key = (shooter.profile, target.profile, weapon, sight, aim)
        known = self._shots_at.get(key)
        if known is None:
            both = shot_pools(self.field, shooter, target, weapon, sight=sight, aim=aim)
            known = self._shots_at[key] = (both.kill, both.armour)
        return known

    def fray_chance(self, *, attack: int = 0, defence: int = 0) -> float:
        """Returns the chance of the attack at hand to kill, with this many dice more on either side."""
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
        """Returns the chance of the attack at hand to kill if a card is played on it."""
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
        """Returns what a shot brings on average; armour that saves still frightens."""
        return self._shot_gain(shooter, target, weapon, self.field.sees(shooter, target), aim)

    def _shot_gain(self, shooter: Figure, target: Figure, weapon: Weapon, seen: Sight, aim: bool) -> float:
        key = (shooter.profile, target.id, weapon, seen, aim)
        known = self._shot_gains.get(key)
        if known is None:
            sight = self.field.shown(seen, target)
            kill, worn = self.kills(shooter, target, weapon, sight, aim)
            known = kill * self.prize(shooter, target, Means.SHOOT)
            known += DUCKING if worn and not target.frightened else 0.0
            self._shot_gains[key] = known
        return known

    def best_shot(self, shooter: Figure, *, aim: bool = False) -> float:
        """Returns the best a figure could do by shooting from where it stands."""
        key = (shooter.profile, shooter.weapons, shooter.frightened, shooter.at, aim)
        if key not in self._shots:
            self._shots[key] = self._best_shot(shooter, aim=aim)
        return self._shots[key]

    def _best_shot(self, shooter: Figure, *, aim: bool) -> float:
        if shooter.at is None or shooter.frightened or self.field.foes_at(shooter.side, shooter.at):
            return 0.0
        best = 0.0
        for weapon in self.field.weapons(shooter):
            gains = self._gains_by_square(shooter, weapon, aim)
            best = max([best, *(max(gain) for gain in gains)])
            if weapon is Weapon.OWN and self.field.has(shooter, Skill.FREEZE):
                best = max([best, *(sum(gain) for gain in gains)])
        return best

    def _gains_by_square(self, shooter: Figure, weapon: Weapon, aim: bool) -> list[list[float]]:
        """Returns what the shots of a figure bring, square by square."""
        gun, at, field = self.field.gun(shooter, weapon), shooter.at, self.field
        assert gun is not None
        assert at is not None
        (nearest, farthest), away = gun[1], DISTANCES[at]
        if field.reach_limit is not None:
            farthest = min(farthest, field.reach_limit)
        found: list[list[float]] = []
        for square, crowds in self._marks[shooter.side]:
            if nearest <= away[square] <= farthest:
                gains = [
                    self._shot_gain(shooter, foe, weapon, sight, aim)
                    for foe, alike in crowds
                    if (sight := field.look(at, square, frightened=foe.frightened)) is not Sight.BLOCKED
                    for _ in range(alike)
                ]
                if gains:
                    found.append(gains)
        return found

    @cached_property
    def _marks(self) -> dict[Side, list[tuple[Square, list[tuple[Figure, int]]]]]:
        """The squares a side may shoot into, and who may be hit there: the brave stand in front (R16.6)."""
        return {side: list(self._marks_of(side)) for side in Side}

    def _marks_of(self, side: Side) -> Iterator[tuple[Square, list[tuple[Figure, int]]]]:
        there: dict[Square, list[tuple[Figure, int]]] = {}
        for foe, alike in self._crowds[side.enemy]:
            if foe.at is not None:
                there.setdefault(foe.at, []).append((foe, alike))
        for square, crowds in there.items():
            if not self.field.foes_at(side.enemy, square):
                brave = self.field.brave_at(side, square)
                yield square, [(brave[0], 1)] if brave else crowds

    def fight_gain(self, fighter: Figure, foe: Figure, *, charge: bool) -> float:
        """Returns what a fight brings, if the defender picks the better stance."""
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
        """Returns what charging into a square would bring."""
        there = replace(fighter, at=at)
        foes = [
            foe for foe in self.field.foes_at(fighter.side, at) if self.field.why_no_fight(there, foe) is None
        ]
        return max((self.fight_gain(there, foe, charge=True) for foe in foes), default=0.0)

    # --- squares

    def square(self, figure: Figure, at: Square) -> float:
        """Returns what it is worth for a figure to end up in a square."""
        key = (figure.profile, figure.weapons, figure.loot, figure.heroics, figure.frightened, at)
        if key not in self._squares:
            self._squares[key] = self._square(figure, at)
        return self._squares[key]

    def _square(self, figure: Figure, at: Square) -> float:
        there = replace(figure, at=at)
        return (
            self.goal(figure, at)
            + AMBITION * self.best_shot(there)
            - CAUTION * self.threat(figure, at)
            + self.closing_in(figure, at)
        )

    def closing_in(self, figure: Figure, at: Square) -> float:
        """Prefers to come nearer to an enemy worth killing, so that nobody idles in a corner."""
        if figure.profile not in self._pulls:
            self._pulls[figure.profile] = self._pulls_on(figure)
        away, best = DISTANCES[at], 0.0
        for square, pull in self._pulls[figure.profile].items():
            near = pull * NEARER[away[square]]
            if near > best:
                best = near
        return best

    def _pulls_on(self, figure: Figure) -> dict[Square, float]:
        """Returns how strongly each square with enemies in it draws a figure."""
        pulls: dict[Square, float] = {}
        for foe, _ in self._crowds[figure.side.enemy]:
            assert foe.at is not None
            pull = self.prize(figure, foe, Means.SHOOT) * APPROACH
            pulls[foe.at] = max(pull, pulls.get(foe.at, pull))
        return pulls

    def threat(self, figure: Figure, at: Square) -> float:
        """Returns how much of a figure the enemy could kill in a square before it acts again."""
        key = (at, figure.profile, figure.frightened)
        if key not in self._threats:
            self._threats[key] = 1 - self._survival(figure, at)
        return self._threats[key] * self.value(figure)

    def _survival(self, figure: Figure, at: Square) -> float:
        """Returns the chance that no enemy kills a figure next time, if it is in a square."""
        away, look, survival = DISTANCES[at], self.field.look, 1.0
        for foe, alike, start, share, reach in self._menaces[figure.side.enemy]:
            if reach is None:
                danger = share * BRAWLER if away[start] <= BRAWL_REACH else 0.0
            elif reach[0] <= away[start] <= reach[1] + 1:
                sight = look(start, at)
                if sight is Sight.BLOCKED:
                    danger = share * UNSEEN
                else:
                    kill = self.kills(foe, figure, Weapon.OWN, sight, aim=False)[0]
                    danger = share * kill * (IN_REACH if away[start] <= reach[1] else NEARLY_IN_REACH)
            else:
                continue
            survival *= 1 - danger if alike == 1 else (1 - danger) ** alike
        return survival

    @cached_property
    def _menaces(self) -> dict[Side, list[_Menace]]:
        return {side: list(self._menaces_of(side)) for side in Side}

    def _menaces_of(self, side: Side) -> Iterator[_Menace]:
        """Yields the figures of a side that could attack, with how likely they do and how far they shoot."""
        for foe, alike in self._crowds[side]:
            if foe.at is not None and not foe.frightened:
                profile = self.book.profiles[foe.profile]
                reach = profile.reach if profile.shoot is not None else None
                yield foe, alike, foe.at, SPENT if foe.activated else 1.0, reach

    def goal(self, figure: Figure, at: Square) -> float:
        """Returns what a square promises towards the scenario's goals."""
        return (
            self._marker_goal(figure, at)
            + self._exit_goal(figure, at)
            + self._uplink_goal(figure, at)
            + self._zone_goal(figure, at)
            + self._loot_goal(figure, at)
        )

    def finds(self, figure: Figure, at: Square) -> float:
        """Returns what a figure would pick up by moving into a square."""
        return self._finds[figure.side].get(at, 0.0)

    @cached_property
    def _finds(self) -> dict[Side, dict[Square, float]]:
        """What each side would find in each square, once a thought."""
        return {side: self._found_by(side) for side in Side}

    def _found_by(self, side: Side) -> dict[Square, float]:
        rules = self.scenario.scoring.of(side)
        collected = {rule.key: rule.marker for rule in rules if isinstance(rule, Collect)}
        taken = any(line.count for line in self.view.sides[side].lines if line.key in collected)
        found: dict[Square, float] = {}
        for marker in self.view.markers:
            wanted = marker.kind is None or marker.kind in collected.values()
            worth = (1.0 if taken else FIRST_MARKER) * (FACE_DOWN if marker.kind is None else 1.0)
            found.setdefault(marker.at, worth if wanted else 0.0)
        return found

    def _marker_goal(self, figure: Figure, at: Square) -> float:
        walk, best = self.field.ground.walk, 0.0
        for square, found in self._finds[figure.side].items():
            if found and square != at:
                best = max(best, MARKER * found * LURE ** walk(at, square))
        return best

    def _exit_goal(self, figure: Figure, at: Square) -> float:
        """Draws to the exits who scores there, and the lover tied to the loot's carrier (R16.17)."""
        partner = self.field.partner(figure)
        rule = self._leave_rule(figure, loot=figure.loot or (partner is not None and partner.loot))
        if rule is None:
            return 0.0
        pull = HAUL if rule.with_loot else ERRAND
        walk = self.field.ground.walk
        return max(pull * (rule.vp or way.value) * LURE ** walk(at, way.square) for way in self.view.exits)

    def _leave_rule(self, figure: Figure, *, loot: bool) -> Leave | None:
        """Returns the rule by which a figure would score off the board, with the loot or without."""
        profile = self.book.profile(figure)
        for rule in self.scenario.scoring.of(figure.side):
            if isinstance(rule, Leave) and fits(rule.who, figure, profile) and (loot or not rule.with_loot):
                return rule
        return None

    def leaving(self, figure: Figure, at: Square) -> int:
        """Returns the points for stepping off the board from a square, unless that loses the game."""
        rule = self._leave_rule(figure, loot=figure.loot)
        if rule is None:
            return 0
        there = replace(figure, at=at)
        ways = (way for way in self.view.exits if way.square == at and self.field.may_part(there, way.edge))
        points = max((rule.vp or way.value for way in ways), default=0)
        wins = self.view.sides[figure.side].score + points >= self.view.target
        return points if wins or self._count[figure.side] > 1 else 0  # without figures a side loses (R19.3)

    def ways(self, figure: Figure, at: Square) -> Sequence[Square]:
        """Returns where a step leads from a square; a lover does not go far from the other (R16.17)."""
        steps = self.field.ground.steps[at]
        if self.field.partner(figure) is None:
            return steps
        there = replace(figure, at=at)
        return [to for to in steps if self.field.why_no_step(there, to) is None]

    def _uplink_goal(self, figure: Figure, at: Square) -> float:
        uplink = self.view.uplink
        if uplink is None:
            return 0.0
        for rule in self.scenario.scoring.of(figure.side):
            if isinstance(rule, Objective) and rule.who == figure.profile:
                return UPLINK * LURE ** self.field.ground.walk(at, uplink)
        return float(GUARD[figure.side] * LURE ** self.field.ground.walk(at, uplink))

    def _zone_goal(self, figure: Figure, at: Square) -> float:
        if self.view.victory is not Victory.CONTROL:
            return 0.0
        if figure.side not in self._zones:
            self._zones[figure.side] = list(self._needs(figure.side))
        walk = self.field.ground.walk_into
        return max(need * LURE ** walk(at, squares) for need, squares in self._zones[figure.side])

    def _needs(self, side: Side) -> Iterator[tuple[float, tuple[Square, ...]]]:
        """Yields how much a side wants another figure in each zone."""
        for zone, squares in self.view.zones.items():
            present = [figure for square in squares for figure in self.field.at(square)]
            mine = sum(figure.side is side for figure in present)
            held = self.view.control.get(zone) is side
            need = ZONE_HELD if held else ZONE_WANTED
            need += ZONE_CONTESTED if len(present) > mine else 0.0
            yield max(ZONE_LEAST, need - ZONE_MANNED * mine), squares

    def _loot_goal(self, figure: Figure, at: Square) -> float:
        if self.view.loot is None or figure.side is not Side.HUMAN:
            return 0.0
        hero = self.book.profile(figure).rank is Rank.HERO
        return LOOT * LURE ** self.field.ground.walk(at, self.view.loot) if hero else 0.0
