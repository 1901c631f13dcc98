"""The computer player: plans a turn from what its side sees, and makes the first move of the plan.

A plan is one option for each card in hand and what the money buys. Every plan is weighed; what a card or a
piece is worth is for the mind of the side to say.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import product
from typing import NamedTuple

from engine.core import Decision, Dice
from engine.new_wave.actions import AnyAction, Buy, EndTurn, Fire, PlayCard, Regenerate, SwapOffer
from engine.new_wave.chart import Chart
from engine.new_wave.content import CardId, Gain, ModeId, Side
from engine.new_wave.decisions import TakeTurn
from engine.new_wave.forecast import held_mode
from engine.new_wave.human_mind import HumanMind
from engine.new_wave.martian_mind import MartianMind
from engine.new_wave.view import View

Mind = MartianMind | HumanMind

POOR = 0.6  # an offer worth less is swapped


def choose(view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
    """Picks an action; equal ones are drawn by lot."""
    if len(legal) == 1:
        return legal[0]
    chart = Chart(view)
    mind: Mind = MartianMind(chart) if view.side is Side.MARTIANS else HumanMind(chart)
    if isinstance(decision, TakeTurn):
        return _next_move(mind, legal, dice)
    return _best(((mind.score(action), action) for action in legal), dice)


def _best(scored: Iterable[tuple[float, AnyAction]], dice: Dice) -> AnyAction:
    ranked = list(scored)
    top = max(score for score, _ in ranked)
    best = [action for score, action in ranked if score >= top - 1e-9]
    return best[0] if len(best) == 1 else dice.pick(best)


class Use(NamedTuple):
    """One way to use a card in hand."""

    card: CardId
    mode: ModeId | None  # None: it is not played
    gain: int
    values: tuple[float, ...]  # for the first card used so, the second, and so on
    cost: float  # of the card leaving the game
    removes: bool


class Plan(NamedTuple):
    worth: float
    uses: tuple[Use, ...]
    purchases: tuple[CardId, ...]


def _next_move(mind: Mind, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
    """Earn, buy, use buildings, play the rest of the hand best first, swap a poor offer, end."""
    plan = _plan(mind, legal)
    earning = [use for use in plan.uses if use.gain]
    if earning:
        use = min(earning, key=lambda use: use.removes)
        return PlayCard(card=use.card, mode=_named(use))
    for card in plan.purchases:
        if Buy(card=card) in legal:
            return Buy(card=card)
    for action in legal:
        if isinstance(action, Fire | Regenerate) and mind.free_use(action) > 0:
            return _best(
                ((mind.free_use(other), other) for other in legal if type(other) is type(action)), dice
            )
    playing = [use for use in plan.uses if use.mode is not None]
    if playing:
        use = max(playing, key=lambda use: use.values[0] - use.cost if use.values else 0.0)
        return PlayCard(card=use.card, mode=_named(use))
    swap = _swap(mind, legal)
    if swap is not None:
        return swap
    return EndTurn() if EndTurn() in legal else dice.pick(legal)


def _named(use: Use) -> ModeId:
    assert use.mode is not None, "the plan leaves this card alone"
    return use.mode


def _swap(mind: Mind, legal: tuple[AnyAction, ...]) -> SwapOffer | None:
    offers = {offer.card: offer for offer in mind.chart.camp.offer}
    swaps = [action for action in legal if isinstance(action, SwapOffer)]
    if not swaps:
        return None
    worst = min(swaps, key=lambda swap: mind.purchase(offers[swap.card]))
    return worst if mind.purchase(offers[worst.card]) < POOR else None


# Plans.


def _plan(mind: Mind, legal: tuple[AnyAction, ...]) -> Plan:
    """Weighs every way to use the hand together with the best that its money can buy."""
    hand = [held.card for held in mind.chart.camp.hand]
    ways = [_ways(mind, card, legal) for card in hand]
    shop = _shop(mind, legal)
    best = Plan(worth=float("-inf"), uses=(), purchases=())
    for uses in product(*ways):
        money = mind.chart.camp.purse + sum(use.gain for use in uses)
        bought, purchases = shop[min(money, len(shop) - 1)]
        worth = bought + _used(uses)
        if worth > best.worth:
            best = Plan(worth=worth, uses=uses, purchases=purchases)
    return best


def _ways(mind: Mind, card: CardId, legal: tuple[AnyAction, ...]) -> list[Use]:
    """Returns how a card may be used; it may stay in hand only when nothing forces it out."""
    uses: list[Use] = []
    for action in legal:
        if not isinstance(action, PlayCard) or action.card != card:
            continue
        mode = held_mode(mind.view, card, action.mode)
        gain = mode.effect.amount if isinstance(mode.effect, Gain) else 0
        cost = mind.play_worth(card) if mode.removes else 0.0
        uses.append(
            Use(card=card, mode=mode.id, gain=gain, values=mind.use(mode), cost=cost, removes=mode.removes)
        )
    if all(use.removes for use in uses):
        uses.append(Use(card=card, mode=None, gain=0, values=(), cost=0.0, removes=False))
    return uses


def _used(uses: Sequence[Use]) -> float:
    """Adds up what the cards do; alike uses share their targets."""
    taken: Counter[ModeId] = Counter()
    total = 0.0
    for use in uses:
        total -= use.cost
        if use.mode is not None and not use.gain:
            earlier = taken[use.mode]
            taken[use.mode] += 1
            total += use.values[earlier] if earlier < len(use.values) else 0.0
    return total


def _shop(mind: Mind, legal: tuple[AnyAction, ...]) -> list[tuple[float, tuple[CardId, ...]]]:
    """Returns, for every sum of money, the best that can be bought of the row."""
    purse = mind.chart.camp.purse
    offers = [
        (offer, mind.purchase(offer))
        for offer in mind.chart.camp.offer
        if offer.cost > purse or Buy(card=offer.card) in legal  # what has no place is not for sale
    ]
    most = sum(offer.cost for offer, _ in offers)
    best: list[tuple[float, tuple[CardId, ...]]] = [(0.0, ())] * (most + 1)
    for offer, worth in offers:
        if worth <= 0:
            continue
        for money in range(most, offer.cost - 1, -1):
            before, cards = best[money - offer.cost]
            if before + worth > best[money][0]:
                best[money] = (before + worth, (*cards, offer.card))
    return best
