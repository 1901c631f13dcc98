"""The computer players of this game by level: easy with human mistakes, normal, and hard."""

from collections.abc import Mapping

from engine.core import AtAGlance, Decision, Dice, Level, Mind
from engine.kit.slips import Slips
from engine.new_wave.actions import AnyAction, Buy, PlayCard
from engine.new_wave.decisions import TakeTurn
from engine.new_wave.forecast import held_mode
from engine.new_wave.mind.computer import choose, worths
from engine.new_wave.mind.strategist import Strategist
from engine.new_wave.rules import NewWaveRules
from engine.new_wave.state import State
from engine.new_wave.view import View

SLIPS = Slips(percent=16, first_round=2, seconds=2, as_good=0.02, not_much=1.5)


def easy_going(view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
    """Returns the normal player's action, or sometimes one that is nearly as good."""
    best = choose(view, decision, legal, dice)
    if len(legal) == 1 or not SLIPS.happen(view.round, dice):
        return best
    if isinstance(decision, TakeTurn):
        others = _alternatives(view, legal, best)
    else:
        others = SLIPS.nearly_best(legal, worths(view, legal))
    return dice.pick(others) if others else best


def _alternatives(view: View, legal: tuple[AnyAction, ...], best: AnyAction) -> list[AnyAction]:
    """Returns the other cards to play or buy that do not remove a card from the game."""
    plays = [action for action in legal if isinstance(action, PlayCard)]
    kept: list[AnyAction] = [play for play in plays if not held_mode(view, play.card, play.mode).removes]
    kept += [action for action in legal if isinstance(action, Buy)]
    return [action for action in kept if action != best]


def minds(rules: NewWaveRules) -> Mapping[Level, Mind[State, AnyAction, View]]:
    """Returns the computer player of each level."""
    return {
        Level.EASY: AtAGlance(easy_going),
        Level.NORMAL: AtAGlance(choose),
        Level.HARD: Strategist(rules),
    }
