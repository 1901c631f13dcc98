"""Reasons for actions of the miniatures, with odds and the best answer, and the guided first turn."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.titles.guide import GuideStep, first_of, flag
from bot.titles.miniatures.names import figure as name
from bot.titles.title import Words
from engine.kit.percent import percent, whole_percent
from engine.miniatures import actions as do
from engine.miniatures import decisions as ask
from engine.miniatures.actions import AnyAction
from engine.miniatures.book import Book
from engine.miniatures.grid import Square
from engine.miniatures.mind.judgement import Grounds, Judgement
from engine.miniatures.mind.perils import Perils
from engine.miniatures.pieces import Figure, Weapon
from engine.miniatures.pools import Pools, fight_pools
from engine.miniatures.state import Stance
from engine.miniatures.view import View

WORTH_SAYING = 0.05  # smaller chances are not mentioned


class Purposes:
    """Returns reasons for actions, from the view of the choosing player; caches the terrain only."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._grounds = Grounds()

    def reason(self, view: View, action: AnyAction, words: Words) -> str:
        """Returns the reason for an action; "" if its name and odds are enough."""
        if isinstance(action, do.Activate):
            return _Reasoning(Judgement(self._book, view, self._grounds), words).activation(action)
        label = view.active
        if label is None and isinstance(view.decision, ask.ChooseOpponent | ask.ShootAgain):
            label = view.decision.figure
        if label is None or view.figures[label].at is None:
            return ""
        return _Reasoning(Judgement(self._book, view, self._grounds), words).deed(view.figures[label], action)

    def guide(self) -> tuple[GuideStep[AnyAction, View], ...]:
        """Returns the guided first turn: deploy, activate two figures and let each of them act."""
        return (
            GuideStep(
                name="deploy",
                question=ask.DeployFigure,
                choose=first_of(do.DeployRest),
                applies=self._deploys,
            ),
            GuideStep(
                name="activate",
                question=ask.TakeTurn,
                choose=self._activation,
                variables=frozenset({"shot"}),
                facts=self._shot,
            ),
            GuideStep(name="act", question=ask.ChooseAction, choose=self._deed),
            GuideStep(name="second", question=ask.TakeTurn, choose=self._activation),
            GuideStep(name="finish", question=ask.ChooseAction, choose=self._deed),
        )

    def _deploys(self, view: View) -> bool:
        """Tells whether the viewer places figures before the first turn."""
        scenario = self._book.content.scenarios[view.scenario]
        if view.viewer is None or scenario.scattered:
            return False
        return any(group.zones for group in scenario.forces.of(view.viewer))

    def _shot(self, view: View, activation: AnyAction) -> dict[str, object]:
        """Tells whether the figure that is activated has a shot worth saying."""
        judge = Judgement(self._book, view, self._grounds)
        assert isinstance(activation, do.Activate)
        return {"shot": flag(_shot_of(judge, view.figures[activation.figure]) >= WORTH_SAYING)}

    def _activation(self, view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
        """Returns the activation of the figure with the best shot."""
        judge = Judgement(self._book, view, self._grounds)
        activations = [action for action in legal if isinstance(action, do.Activate)]
        return max(activations, key=lambda each: _shot_of(judge, view.figures[each.figure]), default=None)

    def _deed(self, view: View, legal: Sequence[AnyAction]) -> AnyAction | None:
        """Returns the best shot of the active figure, or else the step that leads to one."""
        if view.active is None:
            return None
        figure, judge = view.figures[view.active], Judgement(self._book, view, self._grounds)
        shots = [action for action in legal if isinstance(action, do.Shoot | do.AimAndShoot)]
        best = max(shots, key=lambda shot: _kill(judge, figure, shot), default=None)
        if best is not None and _kill(judge, figure, best) >= WORTH_SAYING:
            return best
        steps = [action for action in legal if isinstance(action, do.Move) and action.to != figure.at]
        return max(steps, key=lambda step: best_shot(judge, figure, step.to), default=None)


def _shot_of(judge: Judgement, figure: Figure) -> float:
    """Returns a figure's best chance of a kill from its square; 0 if it is not on the board."""
    return 0.0 if figure.at is None else best_shot(judge, figure, figure.at)


def _kill(judge: Judgement, figure: Figure, shot: do.Shoot | do.AimAndShoot) -> float:
    target = judge.view.figures[shot.target]
    return judge.shot(figure, target, shot.weapon, aim=isinstance(shot, do.AimAndShoot)).kill


def best_shot(judge: Judgement, figure: Figure, at: Square) -> float:
    """Returns the best chance of a kill from a square, without aiming."""
    there, field = replace(figure, at=at), judge.field
    return max(
        (
            judge.shot(there, foe, weapon, aim=False).kill
            for weapon in field.weapons(there)
            for foe in field.targets(there, weapon)
        ),
        default=0.0,
    )


class _Reasoning:
    """Computes one reason from a view."""

    def __init__(self, judge: Judgement, words: Words) -> None:
        self._judge = judge
        self._view = judge.view
        self._words = words
        self._perils = Perils(judge)

    def deed(self, figure: Figure, action: AnyAction) -> str:
        """Returns the reason for one action of an activation."""
        assert figure.at is not None
        match action:
            case do.Shoot(target=target, weapon=weapon):
                return self._shot(figure, self._view.figures[target], weapon, aim=False)
            case do.AimAndShoot(target=target, weapon=weapon):
                return self._shot(figure, self._view.figures[target], weapon, aim=True)
            case do.Fight(target=target):
                charge = isinstance(self._view.decision, ask.ChooseOpponent)
                return self._fight(figure, self._view.figures[target], charge=charge)
            case do.Move(to=to) if to != figure.at:
                return self._step(figure, to)
            case _:
                return ""

    def activation(self, action: do.Activate) -> str:
        """Returns the best shot of a figure right now, or else the threat to it."""
        figure = self._view.figures[action.figure]
        if figure.at is None:
            return ""
        best = best_shot(self._judge, figure, figure.at)
        if best >= WORTH_SAYING:
            return self._words("reason-can-shoot", chance=percent(best), **self._answer(figure, figure.at))
        return self._where(figure, figure.at, "reason-threatened", "")

    def _shot(self, shooter: Figure, target: Figure, weapon: Weapon, *, aim: bool) -> str:
        assert shooter.at is not None
        chance = percent(self._judge.shot(shooter, target, weapon, aim=aim).kill)
        return self._words("reason-kills", chance=chance, **self._answer(shooter, shooter.at, target))

    def _fight(self, fighter: Figure, foe: Figure, *, charge: bool) -> str:
        both = self._bout(fighter, foe, charge=charge)
        return self._words("reason-fights", chance=percent(both.kill), risk=self._risk(both, foe))

    def _bout(self, fighter: Figure, foe: Figure, *, charge: bool) -> Pools:
        stance = Stance.DODGE if foe.frightened else Stance.FIGHT
        return fight_pools(self._judge.field, fighter, foe, stance, charge=charge)

    @staticmethod
    def _risk(both: Pools, foe: Figure) -> int:
        return 0 if foe.frightened else whole_percent(both.counter)

    def _step(self, figure: Figure, to: Square) -> str:
        there, field = replace(figure, at=to), self._judge.field
        foes = [foe for foe in field.foes_at(figure.side, to) if field.why_no_fight(there, foe) is None]
        if foes:
            both, foe = max(
                ((self._bout(there, foe, charge=True), foe) for foe in foes), key=lambda one: one[0].kill
            )
            return self._words("reason-charges", chance=percent(both.kill), risk=self._risk(both, foe))
        best = best_shot(self._judge, figure, to)
        if best >= WORTH_SAYING:
            return self._words("reason-shot-there", chance=percent(best), **self._answer(figure, to))
        return self._where(figure, to, "reason-reached-there", "reason-safe-there")

    def _where(self, figure: Figure, at: Square, reached: str, safe: str) -> str:
        """Returns the worst threat to a figure in a square, or the text `safe` if there is none."""
        answer = self._answer(figure, at)
        if answer["risk"]:
            return self._words(reached, **answer)
        return self._words(safe) if safe else ""

    def _answer(self, figure: Figure, at: Square, dead: Figure | None = None) -> dict[str, object]:
        """Returns the not yet activated enemy that is most dangerous, and its chance in per cent."""
        best, who = 0.0, ""
        for foe in self._judge.field.of(figure.side.enemy):
            if foe.activated or (dead is not None and foe.id == dead.id):
                continue
            chance = self._perils.chance(foe, figure, at)
            if chance > best:
                best, who = chance, name(foe.id, self._view, self._words)
        return {"foe": who, "risk": whole_percent(best) if best >= WORTH_SAYING else 0}
