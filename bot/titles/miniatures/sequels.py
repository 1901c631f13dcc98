"""Second actions of an order: move, then shoot; or shoot, then move."""

from collections.abc import Mapping

from bot.titles.miniatures.odds import Odds
from bot.titles.title import Choice, Words
from engine.core import OtherQuestion, Refused, Seat
from engine.miniatures import MiniaturesRules
from engine.miniatures.actions import Move, Shoot
from engine.miniatures.grid import PLACE, Square
from engine.miniatures.orders import OFF_BOARD, Orders, Plan
from engine.miniatures.pieces import FigureId
from engine.miniatures.refusals import NotASquare

Given = Mapping[str, str]
THEN = "then"  # the slot
SHOOT, MOVE = "shoot", "move"  # first word of its value


class Sequels:
    """The last slot of an order: a second action, looked up as long as no die and no marker decides."""

    def __init__(self, rules: MiniaturesRules, odds: Odds) -> None:
        self._rules = rules
        self._odds = odds

    def shots(self, orders: Orders, seat: Seat, figure: FigureId, plan: Plan, words: Words) -> list[Choice]:
        """Returns the possible targets of a figure after a move."""
        there = orders.after(plan)
        if there is None:
            return []
        view = self._rules.view(there, seat)
        found = Orders(self._rules, there, seat).shots(figure, aim=False)
        return [
            Choice(
                value=f"{SHOOT} {target}",
                label=words(
                    "choice-then-shoot", target=target, who=self._odds.who(view.figures[target], words)
                ),
            )
            for target in found
        ]

    def steps(self, orders: Orders, figure: FigureId, words: Words) -> list[Choice]:
        """Returns the squares for a step after a shot, as far as they can be foreseen."""
        ways = orders.moves(figure)
        near = [to for to, plan in ways.items() if _steps(plan) == 1 and to != OFF_BOARD]
        return [Choice(value=f"{MOVE} {to}", label=words("choice-then-move", at=to)) for to in near]

    def plan(self, orders: Orders, seat: Seat, figure: FigureId, before: Plan, given: Given) -> Plan:
        """Returns the second action of an order; whether it is legal is checked when its turn comes."""
        typed = given.get(THEN, "").split()
        match [word.casefold() for word in typed]:
            case []:
                return ()
            case ["shoot", target]:
                return (self._shot(orders, seat, figure, before, FigureId(target.upper())),)
            case ["move", to]:
                return (Move(to=_square(to)),)
        raise Refused(OtherQuestion())

    def _shot(self, orders: Orders, seat: Seat, figure: FigureId, before: Plan, target: FigureId) -> Shoot:
        """Returns a shot with a weapon that reaches the target, or the default one if unforeseeable."""
        there = orders.after(before)
        found = {} if there is None else Orders(self._rules, there, seat).shots(figure, aim=False)
        last = found[target][-1] if target in found else None
        return last if isinstance(last, Shoot) else Shoot(target=target)


def _steps(plan: Plan) -> int:
    return sum(isinstance(action, Move) for action in plan)


def _square(typed: str) -> Square:
    at = Square(typed.upper())
    if at not in PLACE:
        raise Refused(NotASquare(typed=typed[:20]))
    return at
