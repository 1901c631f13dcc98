"""The state of a table: the current game and the stack of frames."""

from enum import Enum

from engine.core import Data, Outcome, Seat, snake
from engine.falling_skies.battle import Battle, Resolved
from engine.falling_skies.board import Setup
from engine.falling_skies.content import CharacterId
from engine.falling_skies.notebook import Notebook
from engine.falling_skies.pieces import Die

SEAT = Seat(0)  # the only player


class Mode(Enum):
    STANDARD = "standard"  # a city at a threat level
    FREE = "free"  # set up by the player from all components
    CAMPAIGN = "campaign"


class Frame(Data, frozen=True, tag=snake):
    """A pending decision or automatic step; the top of the stack is next."""


# --- frames with a decision -----------------------------------------------------------------------


class Mustering(Frame, frozen=True):
    """The player sets up a free game."""

    draft: Setup


class ChoosingAttack(Frame, frozen=True):
    pass


class ChoosingTeam(Frame, frozen=True):
    """The player chooses upgraded characters for the next battle."""

    left: int


class ChoosingCity(Frame, frozen=True):
    """The player chooses the city of the final battle."""


class Aftermath(Frame, frozen=True):
    """A game of the campaign is over, its last position still visible."""


class Placing(Frame, frozen=True):
    pass


class TurningOne(Frame, frozen=True):
    """After the first roll the city may turn a die."""

    pips: int


class Flipping(Frame, frozen=True):
    """A character may turn a die upside down."""


class AfterWhite(Frame, frozen=True):
    """A re-roll is due that may be skipped."""


class Rerolling(Frame, frozen=True):
    """A character turns and re-rolls dice."""

    turns: int
    picked: tuple[Die, ...] = ()
    turned: tuple[Die, ...] = ()


class UsingRooms(Frame, frozen=True):
    pass


class Installing(Frame, frozen=True):
    value: int
    ready: bool


class PickingShips(Frame, frozen=True):
    character: CharacterId
    left: int
    picked: bool = False  # at least one was picked: the rest is optional


class DiggingFree(Frame, frozen=True):
    spaces: int


class Repeating(Frame, frozen=True):
    free: bool
    rooms: tuple[Resolved, ...]


class Paying(Frame, frozen=True):
    """The player pays for dangerous research."""

    energy: int


class BeforeDescent(Frame, frozen=True):
    """A character may hold the mothership."""


class BeforeAction(Frame, frozen=True):
    """A character may hold the mothership's action."""


class Launching(Frame, frozen=True):
    """Ships are launched; a decision only if drop points are equal."""


# --- automatic frames -----------------------------------------------------------------------------


class Placed(Frame, frozen=True):
    """A die was placed and its ships have moved."""

    die: Die


class Climbing(Frame, frozen=True):
    """The research marker climbs."""

    steps: int


class Descending(Frame, frozen=True):
    """The mothership descends a row."""


class Acting(Frame, frozen=True):
    """The mothership performs the action of its row."""


class Spreading(Frame, frozen=True):
    """Contamination spreads."""


AnyFrame = (
    Mustering
    | ChoosingAttack
    | ChoosingTeam
    | ChoosingCity
    | Aftermath
    | Placing
    | TurningOne
    | Flipping
    | AfterWhite
    | Rerolling
    | UsingRooms
    | Installing
    | PickingShips
    | DiggingFree
    | Repeating
    | Paying
    | BeforeDescent
    | BeforeAction
    | Launching
    | Placed
    | Climbing
    | Descending
    | Acting
    | Spreading
)


class State(Data, frozen=True):
    mode: Mode
    level: int  # the threat level of the next games
    stack: tuple[AnyFrame, ...] = ()
    battle: Battle | None = None  # None before the first game
    notebook: Notebook | None = None  # only in a campaign
    outcome: Outcome | None = None  # None while the game lasts

    @property
    def frame(self) -> AnyFrame:
        return self.stack[-1]

    @property
    def in_play(self) -> Battle:
        """Returns the current game."""
        assert self.battle is not None, "no game is in play"
        return self.battle

    @property
    def campaign(self) -> Notebook:
        """Returns the notebook of the current campaign."""
        assert self.notebook is not None, "no campaign is in play"
        return self.notebook
