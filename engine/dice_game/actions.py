"""What a player may say."""

from engine.core import Action, Seat
from engine.dice_game.content import LocationId, Symbol


class Target(Action, frozen=True):
    """Declares what the turn is aimed at."""

    location: LocationId


class Waive(Action, frozen=True):
    """Does without one of one's own green rules for this turn."""

    rule: LocationId


class Decline(Action, frozen=True):
    """Lets a bonus turn or the rule of a claimed card go by."""


class Roll(Action, frozen=True):
    """Throws all dice."""


class SetDie(Action, frozen=True):
    """Sets one die and throws the others."""

    face: Symbol


class Reroll(Action, frozen=True):
    """Goes on: re-rolls every die showing a symbol."""

    symbol: Symbol


class Stop(Action, frozen=True):
    """Ends the turn and marks what was rolled."""


class Claim(Action, frozen=True):
    """Takes the target; asked only where a card's rule leaves another way."""


class RerollOneNuke(Action, frozen=True):
    """Re-rolls one nuke before nukes are checked."""

    set_die: bool = False  # the die that was set, where it makes a difference which one


class ThrowAgain(Action, frozen=True):
    """Throws a first roll again that would get one nuked."""


class TakeNukes(Action, frozen=True):
    """Lets the nukes come."""


class Switch(Action, frozen=True):
    """Turns the first roll to another target."""

    location: LocationId


class Advance(Action, frozen=True):
    """Moves one's own token on a card in play."""

    location: LocationId


class Remove(Action, frozen=True):
    """Hands an opponent's token on a card in play back."""

    location: LocationId
    owner: Seat


class Tuck(Action, frozen=True):
    """Puts a card in play under its stack."""

    location: LocationId


AnyAction = (
    Target
    | Waive
    | Decline
    | Roll
    | SetDie
    | Reroll
    | Stop
    | Claim
    | RerollOneNuke
    | ThrowAgain
    | TakeNukes
    | Switch
    | Advance
    | Remove
    | Tuck
)
