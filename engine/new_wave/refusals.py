"""The reasons for refusing an action."""

from typing import TypeAlias

from engine.core import NotAsked, Refusal
from engine.new_wave.content import AreaId, BuildingId, CardId, ModeId, UnitKind
from engine.new_wave.state import UnitId


class NotTheQuestion(Refusal, frozen=True):
    """The current decision does not offer this action."""


class NotInHand(Refusal, frozen=True):
    card: CardId


class NotOnTheCard(Refusal, frozen=True):
    card: CardId


class NoUnitOnMap(Refusal, frozen=True):
    kind: UnitKind


class UnitsUsed(Refusal, frozen=True):
    """Every unit of the kind has been used by a unit card this turn (R14)."""

    kind: UnitKind


class UnitUsed(Refusal, frozen=True):
    unit: UnitId


class NotYours(Refusal, frozen=True):
    unit: UnitId


class OffTheMap(Refusal, frozen=True):
    """The unit has fallen, or is not placed yet."""

    unit: UnitId


class NotThere(Refusal, frozen=True):
    """The unit is in another area."""

    unit: UnitId
    area: AreaId


class AnotherUnitMoves(Refusal, frozen=True):
    """The card has already begun to move another unit."""

    unit: UnitId


class NoUnitCanMove(Refusal, frozen=True):
    kind: UnitKind


class NoCivilianCanMove(Refusal, frozen=True):
    pass


class NoTarget(Refusal, frozen=True):
    card: CardId


class NotAdjacent(Refusal, frozen=True):
    area: AreaId


class FiresAtHome(Refusal, frozen=True):
    """The guns fire only in their own area (R4)."""

    building: BuildingId
    area: AreaId


class WrongTerrain(Refusal, frozen=True):
    area: AreaId


class Held(Refusal, frozen=True):
    """Enemy land units hold it (R13)."""

    unit: UnitId


class EntryBarred(Refusal, frozen=True):
    area: AreaId


class ExitBarred(Refusal, frozen=True):
    area: AreaId


class BalloonsBar(Refusal, frozen=True):
    area: AreaId


class MartiansThere(Refusal, frozen=True):
    """Infrasound cannot push an army to an area with Martians (R27)."""

    area: AreaId


class NoSuchCivilian(Refusal, frozen=True):
    """No civilian of that kind can be moved there."""

    area: AreaId


class MustMove(Refusal, frozen=True):
    """The move is not optional."""


class NothingToHit(Refusal, frozen=True):
    area: AreaId


class OutOfReach(Refusal, frozen=True):
    area: AreaId


class NoFighter(Refusal, frozen=True):
    """No civilian there is left that has not fought this turn (R22)."""

    area: AreaId


class Protected(Refusal, frozen=True):
    area: AreaId


class NoCivilian(Refusal, frozen=True):
    area: AreaId


class ShieldHolds(Refusal, frozen=True):
    area: AreaId
    damage: int
    defence: int


class CannotJoin(Refusal, frozen=True):
    card: CardId


class UnitStillReady(Refusal, frozen=True):
    """A unit of the kind can still act, so none is placed (R15)."""

    kind: UnitKind


class NoPlace(Refusal, frozen=True):
    card: CardId


class NotHere(Refusal, frozen=True):
    """The piece may not be placed in this area."""

    area: AreaId


class NotOffered(Refusal, frozen=True):
    card: CardId


class TooDear(Refusal, frozen=True):
    card: CardId
    cost: int
    purse: int


class AlreadySwapped(Refusal, frozen=True):
    pass


class NothingToReveal(Refusal, frozen=True):
    """The decision deck is empty (R30)."""


class NotStanding(Refusal, frozen=True):
    """The guns are not on the map, or belong to the other side."""

    building: BuildingId


class AlreadyFired(Refusal, frozen=True):
    building: BuildingId


class Fogged(Refusal, frozen=True):
    building: BuildingId


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
    | NotTheQuestion
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
