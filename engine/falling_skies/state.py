"""The state of a table: what is played, and a stack of what has to be done or asked next."""

from enum import Enum

from engine.core import Data, Outcome, Seat, snake
from engine.falling_skies.battle import Battle, Resolved
from engine.falling_skies.board import Setup
from engine.falling_skies.content import CharacterId
from engine.falling_skies.notebook import Notebook
from engine.falling_skies.pieces import Die

SEAT = Seat(0)  # the player sits alone


class Mode(Enum):
    STANDARD = "standard"  # a city at a threat level
    FREE = "free"  # anything, put together by the player
    CAMPAIGN = "campaign"


class Frame(Data, frozen=True, tag=snake):
    """Something to be done or asked; the top of the stack comes first."""


# --- frames that ask ------------------------------------------------------------------------------


class Mustering(Frame, frozen=True):
    """A free game is put together."""

    draft: Setup


class ChoosingAttack(Frame, frozen=True):
    pass


class ChoosingTeam(Frame, frozen=True):
    """Upgraded characters are named for the battle to come."""

    left: int


class ChoosingCity(Frame, frozen=True):
    """The city of the final battle is named."""


class Aftermath(Frame, frozen=True):
    """A game of the campaign is over, its last position still on the table."""


class Placing(Frame, frozen=True):
    pass


class TurningOne(Frame, frozen=True):
    """After the first roll the city may turn a die."""

    pips: int


class Flipping(Frame, frozen=True):
    """A character may turn a die upside down."""


class AfterWhite(Frame, frozen=True):
    """A re-roll is due that may be left out."""


class Rerolling(Frame, frozen=True):
    """A character has dice turned and rolled again."""

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
    picked: bool = False  # one at least: the rest may be left


class DiggingFree(Frame, frozen=True):
    spaces: int


class Repeating(Frame, frozen=True):
    free: bool
    rooms: tuple[Resolved, ...]


class Paying(Frame, frozen=True):
    """Dangerous research is paid for."""

    energy: int


class BeforeDescent(Frame, frozen=True):
    """A character may hold the mothership."""


class BeforeAction(Frame, frozen=True):
    """A character may hold the mothership's action."""


class Launching(Frame, frozen=True):
    """Ships are launched; asks only where drop points are equally good."""


# --- frames that go on by themselves --------------------------------------------------------------


class Placed(Frame, frozen=True):
    """A die lies, and its ships have moved."""

    die: Die


class Climbing(Frame, frozen=True):
    """The research marker climbs."""

    steps: int


class Descending(Frame, frozen=True):
    """The mothership comes down a row."""


class Acting(Frame, frozen=True):
    """The mothership does what its row says."""


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
    level: int  # the threat level of games to come
    stack: tuple[AnyFrame, ...] = ()
    battle: Battle | None = None  # None before the first game
    notebook: Notebook | None = None  # only in a campaign
    outcome: Outcome | None = None  # None while the game goes on

    @property
    def top(self) -> AnyFrame:
        return self.stack[-1]

    @property
    def in_play(self) -> Battle:
        """The game on the table."""
        assert self.battle is not None, "no game is in play"
        return self.battle

    @property
    def campaign(self) -> Notebook:
        """The notebook of the campaign that is played."""
        assert self.notebook is not None, "no campaign is in play"
        return self.notebook
