"""The Humans' chance to win a position: features of a view, weighed as games of the scenario have ended."""

from functools import cached_property
from math import exp, log

from engine.miniatures.content import Collect, Kill, Means, Victory
from engine.miniatures.mind.experience import weights_of
from engine.miniatures.mind.judgement import Judgement
from engine.miniatures.mind.perils import Perils
from engine.miniatures.pieces import Figure, FigureId, Place, Side
from engine.miniatures.scoring import ZONES_TO_HOLD, fits

LEAST_NEED = 0.5  # zones that a side still needs which already holds enough
UNSURE = 2.0  # the farthest from even that a logit may be: to the end, something is at stake
IN_PLAY = (Place.BOARD, Place.WAITING)

Features = dict[str, float]


def chance_of(logit: float) -> float:
    return 1 / (1 + exp(-logit))


class Outlook:
    """The chance to win one view, for its side; and what figures and points change about it."""

    def __init__(self, judge: Judgement, perils: Perils) -> None:
        self._judge = judge
        self._perils = perils
        self._view = judge.view
        self._weights = weights_of(judge.view.scenario)
        self._losses: dict[tuple[FigureId, float, bool], float] = {}

    # --- the chance

    def features(self) -> Features:
        """Returns the features of the position."""
        found: Features = {"level": 1.0, "round": log(self._view.round)}
        found["waves"] = float(len(self._view.next_waves))
        for side in Side:
            found |= self._force(side)
            found |= self._aims(side)
            found |= self._danger(side)
        return found

    @cached_property
    def logit(self) -> float:
        """The logit of the Humans' chance to win."""
        weights = self._weights
        logit = sum(weights.get(name, 0.0) * share for name, share in self.features().items())
        return max(-UNSURE, min(UNSURE, logit))

    def chance(self, side: Side, shift: float = 0.0) -> float:
        """Returns a side's chance to win, after a shift of the logit in the Humans' favour."""
        logit = self.logit + shift
        return chance_of(logit if side is Side.HUMAN else -logit)

    # --- features

    def _force(self, side: Side) -> Features:
        """Returns what a side has: figures by profile, Heroics, cards and rows."""
        view, name = self._view, side.value
        found: Features = {}
        count = spent = down = 0
        for figure in view.figures.values():
            if figure.side is not side:
                continue
            if figure.place is Place.RESERVE:
                found[f"{name} reserve"] = found.get(f"{name} reserve", 0.0) + 1
            if figure.place not in IN_PLAY:
                continue
            count += 1
            found[figure.profile] = found.get(figure.profile, 0.0) + self._lives(figure)
            if figure.loot:
                found[f"{name} loot"] = 1.0
            spent += figure.activated
            down += figure.frightened
        held = view.sides[side]
        found[f"{name} few"] = few(count)
        found[f"{name} spent"] = spent / max(1, count)
        found[f"{name} down"] = float(down)
        found[f"{name} cards"] = float(held.cards)
        found[f"{name} rows"] = float(sum(len(row.cards) for row in held.rows))
        return found

    def _aims(self, side: Side) -> Features:
        """Returns how far a side is from what the scenario asks of it."""
        name, attractions = side.value, self._judge.attractions
        found: Features = {f"{name} need": log(self.need(side) / self._full_need)}
        found[f"{name} first"] = float(self._has_first(side))
        mine = [figure for figure in self._judge.field.of(side) if figure.at is not None]
        for kind, pull in attractions.pulls.items():
            worths = sorted((pull(one, one.at) for one in mine if one.at is not None), reverse=True)
            found[f"{name} {kind}"] = sum(worths[:3])
        return found

    def _danger(self, side: Side) -> Features:
        """Returns what a side may lose before its figures act again: figures, and what they are worth."""
        figures = points = fatal = 0.0
        need = self.need(side.enemy)
        for figure in self._judge.field.of(side):
            if figure.at is None:
                continue
            risk = self._perils.risk(figure, figure.at) / (1 + figure.heroics)
            gain = self.points_for(figure) / need
            figures += risk
            points += risk * min(1.0, gain)
            if gain >= 1:
                fatal = max(fatal, risk)
        name = side.value
        return {f"{name} risk": figures, f"{name} points at risk": points, f"{name} fatal": fatal}

    # --- points

    def need(self, side: Side, more: float = 0.0) -> float:
        """Returns how much a side still needs to win, after some more points."""
        view = self._view
        match view.victory:
            case Victory.LAST_BUT_ONE:
                return max(LEAST_NEED, self._count(side.enemy) - 1)
            case Victory.CONTROL:
                held = sum(holder is side for holder in view.control.values())
                return max(LEAST_NEED, ZONES_TO_HOLD - held)
        return max(LEAST_NEED, view.target - view.sides[side].score - more)

    @cached_property
    def _full_need(self) -> float:
        return float(ZONES_TO_HOLD if self._view.victory is Victory.CONTROL else self._view.target)

    def _count(self, side: Side) -> int:
        return self._judge.count[side]

    def _has_first(self, side: Side) -> bool:
        keys = {rule.key for rule in self._rules(side) if isinstance(rule, Collect)}
        return any(line.count for line in self._view.sides[side].lines if line.key in keys)

    def _rules(self, side: Side) -> tuple[object, ...]:
        return self._judge.scenario.scoring.of(side)

    def points_for(self, victim: Figure, means: Means = Means.SHOOT, killer: Figure | None = None) -> float:
        """Returns the points for a kill."""
        profile = self._judge.book.profile(victim)
        return sum(
            rule.vp / rule.per
            for rule in self._judge.scenario.scoring.of(victim.side.enemy)
            if isinstance(rule, Kill)
            and fits(rule.victims, victim, profile)
            and rule.means in (None, means)
            and (not rule.by or (killer is not None and killer.profile in rule.by))
        )

    # --- what a change is worth

    def shift_of_death(self, victim: Figure, points: float) -> float:
        """Returns the shift of the Humans' logit if a figure dies for some points."""
        weights, side = self._weights, victim.side
        count = self._count(side)
        shift = -self._weight_of(victim) * self._lives(victim)
        shift += weights.get(f"{side.value} few", 0.0) * (few(count - 1) - few(count))
        if points:
            foe = side.enemy
            change = log(self.need(foe, points) / self.need(foe))
            shift += weights.get(f"{foe.value} need", 0.0) * change
        return shift

    def _weight_of(self, figure: Figure) -> float:
        """Returns what a figure adds to the logit; never less than a little for its own side."""
        sign = 1 if figure.side is Side.HUMAN else -1
        plain = PLAIN * self._judge.book.profile(figure).worth
        return sign * max(LEAST, sign * self._weights.get(figure.profile, sign * plain))

    def _lives(self, figure: Figure) -> float:
        """Returns the share of a figure that is left: Heroics are lives, too."""
        return (1 + figure.heroics) / (1 + self._judge.book.profile(figure).heroics)

    def loss(self, victim: Figure, points: float, *, heroics: bool = True) -> float:
        """Returns the worth of a hit on a figure to its enemy, in points: Heroics may take it."""
        key = (victim.id, points, heroics)
        known = self._losses.get(key)
        if known is None:
            known = self._losses[key] = self._loss(victim, points, heroics)
        return known

    def _loss(self, victim: Figure, points: float, heroics: bool) -> float:
        side = victim.side
        now = self.chance(side)
        after = 0.0
        if not self._loses(victim, points):
            after = self.chance(side, self.shift_of_death(victim, points))
        hits = 1 + victim.heroics if heroics else 1
        return (now - after) / (now * (1 - now)) / UNIT / hits

    def weight_in_game(self, victim: Figure) -> float:
        """Returns the share of all that its enemy still needs that a figure's death brings; 1: all."""
        points = self.points_for(victim)
        return 1.0 if self._loses(victim, points) else min(1.0, points / self.need(victim.side.enemy))

    def _loses(self, victim: Figure, points: float) -> bool:
        """Tells whether a death loses the game."""
        left = self._count(victim.side) - 1
        if self._view.victory is Victory.LAST_BUT_ONE:
            return left <= 1
        if self._view.victory is Victory.CONTROL:
            return left == 0
        return left == 0 or points >= self.need(victim.side.enemy)


LEAST = 0.08  # what a figure or a point of Heroics adds at least
PLAIN = 0.3  # what figures add that no game was seen of, by their worth
UNIT = 0.35  # of the logit, for what the hand-made weights call a point


def few(count: int) -> float:
    """Returns how close a side is to having no figures left."""
    return 1 / (1 + count)


class ByChance(Judgement):
    """A judgement that values figures and kills by what they change about the chance to win."""

    @cached_property
    def outlook(self) -> Outlook:
        return Outlook(self, Perils(self))

    def _value(self, figure: Figure) -> float:
        return self.scale * self.outlook.loss(figure, self.outlook.points_for(figure))

    @cached_property
    def scale(self) -> float:
        """What makes the losses of ordinary figures as large, all in all, as the hand-made weights do."""
        plain = lost = 0.0
        for side in Side:
            for figure, alike in self._crowds_of(side):
                if self.outlook.weight_in_game(figure) < 1:
                    plain += alike * super()._value(figure)
                    lost += alike * self.outlook.loss(figure, self.outlook.points_for(figure))
        return plain / lost if lost else 1.0

    def _prize(self, killer: Figure, victim: Figure, means: Means) -> float:
        return self.scale * self.outlook.loss(victim, self.outlook.points_for(victim, means, killer))
