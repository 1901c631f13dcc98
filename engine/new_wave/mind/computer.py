"""The normal computer player: plans a turn from its side's view, and takes the first action of the plan.

A plan is one option for each card in hand plus purchases. Every plan is evaluated; the judgement of the side
values cards and pieces.
"""

from collections.abc import Iterable, Sequence, Set
from itertools import combinations_with_replacement, product
from typing import NamedTuple

from engine.core import Decision, Dice
from engine.kit.temper import NEUTRAL, Temper
from engine.new_wave.actions import AnyAction, Buy, EndTurn, Fire, PlayCard, Regenerate, SwapOffer
from engine.new_wave.content import CardId, CardType, Gain, ModeId, Side
from engine.new_wave.decisions import TakeTurn
from engine.new_wave.mind.chart import Chart
from engine.new_wave.mind.human_judgement import VICTORY, HumanJudgement
from engine.new_wave.mind.ledger import Ledger
from engine.new_wave.mind.martian_judgement import MartianJudgement
from engine.new_wave.view import HandCard, ModeView, View

Judgement = MartianJudgement | HumanJudgement

UNIT = CardType.UNIT
POOR = 0.6  # an offer with a lower worth is swapped
FREE = (Fire, Regenerate)  # actions that cost no card


def choose(
    view: View, decision: Decision, legal: tuple[AnyAction, ...], dice: Dice, temper: Temper = NEUTRAL
) -> AnyAction:
    """Returns the best action; ties are broken at random."""
    if len(legal) == 1:
        return legal[0]
    judgement = _judgement(view, temper)
    if isinstance(decision, TakeTurn):
        return _next_move(judgement, legal, dice)
    return _best(((judgement.score(action), action) for action in legal), dice)


def worths(view: View, legal: Sequence[AnyAction], temper: Temper = NEUTRAL) -> list[float]:
    """Returns the worth of each answer to a decision of a card."""
    judgement = _judgement(view, temper)
    return [judgement.score(action) for action in legal]


def ledger_of(view: View, temper: Temper = NEUTRAL) -> Ledger:
    """Returns the ledger of the side on turn."""
    return _judgement(view, temper).ledger


def _judgement(view: View, temper: Temper) -> Judgement:
    chart = Chart(view)
    side = MartianJudgement if view.side is Side.MARTIANS else HumanJudgement
    return side(chart, temper)


def _best(scored: Iterable[tuple[float, AnyAction]], dice: Dice) -> AnyAction:
    ranked = list(scored)
    top = max(score for score, _ in ranked)
    best = [action for score, action in ranked if score >= top - 1e-9]
    return best[0] if len(best) == 1 else dice.pick(best)


class Use(NamedTuple):
    """One way to use a card in hand."""

    card: CardId
    mode: ModeId | None = None  # None: not played
    pool: str = ""  # uses of one pool share units and targets
    gain: int = 0
    harm: int = 0
    values: tuple[float, ...] = ()  # for the first use of the pool, the second, and so on
    cost: float = 0.0  # of the card leaving the game
    removes: bool = False
    walks: bool = False  # moves a tripod, perhaps to new targets
    blows: int = 0  # civilians it may kill there
    late: bool = False  # only after a walk: it has no target yet


class TurnPlan(NamedTuple):
    worth: float
    uses: tuple[Use, ...]
    purchases: tuple[CardId, ...]


def _next_move(judgement: Judgement, legal: tuple[AnyAction, ...], dice: Dice) -> AnyAction:
    """Returns the next action: earn, buy, use buildings, play cards best first, swap a poor offer, end."""
    choices = _choices(legal)
    plan = _plan(judgement, choices)
    earning = [use for use in plan.uses if use.gain]
    if earning:
        use = min(earning, key=lambda use: use.removes)
        return PlayCard(card=use.card, mode=_mode_of(use))
    for card in plan.purchases:
        if card in choices.buys:
            return Buy(card=card)
    for action in legal:
        if isinstance(action, FREE) and judgement.free_use(action) > 0:
            return _best(
                ((judgement.free_use(other), other) for other in legal if type(other) is type(action)), dice
            )
    playing = [use for use in plan.uses if use.mode is not None and not use.late]
    if playing:
        use = max(playing, key=lambda use: use.values[0] - use.cost if use.values else 0.0)
        return PlayCard(card=use.card, mode=_mode_of(use))
    swap = _swap(judgement, legal)
    if swap is not None:
        return swap
    return EndTurn() if EndTurn() in legal else dice.pick(legal)


def _mode_of(use: Use) -> ModeId:
    assert use.mode is not None, "the plan leaves this card alone"
    return use.mode


def _swap(judgement: Judgement, legal: tuple[AnyAction, ...]) -> SwapOffer | None:
    offers = {offer.card: offer for offer in judgement.chart.camp.offer}
    swaps = [action for action in legal if isinstance(action, SwapOffer)]
    if not swaps:
        return None
    worst = min(swaps, key=lambda swap: judgement.ledger.buying(offers[swap.card]))
    return worst if judgement.ledger.buying(offers[worst.card]) < POOR else None


# Plans.


class Choices(NamedTuple):
    """The legal plays and purchases."""

    plays: Set[tuple[CardId, ModeId]]
    buys: Set[CardId]


def _choices(legal: Sequence[AnyAction]) -> Choices:
    return Choices(
        plays={(action.card, action.mode) for action in legal if isinstance(action, PlayCard)},
        buys={action.card for action in legal if isinstance(action, Buy)},
    )


def _plan(judgement: Judgement, choices: Choices) -> TurnPlan:
    """Evaluates every use of the hand together with the best purchases."""
    names = [card.card for card in judgement.chart.camp.hand]
    held = {card.card: card for card in judgement.chart.camp.hand}
    ways = []
    for name, card in held.items():
        copies = names.count(name)  # copies are equal
        uses_of_one = _ways(judgement, card, copies, choices)
        ways.append(list(combinations_with_replacement(uses_of_one, copies)))
    purse = judgement.chart.camp.purse
    richest = purse + sum([max([sum([use.gain for use in part]) for part in parts]) for parts in ways])
    shop = _shop(judgement, choices, richest)
    best, most = TurnPlan(worth=float("-inf"), uses=(), purchases=()), len(shop) - 1
    for parts in product(*ways):
        uses = [use for part in parts for use in part]
        money = purse + sum([use.gain for use in uses])
        bought, purchases = shop[min(money, most)]
        worth = bought + _worth_of(judgement, uses)
        if worth > best.worth:
            best = TurnPlan(worth=worth, uses=tuple(uses), purchases=purchases)
    return best


def _ways(judgement: Judgement, held: HandCard, copies: int, choices: Choices) -> list[Use]:
    """Returns the uses of a card; keeping it in hand only if no use is compulsory."""
    uses, later = [], []
    for mode in held.modes:
        if (held.card, mode.id) in choices.plays:
            uses.append(_use(judgement, held, mode, copies))
        elif not mode.removes and judgement.blows(mode):
            later.append(_use(judgement, held, mode, copies)._replace(late=True))
    if all(use.removes for use in uses):
        uses.append(Use(card=held.card))
    return uses + later


def _use(judgement: Judgement, held: HandCard, mode: ModeView, copies: int) -> Use:
    commands = held.type is UNIT
    return Use(
        card=held.card,
        mode=mode.id,
        pool=held.card if commands or mode.damage else mode.id,
        gain=mode.effect.amount if isinstance(mode.effect, Gain) else 0,
        harm=mode.damage,
        values=judgement.use(mode, copies, commands=commands),
        cost=judgement.ledger.keeping(held.card) if mode.removes else 0.0,
        removes=mode.removes,
        walks=judgement.walks(mode),
        blows=judgement.blows(mode),
    )


def _worth_of(judgement: Judgement, uses: Sequence[Use]) -> float:
    """Returns the total worth of the uses, including a victory."""
    taken: dict[str, int] = {}
    gone = [use.card for use in uses if use.removes]
    worth, harm, spare, walks, late = 0.0, 0, 0, False, False
    if gone:
        worth -= judgement.ledger.starving(len(gone), sum([judgement.ledger.earns(card) for card in gone]))
    for use in uses:
        worth -= use.cost
        if use.mode is not None and not use.gain:
            walks |= use.walks
            late |= use.late
            earlier = taken.get(use.pool, 0)
            taken[use.pool] = earlier + 1
            if earlier < len(use.values):
                worth += use.values[earlier]
                harm += use.harm
            else:
                spare += use.blows
    if late and not walks:
        return float("-inf")
    if walks and spare:
        worth += judgement.after_walking(spare)
    return worth + (VICTORY if judgement.wins(harm) else 0.0)


def _shop(judgement: Judgement, choices: Choices, richest: int) -> list[tuple[float, tuple[CardId, ...]]]:
    """Returns the best purchases for every amount of money."""
    purse = judgement.chart.camp.purse
    offers = [
        offer
        for offer in judgement.chart.camp.offer
        if purse < offer.cost <= richest or offer.card in choices.buys  # a building needs a place
    ]
    most = min(richest, sum([offer.cost for offer in offers]))
    best: list[tuple[float, tuple[CardId, ...]]] = [(0.0, ())] * (most + 1)
    for offer in offers:
        worth = judgement.ledger.buying(offer)
        if worth <= 0:
            continue
        for money in range(most, offer.cost - 1, -1):
            before, cards = best[money - offer.cost]
            if before + worth > best[money][0]:
                best[money] = (before + worth, (*cards, offer.card))
    return best
