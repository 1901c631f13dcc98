"""What a figure does next in the same order: move there, then shoot at it if it is still there."""

from collections.abc import Mapping

from bot.titles.miniatures.odds import Odds
from bot.titles.title import Choice, Words
from engine.core import Refused, Seat
from engine.miniatures import MiniaturesRules
from engine.miniatures.actions import Move, Shoot
from engine.miniatures.grid import PLACE, Square
from engine.miniatures.orders import OFF_BOARD, Orders, Plan
from engine.miniatures.pieces import FigureId
from engine.miniatures.refusals import NotASquare, NotNow

Given = Mapping[str, str]
THEN = "then"  # the slot
SHOOT, MOVE = "shoot", "move"  # what its value begins with


class Sequels:
    """The last slot of an order: a further step, looked up as far as no die and no marker decides."""

    def __init__(self, rules: MiniaturesRules, odds: Odds) -> None:
        self._rules = rules
        self._odds = odds

    def shots(self, orders: Orders, seat: Seat, figure: FigureId, plan: Plan, words: Words) -> list[Choice]:
        """Returns who a figure could shoot at after its way."""
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
        """Returns where a figure could step after a shot, as far as can be seen before it."""
        ways = orders.moves(figure)
        near = [to for to, plan in ways.items() if _steps(plan) == 1 and to != OFF_BOARD]
        return [Choice(value=f"{MOVE} {to}", label=words("choice-then-move", at=to)) for to in near]

    def plan(self, orders: Orders, seat: Seat, figure: FigureId, before: Plan, given: Given) -> Plan:
        """Returns the step that follows what was ordered; whether it can be done shows when it comes."""
        typed = given.get(THEN, "").split()
        match [word.casefold() for word in typed]:
            case []:
                return ()
            case ["shoot", target]:
                return (self._shot(orders, seat, figure, before, FigureId(target.upper())),)
            case ["move", to]:
                return (Move(to=_square(to)),)
        raise Refused(NotNow())

    def _shot(self, orders: Orders, seat: Seat, figure: FigureId, before: Plan, target: FigureId) -> Shoot:
        """Returns a shot with the weapon that reaches; the usual one where that cannot be foreseen."""
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
