"""Single deeds of a figure, shared by several frames (R2, R3, R16)."""

from engine.miniatures import events as tell
from engine.miniatures.bench import Bench
from engine.miniatures.civilians import meet_civilians
from engine.miniatures.content import Exit, Objective, Rank
from engine.miniatures.grid import Direction, Square
from engine.miniatures.harm import frighten, pay
from engine.miniatures.openings import exits
from engine.miniatures.pickups import pick_up
from engine.miniatures.pieces import FigureId, Place, Trace
from engine.miniatures.scoring import check_victory, count, leave_rule, score_leaving
from engine.miniatures.state import Acting, Clash


def start_activation(bench: Bench, figure: FigureId) -> None:
    bench.push(Acting(figure=figure))
    at = bench.figure(figure).at
    if at is not None and bench.field.beta:
        pick_up(bench, figure, at)  # the beta turns markers over on activation too (RB.6)


def walk(bench: Bench, figure: FigureId, to: Square) -> None:
    """Moves a figure one square: it picks up things there, then fights enemies there (R2.3, Q27)."""
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


def walk_off(bench: Bench, figure: FigureId, over: Direction) -> None:
    """Moves a figure off the board for good, and scores (R3.4, Q46)."""
    leaver = bench.figure(figure)
    way = _way_off(bench, figure, over)
    rule = leave_rule(bench, leaver)
    assert rule is not None
    bench.tell(tell.LeftBoard(figure=figure, at=way.square))
    bench.mark(Trace.MOVE, way.square, figure=figure)
    bench.change(figure, at=None, place=Place.GONE, loot=False, activated=True)
    score_leaving(bench, leaver.side, rule, way)
    check_victory(bench)
    meet_civilians(bench)


def _way_off(bench: Bench, figure: FigureId, over: Direction) -> Exit:
    return next(way for way in exits(bench, bench.figure(figure)) if way.edge is over)


def stand_up(bench: Bench, figure: FigureId) -> None:
    """Stands a figure up; an upright enemy there starts a fight (R8.3), in the beta any enemy (RB.4)."""
    bench.change(figure, frightened=False)
    bench.tell(tell.Stood(figure=figure))
    riser, field = bench.figure(figure), bench.field
    if field.must_fight(riser) or (field.beta and field.enemies(riser)):
        bench.amend(done=True)
        bench.push(Clash(figure=figure, charge=False))


def lay_cover(bench: Bench, figure: FigureId, squares: tuple[Square, ...]) -> None:
    """Frightens every soldier in the squares, but no heroes (R16.4)."""
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
