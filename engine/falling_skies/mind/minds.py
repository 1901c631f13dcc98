"""The computer players of this game: one that makes the slips people make, a quick one, a thorough one."""

from collections.abc import Mapping

from engine.core import AtAGlance, Decision, Dice, Level, Mind
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.decisions import PlaceDice
from engine.falling_skies.mind.computer import Commander
from engine.falling_skies.mind.lookahead import QUICK, THOROUGH, Care
from engine.falling_skies.state import State
from engine.falling_skies.view import View

CURSORY = Care(candidates=6, samples=1)
SLIPS = 25  # of a hundred placements
SECONDS = 2  # how many of the next best a slip may fall on
NOT_MUCH = 0.12  # a slip costs no more of the chance to win: nobody forgets to save the city
FIRST_SLIP = 2  # the round from which on slips are made


class EasyGoing:
    """Looks ahead a little, and now and then takes the second best for the best."""

    def __init__(self) -> None:
        self._commander = Commander(CURSORY)

    def choose(self, view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
        """Returns the action that looks best, or in a careless moment one that looks nearly as good."""
        if not isinstance(decision, PlaceDice) or (view.round or 0) < FIRST_SLIP or dice.draw(100) >= SLIPS:
            return self._commander.choose(view, decision, legal, dice)
        best, *rest = self._commander.placements(view, legal, dice)
        others = [trial.place for trial in rest if best.chance - trial.chance <= NOT_MUCH]
        return dice.pick(others[:SECONDS] or [best.place])


def minds() -> Mapping[Level, Mind[State, AnyAction, View]]:
    """Returns the player of each level."""
    return {
        Level.EASY: AtAGlance(EasyGoing().choose),
        Level.NORMAL: AtAGlance(Commander(QUICK).choose),
        Level.HARD: AtAGlance(Commander(THOROUGH).choose),
    }
