"""The decisions the game asks the player for."""

from engine.core import Decision
from engine.falling_skies.content import CharacterId, CityId
from engine.falling_skies.pieces import Die, ShipKind


class PlaceDice(Decision, frozen=True):
    dice: tuple[Die, ...]


class TurnADie(Decision, frozen=True):
    """One die may be turned to this face."""

    pips: int


class FlipADie(Decision, frozen=True):
    """One die may be turned upside down."""


class RerollOrKeep(Decision, frozen=True):
    """A white die was placed: re-roll the others or keep them."""

    dice: tuple[Die, ...]


class PickRerolls(Decision, frozen=True):
    """The player picks the dice to re-roll."""

    turns: int  # number of dice that may be turned to any face first
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
    """The player sets up a free game."""


class ChooseAttack(Decision, frozen=True):
    chapter: int


class ChooseTeam(Decision, frozen=True):
    left: int


class ChooseLastCity(Decision, frozen=True):
    pass


class GoOn(Decision, frozen=True):
    """A game of the campaign is over; the player continues."""

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
    """Tells whether a campaign is between two games or over, so that its notebook is shown."""
    return decision is None or isinstance(decision, ChooseAttack | ChooseTeam | ChooseLastCity)
