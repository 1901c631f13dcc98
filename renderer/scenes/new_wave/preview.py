"""What a player is shown before he decides: where a piece would go, what a strike would destroy."""

from collections.abc import Mapping

import msgspec

from engine.new_wave.content import AreaId
from engine.new_wave.forecast import Blow, CivilianLoss, Forecast, MarkerMove, Payment


class Ghost(msgspec.Struct, frozen=True, kw_only=True):
    """A piece where it would stand."""

    piece: str  # a kind of unit, a building, or `civilian`
    to: AreaId
    origin: AreaId | None = None  # None: it is new on the map


class Preview(msgspec.Struct, frozen=True, kw_only=True):
    """What is laid over the board; `thought` in this package makes one of actions."""

    caption: str  # what it is a preview of, in words
    areas: tuple[AreaId, ...] = ()  # on offer: one of them is to be chosen
    ghosts: tuple[Ghost, ...] = ()
    strikes: Mapping[AreaId, Forecast] = {}  # where something would strike, and what that would do
    marker: MarkerMove | None = None  # on the damage track
    civilians: CivilianLoss | None = None
    payment: Payment | None = None
    told: tuple[str, ...] = ()  # what would happen, in words


__all__ = ["Blow", "Ghost", "Preview"]
