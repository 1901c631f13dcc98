"""The hard computer player: searches whole turns, with every order and option of the cards, and purchases.

The cards played so far decide the worth of the rest, so for every remaining part of the hand the best few
positions are kept, and compared only among themselves. A turn is evaluated at its end; the weights include
the other side's possible replies.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import NamedTuple

from msgspec.structs import replace

from engine.core import Dice, Seat, Thought
from engine.kit.playouts import QuickDice
from engine.kit.temper import NEUTRAL, Temper
from engine.new_wave.actions import (
    AnyAction,
    Buy,
    EndTurn,
    Fire,
    MoveCivilian,
    PlayCard,
    Regenerate,
    SwapOffer,
)
from engine.new_wave.board import Position, standing
from engine.new_wave.content import CardId, Gain, Guerrilla, Mode, Repair, Side
from engine.new_wave.mind.appraisal import BY_LEDGER, Appraiser, survey
from engine.new_wave.mind.computer import ledger_of
from engine.new_wave.mind.experience import EXPERIENCE, Experience, lean
from engine.new_wave.mind.ledger import Ledger
from engine.new_wave.rules import NewWaveRules
from engine.new_wave.state import Camp, State, seat_of
from engine.new_wave.view import OfferCard, View

WON = 1000.0
MONEY = 99  # more than any price


class Effort(NamedTuple):
    """The search limits, counted in positions, so that the search is deterministic."""

    width: int = 4  # positions kept for each part of the hand
    inner: int = 3  # positions kept while a card is being resolved
    walks: int = 4  # moves of civilians tried


class Node(NamedTuple):
    """A position within the turn, with the first action towards it."""

    value: float
    state: State
    first: AnyAction | None  # None: the start of the search


class Goods(NamedTuple):
    """The best purchases for an amount of money."""

    worth: float = 0.0
    things: tuple[AnyAction, ...] = ()


class Earning(NamedTuple):
    """The earning cards among the rest of the hand, and the purchases they pay for."""

    worth: float
    modes: tuple[PlayCard, ...]
    things: tuple[AnyAction, ...]


class Plan(NamedTuple):
    worth: float
    node: Node
    earning: Earning


Hand = tuple[CardId, ...]
Part = tuple[int, Hand]


class Strategist:
    """Searches the whole turn; needs one sampled world."""

    worlds = 1

    def __init__(
        self,
        rules: NewWaveRules,
        effort: Effort = Effort(),  # noqa: B008 - a constant
        experience: Mapping[Side, Experience] = EXPERIENCE,
        temper: Temper = NEUTRAL,
    ) -> None:
        self._rules = rules
        self._terrain = survey(rules.content)
        self._effort = effort
        self._experience = {side: lean(taught, side, temper) for side, taught in experience.items()}
        self._temper = temper

    def choose(self, thought: Thought[State, AnyAction, View]) -> AnyAction:
        """Returns the first action of the best turn found."""
        if len(thought.legal) == 1:
            return thought.legal[0]
        world = thought.worlds[0]
        appraiser = Appraiser(self._terrain, world.side, self._experience)
        ledger = ledger_of(thought.view, self._temper) if world.side in BY_LEDGER else None
        search = Search(self._rules, appraiser, self._effort, world, ledger)
        return search.answer(thought.legal) if world.stack else search.move(thought.legal)


class Search:
    """One search through a turn."""

    def __init__(
        self,
        rules: NewWaveRules,
        appraiser: Appraiser,
        effort: Effort,
        world: State,
        ledger: Ledger | None,  # None: the appraiser values the side's cards
    ) -> None:
        self._rules = rules
        self._effort = effort
        self._appraiser = appraiser
        self._ledger = ledger
        self._unseen = world.camp.deck
        self._start = _with_camp(world, replace(world.camp, deck=()))  # future offers are unknown
        self._seat: Seat = seat_of(world.side)
        self._dice: Dice = QuickDice(1)
        self._cards = rules.content.cards
        self._stride = appraiser.stride(self._start)
        self._base = self._worth(self._start)
        self._losses: dict[Hand, float] = {}
        self._earners = {card for card in set(world.camp.hand) if self._gains(card)}
        self._earnings: dict[Hand, Earning] = {}
        self._shop = self._goods()

    # Answers.

    def answer(self, legal: tuple[AnyAction, ...]) -> AnyAction:
        """Returns the best answer to a decision of a card."""
        nodes = [
            Node(self._worth(end), end, action)
            for action in self._likely(self._start, legal)
            for end in self._ends(self._apply(self._start, action))
        ]
        best = self._best(nodes)
        assert best.node.first is not None
        return best.node.first

    def move(self, legal: tuple[AnyAction, ...]) -> AnyAction:
        """Returns the next action: fire, swap, earn, buy, play cards, or end the turn."""
        fires = [action for action in legal if isinstance(action, Fire)]
        if fires:
            return max(fires, key=lambda action: self._worth(self._apply(self._start, action)))
        swap = self._swap(legal)
        if swap is not None:
            return swap
        plan = self._best([Node(self._base, self._start, None)])
        if plan.node.first is not None and (plan.worth >= WON or not self._brings_pieces(plan)):
            return plan.node.first
        return self._trade(plan, legal) or plan.node.first or self._rest(plan, legal)

    def _brings_pieces(self, plan: Plan) -> bool:
        """Tells whether a purchase brings a piece that cards in hand may use at once."""
        bought = [self._cards[thing.card] for thing in plan.earning.things if isinstance(thing, Buy)]
        return any(card.unit is not None or card.building is not None for card in bought)

    def _trade(self, plan: Plan, legal: tuple[AnyAction, ...]) -> AnyAction | None:
        """Returns an affordable purchase, or else a card that earns money for it."""
        if not plan.earning.things:
            return None
        affordable = next((thing for thing in plan.earning.things if thing in legal), None)
        return affordable or next(iter(plan.earning.modes), None)

    def _rest(self, plan: Plan, legal: tuple[AnyAction, ...]) -> AnyAction:
        """Returns the last actions: cards that must be played, or the end of the turn."""
        if plan.earning.modes:
            return plan.earning.modes[0]
        if EndTurn() in legal:
            return EndTurn()
        plays = [action for action in legal if isinstance(action, PlayCard)]
        return max(plays, key=self._best_end)

    def _best_end(self, action: AnyAction) -> float:
        return max(self._worth(end) for end in self._ends(self._apply(self._start, action)))

    def _swap(self, legal: tuple[AnyAction, ...]) -> AnyAction | None:
        """Returns the worst offer if a new one is expected to be better, else None."""
        swaps = [action for action in legal if isinstance(action, SwapOffer)]
        if not swaps:
            return None
        worst = min(swaps, key=lambda swap: self._bargain(swap.card))
        hopes = [max(0.0, self._bargain(card)) for card in self._unseen]
        return worst if self._bargain(worst.card) < sum(hopes) / len(hopes) else None

    def _bargain(self, card: CardId) -> float:
        """Returns the worth of an offer: the gain by buying it."""
        if self._ledger is not None:
            printed = self._cards[card]
            offer = OfferCard(card=card, type=printed.type, cost=printed.cost or 0)
            return self._stride * self._ledger.buying(offer)
        both = (card, card)  # the copy left over distinguishes the cache keys
        camp = replace(self._start.camp, purse=MONEY, offer=both)
        shop = replace(_with_camp(self._start, camp), stack=())
        buying = Buy(card=card)
        return self._purchase_worth(shop, buying) if buying in self._rules.legal(shop, self._seat) else 0.0

    # The turn.

    def _best(self, nodes: Iterable[Node]) -> Plan:
        """Searches through all parts of the hand, largest first; returns the best turn."""
        parts: dict[Part, list[Node]] = {}
        for node in nodes:
            parts.setdefault(self._part(node), []).append(node)
        best: Plan | None = None
        while parts:
            part = max(parts, key=lambda part: part[0])
            for node in self._best_nodes(parts.pop(part)):
                earning = self._earning(node.state.camp.hand)
                worth = node.value + earning.worth
                if best is None or worth > best.worth:
                    best = Plan(worth, node, earning)
                if node.value < WON:
                    for child in self._children(node):
                        parts.setdefault(self._part(child), []).append(child)
        assert best is not None, "there is nothing to do"
        return best

    def _part(self, node: Node) -> Part:
        """Returns the number of cards left and the earning ones among them; only equal parts compete."""
        hand = node.state.camp.hand
        return len(hand), tuple([card for card in hand if card in self._earners])

    def _best_nodes(self, nodes: list[Node]) -> list[Node]:
        """Returns the best nodes; nodes of equal value count as duplicates."""
        told = {round(node.value, 9): node for node in reversed(nodes)}
        if len(told) <= self._effort.width:
            return list(told.values())
        hopes = [
            (value + self._stride * self._appraiser.promise(node.state), node) for value, node in told.items()
        ]
        hopes.sort(key=lambda hope: -hope[0])
        return [node for _, node in hopes[: self._effort.width]]

    def _children(self, node: Node) -> Iterator[Node]:
        """Yields the positions after playing one more card other than for money."""
        for action in self._rules.legal(node.state, self._seat):
            if isinstance(action, PlayCard) and not isinstance(self._mode(action).effect, Gain):
                for end in self._ends(self._apply(node.state, action)):
                    yield Node(self._worth(end), end, node.first or action)

    def _ends(self, state: State) -> list[State]:
        """Returns the possible positions after a card is fully resolved."""
        ends: list[State] = []
        open_ones = [state]
        while open_ones:
            following: list[State] = []
            for each in open_ones:
                if not each.stack or self._rules.outcome(each) is not None:
                    ends.append(each)
                    continue
                legal = self._rules.legal(each, self._seat)
                following += [self._apply(each, action) for action in self._likely(each, legal)]
            half = [each for each in following if each.stack]
            ends += [each for each in following if not each.stack]
            if len(half) > self._effort.inner:
                half.sort(key=lambda each: -self._hope(each))
            open_ones = half[: self._effort.inner]
        return ends

    def _hope(self, state: State) -> float:
        return self._worth(state) + self._stride * self._appraiser.promise(state)

    def _likely(self, state: State, legal: tuple[AnyAction, ...]) -> Iterable[AnyAction]:
        """Returns the legal actions without the less promising walks of civilians."""
        if len(legal) <= self._effort.walks or not isinstance(legal[0], MoveCivilian):
            return legal
        draw = self._appraiser.comfort(state, self._guerrillas(state.camp))
        walks = [action for action in legal if isinstance(action, MoveCivilian)]
        walks.sort(key=lambda walk: draw[walk.origin] - draw[walk.to])
        others = [action for action in legal if not isinstance(action, MoveCivilian)]
        return [*walks[: self._effort.walks], *others]

    def _guerrillas(self, camp: Camp) -> int:
        cards = [self._cards[card] for card in camp.hand]
        return sum(isinstance(card.modes[0].effect, Guerrilla) for card in cards if card.modes)

    # Money.

    def _earning(self, hand: Hand) -> Earning:
        """Returns the best earning from the unplayed cards, cached by hand."""
        if hand not in self._earnings:
            self._earnings[hand] = self._best_earning(hand)
        return self._earnings[hand]

    def _best_earning(self, hand: Hand) -> Earning:
        ways = [self._gains(card) for card in hand]
        best = Earning(float("-inf"), (), ())
        seen: set[tuple[object, ...]] = set()
        for modes in product(*[way for way in ways if way]):
            key = tuple(sorted(mode.id for _, mode in modes))
            if key in seen:
                continue
            seen.add(key)
            money = self._start.camp.purse + sum([_amount(mode) for _, mode in modes])
            goods = self._shop[min(money, len(self._shop) - 1)]
            worth = goods.worth - self._loss([card for card, mode in modes if mode.removes])
            if worth > best.worth + 1e-9:
                plays = tuple([PlayCard(card=card, mode=mode.id) for card, mode in modes])
                best = Earning(worth, plays, goods.things)
        return best

    def _gains(self, card: CardId) -> list[tuple[CardId, Mode]]:
        modes = self._cards[card].modes
        return [(card, mode) for mode in modes if isinstance(mode.effect, Gain)]

    def _loss(self, gone: list[CardId]) -> float:
        """Returns the cost of removing cards from the game."""
        if not gone:
            return 0.0
        if self._ledger is not None:
            earned = sum([self._ledger.earns(card) for card in gone])
            kept = sum([self._ledger.keeping(card) for card in gone])
            return self._stride * (kept + self._ledger.starving(len(gone), earned))
        key = tuple(gone)
        if key not in self._losses:
            camp = self._start.camp
            hand = list(camp.hand)
            for card in gone:
                hand.remove(card)
            poorer = _with_camp(self._start, replace(camp, hand=tuple(hand), box=(*camp.box, *gone)))
            self._losses[key] = self._base - self._worth(poorer)
        return self._losses[key]

    def _goods(self) -> list[Goods]:
        """Returns the best purchases for every amount of money."""
        camp = self._start.camp
        rich = replace(_with_camp(self._start, replace(camp, purse=MONEY)), stack=())
        things = self._rules.legal(rich, self._seat)
        priced = [(self._price(thing), thing) for thing in things if isinstance(thing, Buy | Regenerate)]
        most = sum(price for price, _ in priced)
        best = [Goods()] * (most + 1)
        for price, thing in priced:
            worth = self._purchase_worth(rich, thing)
            if worth <= 0:
                continue
            for money in range(most, price - 1, -1):
                before = best[money - price]
                if before.worth + worth > best[money].worth + 1e-9:
                    best[money] = Goods(before.worth + worth, (*before.things, thing))
        return best

    def _price(self, thing: Buy | Regenerate) -> int:
        if isinstance(thing, Buy):
            return self._cards[thing.card].cost or 0
        ((_, repair),) = standing(Position(self._rules.content, self._start), Repair)
        return repair.price

    def _purchase_worth(self, shop: State, thing: AnyAction) -> float:
        """Returns the worth of a purchase, with its piece in the best area."""
        if self._ledger is not None and isinstance(thing, Buy):
            return self._bargain(thing.card)
        ends = self._ends(self._apply(shop, thing))
        return max([self._worth(end) for end in ends]) - self._base

    # Helpers.

    def _mode(self, play: PlayCard) -> Mode:
        return self._rules.content.mode(play.card, play.mode)

    def _apply(self, state: State, action: AnyAction) -> State:
        return self._rules.apply(state, self._seat, action, self._dice).state

    def _worth(self, state: State) -> float:
        outcome = self._rules.outcome(state)
        if outcome is not None:
            return WON if self._seat in outcome.winners else -WON
        worth = self._appraiser.worth(state)
        return worth if self._ledger is None else worth - self._loss(self._cards_gone(state.camp))

    def _cards_gone(self, camp: Camp) -> list[CardId]:
        """Returns the deck's cards that have left the game since the search began, or will."""
        gone = camp.box[len(self._start.camp.box) :] + tuple([one.card for one in camp.laid if one.leaves])
        return [card for card in gone if self._cards[card].building is None]


def _amount(mode: Mode) -> int:
    return mode.effect.amount if isinstance(mode.effect, Gain) else 0


def _with_camp(state: State, camp: Camp) -> State:
    return replace(state, camps={**state.camps, state.side: camp})
