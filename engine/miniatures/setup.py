"""The set-up: terrain, markers, hands and deployment frames (R18)."""

from collections.abc import Iterator

from msgspec.structs import replace

from engine.core import Dice
from engine.miniatures import events as tell
from engine.miniatures.bench import Bench
from engine.miniatures.book import Book
from engine.miniatures.cards import HAND_SIZE
from engine.miniatures.content import Night, Scenario, Victory
from engine.miniatures.grid import SIZE
from engine.miniatures.lot import map_by_lot
from engine.miniatures.muster import muster
from engine.miniatures.options import Options, Ruins
from engine.miniatures.pickups import marker_square
from engine.miniatures.pieces import (
    CardId,
    Figure,
    FigureId,
    MarkerKind,
    Side,
    ZoneId,
    seat_of,
)
from engine.miniatures.state import (
    AnyFrame,
    Building,
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

MARKERS = (MarkerKind.CREATURE,) * 5 + (MarkerKind.ARTEFACT,) * 5


def begin(book: Book, options: Options, dice: Dice) -> Bench:
    """Builds the first state, up to the players' first choice."""
    scenario = book.content.scenarios[options.scenario]
    deck = book.content.decks[scenario.ruleset]
    state = State(
        scenario=scenario.id,
        terrain=Terrain(map=options.terrain or scenario.id),
        stack=(Round(stage=Stage.WAVES, fresh=tuple(Side)),),
        figures={},
        hands=dict.fromkeys(Side, ()),
        deck=dice.shuffle((*deck.cards, *deck.events)),
        zones=_first_holders(scenario),
        moved=len(scenario.former),
        night=scenario.night is Night.ALWAYS or (scenario.night is Night.OPTIONAL and options.night),
    )
    bench = Bench(book, state, dice)
    bench.tell(tell.GameBegan(scenario=scenario.id))
    _muster_all(bench)
    bench.push(*_set_up(bench), Orienting(asked=options.turn_map))
    match options.ruins:
        case Ruins.BUILD:
            bench.edit(terrain=Terrain(map=scenario.id, built=()))
            bench.push(Building(left=book.content.ruins.box))
        case Ruins.LOT:
            built = map_by_lot(book.content.ruins, scenario, dice)
            bench.edit(terrain=Terrain(map=scenario.id, built=built))
            bench.tell(tell.RuinsDrawn())
        case Ruins.DRAWN:
            pass
    return bench


def lay_out(bench: Bench) -> None:
    """Places markers, deals hands and rolls the first player, once the map is oriented (R18.2, R18.3)."""
    _lay_markers(bench)
    for side in Side:
        _deal(bench, side)
    _roll_first(bench)


def _first_holders(scenario: Scenario) -> dict[ZoneId, Side]:
    """Returns the zones' first holders: each side controls its own zones (scenario 10)."""
    if scenario.victory is not Victory.CONTROL:
        return {}
    owners = ((side, group) for side in Side for group in scenario.forces.of(side))
    return {zone: side for side, group in owners for zone in group.zones}


def _lay_markers(bench: Bench) -> None:
    """Places the scenario's number of markers face down; the rest is set aside (R18.2)."""
    kinds = bench.dice.shuffle(MARKERS)
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
    """Yields the frames of the set-up, last first: Martians deploy before humans."""
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
