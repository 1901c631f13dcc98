"""Whole orders of War of the Worlds for the panel: a card or a purchase together with its target."""

from collections.abc import Iterator

from bot.titles.new_wave.hints import cost, hint, there
from bot.titles.new_wave.orders import Orders, Piece, Plan
from bot.titles.new_wave.verbs import target_name
from bot.titles.title import WholeOrder, Words
from engine.core import Seat
from engine.new_wave import NewWaveRules
from engine.new_wave import actions as do
from engine.new_wave import decisions as ask
from engine.new_wave.actions import AnyAction
from engine.new_wave.content import AreaId, Content, UnitKind
from engine.new_wave.state import State, UnitId
from renderer.scenes.new_wave import names

STRIKE, TAKE, PLACE, BUY = "whole-strike", "whole-take", "whole-place", "whole-buy"
MOVES = {
    UnitKind.ARMY: "whole-move-army",
    UnitKind.NAVY: "whole-move-navy",
    UnitKind.TRIPOD: "whole-move-tripod",
    UnitKind.UFO: "whole-move-ufo",
}
MOVE_CIVILIAN = "whole-move-civilian"
GAP = " · "

Order = WholeOrder[AnyAction]


class Turns:
    """Looks one card ahead, as long as no chance decides."""

    def __init__(self, rules: NewWaveRules, content: Content) -> None:
        self._rules = rules
        self._content = content

    def of(self, state: State, seat: Seat, words: Words) -> tuple[Order, ...]:
        """Returns the cards and purchases of a turn, each with every target."""
        decision = self._rules.decision(state)
        if not isinstance(decision, ask.TakeTurn) or seat not in decision.seats:
            return ()
        orders = Orders(self._rules, self._content, state, seat)
        return (*self._plays(orders, words), *self._purchases(orders, words))

    def _plays(self, orders: Orders, words: Words) -> Iterator[Order]:
        for play in orders.plays():
            card = names.card(play.card, words)
            then = orders.after(play)
            for (piece, to), plan in then.steps().items():
                what = words("whole-moves", piece=_piece(then, piece, words), to=names.area(to, words))
                yield _order(_mover(then, piece), (play, *plan), what, card, there(then.view, to, words))
            for target in then.targets():
                kind = {do.Hit: STRIKE, do.TakeCivilian: TAKE, do.Place: PLACE}[type(target)]
                what = target_name(target, words)
                yield _order(kind, (play, target), what, card, hint(then.view, target, words))

    def _purchases(self, orders: Orders, words: Words) -> Iterator[Order]:
        for buy in orders.legal:
            if not isinstance(buy, do.Buy):
                continue
            then, price = orders.after(buy), cost(orders.view, buy, words)
            for target in then.targets():
                if isinstance(target, do.Place):
                    what = words(
                        "whole-moves", piece=names.card(buy.card, words), to=names.area(target.area, words)
                    )
                    yield _order(BUY, (buy, target), what, price, there(then.view, target.area, words))


def _order(kind: str, actions: Plan, label: str, *details: str) -> Order:
    return WholeOrder(
        kind=kind, actions=actions, label=label, hint=GAP.join(piece for piece in details if piece)
    )


def _mover(orders: Orders, piece: Piece) -> str:
    """Returns the list of a piece's moves: one per kind of unit, one for civilians."""
    unit = orders.state.units.get(UnitId(piece))
    return MOVES[unit.kind] if unit is not None else MOVE_CIVILIAN


def _piece(orders: Orders, piece: Piece, words: Words) -> str:
    if piece in orders.state.units:
        return names.unit(UnitId(piece), words)
    return names.area(AreaId(piece), words)
