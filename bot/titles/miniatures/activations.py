"""Whole activations, as the orders panel offers them: what a figure does, and what it does then."""

from collections.abc import Collection, Iterable, Iterator

from bot.titles.miniatures.hints import Hints
from bot.titles.miniatures.odds import Odds
from bot.titles.title import WholeOrder, Words
from engine.core import Seat
from engine.miniatures import MiniaturesRules
from engine.miniatures import decisions as ask
from engine.miniatures.actions import AnyAction, Move, Shoot, StandUp
from engine.miniatures.orders import OFF_BOARD, Orders, Plan
from engine.miniatures.pieces import FigureId
from engine.miniatures.state import Acting, State

MOVE_SHOOT, SHOOT_MOVE = "whole-move-shoot", "whole-shoot-move"
MOVE_TWICE, STAND_UP = "whole-move-twice", "whole-stand-up"

Activation = WholeOrder[AnyAction]
Likely = tuple[float, Activation]  # how likely it kills


class Activations:
    """Looks two steps ahead for the figure that acts, as far as no die and no marker decides."""

    def __init__(self, rules: MiniaturesRules, odds: Odds, hints: Hints) -> None:
        self._rules = rules
        self._odds = odds
        self._hints = hints

    def of(self, state: State, seat: Seat, words: Words) -> tuple[Activation, ...]:
        """Returns what the figure that has just been activated could do in one go; the best shots first."""
        match self._rules.decision(state):
            case ask.ChooseAction(figure=figure) if _is_fresh(state):
                orders = Orders(self._rules, state, seat)
                nowhere = (OFF_BOARD, state.figures[figure].at)  # there and back leads nowhere either
                walks = [plan for to, plan in orders.moves(figure).items() if to not in nowhere]
                return (
                    *_best_first(self._after_steps(orders, seat, figure, walks, words)),
                    *_best_first(self._before_steps(state, seat, figure, walks, words)),
                    *self._walks(state, seat, walks, words),
                )
        return ()

    def _after_steps(
        self, orders: Orders, seat: Seat, figure: FigureId, walks: Collection[Plan], words: Words
    ) -> Iterator[Likely]:
        """Yields shots after a step or after standing up, with their odds from there."""
        for before in (*(plan for plan in walks if len(plan) == 1), (StandUp(),)):
            there = orders.after(before)
            if there is None:
                continue
            kind = MOVE_SHOOT if isinstance(before[0], Move) else STAND_UP
            for shot, chance, hint in self._shots(there, seat, figure, words):
                yield chance, WholeOrder(kind=kind, actions=(*before, shot), hint=hint)

    def _before_steps(
        self, state: State, seat: Seat, figure: FigureId, walks: Collection[Plan], words: Words
    ) -> Iterator[Likely]:
        """Yields shots with a step after them: whether it can be made shows when it comes."""
        steps = [plan[0] for plan in walks if len(plan) == 1 and isinstance(plan[0], Move)]
        for shot, chance, hint in self._shots(state, seat, figure, words):
            for step in steps:
                yield chance, WholeOrder(kind=SHOOT_MOVE, actions=(shot, step), hint=hint)

    def _shots(
        self, state: State, seat: Seat, figure: FigureId, words: Words
    ) -> Iterator[tuple[Shoot, float, str]]:
        """Yields who a figure may shoot at without more ado, how likely that kills, and the same in words."""
        view = self._rules.view(state, seat)
        if not isinstance(view.decision, ask.ChooseAction):
            return
        for shot in self._rules.legal(state, seat):
            if isinstance(shot, Shoot):
                target = view.figures[shot.target]
                both = self._odds.judge(view).shot(view.figures[figure], target, shot.weapon, aim=False)
                yield shot, both.kill, self._hints.hint(view, shot, words)

    def _walks(self, state: State, seat: Seat, walks: Collection[Plan], words: Words) -> Iterator[Activation]:
        """Yields ways of two steps, or of one after standing up, with what is at their end."""
        view = self._rules.view(state, seat)
        for plan in walks:
            if len(plan) == 2:
                kind = MOVE_TWICE if isinstance(plan[0], Move) else STAND_UP
                yield WholeOrder(kind=kind, actions=plan, hint=self._hints.hint(view, plan[-1], words))


def _best_first(found: Iterable[Likely]) -> list[Activation]:
    return [order for _, order in sorted(found, key=lambda each: -each[0])]


def _is_fresh(state: State) -> bool:
    """Tells whether the figure that acts has done nothing yet."""
    match state.stack[-1]:
        case Acting(steps=0, shot=False, stood=False, done=False, extras=0):
            return True
    return False
