"""The options of a table, chosen before the game begins."""

from enum import Enum

from engine.core import Data
from engine.miniatures.content import ScenarioId


class Ruins(Enum):
    """Where the ruins come from (R18.1)."""

    DRAWN = "drawn"  # the map of a scenario (Q52)
    BUILD = "build"  # the human player builds them (Q101)
    LOT = "lot"  # from the seed (Q102)


class Options(Data, frozen=True):
    scenario: ScenarioId = ScenarioId("final-01")
    terrain: ScenarioId | None = None  # another scenario's walls and cover (Q52); None: its own
    ruins: Ruins = Ruins.DRAWN
    turn_map: bool = False  # the Martian player decides the map's orientation (R18.1)
    night: bool = False  # if the scenario makes it optional (Q42)
