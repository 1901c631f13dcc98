"""What the game may ask."""

from engine.core import Decision
from engine.falling_skies.content import CharacterId, CityId
from engine.falling_skies.pieces import Die, ShipKind


class PlaceDice(Decision, frozen=True):
    dice: tuple[Die, ...]


class TurnADie(Decision, frozen=True):
    """One die may be turned to this."""

    pips: int


class FlipADie(Decision, frozen=True):
    """One die may be turned upside down."""


class RerollOrKeep(Decision, frozen=True):
    """A white die has been placed: are the others rolled again?"""

    dice: tuple[Die, ...]


class PickRerolls(Decision, frozen=True):
    """Which dice are to be rolled again?"""

    turns: int  # how many dice may be turned to any face before
    picked: tuple[Die, ...]


class UseRooms(Decision, frozen=True):
    pass


class InstallRobot(Decision, frozen=True):
    value: int
    ready: bool


class PickShips(Decision, frozen=True):
    character: CharacterId
    left: int


class DigFreely(Decision, frozen=True):
    spaces: int


class RepeatARoom(Decision, frozen=True):
    free: bool


class PayForDanger(Decision, frozen=True):
    energy: int


class HoldDescent(Decision, frozen=True):
    """The mothership is about to descend."""


class HoldAction(Decision, frozen=True):
    """The mothership is about to act."""

    row: int


class ChooseDropPoint(Decision, frozen=True):
    ship: ShipKind


class PutTogether(Decision, frozen=True):
    """What is the free game played with?"""


class ChooseAttack(Decision, frozen=True):
    chapter: int


class ChooseTeam(Decision, frozen=True):
    left: int


class ChooseLastCity(Decision, frozen=True):
    pass


class GoOn(Decision, frozen=True):
    """A game of the campaign is over."""

    city: CityId
    won: bool


AnyDecision = (
    PlaceDice
    | TurnADie
    | FlipADie
    | RerollOrKeep
    | PickRerolls
    | UseRooms
    | InstallRobot
    | PickShips
    | DigFreely
    | RepeatARoom
    | PayForDanger
    | HoldDescent
    | HoldAction
    | ChooseDropPoint
    | PutTogether
    | ChooseAttack
    | ChooseTeam
    | ChooseLastCity
    | GoOn
)


def is_between_games(decision: AnyDecision | None) -> bool:
    """Tells whether a campaign stands between two games, or after the last: its notebook lies open then."""
    return decision is None or isinstance(decision, ChooseAttack | ChooseTeam | ChooseLastCity)
