"""A position: the map with its pieces, both camps, and the card on turn, as a stack of frames."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NewType, TypeAlias

from engine.core import Data, Seat, snake
from engine.new_wave.content import AreaId, BuildingId, CardId, Marker, ModeId, Side, UnitKind
from engine.new_wave.marks import Mark

UnitId = NewType("UnitId", str)  # "tripod_2"

MARTIANS = Seat(0)
HUMANS = Seat(1)
SEATS = {Side.MARTIANS: MARTIANS, Side.HUMANS: HUMANS}


def seat_of(side: Side) -> Seat:
    return SEATS[side]


class Options(Data, frozen=True):
    """What a table may choose."""

    advanced_swap: bool = False  # a swapped offer leaves the game (R30)
    ufos_fly_free: bool = False  # no army holds a UFO (R13)


class Unit(Data, frozen=True):
    kind: UnitKind
    area: AreaId
    used: bool = False  # by a unit card this turn (R14)


class Built(Data, frozen=True):
    """A building on the map; no area holds two of a kind."""

    kind: BuildingId
    area: AreaId
    used: bool = False  # has fired or repaired this turn


class Walker(StrEnum):
    """Which of an area's civilians walks."""

    FRESH = "fresh"
    FOUGHT = "fought"  # one that has dealt damage this turn


class Civilians(Data, frozen=True):
    count: int
    fought: int = 0  # how many of them have dealt damage this turn (R22)

    def ready(self, who: Walker) -> int:
        return self.fought if who is Walker.FOUGHT else self.count - self.fought


class Laid(Data, frozen=True):
    """A card on the table until what it does is done."""

    card: CardId
    leaves: bool  # it goes into the box, not onto the discard pile


class Camp(Data, frozen=True):
    """One side's cards and what it has to spend; the top of a pile is its first card."""

    hand: tuple[CardId, ...]
    supply: tuple[CardId, ...]
    deck: tuple[CardId, ...]  # what will be offered
    offer: tuple[CardId, ...]
    discard: tuple[CardId, ...] = ()
    laid: tuple[Laid, ...] = ()
    box: tuple[CardId, ...] = ()  # out of the game
    purse: int = 0
    swapped: bool = False


# Frames: the card on turn, half done. An empty stack means: the side on turn does as it likes.


class Frame(Data, frozen=True, tag=snake):
    """What has to be answered before anything else."""


class Leading(Frame, frozen=True):
    """Civilians are being moved."""

    card: CardId
    left: int
    up_to: bool
    moved: tuple[tuple[AreaId, Walker], ...] = ()  # where those are now who have walked (R23)


class Marching(Frame, frozen=True):
    """A unit is being moved."""

    card: CardId
    kind: UnitKind
    left: int
    up_to: bool
    unit: UnitId | None = None  # None: not chosen yet


class Aiming(Frame, frozen=True):
    """A card looks for its target."""

    card: CardId
    mode: ModeId


class Shot(Data, frozen=True):
    """One card's part in a Martian attack."""

    card: CardId
    mode: ModeId
    damage: int
    unit: UnitId | None = None  # None: an action card uses up no unit


class Attacking(Frame, frozen=True):
    """A Martian attack is declared; more cards may join before it strikes (R8)."""

    area: AreaId
    shots: tuple[Shot, ...]

    @property
    def damage(self) -> int:
        return sum(shot.damage for shot in self.shots)


class Felling(Frame, frozen=True):
    """The attacker chooses between army and balloons (R11)."""

    area: AreaId
    damage: int  # not yet spent


class Pushing(Frame, frozen=True):
    """Infrasound may move an army (R27)."""

    area: AreaId


class Placing(Frame, frozen=True):
    """A card looks for the area of the piece it brings."""

    card: CardId
    used: bool  # the unit counts as used by the card that brings it (R15)


AnyFrame: TypeAlias = Leading | Marching | Aiming | Attacking | Felling | Pushing | Placing


class State(Data, frozen=True):
    options: Options
    side: Side  # on turn
    round: int
    damage: int
    civilians: Mapping[AreaId, Civilians]  # only where there are any
    units: Mapping[UnitId, Unit]
    buildings: tuple[Built, ...]
    markers: Mapping[AreaId, tuple[Marker, ...]]
    camps: Mapping[Side, Camp]
    ufos_fly_free: bool = True  # R13; a stored game that does not say so began when they always did
    stack: tuple[AnyFrame, ...] = ()
    marks: tuple[Mark, ...] = ()  # what this turn leaves to be drawn
    past: tuple[Mark, ...] = ()  # what the turn before left

    @property
    def frame(self) -> AnyFrame | None:
        return self.stack[-1] if self.stack else None

    @property
    def camp(self) -> Camp:
        """The camp on turn."""
        return self.camps[self.side]
