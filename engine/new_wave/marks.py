"""The marks of a turn, to be drawn and reported: strokes on the map, and purchases."""

from enum import StrEnum

from engine.core import Data
from engine.new_wave.content import AreaId


class Trace(StrEnum):
    """The kind of a mark."""

    MOVE = "move"  # a unit
    WALK = "walk"  # a civilian
    PUSH = "push"  # an army, by Infrasound
    STRIKE = "strike"  # a Martian attack
    HIT = "hit"  # damage to the Martians in an area
    RAID = "raid"  # damage to the Martians from the air
    MINES = "mines"
    FALL = "fall"  # a unit or a building is destroyed
    DEATH = "death"  # civilians are killed
    TAKE = "take"  # a civilian is taken
    INFLUENCE = "influence"  # a marker is laid
    REPAIR = "repair"
    BUY = "buy"
    PLACE = "place"  # a unit or a building appears
    SWAP = "swap"


class Mark(Data, frozen=True):
    """One mark: an arrow between areas, a spot in one, or an action without a place."""

    trace: Trace
    at: AreaId | None = None  # its last area; None: not on the map
    start: AreaId | None = None  # its first area, if it moved between areas
    what: str = ""  # the id of its unit, building, card or marker
    amount: int = 0  # damage, or civilians
