"""The computer players of this game: one with the slips people make, a quick one, one that plans turns."""

from collections.abc import Mapping

from engine.core import AtAGlance, Decision, Dice, Level, Mind
from engine.new_wave.actions import AnyAction, Buy, PlayCard
from engine.new_wave.computer import choose, worths
from engine.new_wave.decisions import TakeTurn
from engine.new_wave.forecast import held_mode
from engine.new_wave.rules import NewWaveRules
from engine.new_wave.state import State
from engine.new_wave.strategist import Strategist
from engine.new_wave.view import View

SLIPS = 16  # of a hundred choices
SECONDS = 2  # how many of the next best a slip may fall on
AS_GOOD = 0.02  # what differs by less is no slip
NOT_MUCH = 1.5  # a slip costs no more than this: nobody forgets to win
FIRST_SLIP = 2  # the round from which on slips are made


def easy_going(view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
    """Returns what the quick player does, or in a careless moment something that looks nearly as good."""
    best = choose(view, decision, legal, dice)
    if len(legal) == 1 or view.round < FIRST_SLIP or dice.draw(100) >= SLIPS:
        return best
    if isinstance(decision, TakeTurn):
        others = _at_hand(view, legal, best)
        return dice.pick(others) if others else best
    return dice.pick(_next_best(legal, worths(view, legal), best))


def _at_hand(view: View, legal: tuple[AnyAction, ...], best: AnyAction) -> list[AnyAction]:
    """Returns what else may be played or bought without giving a card away for good."""
    plays = [action for action in legal if isinstance(action, PlayCard)]
    kept: list[AnyAction] = [play for play in plays if not held_mode(view, play.card, play.mode).removes]
    kept += [action for action in legal if isinstance(action, Buy)]
    return [action for action in kept if action != best]


def _next_best(legal: tuple[AnyAction, ...], weights: list[float], best: AnyAction) -> list[AnyAction]:
    """Returns the best of the actions that are worse than the best, but not by much; else the best alone."""
    order = sorted(range(len(legal)), key=lambda index: -weights[index])
    top = weights[order[0]]
    worse = [index for index in order if AS_GOOD < top - weights[index] <= NOT_MUCH]
    return [legal[index] for index in worse[:SECONDS]] or [best]


def minds(rules: NewWaveRules) -> Mapping[Level, Mind[State, AnyAction, View]]:
    """Returns the player of each level."""
    return {
        Level.EASY: AtAGlance(easy_going),
        Level.NORMAL: AtAGlance(choose),
        Level.HARD: Strategist(rules),
    }
