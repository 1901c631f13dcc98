"""The actions of the dice game."""

from engine.core import Action, Seat
from engine.dice_game.content import LocationId, Symbol


class Target(Action, frozen=True):
    """Declares the target of the turn."""

    location: LocationId


class Waive(Action, frozen=True):
    """Switches off one of the player's own green rules for this turn."""

    rule: LocationId


class Decline(Action, frozen=True):
    """Declines a bonus turn or the rule of a claimed card."""


class Roll(Action, frozen=True):
    """Throws all dice."""


class SetDie(Action, frozen=True):
    """Sets one die and throws the others."""

    face: Symbol


class Reroll(Action, frozen=True):
    """Re-rolls every die showing a symbol."""

    symbol: Symbol


class Stop(Action, frozen=True):
    """Ends the turn and marks the rolled symbols."""


class Claim(Action, frozen=True):
    """Claims the target; offered only when a card's rule allows an alternative."""


class RerollOneNuke(Action, frozen=True):
    """Re-rolls one nuke before nukes are checked."""

    set_die: bool = False  # True: re-rolls the die that was set before the roll


class ThrowAgain(Action, frozen=True):
    """Throws a first roll again that would get the player nuked."""


class TakeNukes(Action, frozen=True):
    """Accepts being nuked."""


class Switch(Action, frozen=True):
    """Applies the first roll to another target."""

    location: LocationId


class Advance(Action, frozen=True):
    """Advances the player's own token on a card in play."""

    location: LocationId


class Remove(Action, frozen=True):
    """Returns an opponent's token on a card in play to its owner."""

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
