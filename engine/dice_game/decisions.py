"""The decisions the dice game asks players for."""

from engine.core import Decision
from engine.dice_game.content import LocationId


class ChooseTarget(Decision, frozen=True):
    """The player declares the target of the turn."""


class BonusTurn(Decision, frozen=True):
    """The player declares the target of a bonus turn, or declines it."""


class ThrowDice(Decision, frozen=True):
    """The player throws the dice."""

    target: LocationId
    limit: int  # number of nukes that gets the player nuked


class FaceNukes(Decision, frozen=True):
    """The roll would get the player nuked, but a card may help."""

    target: LocationId
    nukes: int
    limit: int


class TakeTarget(Decision, frozen=True):
    """The target can be claimed, but a card allows an alternative."""

    target: LocationId


class GoOnOrStop(Decision, frozen=True):
    """The player re-rolls or stops."""

    target: LocationId
    nukes: int
    limit: int
    total: int  # the space reached by stopping now
    spaces: int


class UseRule(Decision, frozen=True):
    """A claimed card's rule may be used now."""

    location: LocationId


AnyDecision = ChooseTarget | BonusTurn | ThrowDice | FaceNukes | TakeTarget | GoOnOrStop | UseRule
