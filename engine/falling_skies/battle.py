"""The state of one game, all of it public."""

from collections.abc import Mapping
from enum import Enum

from engine.core import Data
from engine.falling_skies.board import STEP_OF, Setup
from engine.falling_skies.content import CharacterId, RoomId
from engine.falling_skies.pieces import ALL_COLUMNS, COLUMNS, Column, Die, Robot, Ship, ShipKind, Space

PURPLE_SHIPS = COLUMNS
WHITE_SHIPS = 4


class RoundPhase(Enum):
    """The three phases of a round."""

    DICE = "dice"
    ROOMS = "rooms"
    MOTHERSHIP = "mothership"


class Result(Enum):
    """The result of a game: one way to win, three to lose."""

    RESEARCH_COMPLETE = "research_complete"
    BASE_DESTROYED = "base_destroyed"
    MOTHERSHIP_ARRIVED = "mothership_arrived"  # in the mothership phase
    MOTHERSHIP_CALLED_DOWN = "mothership_called_down"  # by a ship, in the dice phase

    @property
    def won(self) -> bool:
        return self is Result.RESEARCH_COMPLETE


class Fleet(Data, frozen=True):
    """The mothership and the ships in play."""

    mothership: int = 0  # the row of its drop points; 0 is above the sky
    drops: tuple[ShipKind | None, ...] = (ShipKind.PURPLE,) * PURPLE_SHIPS  # by column
    ships: tuple[Ship, ...] = ()  # in the sky, from the top, then from the left
    holding: tuple[ShipKind, ...] = ()  # on the mothership, waiting to be launched

    def count(self, kind: ShipKind) -> int:
        """Returns the number of ships of a kind in play."""
        flying = sum(ship.kind is kind for ship in self.ships)
        return flying + self.drops.count(kind) + self.holding.count(kind)

    @property
    def white_supply(self) -> int:
        """Returns the number of white ships not in play."""
        return WHITE_SHIPS - self.count(ShipKind.WHITE)

    @property
    def empty_columns(self) -> tuple[Column, ...]:
        """Returns the columns without a ship, drop point included."""
        busy = {ship.column for ship in self.ships}
        return tuple(column for column in ALL_COLUMNS if column not in busy and self.drops[column] is None)


class Resolved(Data, frozen=True):
    """A room used this round, with the total of its dice."""

    room: RoomId
    pips: int
    robots: int


class Marks(Data, frozen=True):
    """The counters and flags that are reset at the end of the round."""

    sabotaged: Column | None = None  # the saboteur's column, if there is one
    slowed: int = 0  # dice placed with the city slowing the ships
    kept: int = 0  # re-rolls skipped by the city's ability
    holds: int = 0  # dice that may still be placed without moving ships
    no_rerolls: bool = False  # a character has cancelled the re-rolls of this round
    energy_rooms: int = 0  # resolved so far
    research_rooms: int = 0  # resolved so far
    boost: int = 0  # a character's bonus for the next research room
    resolved: tuple[Resolved, ...] = ()  # rooms, in order


class Battle(Data, frozen=True):
    """The state of one game."""

    setup: Setup
    fleet: Fleet
    excavator: int  # its step on the excavation path
    energy: int
    damage: int
    research: int = 0  # spaces climbed
    round: int = 0
    phase: RoundPhase = RoundPhase.DICE
    hand: tuple[Die, ...] = ()  # dice not placed yet
    workers: Mapping[Space, Die] = {}
    digging: Space | None = None  # space of the excavating die
    robots: Mapping[Space, Robot] = {}
    spent: tuple[CharacterId, ...] = ()  # characters already used
    sheltered: int = 0  # hits ignored by the city
    struck: bool = False  # the base has taken damage in this game
    kills: int = 0
    evacuated: int = 0
    satellites: int = 0
    tokens: tuple[Space, ...] = ()  # contamination
    marks: Marks = Marks()
    result: Result | None = None  # None while the game lasts

    def is_excavated(self, at: Space) -> bool:
        """Tells whether the space lies behind the excavator (R1: its own space does not)."""
        return STEP_OF[at] < self.excavator
