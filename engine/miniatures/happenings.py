"""Event cards, one function per happening (R11, D3)."""

from collections.abc import Callable, Iterator, Mapping

from msgspec.structs import replace

from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures.actions import AnyAction, Fly
from engine.miniatures.area import along, area, random_edge, random_square
from engine.miniatures.bench import Bench
from engine.miniatures.bug import bug_attack
from engine.miniatures.content import Area, EventId, Fail, Happening, ShootAttack, SurviveCheck
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.grid import SIZE, Direction, Edge, Square, edge_towards, ends_of, sides_of
from engine.miniatures.harm import fright_test
from engine.miniatures.phase import Phase, seats
from engine.miniatures.pickups import marker_square
from engine.miniatures.pieces import Side, TokenKind, Trace
from engine.miniatures.sight import Height
from engine.miniatures.situation import Situation
from engine.miniatures.state import Happens, Marker
from engine.miniatures.strikes import strike_squares
from engine.miniatures.tokens import come, nearest_free, stampede, trample

CAR_SQUARES = 3
CAR = ShootAttack(dice=5, needs=4)
STRAY = ShootAttack(dice=5, needs=5)
CIVILIANS = 5  # in the box
TRIES = 3  # to find a wall that collapses


def happen(bench: Bench, side: Side, event: EventId) -> None:
    """Resolves a drawn event at once (R11.1)."""
    bench.tell(tell.EventDrawn(side=side, event=event))
    what = bench.book.deck(bench.state).events[event]
    if what is Happening.FLYING_CAR:
        bench.push(Happens(side=side, event=event))
    else:
        _HAPPENINGS[what](bench, side)


def _stray_shot(bench: Bench, side: Side) -> None:
    _blast(bench, side, STRAY)


def _heads_down(bench: Bench, side: Side) -> None:
    _blast(bench, side, SurviveCheck(on_fail=Fail.FRIGHTENED))


def _blast(bench: Bench, side: Side, payload: ShootAttack | SurviveCheck) -> None:
    target = random_square(bench.dice, side)
    squares = area(target, Area.BLAST, None, 0)
    for square in squares:
        bench.mark(Trace.BLAST, square)
    strike_squares(bench, target, squares, payload, once=not bench.field.beta, credit=None)


def _burning_cattle(bench: Bench, side: Side) -> None:
    """Places cattle at a random edge; they run four squares (RB.10)."""
    at = random_edge(bench.dice, side, beta=bench.field.beta)
    token = come(bench, TokenKind.CATTLE, at)
    stampede(bench, token)
    trample(bench, at)


def _terror(bench: Bench, side: Side) -> None:
    """Places one to three civilians in squares without figures; the box has only five (RB.9)."""
    face = bench.dice.roll(SIZE)
    wanted = 1 if face <= 2 else 2 if face <= 6 else 3
    for _ in range(min(wanted, CIVILIANS - len(bench.field.civilians))):
        at = random_square(bench.dice, side)
        while bench.field.at(at) or bench.field.is_full(at):
            at = random_square(bench.dice, side)
        come(bench, TokenKind.CIVILIAN, at)


def _wings_of_death(bench: Bench, side: Side) -> None:
    at = nearest_free(bench.field, random_square(bench.dice, side))
    bug = come(bench, TokenKind.BUG, at)
    if bench.field.at(at):
        bug_attack(bench, bug)


def _rubble(bench: Bench, side: Side) -> None:
    """Collapses a random wall and the walls touching it; figures beside it test for fright (FE7)."""
    for _ in range(TRIES):
        wall = _wall_of(bench, random_square(bench.dice, side))
        if wall is not None:
            _collapse(bench, wall)
            return
    bench.tell(tell.NothingHappened())


def _wall_of(bench: Bench, at: Square) -> Edge | None:
    """Returns the first wall of a square that can collapse, in the order N, E, S, W."""
    walls = bench.field.ground.walls
    for direction in (Direction.N, Direction.E, Direction.S, Direction.W):
        border = edge_towards(at, direction)
        if border is not None and walls.get(border) in (Height.FULL, Height.LOW):
            return border
    return None


def _collapse(bench: Bench, wall: Edge) -> None:
    ends = set(ends_of(wall))
    fallen = [
        border
        for border, height in bench.field.ground.walls.items()
        if height is not Height.RUBBLE and (border == wall or ends & set(ends_of(border)))
    ]
    terrain = bench.state.terrain
    bench.edit(terrain=replace(terrain, collapsed=(*terrain.collapsed, *fallen)))
    bench.tell(tell.WallsCollapsed(at=sides_of(wall)[0]))
    for square in sides_of(wall):
        for figure in bench.field.at(square):
            if not figure.frightened:
                fright_test(bench, figure.id)


def _blackout(bench: Bench, _: Side) -> None:
    bench.edit(dark_until=bench.state.round + 1)
    bench.tell(tell.WentDark(round=bench.state.round + 1))


def _hidden_stash(bench: Bench, side: Side) -> None:
    """Places one of the markers set aside, face down (FE9)."""
    spare = bench.state.spare
    if not spare or not bench.scenario.markers:
        bench.tell(tell.NothingHappened())
        return
    at = marker_square(bench.scenario, bench.state.markers, bench.dice, side)
    bench.edit(markers=(*bench.state.markers, Marker(at=at, kind=spare[0])), spare=spare[1:])
    bench.tell(tell.StashHidden(at=at))


_HAPPENINGS: Mapping[Happening, Callable[[Bench, Side], None]] = {
    Happening.STRAY_SHOT: _stray_shot,
    Happening.HEADS_DOWN: _heads_down,
    Happening.BURNING_CATTLE: _burning_cattle,
    Happening.TERROR_IN_THE_STREETS: _terror,
    Happening.WINGS_OF_DEATH: _wings_of_death,
    Happening.RUBBLE: _rubble,
    Happening.BLACKOUT: _blackout,
    Happening.HIDDEN_STASH: _hidden_stash,
}


# --- the flying car: the player that drew it chooses its direction ---------------------------------


def _ask(now: Situation, frame: Happens) -> AnyDecision:
    return ask.SteerCar(seats=seats(frame.side), event=frame.event)


def _options(now: Situation, frame: Happens) -> Iterator[AnyAction]:
    yield from (Fly(direction=way) for way in (Direction.E, Direction.W))


def _fly(bench: Bench, frame: Happens, action: AnyAction) -> None:
    """Strikes three squares in a row with a roll for each; leaves a wreck on the third (RB.12)."""
    assert isinstance(action, Fly), f"{action} steers no car"
    bench.pop()
    landing = random_square(bench.dice, frame.side)
    bench.tell(tell.CarLanded(at=landing, direction=action.direction))
    squares = along(landing, action.direction, CAR_SQUARES)
    for square in squares:
        bench.mark(Trace.BLAST, square)
    if len(squares) == CAR_SQUARES:
        wrecks = (*bench.state.terrain.wrecks, squares[-1])
        bench.edit(terrain=replace(bench.state.terrain, wrecks=tuple(dict.fromkeys(wrecks))))
        bench.tell(tell.WreckLeft(at=squares[-1]))
    strike_squares(bench, landing, squares, CAR, once=False, credit=None)


HAPPENS = Phase[Happens](ask=_ask, options=_options, answer=_fly)
