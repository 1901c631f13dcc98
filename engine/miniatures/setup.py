"""Before the first turn: terrain, markers, hands, deployment (R18)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core import Dice, Refusal
from engine.miniatures import events as tell
from engine.miniatures import refusals as no
from engine.miniatures.actions import AnyAction, Deploy, DeployRest, Recruit
from engine.miniatures.area import random_square
from engine.miniatures.bench import Bench
from engine.miniatures.book import Book
from engine.miniatures.cards import HAND_SIZE
from engine.miniatures.content import Group, Night, Rank, Scenario, Unit, Victory
from engine.miniatures.field import CROWD
from engine.miniatures.grid import PLACE, SIZE, Square, distance
from engine.miniatures.muster import muster
from engine.miniatures.options import Options
from engine.miniatures.pickups import marker_square
from engine.miniatures.pieces import (
    CardId,
    Figure,
    FigureId,
    MarkerKind,
    Place,
    ProfileId,
    Quarters,
    Side,
    ZoneId,
)
from engine.miniatures.situation import Situation
from engine.miniatures.state import (
    AnyFrame,
    Deploying,
    Marker,
    Orienting,
    Recruiting,
    Round,
    Scattering,
    Stage,
    State,
    Terrain,
)
from engine.miniatures.view import seat_of

MARKERS = (MarkerKind.CREATURE,) * 5 + (MarkerKind.ARTEFACT,) * 5


def begin(book: Book, options: Options, dice: Dice) -> Bench:
    """Lays the table out as far as nobody has a choice."""
    scenario = book.content.scenarios[options.scenario]
    deck = book.content.decks[scenario.ruleset]
    state = State(
        scenario=scenario.id,
        terrain=Terrain(map=options.terrain or scenario.id),
        stack=(Round(stage=Stage.WAVES, fresh=tuple(Side)),),
        figures={},
        hands=dict.fromkeys(Side, ()),
        deck=dice.shuffled((*deck.cards, *deck.events)),
        zones=_first_holders(scenario),
        night=scenario.night is Night.ALWAYS or (scenario.night is Night.OPTIONAL and options.night),
    )
    bench = Bench(book, state, dice)
    bench.tell(tell.GameBegan(scenario=scenario.id))
    _muster_all(bench)
    bench.push(*_set_up(bench))
    if options.turn_map:
        bench.push(Orienting())
    else:
        _lay_out(bench)
    return bench


def _lay_out(bench: Bench) -> None:
    """Lays markers and deals hands, once the map lies as it will (R18.2, R18.3)."""
    _lay_markers(bench)
    for side in Side:
        _deal(bench, side)
    _roll_first(bench)


def _first_holders(scenario: Scenario) -> dict[ZoneId, Side]:
    """Both sides start in control of their own zones (scenario 10)."""
    if scenario.victory is not Victory.CONTROL:
        return {}
    owners = ((side, group) for side in Side for group in scenario.forces.of(side))
    return {zone: side for side, group in owners for zone in group.zones}


def _lay_markers(bench: Bench) -> None:
    """Places the scenario's number of markers face down; the rest is set aside (R18.2)."""
    kinds = bench.dice.shuffled(MARKERS)
    wanted = bench.scenario.markers
    laid: tuple[Marker, ...] = ()
    for kind in kinds[:wanted]:
        at = marker_square(bench.scenario, laid, bench.dice, Side.HUMAN)
        laid = (*laid, Marker(at=at, kind=kind))
    bench.edit(markers=laid, spare=kinds[wanted:])


def _deal(bench: Bench, side: Side) -> None:
    """Deals the opening hand; events are discarded without effect and replaced (R11.2)."""
    events = bench.book.deck(bench.state).events
    hand: tuple[CardId, ...] = ()
    while len(hand) < HAND_SIZE:
        card, rest = bench.state.deck[0], bench.state.deck[1:]
        bench.edit(deck=rest)
        if card in events:
            bench.edit(discard=(*bench.state.discard, card))
        else:
            hand = (*hand, CardId(card))
    bench.edit(hands={**bench.state.hands, side: hand})
    bench.tell(tell.CardsDrawn(side=side, count=len(hand)), tell.HandDealt(to=(seat_of(side),), cards=hand))


def _roll_first(bench: Bench) -> None:
    first = bench.scenario.first
    if first is None:
        face = bench.dice.roll(SIZE)
        first = Side.HUMAN if face <= SIZE // 2 else Side.MARTIAN
        bench.tell(tell.FirstPlayerRolled(face=face, side=first))
    bench.edit(first=first, last=first)


def _muster_all(bench: Bench) -> None:
    figures: dict[FigureId, Figure] = {}
    for side in Side:
        for group in bench.scenario.forces.of(side):
            figures |= {figure.id: figure for figure in muster(bench.book, figures, group.units)}
    loot = bench.scenario.loot
    figures = {
        label: replace(figure, loot=True) if figure.profile == loot else figure
        for label, figure in figures.items()
    }
    bench.edit(figures=figures)


def _set_up(bench: Bench) -> Iterator[AnyFrame]:
    """Yields the choices of the set-up, the last one first: Martians deploy before humans."""
    scenario = bench.scenario
    if scenario.scattered:
        yield Scattering(side=Side.HUMAN)
    else:
        yield Deploying(side=Side.HUMAN, figures=())
        yield Deploying(side=Side.MARTIAN, figures=())
    for side in Side:
        heroes = sum(group.heroes for group in scenario.forces.of(side))
        if heroes:
            yield Recruiting(side=side, left=heroes)


# --- heroes ---------------------------------------------------------------------------------------


def recruits(now: Situation, side: Side) -> list[ProfileId]:
    """Returns the heroes a player may choose: human, of the final rules, without a partner (Q54)."""
    present = {figure.profile for figure in now.state.figures.values()}
    mine = (
        profile
        for profile, values in now.book.profiles.items()
        if values.side is side and values.rank is Rank.HERO and values.partner is None
    )
    return [profile for profile in mine if profile not in present and not profile.startswith("beta_")]


def recruit(bench: Bench, frame: Recruiting, action: Recruit) -> None:
    fresh = muster(bench.book, bench.state.figures, (Unit(profile=action.profile),))
    bench.edit(figures={fresh[0].id: fresh[0], **bench.state.figures})
    bench.tell(tell.HeroRecruited(side=frame.side, profile=action.profile))
    if frame.left > 1:
        bench.amend(left=frame.left - 1)
    else:
        bench.pop()


def orient(bench: Bench, quarters: Quarters) -> None:
    bench.pop()
    bench.edit(terrain=replace(bench.state.terrain, quarters=quarters))
    bench.tell(tell.MapTurned(quarters=quarters))
    _lay_out(bench)


# --- deployment -----------------------------------------------------------------------------------


def go_on_deploying(bench: Bench, frame: Deploying) -> None:
    """Lists who is to be placed, and leaves when nobody is."""
    mine = frame.figures or _to_place(bench, frame.side)
    if mine and not frame.figures:
        bench.amend(figures=mine)
    else:
        bench.pop()


def _to_place(bench: Bench, side: Side) -> tuple[FigureId, ...]:
    return tuple(
        figure.id
        for figure in bench.state.figures.values()
        if figure.side is side and figure.place is Place.WAITING and group_of(bench.scenario, figure).zones
    )


def group_of(scenario: Scenario, figure: Figure) -> Group:
    """Returns the group a figure is deployed with; a chosen hero goes with the group that allows one."""
    groups = scenario.forces.of(figure.side)
    for group in groups:
        if any(unit.profile == figure.profile for unit in group.units):
            return group
    return next(group for group in groups if group.heroes)


def squares_for(now: Situation, frame: Deploying) -> list[Square]:
    """Returns where the next figure may be placed."""
    scenario, figure = now.scenario, now.state.figures[frame.figures[0]]
    field = now.field
    if frame.wave:
        wave = next(wave for wave in scenario.waves if wave.round == now.state.round)
        room = [square for square in scenario.map.zones[wave.zone] if not field.crowded(square)]
        safe = [square for square in room if not field.foes_at(figure.side, square)]
        return safe or room
    group = _own_group(scenario, now.state, figure)
    squares = [square for zone in group.zones for square in scenario.map.zones[zone]]
    empty = [square for square in squares if not field.at(square)]
    if group.every_square and len(frame.figures) <= len(empty):
        return empty  # every square gets one, and no figure is left to stand elsewhere (scenario 9)
    return [square for square in squares if len(field.at(square)) < CROWD]


def _own_group(scenario: Scenario, state: State, figure: Figure) -> Group:
    """Returns the group of a figure whose profile stands in several: they are filled one after the other."""
    alike = [other.id for other in state.figures.values() if other.profile == figure.profile]
    index = alike.index(figure.id)
    for group in scenario.forces.of(figure.side):
        for unit in group.units:
            if unit.profile == figure.profile:
                if index < unit.count:
                    return group
                index -= unit.count
    return group_of(scenario, figure)


def deploy(bench: Bench, frame: Deploying, at: Square) -> None:
    figure = frame.figures[0]
    bench.change(figure, at=at, place=Place.BOARD)
    bench.tell(tell.Deployed(figure=figure, at=at))
    if frame.figures[1:]:
        bench.amend(figures=frame.figures[1:])
    else:
        bench.pop()


def deploy_rest(bench: Bench, frame: Deploying) -> None:
    """Places everybody left: spread out, in the squares that lie nearest to the middle of the board."""
    for left in range(len(frame.figures), 0, -1):
        top = bench.top
        assert isinstance(top, Deploying) and len(top.figures) == left  # noqa: PT018 - one thing said
        squares = squares_for(bench, top)
        deploy(bench, top, min(squares, key=lambda square: (_crowd(bench, square), _off_centre(square))))


def _crowd(bench: Bench, square: Square) -> int:
    return len(bench.field.at(square))


def _off_centre(square: Square) -> tuple[int, Square]:
    middle = min(
        distance(square, centre) for centre in (Square("D4"), Square("E4"), Square("D5"), Square("E5"))
    )
    return middle, square


# --- scattered deployment (scenario 5) ------------------------------------------------------------


def go_on_scattering(bench: Bench, frame: Scattering) -> None:
    """Places the next figure at random; on an enemy its owner chooses freely (Q50)."""
    left = {side: _unplaced(bench.state, side) for side in Side}
    if not any(left.values()):
        bench.pop()
        return
    side = frame.side if left[frame.side] else frame.side.enemy
    at = random_square(bench.dice, side)
    while bench.field.crowded(at):
        at = random_square(bench.dice, side)
    if bench.field.foes_at(side, at):
        bench.amend(side=side, free=True)
    else:
        bench.amend(side=side)
        scatter_to(bench, at)


def _unplaced(state: State, side: Side) -> list[FigureId]:
    return [
        figure.id
        for figure in state.figures.values()
        if figure.side is side and figure.place is Place.WAITING
    ]


def scatter_to(bench: Bench, at: Square) -> None:
    frame = bench.top
    assert isinstance(frame, Scattering)
    figure = _unplaced(bench.state, frame.side)[0]
    bench.change(figure, at=at, place=Place.BOARD)
    bench.tell(tell.Deployed(figure=figure, at=at))
    bench.amend(side=frame.side.enemy, free=False)


def free_squares(now: Situation, frame: Scattering) -> list[Square]:
    """Returns the squares of a free choice: without enemies and not full (Q50)."""
    field = now.field
    return [square for square in PLACE if not field.foes_at(frame.side, square) and not field.crowded(square)]


def next_scattered(state: State, frame: Scattering) -> FigureId:
    return _unplaced(state, frame.side)[0]


def placements(squares: list[Square]) -> Iterator[AnyAction]:
    yield from (Deploy(at=square) for square in squares)
    yield DeployRest()


def why_no_placement(action: AnyAction) -> Refusal:
    return no.NotOutside(at=action.at) if isinstance(action, Deploy) else no.NotNow()
