"""The actions of the game."""

from typing import TypeAlias

from engine.core import Action
from engine.new_wave.content import AreaId, BuildingId, CardId, ModeId
from engine.new_wave.state import UnitId, Walker


class PlayCard(Action, frozen=True):
    card: CardId
    mode: ModeId


class MoveCivilian(Action, frozen=True):
    origin: AreaId
    to: AreaId
    who: Walker = Walker.FRESH


class StopMoving(Action, frozen=True):
    """Ends the moves of civilians."""


class MoveUnit(Action, frozen=True):
    unit: UnitId
    to: AreaId


class Stay(Action, frozen=True):
    """Ends the movement of a unit, or leaves it in its area."""

    unit: UnitId


class Hit(Action, frozen=True):
    area: AreaId
    unit: UnitId | None = None  # None: the card uses no unit


class TakeCivilian(Action, frozen=True):
    area: AreaId


class Join(Action, frozen=True):
    """Adds a card to the declared attack."""

    card: CardId
    mode: ModeId


class Strike(Action, frozen=True):
    """Carries out the declared attack."""


class FellArmy(Action, frozen=True):
    pass


class FellBalloons(Action, frozen=True):
    pass


class PushArmy(Action, frozen=True):
    unit: UnitId
    to: AreaId


class LeaveArmy(Action, frozen=True):
    """Declines to push an army with Infrasound."""


class Buy(Action, frozen=True):
    card: CardId


class Place(Action, frozen=True):
    area: AreaId


class SwapOffer(Action, frozen=True):
    card: CardId


class Fire(Action, frozen=True):
    building: BuildingId
    area: AreaId


class Regenerate(Action, frozen=True):
    pass


class EndTurn(Action, frozen=True):
    pass


AnyAction: TypeAlias = (
    PlayCard
    | MoveCivilian
    | StopMoving
    | MoveUnit
    | Stay
    | Hit
    | TakeCivilian
    | Join
    | Strike
    | FellArmy
    | FellBalloons
    | PushArmy
    | LeaveArmy
    | Buy
    | Place
    | SwapOffer
    | Fire
    | Regenerate
    | EndTurn
)
