"""The players' choices in the set-up: ruins, the map's orientation, heroes, and deployment (R18)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core import OtherQuestion, Refusal
from engine.miniatures import decisions as ask
from engine.miniatures import events as tell
from engine.miniatures import refusals as no
from engine.miniatures.actions import AnyAction, Build, BuildRest, Deploy, DeployRest, Orient, Recruit
from engine.miniatures.area import random_square
from engine.miniatures.bench import Bench
from engine.miniatures.civilians import meet_civilians
from engine.miniatures.content import Group, Rank, Scenario, Unit
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.field import CROWD
from engine.miniatures.grid import PLACE, Square, distance
from engine.miniatures.muster import muster
from engine.miniatures.phase import Phase, seats
from engine.miniatures.pieces import Figure, FigureId, Place, Quarters, Side
from engine.miniatures.ruins import whole_map
from engine.miniatures.setup import lay_out
from engine.miniatures.situation import Situation
from engine.miniatures.state import Building, Built, Deploying, Orienting, Recruiting, Scattering, State

TURNS = 4  # quarters of a whole turn of the map
MIDDLE = (Square("D4"), Square("E4"), Square("D5"), Square("E5"))


# --- ruins (R18.1, Q101) --------------------------------------------------------------------------


def _ask_ruin(now: Situation, frame: Building) -> AnyDecision | None:
    if not frame.left or not _sites(now, frame):
        return None
    return ask.BuildRuins(seats=seats(Side.HUMAN), ruin=frame.left[0], left=len(frame.left))


def _sites(now: Situation, frame: Building) -> tuple[Built, ...]:
    return now.book.sites(now.state.scenario, now.state.terrain.built or (), frame.left[0])


def _buildings(now: Situation, frame: Building) -> Iterator[AnyAction]:
    yield from (Build(site=site.at, facing=site.facing) for site in _sites(now, frame))
    yield BuildRest()


def _build(bench: Bench, frame: Building, action: AnyAction) -> None:
    terrain = bench.state.terrain
    built = terrain.built or ()
    match action:
        case Build(site=at, facing=facing):
            piece = Built(ruin=frame.left[0], at=at, facing=facing)
            bench.edit(terrain=replace(terrain, built=(*built, piece)))
            bench.tell(tell.RuinBuilt(ruin=piece.ruin, site=at, facing=facing))
            bench.amend(left=frame.left[1:])
        case BuildRest():
            whole = whole_map(bench.book.content.ruins, bench.scenario, built, frame.left)
            bench.edit(terrain=replace(terrain, built=whole))
            bench.tell(tell.RestBuilt(count=len(whole) - len(built)))
            bench.amend(left=())
        case _:
            raise AssertionError(f"{action} builds nothing")


def _go_on_building(bench: Bench, frame: Building) -> None:
    """Leaves a piece without room in the box; ends the building after the last piece."""
    if not frame.left:
        bench.pop()
        return
    bench.tell(tell.NoRoomForRuin(ruin=frame.left[0]))
    bench.amend(left=frame.left[1:])


def _build_rest(now: Situation, frame: Building, choices: tuple[AnyAction, ...]) -> AnyAction:
    return BuildRest()


BUILDING = Phase[Building](
    ask=_ask_ruin, options=_buildings, answer=_build, go_on=_go_on_building, idle=_build_rest
)


# --- the map's orientation (R18.1) ----------------------------------------------------------------


def _ask_top(now: Situation, frame: Orienting) -> AnyDecision | None:
    return ask.OrientMap(seats=seats(Side.MARTIAN)) if frame.asked else None


def _tops(now: Situation, frame: Orienting) -> Iterator[AnyAction]:
    yield from (Orient(quarters=Quarters(quarters)) for quarters in range(TURNS))


def _orient(bench: Bench, frame: Orienting, action: AnyAction) -> None:
    assert isinstance(action, Orient), f"{action} turns no map"
    bench.pop()
    bench.edit(terrain=replace(bench.state.terrain, quarters=action.quarters))
    bench.tell(tell.MapTurned(quarters=action.quarters))
    lay_out(bench)


def _leave_map(bench: Bench, frame: Orienting) -> None:
    bench.pop()
    lay_out(bench)


ORIENTING = Phase[Orienting](ask=_ask_top, options=_tops, answer=_orient, go_on=_leave_map)


# --- heroes of choice (Q54) -----------------------------------------------------------------------


def _ask_hero(now: Situation, frame: Recruiting) -> AnyDecision:
    return ask.RecruitHero(seats=seats(frame.side), left=frame.left)


def _recruits(now: Situation, frame: Recruiting) -> Iterator[AnyAction]:
    """Yields the heroes a player may choose: of their side, of the final rules, without a partner."""
    present = {figure.profile for figure in now.state.figures.values()}
    for profile, values in now.book.profiles.items():
        mine = values.side is frame.side and values.rank is Rank.HERO and values.partner is None
        if mine and profile not in present and not profile.startswith("beta_"):
            yield Recruit(profile=profile)


def _recruit(bench: Bench, frame: Recruiting, action: AnyAction) -> None:
    assert isinstance(action, Recruit), f"{action} is no hero"
    (hero,) = muster(bench.book, bench.state.figures, (Unit(profile=action.profile),))
    bench.edit(figures={hero.id: hero, **bench.state.figures})
    bench.tell(tell.HeroRecruited(side=frame.side, profile=action.profile))
    if frame.left > 1:
        bench.amend(left=frame.left - 1)
    else:
        bench.pop()


RECRUITING = Phase[Recruiting](ask=_ask_hero, options=_recruits, answer=_recruit)


# --- deployment of figures, or of a wave (R18.4, Q51) ---------------------------------------------


def _ask_where(now: Situation, frame: Deploying) -> AnyDecision | None:
    if not frame.figures:
        return None
    return ask.DeployFigure(seats=seats(frame.side), figure=frame.figures[0], left=len(frame.figures))


def _placements(now: Situation, frame: Deploying) -> Iterator[AnyAction]:
    yield from (Deploy(at=square) for square in _squares_for(now, frame))
    yield DeployRest()


def _squares_for(now: Situation, frame: Deploying) -> list[Square]:
    """Returns the squares where the next figure may be placed."""
    scenario, figure = now.scenario, now.state.figures[frame.figures[0]]
    field = now.field
    if frame.wave:
        wave = next(wave for wave in scenario.waves if wave.round == now.state.round)
        room = [square for square in scenario.map.zones[wave.zone] if not field.is_full(square)]
        safe = [square for square in room if not field.foes_at(figure.side, square)]
        return safe or room
    if empty := _squares_to_fill(now, frame):
        return empty
    squares = _zone_squares(scenario, _own_group(scenario, now.state, figure))
    return [square for square in squares if len(field.at(square)) < CROWD]


def _squares_to_fill(now: Situation, frame: Deploying) -> list[Square]:
    """Returns the empty squares that the remaining figures must fill, one each (R21.9)."""
    if frame.wave:
        return []
    group = _own_group(now.scenario, now.state, now.state.figures[frame.figures[0]])
    field = now.field
    empty = [square for square in _zone_squares(now.scenario, group) if not field.at(square)]
    return empty if group.every_square and len(frame.figures) <= len(empty) else []


def _zone_squares(scenario: Scenario, group: Group) -> list[Square]:
    return [square for zone in group.zones for square in scenario.map.zones[zone]]


def _own_group(scenario: Scenario, state: State, figure: Figure) -> Group:
    """Returns the group of a figure; groups with the same profile are filled one after the other."""
    alike = [other.id for other in state.figures.values() if other.profile == figure.profile]
    index = alike.index(figure.id)
    for group in scenario.forces.of(figure.side):
        for unit in group.units:
            if unit.profile == figure.profile:
                if index < unit.count:
                    return group
                index -= unit.count
    return _group_of(scenario, figure)


def _group_of(scenario: Scenario, figure: Figure) -> Group:
    """Returns the first group with a figure's profile; for a recruited hero, the group that allows heroes."""
    groups = scenario.forces.of(figure.side)
    for group in groups:
        if any(unit.profile == figure.profile for unit in group.units):
            return group
    return next(group for group in groups if group.heroes)


def _place(bench: Bench, frame: Deploying, action: AnyAction) -> None:
    match action:
        case Deploy(at=at):
            _deploy(bench, frame, at)
        case DeployRest():
            _deploy_rest(bench, frame)
        case _:
            raise AssertionError(f"{action} places nobody")


def _deploy(bench: Bench, frame: Deploying, at: Square) -> None:
    figure = frame.figures[0]
    bench.change(figure, at=at, place=Place.BOARD)
    bench.tell(tell.Deployed(figure=figure, at=at))
    bench.amend(figures=frame.figures[1:])
    meet_civilians(bench)  # a wave may land beside one


def _deploy_rest(bench: Bench, frame: Deploying) -> None:
    """Places all remaining figures, spread out, in the squares nearest to the middle of the board."""
    for left in range(len(frame.figures), 0, -1):
        top = bench.top
        assert isinstance(top, Deploying) and len(top.figures) == left  # noqa: PT018 - one thing said
        squares = _squares_for(bench, top)
        _deploy(bench, top, min(squares, key=lambda square: (_crowd(bench, square), _off_centre(square))))


def _crowd(bench: Bench, square: Square) -> int:
    return len(bench.field.at(square))


def _off_centre(square: Square) -> tuple[int, Square]:
    return min(distance(square, centre) for centre in MIDDLE), square


def _list_figures(bench: Bench, frame: Deploying) -> None:
    """Lists the figures to be placed; pops the frame if there are none."""
    waiting = _to_place(bench, frame.side)
    if waiting:
        bench.amend(figures=waiting)
    else:
        bench.pop()


def _to_place(bench: Bench, side: Side) -> tuple[FigureId, ...]:
    return tuple(
        figure.id
        for figure in bench.state.figures.values()
        if figure.side is side and figure.place is Place.WAITING and _group_of(bench.scenario, figure).zones
    )


def _rest(now: Situation, frame: Deploying, choices: tuple[AnyAction, ...]) -> AnyAction:
    return DeployRest()


def _why_not_there(now: Situation, frame: Deploying, action: AnyAction) -> Refusal:
    """Returns why a figure cannot be placed; a square of its zone may have to wait until all are filled."""
    empty = _squares_to_fill(now, frame)
    group = _own_group(now.scenario, now.state, now.state.figures[frame.figures[0]])
    if isinstance(action, Deploy) and empty and action.at in _zone_squares(now.scenario, group):
        return no.EmptySquaresFirst(squares=tuple(empty))
    return _why_not(now, frame, action)


def _why_not(now: Situation, frame: Deploying | Scattering, action: AnyAction) -> Refusal:
    return no.NotOutside(at=action.at) if isinstance(action, Deploy) else OtherQuestion()


DEPLOYING = Phase[Deploying](
    ask=_ask_where,
    options=_placements,
    answer=_place,
    go_on=_list_figures,
    idle=_rest,
    why_not=_why_not_there,
)


# --- random deployment, one figure after the other (scenario 5, Q50) ------------------------------


def _ask_freely(now: Situation, frame: Scattering) -> AnyDecision | None:
    """Asks the owner to place a figure freely, only if the random square held an enemy."""
    if not frame.free:
        return None
    figure = _waiting(now.state, frame.side)[0]
    return ask.DeployFigure(seats=seats(frame.side), figure=figure, left=1)


def _free_squares(now: Situation, frame: Scattering) -> Iterator[AnyAction]:
    """Yields the squares without enemies that are not full."""
    field = now.field
    for square in PLACE:
        if not field.foes_at(frame.side, square) and not field.is_full(square):
            yield Deploy(at=square)


def _place_freely(bench: Bench, frame: Scattering, action: AnyAction) -> None:
    assert isinstance(action, Deploy), f"{action} places nobody"
    _scatter_to(bench, frame.side, action.at)


def _scatter_to(bench: Bench, side: Side, at: Square) -> None:
    figure = _waiting(bench.state, side)[0]
    bench.change(figure, at=at, place=Place.BOARD)
    bench.tell(tell.Deployed(figure=figure, at=at))
    bench.amend(side=side.enemy, free=False)


def _waiting(state: State, side: Side) -> list[FigureId]:
    return [
        figure.id
        for figure in state.figures.values()
        if figure.side is side and figure.place is Place.WAITING
    ]


def _scatter(bench: Bench, frame: Scattering) -> None:
    """Places the next figure at random; if the square holds an enemy, its owner will choose freely."""
    left = {side: _waiting(bench.state, side) for side in Side}
    if not any(left.values()):
        bench.pop()
        return
    side = frame.side if left[frame.side] else frame.side.enemy
    at = random_square(bench.dice, side)
    while bench.field.is_full(at):
        at = random_square(bench.dice, side)
    if bench.field.foes_at(side, at):
        bench.amend(side=side, free=True)
    else:
        _scatter_to(bench, side, at)


SCATTERING = Phase[Scattering](
    ask=_ask_freely, options=_free_squares, answer=_place_freely, go_on=_scatter, why_not=_why_not
)
