"""Whole activations for the orders panel: two actions of a figure as one order."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from bot.titles.miniatures.hints import Hints
from bot.titles.miniatures.named_cards import NamedCards
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
WITH_CARD = "whole-with-card"

Activation = WholeOrder[AnyAction]
Likely = tuple[float, Activation]  # the probability of a kill


class Activations:
    """Looks two steps ahead for the acting figure, as long as no die and no marker decides."""

    def __init__(self, rules: MiniaturesRules, odds: Odds, hints: Hints) -> None:
        self._rules = rules
        self._odds = odds
        self._hints = hints
        self._cards = NamedCards(rules)

    def of(self, state: State, seat: Seat, words: Words) -> tuple[Activation, ...]:
        """Returns the orders that the acting figure could carry out in one go, the best attacks first."""
        match self._rules.decision(state):
            case ask.ChooseAction(figure=figure) if _is_fresh(state):
                return self._of_fresh(state, seat, figure, words)
            case (
                ask.ChooseAction(figure=figure)
                | ask.ChooseOpponent(figure=figure)
                | ask.ShootAgain(figure=figure)
                | ask.MoveFreely(figure=figure)
            ):
                return tuple(_best_first(self._with_card(state, seat, figure, {(): state}, words)))
        return ()

    def _of_fresh(self, state: State, seat: Seat, figure: FigureId, words: Words) -> tuple[Activation, ...]:
        """Returns the orders of a figure that has just been activated."""
        orders = Orders(self._rules, state, seat)
        nowhere = (OFF_BOARD, state.figures[figure].at)  # moving back to its own square is pointless, too
        walks = [plan for to, plan in orders.moves(figure).items() if to not in nowhere]
        first: list[Plan] = [*(plan for plan in walks if len(plan) == 1), (StandUp(),)]
        after = {plan: orders.after(plan) for plan in first}
        stands = {plan: there for plan, there in after.items() if there is not None}
        return (
            *_best_first(self._after_steps(seat, figure, stands, words)),
            *_best_first(self._before_steps(state, seat, figure, walks, words)),
            *_best_first(self._with_card(state, seat, figure, {(): state, **stands}, words)),
            *self._walks(state, seat, walks, words),
        )

    def _after_steps(
        self, seat: Seat, figure: FigureId, stands: Mapping[Plan, State], words: Words
    ) -> Iterator[Likely]:
        """Yields shots after a step or after standing up, with the odds from there."""
        for before, there in stands.items():
            kind = MOVE_SHOOT if isinstance(before[0], Move) else STAND_UP
            for shot, chance, hint in self._shots(there, seat, figure, words):
                yield chance, WholeOrder(kind=kind, actions=(*before, shot), hint=hint)

    def _before_steps(
        self, state: State, seat: Seat, figure: FigureId, walks: Collection[Plan], words: Words
    ) -> Iterator[Likely]:
        """Yields shots followed by a step, which may turn out to be illegal after the shot."""
        steps = [plan[0] for plan in walks if len(plan) == 1 and isinstance(plan[0], Move)]
        for shot, chance, hint in self._shots(state, seat, figure, words):
            for step in steps:
                yield chance, WholeOrder(kind=SHOOT_MOVE, actions=(shot, step), hint=hint)

    def _shots(
        self, state: State, seat: Seat, figure: FigureId, words: Words
    ) -> Iterator[tuple[Shoot, float, str]]:
        """Yields legal shots with their probability of a kill and their hint."""
        view = self._rules.view(state, seat)
        if not isinstance(view.decision, ask.ChooseAction):
            return
        for shot in self._rules.legal(state, seat):
            if isinstance(shot, Shoot):
                target = view.figures[shot.target]
                both = self._odds.judge(view).shot(view.figures[figure], target, shot.weapon, aim=False)
                yield shot, both.kill, self._hints.hint(view, shot, words)

    def _with_card(
        self, state: State, seat: Seat, figure: FigureId, stands: Mapping[Plan, State], words: Words
    ) -> Iterator[Likely]:
        """Yields attacks with a hand card that is played in their reaction window."""
        if not self._cards.holds_any(state, seat):
            return
        for before, orders, attack in self._attacks(state, seat, figure, stands):
            for card in self._cards.fitting(orders, seat, attack):
                actions, ending = (*before, attack, card.play), self._cards.ending(state, seat, card, words)
                hint = card.hint(words)
                yield card.after, WholeOrder(kind=WITH_CARD, actions=actions, hint=hint, ending=ending)

    def _attacks(
        self, state: State, seat: Seat, figure: FigureId, stands: Mapping[Plan, State]
    ) -> Iterator[tuple[Plan, Orders, AnyAction]]:
        """Yields the possible attacks, with the actions before them and the position they are made from."""
        for before, there in stands.items():
            orders = Orders(self._rules, there, seat)
            yield from ((before, orders, attack) for attack in orders.attacks())
        here = Orders(self._rules, state, seat)
        for *way, attack in here.fights(figure).values():
            beside = here.after(tuple(way))
            if beside is not None:
                yield tuple(way), Orders(self._rules, beside, seat), attack

    def _walks(self, state: State, seat: Seat, walks: Collection[Plan], words: Words) -> Iterator[Activation]:
        """Yields moves of two steps, or of one after standing up, with the hint of their last step."""
        view = self._rules.view(state, seat)
        for plan in walks:
            if len(plan) == 2:
                kind = MOVE_TWICE if isinstance(plan[0], Move) else STAND_UP
                yield WholeOrder(kind=kind, actions=plan, hint=self._hints.hint(view, plan[-1], words))


def _best_first(found: Iterable[Likely]) -> list[Activation]:
    return [order for _, order in sorted(found, key=lambda each: -each[0])]


def _is_fresh(state: State) -> bool:
    """Tells whether the acting figure has done nothing yet."""
    match state.stack[-1]:
        case Acting(steps=0, shot=False, stood=False, done=False, extras=0):
            return True
    return False
