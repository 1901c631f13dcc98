"""What comes of the things a figure does in its turn (R2, R3, R15, R16)."""

from engine.miniatures import events as tell
from engine.miniatures.actions import (
    AimAndShoot,
    AnyAction,
    CoverWithFire,
    Decline,
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
from engine.miniatures.activation import clash_options
from engine.miniatures.attack import fight, shoot, sweep
from engine.miniatures.bench import Bench
from engine.miniatures.content import Exit, Objective, Rank
from engine.miniatures.grid import Direction, Square
from engine.miniatures.harm import frighten, pay
from engine.miniatures.leadership import leading
from engine.miniatures.openings import exits
from engine.miniatures.pickups import pick_up
from engine.miniatures.pieces import FigureId, Place, Trace
from engine.miniatures.scoring import check_victory, count, leave_rule, score_leaving
from engine.miniatures.state import Acting, Clash, Extra, FreeMove, Leading
from engine.miniatures.tokens import hunt, meet_civilians


def start_activation(bench: Bench, figure: FigureId) -> None:
    bench.push(Acting(figure=figure))
    at = bench.figure(figure).at
    if bench.field.beta and at is not None:
        pick_up(bench, figure, at)  # the beta turns markers over on activation too (RB.6)


def act(bench: Bench, frame: Acting, action: AnyAction) -> None:
    """Does one step of a figure's activation."""
    figure = frame.figure
    match action:
        case Move(to=to):
            entered = to != bench.figure(figure).at
            fights_there = entered and _meets_enemies(bench, figure, to)
            bench.amend(steps=frame.steps + 1, moved=True, entered=entered, done=fights_there)
            walk(bench, figure, to)
        case Leave(over=way):
            bench.amend(steps=frame.steps + 1, moved=True)
            walk_off(bench, figure, _way_off(bench, figure, way))
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
        case StandUp():
            bench.amend(stood=True)
            stand_up(bench, figure)
        case DoMore():
            bench.amend(extras=frame.extras + 1)
            left = pay(bench, figure)
            bench.tell(tell.DidMore(figure=figure, heroics=left))
            bench.push(Extra(figure=figure))
        case Lead(centre=centre):
            bench.amend(done=True, led=True)
            left = pay(bench, figure)
            bench.tell(tell.Led(leader=figure, heroics=left))
            bench.push(leading(bench, bench.figure(figure), centre))
        case Uplink():
            make_uplink(bench, figure)
        case Finish() if frame.done:
            end_activation(bench)
        case Finish():
            bench.amend(done=True)
        case _:
            raise AssertionError(f"{action} is no step of an activation")


def _meets_enemies(bench: Bench, figure: FigureId, to: Square) -> bool:
    """A fight ends the action it is part of (R2.4)."""
    return bool(bench.field.foes_at(bench.figure(figure).side, to))


def _way_off(bench: Bench, figure: FigureId, edge: Direction) -> Exit:
    return next(way for way in exits(bench, bench.figure(figure)) if way.edge is edge)


def go_on_acting(bench: Bench, frame: Acting) -> None:
    """Closes what a figure cannot use: first its normal action, then the activation."""
    if frame.done:
        end_activation(bench)
    else:
        bench.amend(done=True)


def end_activation(bench: Bench) -> None:
    """Marks the figure as activated (R1.4)."""
    frame = bench.top
    assert isinstance(frame, Acting)
    bench.pop()
    if bench.alive(frame.figure):
        bench.change(frame.figure, activated=True)


def do_extra(bench: Bench, frame: Extra, action: AnyAction) -> None:
    """Does the one thing outside the normal action."""
    figure = frame.figure
    bench.pop()
    match action:
        case Move(to=to):
            _note_move(bench)
            walk(bench, figure, to)
        case Leave(over=way):
            walk_off(bench, figure, _way_off(bench, figure, way))
        case Shoot(target=target, weapon=weapon):
            shoot(bench, figure, target, weapon, aim=False)
        case Freeze(at=square):
            sweep(bench, figure, square, aim=False)
        case CoverWithFire(squares=squares):
            lay_cover(bench, figure, squares)
        case Fight(target=target):
            fight(bench, figure, target, charge=False)
        case HuntDown(bug=bug):
            hunt(bench, figure, bug, aim=False, charge=False)
        case Decline():
            pass
        case _:
            raise AssertionError(f"{action} is no extra")


def _note_move(bench: Bench) -> None:
    if isinstance(bench.top, Acting):
        bench.amend(moved=True)


def move_freely(bench: Bench, frame: FreeMove, action: AnyAction) -> None:
    """Moves by a card or a skill, or not at all."""
    bench.pop()
    if isinstance(action, Decline):
        return
    if frame.price:
        left = pay(bench, frame.figure)
        bench.tell(tell.DidMore(figure=frame.figure, heroics=left))
    match action:
        case Move(to=to):
            walk(bench, frame.figure, to)
        case Leave(over=way):
            walk_off(bench, frame.figure, _way_off(bench, frame.figure, way))
        case _:
            raise AssertionError(f"{action} is no move")


def follow(bench: Bench, frame: Leading, figure: FigureId) -> None:
    """Activates a follower inside its leader's activation."""
    bench.amend(left=frame.left - 1)
    turn = bench.turn
    assert turn is not None, "leaders lead in their turn"
    bench.amend_turn(followers=(*turn.followers, figure))
    bench.tell(tell.Followed(figure=figure, leader=frame.leader))
    start_activation(bench, figure)


def clash(bench: Bench, frame: Clash) -> None:
    """Fights the one enemy there is to fight; if something has removed them all there is no fight."""
    bench.pop()
    foes = clash_options(bench, frame)
    if foes:
        fight(bench, frame.figure, foes[0].target, charge=frame.charge)


# --- single deeds ---------------------------------------------------------------------------------


def walk(bench: Bench, figure: FigureId, to: Square) -> None:
    """Takes one step: picks up what lies there, then fights who stands there (R2.3, Q27)."""
    before = bench.figure(figure)
    entering = before.at is None
    bench.change(figure, at=to, place=Place.BOARD)
    if entering:
        bench.edit(called=tuple(other for other in bench.state.called if other != figure))
        bench.tell(tell.Entered(figure=figure, at=to))
    else:
        assert before.at is not None
        bench.tell(tell.Moved(figure=figure, start=before.at, to=to))
    bench.mark(Trace.MOVE, to, start=before.at, figure=figure)
    if before.at != to and bench.field.enemies(bench.figure(figure)):
        bench.push(Clash(figure=figure, charge=True))
    pick_up(bench, figure, to)
    meet_civilians(bench)


def walk_off(bench: Bench, figure: FigureId, way: Exit) -> None:
    """Leaves the board for good, and scores (R3.4, Q46)."""
    leaver = bench.figure(figure)
    rule = leave_rule(bench, leaver)
    assert rule is not None
    bench.tell(tell.LeftBoard(figure=figure, at=way.square))
    bench.mark(Trace.MOVE, way.square, figure=figure)
    bench.change(figure, at=None, place=Place.GONE, loot=False, activated=True)
    score_leaving(bench, leaver.side, rule, way)
    check_victory(bench)
    meet_civilians(bench)


def stand_up(bench: Bench, figure: FigureId) -> None:
    """Gets up; beside an upright enemy that starts a fight at once (R8.3), in the beta beside any (RB.4)."""
    bench.change(figure, frightened=False)
    bench.tell(tell.Stood(figure=figure))
    riser, field = bench.figure(figure), bench.field
    if field.pressed(riser) or (field.beta and field.enemies(riser)):
        bench.amend(done=True)
        bench.push(Clash(figure=figure, charge=False))


def lay_cover(bench: Bench, figure: FigureId, squares: tuple[Square, ...]) -> None:
    """Frightens every soldier in the squares; heroes keep their heads up (R16.4)."""
    bench.tell(tell.CoveredWithFire(figure=figure, squares=squares))
    start = bench.figure(figure).at
    for square in squares:
        bench.mark(Trace.MISS, square, start=start, figure=figure)
        for other in bench.field.at(square):
            if bench.book.profile(other).rank is Rank.SOLDIER:
                frighten(bench, other.id)


def make_uplink(bench: Bench, figure: FigureId) -> None:
    pay(bench, figure)
    bench.tell(tell.UplinkMade(figure=figure))
    side = bench.figure(figure).side
    for rule in bench.scenario.scoring.of(side):
        if isinstance(rule, Objective):
            count(bench, side, rule)
    check_victory(bench)
