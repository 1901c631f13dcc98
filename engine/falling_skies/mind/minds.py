"""The computer players of this game by level: easy with human mistakes, normal, and hard."""

from collections.abc import Mapping

from engine.core import AtAGlance, Decision, Dice, Level, Mind
from engine.falling_skies.actions import AnyAction
from engine.falling_skies.decisions import PlaceDice
from engine.falling_skies.mind.computer import Commander
from engine.falling_skies.mind.lookahead import QUICK, THOROUGH, Care
from engine.falling_skies.state import State
from engine.falling_skies.view import View

CURSORY = Care(candidates=6, samples=1)
SLIPS = 25  # percent of placements
SECONDS = 2  # number of next-best placements a slip is chosen from
NOT_MUCH = 0.12  # maximum loss of winning chance by a slip, so that it never gives up the city
FIRST_SLIP = 2  # the first round with slips


class EasyGoing:
    """Looks ahead a little, and sometimes takes a second-best placement."""

    def __init__(self) -> None:
        self._commander = Commander(CURSORY)

    def choose(self, view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
        """Returns the best action, or sometimes a placement that is nearly as good."""
        if not isinstance(decision, PlaceDice) or (view.round or 0) < FIRST_SLIP or dice.draw(100) >= SLIPS:
            return self._commander.choose(view, decision, legal, dice)
        best, *rest = self._commander.placements(view, legal, dice)
        others = [trial.place for trial in rest if best.chance - trial.chance <= NOT_MUCH]
        return dice.pick(others[:SECONDS] or [best.place])


def minds() -> Mapping[Level, Mind[State, AnyAction, View]]:
    """Returns the computer player of each level."""
    return {
        Level.EASY: AtAGlance(EasyGoing().choose),
        Level.NORMAL: AtAGlance(Commander(QUICK).choose),
        Level.HARD: AtAGlance(Commander(THOROUGH).choose),
    }
