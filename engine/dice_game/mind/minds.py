"""The computer players of this game by level: easy with human mistakes, normal, and hard."""

from collections.abc import Mapping
from functools import partial

from engine.core import AtAGlance, Decision, Dice, Level, Mind
from engine.dice_game.actions import AnyAction
from engine.dice_game.content import Book
from engine.dice_game.mind.ambition import Ambition
from engine.dice_game.mind.computer import choose, worths
from engine.dice_game.mind.outlook import Weights
from engine.dice_game.state import State
from engine.dice_game.view import View
from engine.kit.slips import Slips
from engine.kit.temper import NEUTRAL, Temper

SLIPS = Slips(percent=60, first_round=2, seconds=2, as_good=0.01, not_much=2.0)  # in VP
AHEAD = 1  # turns the hard player looks ahead before it evaluates the table


def easy_going(
    view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice, temper: Temper = NEUTRAL
) -> AnyAction:
    """Chooses like the normal player, but often takes the second best, except in the last round."""
    if len(legal) == 1 or view.ending or not SLIPS.happen(view.round, dice):
        return choose(view, decision, legal, dice, temper)
    return dice.pick(SLIPS.next_best(legal, worths(view, legal, temper)))


def ambitious(
    book: Book, weights: Weights, ahead: int = 0, temper: Temper = NEUTRAL
) -> Mind[State, AnyAction, View]:
    """Returns the player that maximises its chance to win; with `ahead=0` it is ten times as quick."""
    return AtAGlance(Ambition(book, weights, ahead, temper).choose)


def minds(
    book: Book, weights: Weights, temper: Temper = NEUTRAL
) -> Mapping[Level, Mind[State, AnyAction, View]]:
    """Returns the computer player of each level with a temper."""
    return {
        Level.EASY: AtAGlance(partial(easy_going, temper=temper)),
        Level.NORMAL: AtAGlance(partial(choose, temper=temper)),
        Level.HARD: ambitious(book, weights, AHEAD, temper),
    }
