"""The events of the game."""

from typing import TypeAlias

from engine.core import Event, Private, Revealing, Seat
from engine.new_wave.content import AreaId, BuildingId, CardId, Marker, ModeId, UnitKind
from engine.new_wave.state import UnitId


class Landed(Event, frozen=True):
    """The invasion ship landed: the game begins."""

    area: AreaId


class OfferLaid(Event, frozen=True):
    seat: Seat
    cards: tuple[CardId, ...]


class CardsDrawn(Revealing, frozen=True):
    seat: Seat
    count: int


class HandDealt(Private, frozen=True):
    cards: tuple[CardId, ...]


class Reshuffled(Event, frozen=True):
    seat: Seat


class TurnBegan(Event, frozen=True):
    seat: Seat
    round: int
    income: int


class MarkersLifted(Event, frozen=True):
    areas: tuple[AreaId, ...]


class TurnEnded(Event, frozen=True):
    seat: Seat


class HandDiscarded(Event, frozen=True):
    seat: Seat
    cards: tuple[CardId, ...]


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: CardId
    mode: ModeId


class CardRemoved(Event, frozen=True):
    seat: Seat
    card: CardId


class CoinsGained(Event, frozen=True):
    amount: int
    purse: int


class EnergyGained(Event, frozen=True):
    amount: int
    purse: int


class CivilianMoved(Event, frozen=True):
    origin: AreaId
    to: AreaId


class UnitMoved(Event, frozen=True):
    unit: UnitId
    origin: AreaId
    to: AreaId


class UnitStayed(Event, frozen=True):
    unit: UnitId
    area: AreaId


class MinesExploded(Event, frozen=True):
    area: AreaId


class MartiansHit(Event, frozen=True):
    area: AreaId
    amount: int
    damage: int  # the marker's present position


class AirRaid(Event, frozen=True):
    amount: int
    damage: int


class BuildingFired(Event, frozen=True):
    building: BuildingId
    area: AreaId


class Regenerated(Event, frozen=True):
    amount: int
    damage: int


class AttackDeclared(Event, frozen=True):
    area: AreaId
    damage: int


class CardJoined(Event, frozen=True):
    seat: Seat
    card: CardId
    mode: ModeId
    damage: int  # of the whole attack so far


class Attacked(Event, frozen=True):
    area: AreaId
    damage: int


class BuildingFell(Event, frozen=True):
    building: BuildingId
    area: AreaId


class UnitFell(Event, frozen=True):
    unit: UnitId
    area: AreaId


class CiviliansKilled(Event, frozen=True):
    area: AreaId
    count: int
    left: int  # on the whole map


class CivilianTaken(Event, frozen=True):
    area: AreaId
    left: int


class DamageLost(Event, frozen=True):
    area: AreaId
    amount: int


class MarkerLaid(Event, frozen=True):
    marker: Marker
    area: AreaId


class ArmyPushed(Event, frozen=True):
    unit: UnitId
    origin: AreaId
    to: AreaId


class CardBought(Event, frozen=True):
    seat: Seat
    card: CardId
    cost: int


class UnitPlaced(Event, frozen=True):
    unit: UnitId
    area: AreaId


class NoUnitPlaced(Event, frozen=True):
    """The card was bought, but its unit has no token or no place (R16)."""

    kind: UnitKind


class BuildingPlaced(Event, frozen=True):
    building: BuildingId
    area: AreaId


class Offered(Revealing, frozen=True):
    seat: Seat
    card: CardId


class OfferSwapped(Revealing, frozen=True):
    seat: Seat
    card: CardId
    fresh: CardId


class OfferScrapped(Revealing, frozen=True):
    """The advanced swap: the old card leaves the game."""

    seat: Seat
    card: CardId
    fresh: CardId


AnyEvent: TypeAlias = (
    Landed
    | OfferLaid
    | CardsDrawn
    | HandDealt
    | Reshuffled
    | TurnBegan
    | MarkersLifted
    | TurnEnded
    | HandDiscarded
    | CardPlayed
    | CardRemoved
    | CoinsGained
    | EnergyGained
    | CivilianMoved
    | UnitMoved
    | UnitStayed
    | MinesExploded
    | MartiansHit
    | AirRaid
    | BuildingFired
    | Regenerated
    | AttackDeclared
    | CardJoined
    | Attacked
    | BuildingFell
    | UnitFell
    | CiviliansKilled
    | CivilianTaken
    | DamageLost
    | MarkerLaid
    | ArmyPushed
    | CardBought
    | UnitPlaced
    | NoUnitPlaced
    | BuildingPlaced
    | Offered
    | OfferSwapped
    | OfferScrapped
)
