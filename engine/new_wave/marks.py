"""What a turn leaves to be drawn and told: strokes on the map, and the purchases."""

from enum import StrEnum

from engine.core import Data
from engine.new_wave.content import AreaId


class Trace(StrEnum):
    """What kind of stroke it is."""

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
    """One stroke: an arrow from area to area, a spot in one, or a deed without a place."""

    trace: Trace
    at: AreaId | None = None  # where it ended; None: nowhere on the map
    start: AreaId | None = None  # where it began, if it went from one area to another
    what: str = ""  # the id of the unit, building, card or marker it is about
    amount: int = 0  # damage, or civilians
