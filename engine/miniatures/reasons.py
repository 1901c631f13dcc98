"""The reasons why a figure's action is not legal (R2, R15)."""

from engine.core import OtherQuestion, Refusal
from engine.miniatures import refusals as no
from engine.miniatures.actions import (
    AimAndShoot,
    AnyAction,
    CoverWithFire,
    DoMore,
    Fight,
    Finish,
    Freeze,
    Lead,
    Leave,
    Move,
    Shoot,
    StandUp,
)
from engine.miniatures.content import LEADERSHIP, Skill
from engine.miniatures.harm import heroics
from engine.miniatures.pieces import Figure, FigureId, Weapon
from engine.miniatures.situation import Situation
from engine.miniatures.state import Acting, Clash, Extra, FreeMove, Rapid

AnyDeed = Acting | Extra | FreeMove | Clash | Rapid


def why_not(now: Situation, frame: AnyDeed, action: AnyAction) -> Refusal:
    """Returns the reason why an action is not among a figure's options."""
    figure = now.figure(frame.figure)
    match action:
        case StandUp():
            return no.NotFrightened(figure=figure.id)
        case _ if figure.at is None:
            return no.MustEnter(figure=figure.id)
        case Move() | Leave() | Shoot() | AimAndShoot() | Freeze() | CoverWithFire() | Fight():
            reason = _why_no_deed(now, figure, action)
        case DoMore() | Lead():
            reason = _why_no_heroics(now, figure, action)
        case Finish() if now.field.must_fight(figure):
            reason = no.MustFight(figure=figure.id)
        case _:
            return OtherQuestion()
    return reason or _why_not_any_more(now, frame, figure, action)


def _why_no_deed(now: Situation, figure: Figure, action: AnyAction) -> Refusal | None:
    """Returns the reason against a step or an attack, regardless of the figure's earlier actions."""
    field = now.field
    match action:
        case Move(to=to):
            return field.why_no_step(figure, to)
        case Leave():
            return no.NoExitHere(figure=figure.id)
        case Shoot(target=target, weapon=weapon) | AimAndShoot(target=target, weapon=weapon):
            return _why_no_shot(now, figure, target, weapon)
        case Fight(target=target):
            known = target in now.state.figures
            return field.why_no_fight(figure, now.figure(target)) if known else no.NoSuchFigure(typed=target)
        case Freeze(at=square) if field.has(figure, Skill.FREEZE):
            return field.why_no_fire(figure, Weapon.OWN, square)
        case CoverWithFire() if field.has(figure, Skill.COVERING_FIRE):
            return no.SquaresNotLinked()
        case _:
            return no.LacksSkill(figure=figure.id)


def _why_no_shot(now: Situation, figure: Figure, target: FigureId, weapon: Weapon) -> Refusal | None:
    if target not in now.state.figures:
        return no.NoSuchFigure(typed=target)
    return now.field.why_no_shot(figure, weapon, now.state.figures[target])


def _why_no_heroics(now: Situation, figure: Figure, action: AnyAction) -> Refusal | None:
    if isinstance(action, Lead):
        skilled = bool(now.book.profile(figure).skills & set(LEADERSHIP))
        return no.NoHeroicsLeft(figure=figure.id) if skilled else no.LacksSkill(figure=figure.id)
    return None if heroics(figure) else no.NoHeroicsLeft(figure=figure.id)


def _why_not_any_more(now: Situation, frame: AnyDeed, figure: Figure, action: AnyAction) -> Refusal:
    """Returns the reason why the rest of the figure's action does not allow this."""
    if now.field.must_fight(figure) or isinstance(frame, Clash):
        return no.MustFight(figure=figure.id)
    if isinstance(action, AimAndShoot) and now.field.has(figure, Skill.RAPID_FIRE):
        return no.CannotAim(figure=figure.id)
    if isinstance(action, Move):
        return no.NoMovesLeft(figure=figure.id)
    return no.HasActed(figure=figure.id)
