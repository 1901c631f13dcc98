"""What one viewer may see of a table, and nothing else."""

from collections.abc import Mapping

from engine.core import Data, Outcome, Seat
from engine.miniatures.content import Exit, Means, ScenarioId, Timing, Victory, Wall
from engine.miniatures.grid import Square
from engine.miniatures.pieces import (
    CardId,
    EffectId,
    Figure,
    FigureId,
    Mark,
    MarkerKind,
    Row,
    Side,
    Token,
    TokenId,
    ZoneId,
)
from engine.miniatures.questions import AnyQuestion
from engine.miniatures.state import Acting, Stance


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
    """One way a side scores in this scenario, and what it has brought so far."""

    key: str  # text key `score-<key>`
    count: int  # how often it was met
    vp: int  # what that is worth


class SideView(Data, frozen=True):
    """One side's share of the table."""

    cards: int  # in hand
    rows: tuple[Row, ...]
    score: int
    lines: tuple[ScoreLine, ...]
    passed: bool


class Fray(Data, frozen=True):
    """The attack that is being worked out."""

    means: Means
    attacker: FigureId
    target: FigureId
    attack_dice: int
    defence_dice: int
    chance: float  # of killing the target, as the pools stand
    stance: Stance | None = None  # of a defender in a fight, once it is chosen


class View(Data, frozen=True):
    """All that one viewer may see."""

    viewer: Side | None  # None: an onlooker
    scenario: ScenarioId
    round: int
    turn: Side | None  # whose turn it is; None between turns and in the set-up
    active: FigureId | None  # the figure that acts; None between activations
    acted: tuple[FigureId, ...]  # figures activated in this turn
    slots: int  # cards the side on turn may still play in this turn
    decision: AnyQuestion | None
    figures: Mapping[FigureId, Figure]  # of both sides, those off the board and the dead too
    walls: tuple[Wall, ...]  # as they stand now
    cover: Mapping[Square, str]
    opaque: tuple[Square, ...]  # cover that blocks sight through its square
    zones: Mapping[ZoneId, tuple[Square, ...]]
    control: Mapping[ZoneId, Side]  # who holds a zone, where that counts
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
    discard: tuple[str, ...]  # the open pile, cards and events, the last one last
    reach_limit: int | None  # at night nobody shoots farther
    victory: Victory
    target: int  # points to win
    next_waves: tuple[int, ...]  # rounds in which reinforcements arrive
    reserve: tuple[FigureId, ...]
    called: tuple[FigureId, ...]
    acting: Acting | None  # how far the active figure is with its action; None between activations
    fray: Fray | None
    marks: tuple[Mark, ...]  # of this turn
    past: tuple[Mark, ...]  # of the turn before
    outcome: Outcome | None


_SIDES = tuple(Side)
_SEATS = {side: Seat(number) for number, side in enumerate(_SIDES)}


def seat_of(side: Side) -> Seat:
    """Humans sit on the first chair, Martians on the second."""
    return _SEATS[side]


def side_of(seat: Seat) -> Side:
    return _SIDES[seat]
