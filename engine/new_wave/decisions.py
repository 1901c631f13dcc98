"""The questions the game waits on."""

from typing import TypeAlias

from engine.core import Decision
from engine.new_wave.content import AreaId, BuildingId, CardId, ModeId, UnitKind


class TakeTurn(Decision, frozen=True):
    """Play a card, buy, swap, use a building, or end the turn."""


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
    """Add another card to the attack, or strike."""

    area: AreaId
    damage: int  # declared so far
    needed: int  # what the building's shield demands; 0 without one


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
