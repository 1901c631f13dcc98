"""What an activated figure may still do, and why not another thing (R2, R15)."""

from collections.abc import Iterator

from engine.core import Refusal
from engine.miniatures import refusals as no
from engine.miniatures.actions import (
    AimAndShoot,
    AnyAction,
    CoverWithFire,
    Decline,
    DoMore,
    Fight,
    Finish,
    Freeze,
    Lead,
    Leave,
    Move,
    Shoot,
    StandUp,
    Uplink,
)
from engine.miniatures.attack import rapid_targets
from engine.miniatures.content import Objective, Skill
from engine.miniatures.harm import heroics
from engine.miniatures.leadership import LEADERSHIP, leads
from engine.miniatures.openings import aimed_shots, fights, hunts, shots, steps
from engine.miniatures.pieces import Figure, FigureId, Place, Weapon
from engine.miniatures.ready import entry_squares
from engine.miniatures.situation import Situation
from engine.miniatures.state import Acting, Clash, Extra, FreeMove, Rapid

MOVE = 2  # squares of a plain MOVE (R2.1)


def options(now: Situation, frame: Acting) -> Iterator[AnyAction]:
    """Yields what a figure may do next in its activation."""
    figure = now.state.figures[frame.figure]
    if figure.at is None:
        yield from (Move(to=to) for to in entry_squares(now, figure))
        return
    if not frame.done:
        yield from _normal(now, frame, figure)
    if can_do_more(now, frame, figure):
        yield DoMore()
    if _can_lead(frame):
        yield from leads(now, figure)
    if can_uplink(now, figure):
        yield Uplink()
    if not must_act(now, frame, figure):
        yield Finish()


def _normal(now: Situation, frame: Acting, figure: Figure) -> Iterator[AnyAction]:
    """Yields what the normal action still allows (R2.1)."""
    if figure.frightened:
        yield StandUp()
        return
    field = now.field
    if field.pressed(figure):
        if can_attack(frame):
            yield from fights(now, figure)
        return
    if moves_left(frame):
        yield from steps(now, figure)
    if can_attack(frame):
        yield from shots(now, figure, still=not frame.moved)
        if not (frame.steps or frame.stood) and not field.has(figure, Skill.RAPID_FIRE):
            yield from aimed_shots(now, figure)
        if not field.beta or not (frame.steps or frame.stood):  # the beta has no FIGHT later on (RB.2)
            yield from fights(now, figure)
        yield from hunts(now, figure, aim=not (frame.steps or frame.stood))


def moves_left(frame: Acting) -> bool:
    """Tells whether the action has room for another square."""
    if frame.shot:
        return not (frame.steps or frame.aimed or frame.stood)
    return frame.steps < (1 if frame.stood else MOVE)


def can_attack(frame: Acting) -> bool:
    """Tells whether the action has room for a shot or a fight."""
    return not frame.shot and frame.steps < MOVE and not (frame.stood and frame.steps)


def over(frame: Acting) -> bool:
    """Tells whether the normal action is used up."""
    return frame.done or not (moves_left(frame) or can_attack(frame))


def must_act(now: Situation, frame: Acting, figure: Figure) -> bool:
    """Tells whether a figure may not stop yet: an enemy presses it and it has not fought (R2.2, Q8)."""
    return not frame.done and can_attack(frame) and now.field.pressed(figure)


def can_do_more(now: Situation, frame: Acting, figure: Figure) -> bool:
    """Heroics buy one extra before or after the normal action, never in between (R15.3)."""
    fresh = not (frame.steps or frame.shot or frame.stood)
    if not heroics(figure) or figure.frightened or not (fresh or over(frame)):
        return False
    if frame.led or (frame.extras and not _bereaved(now, figure)):
        return False
    return next(extras(now, Extra(figure=figure.id), moved=frame.moved), None) is not None


def _bereaved(now: Situation, figure: Figure) -> bool:
    """A lover whose partner has been killed is not held to one extra (R16.17)."""
    partner = now.book.profile(figure).partner
    return partner is not None and any(
        other.profile == partner and other.place is Place.DEAD for other in now.state.figures.values()
    )


def extras(now: Situation, frame: Extra, *, moved: bool) -> Iterator[AnyAction]:
    """Yields the one thing a figure may do outside its action: move 1, shoot, or fight in its square."""
    figure = now.state.figures[frame.figure]
    if not now.field.pressed(figure):
        yield from steps(now, figure)
        yield from shots(now, figure, still=not moved)
    if not frame.returned:
        yield from fights(now, figure)
        yield from hunts(now, figure, aim=False)


def _can_lead(frame: Acting) -> bool:
    """A leader's skill is used when its own action is over."""
    return over(frame) and not frame.led


def can_uplink(now: Situation, figure: Figure) -> bool:
    """On the uplink, upright, with a point to spend and no Martian in the square (Q69)."""
    scenario = now.scenario
    return (
        scenario.uplink is not None
        and figure.at == scenario.uplink
        and not figure.frightened
        and heroics(figure) > 0
        and not now.field.enemies(figure)
        and any(
            isinstance(rule, Objective) and rule.who == figure.profile
            for rule in scenario.scoring.of(figure.side)
        )
    )


def has_choice(now: Situation, frame: Acting) -> bool:
    """Tells whether a figure can do anything but stop."""
    return any(not isinstance(option, Finish) for option in options(now, frame))


# --- questions inside an activation ---------------------------------------------------------------


def clash_options(now: Situation, frame: Clash) -> list[Fight]:
    return list(fights(now, now.state.figures[frame.figure]))


def free_moves(now: Situation, frame: FreeMove) -> Iterator[AnyAction]:
    yield from steps(now, now.state.figures[frame.figure])
    yield Decline()


def again_options(now: Situation, frame: Rapid) -> Iterator[AnyAction]:
    for target in rapid_targets(now, frame):
        yield Shoot(target=target, weapon=frame.weapon)
    yield Decline()


# --- why not --------------------------------------------------------------------------------------


def why_not(now: Situation, frame: Acting | Extra | FreeMove | Clash | Rapid, action: AnyAction) -> Refusal:
    """Explains why an action is not among a figure's options."""
    figure, field = now.state.figures[frame.figure], now.field
    reason: Refusal | None = None
    match action:
        case StandUp():
            reason = no.NotFrightened(figure=figure.id)
        case _ if figure.at is None:
            reason = no.MustEnter(figure=figure.id)
        case Move(to=to):
            reason = field.why_no_step(figure, to)
        case Leave():
            reason = no.NoExitHere(figure=figure.id)
        case Shoot(target=target, weapon=weapon) | AimAndShoot(target=target, weapon=weapon):
            reason = _why_no_shot(now, figure, target, weapon)
        case Freeze(at=square):
            skilled = field.has(figure, Skill.FREEZE)
            reason = (
                field.why_no_fire(figure, Weapon.OWN, square) if skilled else no.LacksSkill(figure=figure.id)
            )
        case Fight(target=target):
            if target not in now.state.figures:
                reason = no.NoSuchFigure(figure=target)
            else:
                reason = field.why_no_fight(figure, now.state.figures[target])
        case CoverWithFire():
            skilled = field.has(figure, Skill.COVERING_FIRE)
            reason = no.SquaresNotLinked() if skilled else no.LacksSkill(figure=figure.id)
        case DoMore():
            reason = None if heroics(figure) else no.NoHeroicsLeft(figure=figure.id)
        case Lead():
            skilled = bool(now.book.profile(figure).skills & set(LEADERSHIP))
            reason = no.NoHeroicsLeft(figure=figure.id) if skilled else no.LacksSkill(figure=figure.id)
        case Finish() if field.pressed(figure):
            reason = no.MustFight(figure=figure.id)
        case _:
            return no.NotNow()
    if reason is not None:
        return reason
    return _why_not_any_more(now, frame, figure, action)


def _why_no_shot(now: Situation, figure: Figure, target: FigureId, weapon: Weapon) -> Refusal | None:
    if target not in now.state.figures:
        return no.NoSuchFigure(figure=target)
    return now.field.why_no_shot(figure, weapon, now.state.figures[target])


def _why_not_any_more(
    now: Situation,
    frame: Acting | Extra | FreeMove | Clash | Rapid,
    figure: Figure,
    action: AnyAction,
) -> Refusal:
    """Explains what the action has used up, where nothing else bars it."""
    if now.field.pressed(figure) or isinstance(frame, Clash):
        return no.MustFight(figure=figure.id)
    if isinstance(action, AimAndShoot) and now.field.has(figure, Skill.RAPID_FIRE):
        return no.CannotAim(figure=figure.id)
    if isinstance(action, Move):
        return no.NoMovesLeft(figure=figure.id)
    return no.HasActed(figure=figure.id)
