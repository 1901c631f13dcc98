"""Piles of cards: drawing from the top, and turning the discard pile over when there is nothing to draw."""

from typing import Generic, NamedTuple, TypeVar

from engine.core import Dice

C = TypeVar("C")


class Drawn(NamedTuple, Generic[C]):
    """What was drawn and what is left; the top of a pile is its first card."""

    cards: tuple[C, ...]
    pile: tuple[C, ...]
    discard: tuple[C, ...]
    reshuffled: bool  # the discard pile became a new pile on the way


def draw(pile: tuple[C, ...], discard: tuple[C, ...], count: int, dice: Dice) -> Drawn[C]:
    """Draws cards, shuffling the discard pile only when a card is due and the pile is empty."""
    cards, pile = pile[:count], pile[count:]
    missing = count - len(cards)
    if not missing or not discard:
        return Drawn(cards, pile, discard, reshuffled=False)
    fresh = dice.shuffle(discard)
    return Drawn(cards + fresh[:missing], fresh[missing:], (), reshuffled=True)
