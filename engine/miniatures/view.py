"""The view of one viewer; every visible field is listed here explicitly."""

from collections.abc import Mapping

from engine.core import Data, Outcome
from engine.miniatures.attack import pools
from engine.miniatures.cards import slots
from engine.miniatures.content import Exit, Means, ScenarioId, Timing, Victory, Wall
from engine.miniatures.decisions import AnyDecision
from engine.miniatures.grid import Square
from engine.miniatures.phases import decision
from engine.miniatures.pieces import (
    CardId,
    EffectId,
    Figure,
    FigureId,
    Mark,
    MarkerKind,
    Place,
    Row,
    Side,
    Token,
    TokenId,
    ZoneId,
)
from engine.miniatures.refill import laid_aside
from engine.miniatures.scoring import quiet_rounds, worth
from engine.miniatures.situation import Situation
from engine.miniatures.state import Acting, Attack, Extra, FreeMove, Stance, State, Stroke, Terrain


class HeldCard(Data, frozen=True):
    """A card in the viewer's own hand, by the half they may use."""

    id: CardId
    effect: EffectId
    timing: Timing


class SeenMarker(Data, frozen=True):
    """A marker on the board."""

    at: Square
    kind: MarkerKind | None  # None: face down


class ScoreLine(Data, frozen=True):
    """A scoring rule of a side, and the points from it so far."""

    key: str  # text key `score-<key>`
    count: int  # how often it was met
    vp: int  # the points for it


class SideView(Data, frozen=True):
    """The public information about one side."""

    cards: int  # in hand
    rows: tuple[Row, ...]
    score: int
    lines: tuple[ScoreLine, ...]
    passed: bool


class Fray(Data, frozen=True):
    """The attack in progress."""

    means: Means
    attacker: FigureId
    target: FigureId
    attack_dice: int
    defence_dice: int
    chance: float  # of killing the target, as the pools stand
    stance: Stance | None = None  # of a defender in a fight, once it is chosen


class View(Data, frozen=True):
    """The complete view of one viewer."""

    viewer: Side | None  # None: an onlooker
    scenario: ScenarioId
    round: int
    quiet: int  # whole rounds without a kill, a point or a marker
    turn: Side | None  # whose turn it is; None between turns and in the set-up
    active: FigureId | None  # the figure that acts; None between activations
    acted: tuple[FigureId, ...]  # figures activated in this turn
    slots: int  # cards the side on turn may still play in this turn
    decision: AnyDecision | None
    figures: Mapping[FigureId, Figure]  # of both sides, including dead ones and others off the board
    terrain: Terrain
    walls: tuple[Wall, ...]  # as they stand now
    cover: Mapping[Square, str]
    opaque: tuple[Square, ...]  # cover that blocks sight through its square
    zones: Mapping[ZoneId, tuple[Square, ...]]
    control: Mapping[ZoneId, Side]  # the holders of zones, if the scenario counts them
    exits: tuple[Exit, ...]
    entry: tuple[Square, ...]
    markers: tuple[SeenMarker, ...]
    spare_markers: int
    tokens: Mapping[TokenId, Token]  # in order of entry
    loot: Square | None  # where it lies; None while it is carried or not in play
    uplink: Square | None
    sides: Mapping[Side, SideView]
    hand: tuple[HeldCard, ...]  # the viewer's own
    deck: int  # cards left to draw
    discard: tuple[str, ...]  # the public discard pile, cards and events, the latest last
    reach_limit: int | None  # the longest range at night
    victory: Victory
    target: int  # points to win
    next_waves: tuple[int, ...]  # rounds in which reinforcements arrive
    reserve: tuple[FigureId, ...]
    called: tuple[FigureId, ...]
    acting: Acting | None  # the active figure's action in progress; None between activations
    fray: Fray | None
    marks: tuple[Mark, ...]  # of this turn
    past: tuple[Mark, ...]  # of the turn before
    outcome: Outcome | None


def view(now: Situation, viewer: Side | None) -> View:
    """Returns the view of a side; an onlooker (`None`) sees only public information."""
    scenario, turn = now.scenario, now.turn
    return View(
        viewer=viewer,
        scenario=now.state.scenario,
        round=now.state.round,
        quiet=quiet_rounds(now.state),
        turn=turn.side if turn is not None else None,
        active=_active(now.state),
        acted=turn.acted if turn is not None else (),
        slots=slots(turn) if turn is not None else 0,
        decision=decision(now),
        figures=now.state.figures,
        terrain=now.state.terrain,
        walls=now.book.walls(now.state),
        cover=now.book.cover(now.state),
        opaque=now.state.terrain.wrecks,
        zones=scenario.map.zones,
        control=now.state.zones,
        exits=scenario.map.exits,
        entry=scenario.map.entry,
        markers=_markers(now),
        spare_markers=len(now.state.spare),
        tokens=now.state.tokens,
        loot=now.state.loot,
        uplink=scenario.uplink,
        sides={side: _side(now, side) for side in Side},
        hand=_hand(now, viewer),
        deck=len(now.state.deck),
        discard=now.state.discard,
        reach_limit=now.book.reach_limit(now.state),
        victory=scenario.victory,
        target=scenario.target,
        next_waves=tuple(wave.round for wave in scenario.waves if wave.round > now.state.round),
        reserve=tuple(one.id for one in now.state.figures.values() if one.place is Place.RESERVE),
        called=now.state.called,
        acting=next((one for one in reversed(now.state.stack) if isinstance(one, Acting)), None),
        fray=_fray(now),
        marks=now.state.marks,
        past=now.state.past,
        outcome=now.state.outcome,
    )


def _markers(now: Situation) -> tuple[SeenMarker, ...]:
    """Returns the markers in order of squares; face-down markers have no kind."""
    return tuple(
        SeenMarker(at=marker.at, kind=marker.kind if marker.face_up else None)
        for marker in sorted(now.state.markers, key=lambda marker: marker.at)
    )


def _hand(now: Situation, viewer: Side | None) -> tuple[HeldCard, ...]:
    """Returns the viewer's own cards by the usable half, without cards chosen to be discarded."""
    if viewer is None:
        return ()
    book, state, aside = now.book, now.state, laid_aside(now, viewer)
    cards = [card for card in state.hands[viewer] if card not in aside]
    halves = [book.half(state, viewer, card) for card in cards]
    return tuple(
        HeldCard(id=card, effect=half, timing=book.effects[half].timing)
        for card, half in zip(cards, halves, strict=True)
    )


def _active(state: State) -> FigureId | None:
    for frame in reversed(state.stack):
        if isinstance(frame, Acting | Extra | FreeMove):
            return frame.figure
    return None


def _side(now: Situation, side: Side) -> SideView:
    tally, rules = now.state.tally.get(side, {}), now.scenario.scoring.of(side)
    counts = [(rule, tally.get(rule.key, 0)) for rule in rules]
    lines = [ScoreLine(key=rule.key, count=count, vp=worth(rule, count)) for rule, count in counts]
    return SideView(
        cards=len(now.state.hands[side]),
        rows=now.state.rows.get(side, ()),
        score=sum([line.vp for line in lines]),
        lines=tuple(lines),
        passed=side in now.state.passed,
    )


def _fray(now: Situation) -> Fray | None:
    """Returns the attack in progress, once its target is settled."""
    for frame in reversed(now.state.stack):
        if isinstance(frame, Attack) and frame.stroke not in (Stroke.BRAVE, Stroke.AFTER):
            both = pools(now, frame)
            return Fray(
                means=frame.means,
                attacker=frame.attacker,
                target=frame.target,
                attack_dice=both.dice,
                defence_dice=both.against,
                chance=both.kill,
                stance=frame.stance,
            )
    return None
