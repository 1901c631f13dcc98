"""The risk of a figure before it acts again, by exact odds from every square enemies can reach."""

from collections.abc import Iterator, Sequence

from engine.miniatures.content import Skill
from engine.miniatures.grid import Square, distance
from engine.miniatures.mind.judgement import Judgement
from engine.miniatures.pieces import Figure, FigureId, Place, ProfileId, Side, Weapon
from engine.miniatures.rolls import BASE_DICE, chance_to_beat
from engine.miniatures.sight import Sight

NEXT_ROUND = 0.3  # factor for an enemy that has acted: it must wait, and its target may be gone
AT_ONCE = 2  # figures that act in a turn
LATER = 0.5  # factor for each further enemy


class Perils:
    """The chances of enemies to kill figures, from one view."""

    def __init__(self, judge: Judgement) -> None:
        self._judge = judge
        self._field = judge.field
        self._chances: dict[tuple[FigureId | ProfileId, ProfileId, Square], float] = {}
        self._posts: dict[FigureId | ProfileId, list[Square]] = {}
        self._comers: dict[Side, list[Figure]] = {}
        self._risks: dict[tuple[ProfileId, Square, FigureId | None], float] = {}
        self._targets: dict[FigureId, list[tuple[float, FigureId]]] = {}

    def risk(self, figure: Figure, at: Square, without: Figure | None = None) -> float:
        """Returns the chance that a figure in a square is killed before it acts again."""
        key = (figure.profile, at, without.id if without is not None else None)
        if key not in self._risks:
            self._risks[key] = self._risk(figure, at, without)
        return self._risks[key]

    def _risk(self, figure: Figure, at: Square, without: Figure | None) -> float:
        soon: list[float] = []
        survival = 1.0
        for foe in self._foes(figure.side.enemy):
            if without is not None and foe.id == without.id:
                continue
            chance = self.chance(foe, figure, at)
            if not chance:
                continue
            if foe.activated:
                survival *= 1 - NEXT_ROUND * chance
            else:
                soon.append(chance)
        soon.sort(reverse=True)
        for place, chance in enumerate(soon):
            survival *= 1 - (chance if place < AT_ONCE else LATER * chance)
        return 1 - survival

    def loss(self, figure: Figure, at: Square, without: Figure | None = None) -> float:
        """Returns what a figure's being in a square adds to the losses of its side before it acts again.

        Each enemy attacks where it expects to gain most: a figure adds no more than it is worth above the
        best other target.
        """
        worth, lost = self._judge.value(figure), 0.0
        for foe in self._foes(figure.side.enemy):
            if without is not None and foe.id == without.id:
                continue
            gain = worth * self.chance(foe, figure, at)
            if gain:
                more = gain - self._other_target(foe, figure)
                if more > 0:
                    lost += more * (NEXT_ROUND if foe.activated else 1.0)
        return min(lost, worth * (1 + figure.heroics))

    def _other_target(self, foe: Figure, figure: Figure) -> float:
        """Returns what an enemy expects of its best attack on anybody but this figure."""
        if foe.id not in self._targets:
            side = foe.side.enemy
            gains = [
                (self.chance(foe, mine, mine.at) * self._judge.value(mine), mine.id)
                for mine in self._field.of(side)
                if mine.at is not None
            ]
            self._targets[foe.id] = sorted(gains, reverse=True)[:2]
        return next((gain for gain, mine in self._targets[foe.id] if mine != figure.id), 0.0)

    def _foes(self, side: Side) -> list[Figure]:
        """Returns the figures of a side on the board and about to enter."""
        if side not in self._comers:
            figures = self._field.figures.values()
            waiting = (one for one in figures if one.side is side and one.place is Place.WAITING)
            self._comers[side] = [*self._field.of(side), *(one for one in waiting if self._judge.doors(one))]
        return self._comers[side]

    def chance(self, foe: Figure, figure: Figure, at: Square) -> float:
        """Returns the best chance of an enemy to kill a figure in a square with its next action."""
        key = (foe.id if foe.at is not None else foe.profile, figure.profile, at)
        known = self._chances.get(key)
        if known is None:
            known = self._chances[key] = self._chance(foe, figure, at)
        return known

    def _chance(self, foe: Figure, figure: Figure, at: Square) -> float:
        if foe.at is None:
            return self._shot(foe, figure, at)
        away = distance(foe.at, at)
        if away == 0:
            return self._fight_risk(foe, figure, at, charge=0)
        best = 0.0
        if away <= 2 and not self._field.must_fight(foe) and self._gets_to(foe, at):
            best = self._fight_risk(foe, figure, at, charge=1)
        return max(best, self._shot(foe, figure, at))

    def _shot(self, foe: Figure, figure: Figure, at: Square) -> float:
        """Returns the kill chance of an enemy's best shot: aimed from its square, or after a step."""
        judge, field = self._judge, self._field
        gun = field.gun(foe, Weapon.OWN)
        if gun is None or field.enemies(foe):
            return 0.0
        nearest, farthest = gun[1]
        if field.reach_limit is not None:
            farthest = min(farthest, field.reach_limit)
        if foe.at is not None and not nearest - 1 <= distance(foe.at, at) <= farthest + 1:
            return 0.0
        if any(other.side is foe.side for other in field.at(at)):
            return 0.0
        best, steady = 0.0, not foe.frightened and not field.has(foe, Skill.RAPID_FIRE)
        for post in self._posts_of(foe):
            if nearest <= distance(post, at) <= farthest:
                sight = field.look(post, at)
                if sight is not Sight.BLOCKED:
                    aims = post == foe.at and steady
                    best = max(best, judge.kills(foe, figure, Weapon.OWN, sight, aims)[0])
        return best

    def _posts_of(self, foe: Figure) -> list[Square]:
        """Returns the squares an enemy could shoot from, its own first."""
        key = foe.id if foe.at is not None else foe.profile
        if key not in self._posts:
            self._posts[key] = list(self._find_posts(foe))
        return self._posts[key]

    def _find_posts(self, foe: Figure) -> Iterator[Square]:
        ways: Sequence[Square] = ()
        if foe.at is None:
            ways = self._judge.doors(foe)
        else:
            yield foe.at
            if not foe.frightened:
                ways = self._field.ground.steps[foe.at]
        for to in ways:
            if not self._field.foes_at(foe.side, to) and not self._field.is_full(to):
                yield to

    def _gets_to(self, foe: Figure, at: Square) -> bool:
        """Tells whether an enemy could charge into a square: in two steps, or one after standing up."""
        assert foe.at is not None
        steps = self._field.ground.steps
        if at in steps[foe.at]:
            return not self._field.is_full(at)
        return not foe.frightened and any(
            at in steps[post] for post in self._posts_of(foe)[1:] if post != foe.at
        )

    def _fight_risk(self, foe: Figure, figure: Figure, at: Square, *, charge: int) -> float:
        """Returns the chance to be killed in a fight, with the safer stance."""
        profiles, there = self._judge.book.profiles, self._field.at(at)
        mine, theirs = profiles[figure.profile], profiles[foe.profile]
        dice = BASE_DICE + charge + any(one.side is foe.side and one.id != foe.id for one in there)
        against = BASE_DICE + any(one.side is figure.side and one.id != figure.id for one in there)
        return chance_to_beat(
            dice,
            theirs.fight,
            self._field.klutz(foe),
            against,
            min(mine.fight, mine.survive),
            self._field.klutz(figure),
            0,
        )

    def menace(self, foe: Figure) -> float:
        """Returns the highest expected loss that an enemy could cause now with its next action."""
        side = foe.side.enemy
        return max(
            (
                self.chance(foe, mine, mine.at) * self._judge.value(mine)
                for mine in self._field.of(side)
                if mine.at is not None
            ),
            default=0.0,
        )
