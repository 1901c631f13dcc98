"""The computer players of this game: one that makes the slips people make, a quick one, one that plans."""

from collections.abc import Mapping, Sequence

from engine.core import AtAGlance, Decision, Dice, Level, Mind
from engine.miniatures.actions import AnyAction
from engine.miniatures.book import Book
from engine.miniatures.computer import Computer
from engine.miniatures.state import State
from engine.miniatures.stratagems import Strategist
from engine.miniatures.view import View

SLIPS = 55  # of a hundred choices
SECONDS = 3  # how many of the next best a slip may fall on
AS_GOOD = 0.03  # what differs by less is no slip
NOT_MUCH = 1.5  # a slip costs no more than this: nobody forgets to win
FIRST_SLIP = 2  # the round from which on slips are made


class EasyGoing:
    """Thinks as the quick player does, and now and then takes the second best for the best."""

    def __init__(self, computer: Computer) -> None:
        self._computer = computer

    def choose(self, view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
        """Returns the action that looks best, or in a careless moment one that looks nearly as good."""
        if len(legal) == 1 or view.round < FIRST_SLIP or dice.draw(100) >= SLIPS:
            return self._computer.choose(view, decision, legal, dice)
        weights = self._computer.weights(view, decision, legal)
        if weights is None:
            return self._computer.choose(view, decision, legal, dice)
        return dice.pick(_next_best(legal, weights))


def _next_best(legal: Sequence[AnyAction], weights: Sequence[float]) -> list[AnyAction]:
    """Returns the best of the actions that are worse than the best, but not by much; else the best alone."""
    order = sorted(range(len(legal)), key=lambda index: -weights[index])
    top = weights[order[0]]
    worse = [index for index in order if AS_GOOD < top - weights[index] <= NOT_MUCH]
    return [legal[index] for index in worse[:SECONDS] or order[:1]]


def minds(book: Book) -> Mapping[Level, Mind[State, AnyAction, View]]:
    """Returns the player of each level."""
    quick = Computer(book)
    return {
        Level.EASY: AtAGlance(EasyGoing(quick).choose),
        Level.NORMAL: AtAGlance(quick.choose),
        Level.HARD: AtAGlance(Computer(book, Strategist).choose),
    }
