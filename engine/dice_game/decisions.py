"""What the game may ask."""

from engine.core import Decision
from engine.dice_game.content import LocationId


class ChooseTarget(Decision, frozen=True):
    """What is the turn aimed at?"""


class BonusTurn(Decision, frozen=True):
    """What is the bonus turn aimed at, if it is taken?"""


class ThrowDice(Decision, frozen=True):
    """Throw."""

    target: LocationId
    limit: int  # nukes that get one nuked


class FaceNukes(Decision, frozen=True):
    """The roll would get one nuked, but a card may help."""

    target: LocationId
    nukes: int
    limit: int


class TakeTarget(Decision, frozen=True):
    """The target can be claimed, but a card leaves another way."""

    target: LocationId


class GoOnOrStop(Decision, frozen=True):
    """Re-roll, or be content?"""

    target: LocationId
    nukes: int
    limit: int
    total: int  # the space reached if one stops now
    spaces: int


class UseRule(Decision, frozen=True):
    """A claimed card's rule may be used now."""

    location: LocationId


AnyDecision = ChooseTarget | BonusTurn | ThrowDice | FaceNukes | TakeTarget | GoOnOrStop | UseRule
