"""The computer players by level: a quick one with slips, a quick one, and a planning one."""

from collections.abc import Mapping

from engine.core import AtAGlance, Decision, Dice, Level, Mind
from engine.kit.slips import Slips
from engine.kit.temper import NEUTRAL, Temper
from engine.miniatures.actions import AnyAction
from engine.miniatures.book import Book
from engine.miniatures.mind.computer import Computer
from engine.miniatures.mind.stratagems import Strategist
from engine.miniatures.state import State
from engine.miniatures.view import View

SLIPS = Slips(percent=55, first_round=2, seconds=3, as_good=0.03, not_much=1.5)


class EasyGoing:
    """The quick player with occasional slips."""

    def __init__(self, computer: Computer) -> None:
        self._computer = computer

    def choose(self, view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
        """Returns the best action, or for a slip one of the next best."""
        if len(legal) == 1 or not SLIPS.happen(view.round, dice):
            return self._computer.choose(view, decision, legal, dice)
        weights = self._computer.weights(view, decision, legal)
        if weights is None:
            return self._computer.choose(view, decision, legal, dice)
        return dice.pick(SLIPS.next_best(legal, weights))


def minds(book: Book, temper: Temper = NEUTRAL) -> Mapping[Level, Mind[State, AnyAction, View]]:
    """Returns the mind of each level with a temper."""
    quick = Computer(book, temper=temper)
    return {
        Level.EASY: AtAGlance(EasyGoing(quick).choose),
        Level.NORMAL: AtAGlance(quick.choose),
        Level.HARD: AtAGlance(Computer(book, Strategist, temper).choose),
    }
