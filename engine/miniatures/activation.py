"""The activation of a figure: its options, their results and its end (R2, R15)."""

from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures.actions import (
    AimAndShoot,
    AnyAction,
    CoverWithFire,
    DoMore,
    Fight,
    Finish,
    Freeze,
    HuntDown,
    Lead,
    Leave,
    Move,
    Shoot,
    StandUp,
    Uplink,
)
from engine.miniatures.attack import fight, shoot, sweep
from engine.miniatures.bench import Bench
from engine.miniatures.bug import hunt
from engine.miniatures.content import Objective, Skill
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.deeds import lay_cover, make_uplink, stand_up, walk, walk_off
from engine.miniatures.extras import extras
from engine.miniatures.grid import Square
from engine.miniatures.harm import has_lost_partner, heroics, pay
from engine.miniatures.leadership import leading, leads
from engine.miniatures.openings import aimed_shots, fights, hunts, shots, steps
from engine.miniatures.phase import Phase, owner
from engine.miniatures.pieces import Figure
from engine.miniatures.ready import entry_squares
from engine.miniatures.reasons import why_not
from engine.miniatures.situation import Situation
from engine.miniatures.state import Acting, Extra

MOVE = 2  # squares of a plain MOVE (R2.1)


# --- options --------------------------------------------------------------------------------------


def _ask(now: Situation, frame: Acting) -> AnyDecision | None:
    """Asks the figure's owner while there is an option besides finishing."""
    if not _may_walk(now, frame) and all(isinstance(option, Finish) for option in _options(now, frame)):
        return None
    return ask.ChooseAction(seats=owner(now, frame.figure), figure=frame.figure)


def _may_walk(now: Situation, frame: Acting) -> bool:
    """Tells whether a figure can still step; a quick check before all options are listed."""
    figure = now.state.figures[frame.figure]
    on_its_feet = figure.at is not None and not figure.frightened and not now.field.must_fight(figure)
    return on_its_feet and not frame.done and moves_left(frame)


def _options(now: Situation, frame: Acting) -> list[AnyAction]:
    """Returns the next options of a figure in its activation."""
    figure = now.state.figures[frame.figure]
    if figure.at is None:
        return [Move(to=to) for to in entry_squares(now, figure)]
    found = [] if frame.done else _normal_options(now, frame, figure)
    if _can_do_more(now, frame, figure):
        found.append(DoMore())
    if _can_lead(frame):
        found += leads(now, figure)
    if _can_uplink(now, figure):
        found.append(Uplink())
    if not _must_act(now, frame, figure):
        found.append(Finish())
    return found


def _normal_options(now: Situation, frame: Acting, figure: Figure) -> list[AnyAction]:
    """Returns the remaining options of the normal action (R2.1)."""
    if figure.frightened:
        return [StandUp()]
    field = now.field
    if field.must_fight(figure):
        return [*fights(now, figure)] if can_attack(frame) else []
    found: list[AnyAction] = [*steps(now, figure)] if moves_left(frame) else []
    if can_attack(frame):
        found += shots(now, figure, still=not frame.moved)
        if not (frame.steps or frame.stood) and not field.has(figure, Skill.RAPID_FIRE):
            found += aimed_shots(now, figure)
        if not field.beta or not (frame.steps or frame.stood):  # the beta has no FIGHT later on (RB.2)
            found += fights(now, figure)
        if field.bugs:
            found += hunts(now, figure, aim=not (frame.steps or frame.stood))
    return found


def moves_left(frame: Acting) -> bool:
    """Tells whether the action has room for another square."""
    if frame.shot:
        return not (frame.steps or frame.aimed or frame.stood)
    return frame.steps < (1 if frame.stood else MOVE)


def can_attack(frame: Acting) -> bool:
    """Tells whether the action has room for a shot or a fight."""
    return not frame.shot and frame.steps < MOVE and not (frame.stood and frame.steps)


def _is_over(frame: Acting) -> bool:
    """Tells whether the normal action is used up."""
    return frame.done or not (moves_left(frame) or can_attack(frame))


def _must_act(now: Situation, frame: Acting, figure: Figure) -> bool:
    """Tells whether a figure may not finish: it must fight an enemy in its square first (R2.2, Q8)."""
    return not frame.done and can_attack(frame) and now.field.must_fight(figure)


def _can_do_more(now: Situation, frame: Acting, figure: Figure) -> bool:
    """Tells whether Heroics can buy an extra: before or after the normal action, not during it (R15.3)."""
    fresh = not (frame.steps or frame.shot or frame.stood)
    if not heroics(figure) or figure.frightened or not (fresh or _is_over(frame)):
        return False
    if frame.led or (frame.extras and not has_lost_partner(now, figure)):
        return False
    return next(extras(now, Extra(figure=figure.id), moved=frame.moved), None) is not None


def _can_lead(frame: Acting) -> bool:
    """Tells whether a leader may use its skill: its own action must be over."""
    return _is_over(frame) and not frame.led


def _can_uplink(now: Situation, figure: Figure) -> bool:
    """Tells whether a figure may use the uplink: on it, upright, with Heroics, no enemy there (Q69)."""
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


def _idle(now: Situation, frame: Acting, choices: tuple[AnyAction, ...]) -> AnyAction:
    """Finishes, or takes the first forced action: a fight, standing up, or entering."""
    if Finish() in choices:
        return Finish()
    return next(one for one in choices if isinstance(one, Fight | StandUp | Move))


# --- results --------------------------------------------------------------------------------------


def _act(bench: Bench, frame: Acting, action: AnyAction) -> None:
    """Performs one action of a figure's activation."""
    match action:
        case Move(to=to):
            _step(bench, frame, to)
        case Leave(over=over):
            walk_off(bench, frame.figure, over)
        case StandUp():
            bench.amend(stood=True)
            stand_up(bench, frame.figure)
        case DoMore() | Lead() | Uplink():
            _spend_heroics(bench, frame, action)
        case Finish():
            _go_on(bench, frame)
        case _:
            _attack(bench, frame, action)


def _step(bench: Bench, frame: Acting, to: Square) -> None:
    """Moves one square; a fight caused by the step ends the normal action (R2.4)."""
    figure = bench.figure(frame.figure)
    entered = to != figure.at
    fights_there = entered and bool(bench.field.foes_at(figure.side, to))
    bench.amend(steps=frame.steps + 1, moved=True, entered=entered, done=fights_there)
    walk(bench, figure.id, to)


def _attack(bench: Bench, frame: Acting, action: AnyAction) -> None:
    figure = frame.figure
    match action:
        case Shoot(target=target, weapon=weapon):
            bench.amend(shot=True)
            shoot(bench, figure, target, weapon, aim=False)
        case AimAndShoot(target=target, weapon=weapon):
            bench.amend(shot=True, aimed=True)
            shoot(bench, figure, target, weapon, aim=True)
        case Freeze(at=square, aim=aim):
            bench.amend(shot=True, aimed=aim)
            sweep(bench, figure, square, aim=aim)
        case CoverWithFire(squares=squares):
            bench.amend(shot=True, aimed=True)
            lay_cover(bench, figure, squares)
        case Fight(target=target):
            bench.amend(done=True)
            fight(bench, figure, target, charge=False)
        case HuntDown(bug=bug, aim=aim):
            bench.amend(shot=True, aimed=aim, done=bench.state.tokens[bug].at == bench.figure(figure).at)
            hunt(bench, figure, bug, aim=aim, charge=frame.entered)
        case _:
            raise AssertionError(f"{action} is no step of an activation")


def _spend_heroics(bench: Bench, frame: Acting, action: DoMore | Lead | Uplink) -> None:
    """Spends a Heroics point on an extra, on leading, or on the uplink (R15)."""
    figure = frame.figure
    match action:
        case DoMore():
            bench.amend(extras=frame.extras + 1)
            bench.tell(tell.DidMore(figure=figure, heroics=pay(bench, figure)))
            bench.push(Extra(figure=figure))
        case Lead(centre=centre):
            bench.amend(done=True, led=True)
            bench.tell(tell.Led(leader=figure, heroics=pay(bench, figure)))
            bench.push(leading(bench, bench.figure(figure), centre))
        case Uplink():
            make_uplink(bench, figure)


def _go_on(bench: Bench, frame: Acting) -> None:
    """Ends the normal action, and on the second call the activation: the figure is marked (R1.4)."""
    if not frame.done:
        bench.amend(done=True)
        return
    bench.pop()
    if bench.alive(frame.figure):
        bench.change(frame.figure, activated=True)


ACTING = Phase[Acting](ask=_ask, options=_options, answer=_act, go_on=_go_on, idle=_idle, why_not=why_not)
