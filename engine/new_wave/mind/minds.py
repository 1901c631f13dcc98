"""The computer players of this game by level: easy with human mistakes, normal, and hard."""

from collections.abc import Mapping
from functools import partial

from engine.core import AtAGlance, Decision, Dice, Level, Mind
from engine.kit.slips import Slips
from engine.kit.temper import NEUTRAL, Temper
from engine.new_wave.actions import AnyAction, Buy, PlayCard
from engine.new_wave.decisions import TakeTurn
from engine.new_wave.forecast import held_mode
from engine.new_wave.mind.computer import choose, worths
from engine.new_wave.mind.strategist import Strategist
from engine.new_wave.rules import NewWaveRules
from engine.new_wave.state import State
from engine.new_wave.view import View

SLIPS = Slips(percent=16, first_round=2, seconds=2, as_good=0.02, not_much=1.5)


def easy_going(
    view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice, temper: Temper = NEUTRAL
) -> AnyAction:
    """Returns the normal player's action, or sometimes one that is nearly as good."""
    kept = _harmless(view, legal)
    best = choose(view, decision, kept, dice, temper)
    if len(kept) == 1 or not SLIPS.happen(view.round, dice):
        return best
    if isinstance(decision, TakeTurn):
        others: list[AnyAction] = [one for one in kept if isinstance(one, PlayCard | Buy) and one != best]
    else:
        others = SLIPS.nearly_best(kept, worths(view, kept, temper))
    return dice.pick(others) if others else best


def _harmless(view: View, legal: tuple[AnyAction, ...]) -> tuple[AnyAction, ...]:
    """Returns the actions that leave every card in the game; all, if there are no others."""
    kept = tuple(
        action
        for action in legal
        if not (isinstance(action, PlayCard) and held_mode(view, action.card, action.mode).removes)
    )
    return kept or legal


def minds(rules: NewWaveRules, temper: Temper = NEUTRAL) -> Mapping[Level, Mind[State, AnyAction, View]]:
    """Returns the computer player of each level with a temper."""
    return {
        Level.EASY: AtAGlance(partial(easy_going, temper=temper)),
        Level.NORMAL: AtAGlance(partial(choose, temper=temper)),
        Level.HARD: Strategist(rules, temper=temper),
    }
