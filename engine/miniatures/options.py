"""The options of a table, chosen before the game begins."""

from engine.core import Data
from engine.miniatures.content import ScenarioId


class Options(Data, frozen=True):
    scenario: ScenarioId = ScenarioId("final-01")
    terrain: ScenarioId | None = None  # another scenario's walls and cover (Q52); None: its own
    turn_map: bool = False  # the Martian player decides the map's orientation (R18.1)
    night: bool = False  # if the scenario makes it optional (Q42)
