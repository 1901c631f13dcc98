"""The worth of cards and pieces to a computer player's deck."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.kit.temper import weigh
from engine.new_wave.content import CardId
from engine.new_wave.mind.chart import Chart
from engine.new_wave.view import OfferCard

HAND = 5


class Lasting(NamedTuple):
    """The worth of having a piece."""

    once: float
    each_turn: float


NO_PIECE = Lasting(once=0.0, each_turn=0.0)


class Prices(NamedTuple):
    """A side's values of its cards; 1 is a civilian or a step of the damage marker."""

    plays: Mapping[str, float]  # worth of playing a card
    pieces: Mapping[str, Lasting]  # worth of the piece a card places
    earns: Mapping[str, int]  # money a card earns without leaving the deck
    ordinary: float  # worth of playing an average card
    wages: float  # desired earnings per turn
    hunger: float  # cost per turn of earning less, times the square of the shortfall


class Ledger:
    """One side's cards, valued by the expected number of plays left."""

    def __init__(self, chart: Chart, prices: Prices, thrift: float) -> None:
        self._prices = prices
        self._thrift = thrift
        self._rounds = chart.rounds_left
        self._income = chart.camp.income
        self._deck = chart.camp.unseen + chart.camp.discard + chart.camp.laid
        self._earned = sum([prices.earns.get(card, 0) for card in self._deck])
        self._now = self._missing(len(self._deck), self._earned)

    def earns(self, card: CardId) -> int:
        """Returns the money a card earns without leaving the game."""
        return self._prices.earns.get(card, 0)

    def keeping(self, card: CardId) -> float:
        """Returns the worth of keeping a card in the deck, less the worth of the card drawn in its place.

        In a deck no larger than a hand no other card would be drawn.
        """
        size = len(self._deck)
        others = min(max(size - HAND, 0) / 3, 1.0)
        worth = self._prices.plays[card] - others * self._prices.ordinary
        return weigh(worth * self._rounds * HAND / max(size, HAND), self._thrift)

    def starving(self, cards: int, earned: int) -> float:
        """Returns the future cost of removing this many cards that earn this much."""
        then = self._missing(len(self._deck) - cards, self._earned - earned)
        return self._prices.hunger * self._rounds * (then**2 - self._now**2)

    def _missing(self, size: int, earned: int) -> float:
        """Returns the shortfall in earnings per turn with such a deck."""
        return max(0.0, self._prices.wages - self._income - earned * HAND / max(size, HAND))

    def buying(self, offer: OfferCard) -> float:
        """Returns the worth of buying a card, regardless of its cost."""
        piece = self._prices.pieces.get(offer.card, NO_PIECE)
        worth = piece.once + piece.each_turn * self._rounds
        if offer.card not in self._prices.plays:
            return worth
        return worth + self.keeping(offer.card) - self.starving(-1, -self.earns(offer.card))
