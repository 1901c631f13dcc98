"""The reasons for refusing an action."""

from typing import TypeAlias

from engine.core import NotAsked, OtherQuestion, Refusal
from engine.kit.ways_out import Way, Ways
from engine.new_wave.content import AreaId, BuildingId, CardId, ModeId, UnitKind
from engine.new_wave.state import UnitId


class NotInHand(Refusal, frozen=True):
    card: CardId
    instead: tuple[CardId, ...] = ()


class NotOnTheCard(Refusal, frozen=True):
    card: CardId
    instead: tuple[ModeId, ...] = ()


class NoUnitOnMap(Refusal, frozen=True):
    kind: UnitKind
    instead: tuple[CardId, ...] = ()


class UnitsUsed(Refusal, frozen=True):
    """Every unit of the kind has been used by a unit card this turn (R14)."""

    kind: UnitKind
    instead: tuple[CardId, ...] = ()


class UnitUsed(Refusal, frozen=True):
    unit: UnitId
    instead: tuple[UnitId, ...] = ()


class NotYours(Refusal, frozen=True):
    unit: UnitId
    instead: tuple[UnitId, ...] = ()


class OffTheMap(Refusal, frozen=True):
    """The unit has fallen, or is not placed yet."""

    unit: UnitId
    instead: tuple[UnitId, ...] = ()


class NotThere(Refusal, frozen=True):
    """The unit is in another area."""

    unit: UnitId
    area: AreaId
    instead: tuple[UnitId, ...] = ()


class AnotherUnitMoves(Refusal, frozen=True):
    """The card has already begun to move another unit."""

    unit: UnitId


class NoUnitCanMove(Refusal, frozen=True):
    kind: UnitKind
    instead: tuple[CardId, ...] = ()


class NoCivilianCanMove(Refusal, frozen=True):
    instead: tuple[CardId, ...] = ()


class NoTarget(Refusal, frozen=True):
    card: CardId
    instead: tuple[CardId, ...] = ()


class NotAdjacent(Refusal, frozen=True):
    area: AreaId
    instead: tuple[AreaId, ...] = ()


class FiresAtHome(Refusal, frozen=True):
    """The guns fire only in their own area (R4)."""

    building: BuildingId
    area: AreaId


class WrongTerrain(Refusal, frozen=True):
    area: AreaId
    instead: tuple[AreaId, ...] = ()


class Held(Refusal, frozen=True):
    """Enemy land units hold it (R13)."""

    unit: UnitId
    instead: tuple[UnitId, ...] = ()


class EntryBarred(Refusal, frozen=True):
    area: AreaId
    instead: tuple[AreaId, ...] = ()


class ExitBarred(Refusal, frozen=True):
    area: AreaId
    instead: tuple[AreaId, ...] = ()


class BalloonsBar(Refusal, frozen=True):
    area: AreaId
    instead: tuple[AreaId, ...] = ()


class MartiansThere(Refusal, frozen=True):
    """Infrasound cannot push an army to an area with Martians (R27)."""

    area: AreaId
    instead: tuple[AreaId, ...] = ()


class NoSuchCivilian(Refusal, frozen=True):
    """No civilian of that kind can be moved there."""

    area: AreaId
    instead: tuple[AreaId, ...] = ()


class MustMove(Refusal, frozen=True):
    """The move is not optional."""


class NothingToHit(Refusal, frozen=True):
    area: AreaId
    instead: tuple[AreaId, ...] = ()


class OutOfReach(Refusal, frozen=True):
    area: AreaId
    instead: tuple[AreaId, ...] = ()


class NoFighter(Refusal, frozen=True):
    """No civilian there is left that has not fought this turn (R22)."""

    area: AreaId
    instead: tuple[AreaId, ...] = ()


class Protected(Refusal, frozen=True):
    area: AreaId
    instead: tuple[AreaId, ...] = ()


class NoCivilian(Refusal, frozen=True):
    area: AreaId
    instead: tuple[AreaId, ...] = ()


class ShieldHolds(Refusal, frozen=True):
    area: AreaId
    damage: int
    defence: int
    instead: tuple[AreaId, ...] = ()


class CannotJoin(Refusal, frozen=True):
    card: CardId
    instead: tuple[CardId, ...] = ()


class UnitStillReady(Refusal, frozen=True):
    """A unit of the kind can still act, so none is placed (R15)."""

    kind: UnitKind


class NoPlace(Refusal, frozen=True):
    card: CardId
    instead: tuple[CardId, ...] = ()


class NotHere(Refusal, frozen=True):
    """The piece may not be placed in this area."""

    area: AreaId
    instead: tuple[AreaId, ...] = ()


class NotOffered(Refusal, frozen=True):
    card: CardId
    instead: tuple[CardId, ...] = ()


class TooDear(Refusal, frozen=True):
    card: CardId
    cost: int
    purse: int
    instead: tuple[CardId, ...] = ()


class AlreadySwapped(Refusal, frozen=True):
    pass


class NothingToReveal(Refusal, frozen=True):
    """The decision deck is empty (R30)."""


class NotStanding(Refusal, frozen=True):
    """The guns are not on the map, or belong to the other side."""

    building: BuildingId
    instead: tuple[BuildingId, ...] = ()


class AlreadyFired(Refusal, frozen=True):
    building: BuildingId
    instead: tuple[BuildingId, ...] = ()


class Fogged(Refusal, frozen=True):
    building: BuildingId
    instead: tuple[BuildingId, ...] = ()


class NoRegenerator(Refusal, frozen=True):
    pass


class AlreadyRegenerated(Refusal, frozen=True):
    pass


class NothingToRegenerate(Refusal, frozen=True):
    pass


class TooLittleEnergy(Refusal, frozen=True):
    cost: int
    purse: int


class MustPlay(Refusal, frozen=True):
    """A card can still be played without leaving the game (R20)."""

    card: CardId


class MustPush(Refusal, frozen=True):
    """Infrasound has to push an army at this table (R27)."""


# Refusals of typed orders only; the rules never return them.


class Unknown(Refusal, frozen=True):
    """The typed text names nothing in the game."""

    typed: str


class SayWhatFor(Refusal, frozen=True):
    """The card has several options to choose from."""

    card: CardId
    modes: tuple[ModeId, ...]


class NothingMovesIt(Refusal, frozen=True):
    """No card in hand moves such a piece now."""


OfOrders: TypeAlias = Unknown | SayWhatFor | NothingMovesIt

AnyRefusal: TypeAlias = (
    NotAsked
    | OtherQuestion
    | NotInHand
    | NotOnTheCard
    | NoUnitOnMap
    | UnitsUsed
    | UnitUsed
    | NotYours
    | OffTheMap
    | NotThere
    | AnotherUnitMoves
    | NoUnitCanMove
    | NoCivilianCanMove
    | NoTarget
    | NotAdjacent
    | FiresAtHome
    | WrongTerrain
    | Held
    | EntryBarred
    | ExitBarred
    | BalloonsBar
    | MartiansThere
    | NoSuchCivilian
    | MustMove
    | NothingToHit
    | OutOfReach
    | NoFighter
    | Protected
    | NoCivilian
    | ShieldHolds
    | CannotJoin
    | UnitStillReady
    | NoPlace
    | NotHere
    | NotOffered
    | TooDear
    | AlreadySwapped
    | NothingToReveal
    | NotStanding
    | AlreadyFired
    | Fogged
    | NoRegenerator
    | AlreadyRegenerated
    | NothingToRegenerate
    | TooLittleEnergy
    | MustPlay
    | MustPush
)

_CARD = Way(("card",))
_UNIT = Way(("unit",))
_AREA = Way(("to", "area"), same=("unit", "origin", "building"))
_GUNS = Way(("building",))

WAYS: Ways = {  # the legal alternatives that a refusal names
    NotInHand: _CARD,
    NoUnitOnMap: _CARD,
    UnitsUsed: _CARD,
    NoUnitCanMove: _CARD,
    NoCivilianCanMove: _CARD,
    NoTarget: _CARD,
    NoPlace: _CARD,
    NotOffered: _CARD,
    TooDear: _CARD,
    CannotJoin: _CARD,
    NotOnTheCard: Way(("mode",), same=("card",)),
    UnitUsed: _UNIT,
    NotYours: _UNIT,
    OffTheMap: _UNIT,
    NotThere: _UNIT,
    Held: _UNIT,
    NotAdjacent: _AREA,
    WrongTerrain: _AREA,
    EntryBarred: _AREA,
    BalloonsBar: _AREA,
    MartiansThere: _AREA,
    OutOfReach: _AREA,
    NothingToHit: _AREA,
    NoFighter: _AREA,
    Protected: _AREA,
    NoCivilian: _AREA,
    ShieldHolds: _AREA,
    NotHere: _AREA,
    ExitBarred: Way(("origin",)),
    NoSuchCivilian: Way(("origin",)),
    NotStanding: _GUNS,
    AlreadyFired: _GUNS,
    Fogged: _GUNS,
}
