"""The influence of a temper on the choice of targets and on the caution of rolls."""

from engine.core import Seat
from engine.dice_game.content import LocationId
from engine.dice_game.mind.worth import GREEN_WORTH
from engine.dice_game.view import View
from engine.kit.temper import Temper

PULL = 0.5  # of a target in the choice between targets


def pull(temper: Temper, view: View, seat: Seat, location: LocationId) -> float:
    """Returns how much a temper leans towards a target: one that rivals are after, one with a lasting rule.

    In the last round only the win counts.
    """
    if view.ending:
        return 0.0
    return PULL * (temper.attack * _rivalry(view, seat, location) + temper.thrift * _lasting(view, location))


def caution(temper: Temper, view: View) -> float:
    """Returns the caution of a roll: in the last round nothing is left to save."""
    return 0.0 if view.ending else temper.caution


def _rivalry(view: View, seat: Seat, location: LocationId) -> float:
    """Returns the largest part of a card that a rival holds."""
    tokens = view.place(location).tokens
    theirs = max([space for owner, space in enumerate(tokens) if owner != seat], default=0)
    return theirs / view.card(location).spaces


def _lasting(view: View, location: LocationId) -> bool:
    """Tells whether a card gives its claimer a rule for the rest of the game."""
    return type(view.card(location).effect) in GREEN_WORTH
