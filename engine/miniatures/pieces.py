"""Identifiers and public pieces: sides, figures, tokens, rows and marks."""

from enum import Enum
from typing import NewType

from engine.core import Data, Seat
from engine.miniatures.grid import Square

FigureId = NewType("FigureId", str)  # the label on the board and in the commands: "M3", "S2", "EVA"
ProfileId = NewType("ProfileId", str)
Site = NewType("Site", Square)  # of a building piece, by its south-western square
CardId = NewType("CardId", str)
EffectId = NewType("EffectId", str)  # one half of a card
ZoneId = NewType("ZoneId", str)
TokenId = NewType("TokenId", str)
Quarters = NewType("Quarters", int)  # by which the map is turned clockwise
RowIndex = NewType("RowIndex", int)  # of an own support row, from 0; a player counts from 1
ScoreKey = NewType("ScoreKey", str)  # a scoring rule of a scenario
EnemyRow = NewType("EnemyRow", int)  # of a support row of the other side, from 0


class Side(Enum):
    """The two sides (R0.2)."""

    HUMAN = "human"
    MARTIAN = "martian"

    __hash__ = object.__hash__  # sides are keys everywhere, and Enum.__hash__ is slow

    enemy: "Side"


Side.HUMAN.enemy, Side.MARTIAN.enemy = Side.MARTIAN, Side.HUMAN
_SIDES = tuple(Side)
_SEATS = {side: Seat(number) for number, side in enumerate(_SIDES)}


def seat_of(side: Side) -> Seat:
    """Returns the seat of a side: the first for humans, the second for Martians."""
    return _SEATS[side]


def side_of(seat: Seat) -> Side:
    return _SIDES[seat]


class Place(Enum):
    """The whereabouts of a figure."""

    BOARD = "board"
    WAITING = "waiting"  # still to be deployed, or to enter
    RESERVE = "reserve"  # killed, to return over the reserve edge (scenario 9)
    DEAD = "dead"
    GONE = "gone"  # left the board for good

    __hash__ = object.__hash__


class Weapon(Enum):
    """A ranged weapon: the figure's own, or a mended artefact (R16.10)."""

    OWN = "own"
    DISINTEGRATOR = "disintegrator"
    FREEZE_PISTOL = "freeze_pistol"

    __hash__ = object.__hash__


class Figure(Data, frozen=True):
    """A soldier or a hero. Everything about a figure is public."""

    id: FigureId
    profile: ProfileId
    side: Side
    place: Place
    at: Square | None = None  # None off the board
    frightened: bool = False
    activated: bool = False
    heroics: int = 0
    bonus: int = 0  # Heroics of this turn only (R16.17)
    carded: bool = False  # affected by an own card this round (R9.5, Q5)
    loot: bool = False
    weapons: tuple[Weapon, ...] = ()  # besides its own


class MarkerKind(Enum):
    """The kinds of markers (R14.1)."""

    CREATURE = "creature"
    ARTEFACT = "artefact"

    __hash__ = object.__hash__


class TokenKind(Enum):
    """The kinds of tokens that events put on the board."""

    CIVILIAN = "civilian"
    CATTLE = "cattle"
    BUG = "bug"

    __hash__ = object.__hash__


class Token(Data, frozen=True):
    """A neutral piece that moves by its own rules."""

    id: TokenId
    kind: TokenKind
    at: Square
    moved: bool = False  # a civilian runs once a round (Q25)


class Row(Data, frozen=True):
    """Support cards of one kind in front of a player (R10.1)."""

    effect: EffectId
    cards: tuple[CardId, ...]
    fresh: bool = False  # a card was added this turn: not to be triggered yet (R10.2)


class Trace(Enum):
    """The kinds of marks that a turn leaves on the picture."""

    MOVE = "move"
    HIT = "hit"
    MISS = "miss"
    FIGHT = "fight"
    DEATH = "death"
    BLAST = "blast"


class Mark(Data, frozen=True):
    """One mark on the picture of a turn: an arrow from square to square, or a spot."""

    trace: Trace
    at: Square  # where it ended
    start: Square | None = None  # where it began, if it went from one square to another
    figure: FigureId | None = None  # the acting figure; None if no figure acted
