"""The game state: map, pieces, both camps, and the stack of frames of the current card."""

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
    """The options of a table."""

    advanced_swap: bool = False  # a swapped offer leaves the game (R30)
    ufos_fly_free: bool = False  # no army holds a UFO (R13)
    play_all: bool = False  # options that remove their card are compulsory, too (R20)
    must_push: bool = False  # Infrasound has to push an army if it can (R27)


class Unit(Data, frozen=True):
    kind: UnitKind
    area: AreaId
    used: bool = False  # by a unit card this turn (R14)


class Built(Data, frozen=True):
    """A building on the map; an area holds at most one of a kind."""

    kind: BuildingId
    area: AreaId
    used: bool = False  # has fired or repaired this turn


class Walker(StrEnum):
    """The group of an area's civilians that a moved one belongs to."""

    FRESH = "fresh"
    FOUGHT = "fought"  # one that has dealt damage this turn


class Civilians(Data, frozen=True):
    count: int
    fought: int = 0  # number that has dealt damage this turn (R22)

    def ready(self, who: Walker) -> int:
        return self.fought if who is Walker.FOUGHT else self.count - self.fought


class Laid(Data, frozen=True):
    """A card on the table until its effect is resolved."""

    card: CardId
    leaves: bool  # goes to the box, not to the discard pile


class Camp(Data, frozen=True):
    """One side's cards and money; the first card of a pile is its top."""

    hand: tuple[CardId, ...]
    supply: tuple[CardId, ...]
    deck: tuple[CardId, ...]  # future offers
    offer: tuple[CardId, ...]
    discard: tuple[CardId, ...] = ()
    laid: tuple[Laid, ...] = ()
    box: tuple[CardId, ...] = ()  # out of the game
    purse: int = 0
    swapped: bool = False


# Frames of the card being resolved. With an empty stack the side on turn acts freely.


class Frame(Data, frozen=True, tag=snake):
    """A pending decision or automatic step of a card."""


class Leading(Frame, frozen=True):
    """Civilians are being moved."""

    card: CardId
    left: int
    up_to: bool
    moved: tuple[tuple[AreaId, Walker], ...] = ()  # present areas of the civilians already moved (R23)


class Marching(Frame, frozen=True):
    """A unit is being moved."""

    card: CardId
    kind: UnitKind
    left: int
    up_to: bool
    unit: UnitId | None = None  # None: not chosen yet


class Aiming(Frame, frozen=True):
    """The player chooses the target of a card."""

    card: CardId
    mode: ModeId


class Shot(Data, frozen=True):
    """One card's part in a Martian attack."""

    card: CardId
    mode: ModeId
    damage: int
    unit: UnitId | None = None  # None: an action card uses no unit


class Attacking(Frame, frozen=True):
    """A declared Martian attack; more cards may join before it strikes (R8)."""

    area: AreaId
    shots: tuple[Shot, ...]

    @property
    def damage(self) -> int:
        return sum(shot.damage for shot in self.shots)


class Felling(Frame, frozen=True):
    """The damage of an attack is spent; the attacker may choose between army and balloons (R11)."""

    area: AreaId
    damage: int  # not yet spent


class Pushing(Frame, frozen=True):
    """Infrasound may move an army (R27)."""

    area: AreaId


class Placing(Frame, frozen=True):
    """The player chooses the area of a card's piece."""

    card: CardId
    used: bool  # the unit counts as used by the card that places it (R15)


AnyFrame: TypeAlias = Leading | Marching | Aiming | Attacking | Felling | Pushing | Placing


class State(Data, frozen=True):
    options: Options
    side: Side  # on turn
    round: int
    damage: int
    civilians: Mapping[AreaId, Civilians]  # only areas that have any
    units: Mapping[UnitId, Unit]
    buildings: tuple[Built, ...]
    markers: Mapping[AreaId, tuple[Marker, ...]]
    camps: Mapping[Side, Camp]
    ufos_fly_free: bool = True  # R13; the default is the rule of stored games without this field
    stack: tuple[AnyFrame, ...] = ()
    marks: tuple[Mark, ...] = ()  # marks of this turn, to be drawn
    past: tuple[Mark, ...] = ()  # marks of the turn before

    @property
    def frame(self) -> AnyFrame | None:
        return self.stack[-1] if self.stack else None

    @property
    def camp(self) -> Camp:
        """Returns the camp of the side on turn."""
        return self.camps[self.side]
