"""The decisions the game asks players for."""

from typing import TypeAlias

from engine.core import Decision
from engine.new_wave.content import AreaId, BuildingId, CardId, ModeId, UnitKind


class TakeTurn(Decision, frozen=True):
    """The player plays a card, buys, swaps, uses a building, or ends the turn."""


class LeadCivilians(Decision, frozen=True):
    card: CardId
    left: int


class March(Decision, frozen=True):
    card: CardId
    kind: UnitKind
    left: int  # areas it may still move


class Aim(Decision, frozen=True):
    card: CardId
    mode: ModeId


class PressAttack(Decision, frozen=True):
    """The player adds another card to the attack, or strikes."""

    area: AreaId
    damage: int  # declared so far
    needed: int  # minimum damage against a shield; 0 without one


class ChooseCasualty(Decision, frozen=True):
    area: AreaId
    damage: int  # not yet spent


class PushOrLeave(Decision, frozen=True):
    area: AreaId


class PlaceUnit(Decision, frozen=True):
    kind: UnitKind


class PlaceBuilding(Decision, frozen=True):
    building: BuildingId


AnyDecision: TypeAlias = (
    TakeTurn
    | LeadCivilians
    | March
    | Aim
    | PressAttack
    | ChooseCasualty
    | PushOrLeave
    | PlaceUnit
    | PlaceBuilding
)
