"""What cards and pieces are worth to a computer player's deck."""

from collections.abc import Mapping
from typing import NamedTuple

from engine.new_wave.content import CardId
from engine.new_wave.mind.chart import Chart
from engine.new_wave.view import OfferCard

HAND = 5


class Lasting(NamedTuple):
    """What a piece does by being there."""

    once: float
    each_turn: float


NO_PIECE = Lasting(once=0.0, each_turn=0.0)


class Prices(NamedTuple):
    """A side's opinion of its cards; a civilian or a step of the damage marker is 1."""

    plays: Mapping[str, float]  # what a card does when it is played, as a rule
    pieces: Mapping[str, Lasting]  # what the piece does that a card brings
    earns: Mapping[str, int]  # what a card earns and stays in the deck
    ordinary: float  # what an ordinary card does when it is played
    wages: float  # what a turn should earn
    hunger: float  # what it costs each turn to earn less, by the square of what is missing


class Ledger:
    """One side's cards, weighed by how often they may still be played."""

    def __init__(self, chart: Chart, prices: Prices) -> None:
        self._prices = prices
        self._rounds = chart.rounds_left
        self._income = chart.camp.income
        self._deck = chart.camp.unseen + chart.camp.discard + chart.camp.laid
        self._earned = sum([prices.earns.get(card, 0) for card in self._deck])
        self._now = self._missing(len(self._deck), self._earned)

    def earns(self, card: CardId) -> int:
        """What a card earns without leaving the game."""
        return self._prices.earns.get(card, 0)

    def keeping(self, card: CardId) -> float:
        """What it is worth to have a card in the deck, less what would come to hand in its place.

        A deck no larger than a hand has nothing to put in its place.
        """
        size = len(self._deck)
        others = min(max(size - HAND, 0) / 3, 1.0)
        worth = self._prices.plays[card] - others * self._prices.ordinary
        return worth * self._rounds * HAND / max(size, HAND)

    def starving(self, cards: int, earned: int) -> float:
        """What it costs in the turns to come when cards that earn this much leave the deck."""
        then = self._missing(len(self._deck) - cards, self._earned - earned)
        return self._prices.hunger * self._rounds * (then**2 - self._now**2)

    def _missing(self, size: int, earned: int) -> float:
        """What a turn with such a deck earns too little."""
        return max(0.0, self._prices.wages - self._income - earned * HAND / max(size, HAND))

    def buying(self, offer: OfferCard) -> float:
        """What it is worth to buy a card, whatever it costs."""
        piece = self._prices.pieces.get(offer.card, NO_PIECE)
        worth = piece.once + piece.each_turn * self._rounds
        if offer.card not in self._prices.plays:
            return worth
        return worth + self.keeping(offer.card) - self.starving(-1, -self.earns(offer.card))
