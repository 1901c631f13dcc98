"""The computer players of this game: one that slips as people do, a quick one, one that plays to win."""

from collections.abc import Mapping, Sequence

from engine.core import AtAGlance, Decision, Dice, Level, Mind
from engine.dice_game.actions import AnyAction
from engine.dice_game.ambition import Ambition
from engine.dice_game.computer import choose, worths
from engine.dice_game.content import Book
from engine.dice_game.outlook import Weights
from engine.dice_game.state import State
from engine.dice_game.view import View

SLIPS = 60  # of a hundred choices
SECONDS = 2  # how many of the next best a slip may fall on
AS_GOOD = 0.01  # what differs by less is no slip
NOT_MUCH = 2.0  # VP; a slip costs no more than this
FIRST_SLIP = 2  # the round from which on slips are made
AHEAD = 1  # turns the third of them plays out in the head before it judges the table


def easy_going(view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
    """Thinks as the quick player does, and often takes the second best; not in the last round."""
    if len(legal) == 1 or view.round < FIRST_SLIP or view.ending or dice.draw(100) >= SLIPS:
        return choose(view, decision, legal, dice)
    return dice.pick(_next_best(legal, worths(view, legal)))


def _next_best(legal: Sequence[AnyAction], worths: Sequence[float]) -> list[AnyAction]:
    """Returns the best of the actions that are worse than the best, but not by much; else the best alone."""
    order = sorted(range(len(legal)), key=lambda index: -worths[index])
    top = worths[order[0]]
    worse = [index for index in order if AS_GOOD < top - worths[index] <= NOT_MUCH]
    return [legal[index] for index in worse[:SECONDS] or order[:1]]


def ambitious(book: Book, weights: Weights, ahead: int = 0) -> Mind[State, AnyAction, View]:
    """Returns the player that weighs chances to win; without looking ahead it is ten times as quick."""
    return AtAGlance(Ambition(book, weights, ahead).choose)


def minds(book: Book, weights: Weights) -> Mapping[Level, Mind[State, AnyAction, View]]:
    """Returns the player of each level."""
    return {
        Level.EASY: AtAGlance(easy_going),
        Level.NORMAL: AtAGlance(choose),
        Level.HARD: ambitious(book, weights, AHEAD),
    }
