"""Piles of cards: drawing from the top and reshuffling the discard pile."""

from typing import Generic, NamedTuple, TypeVar

from engine.core import Dice

C = TypeVar("C")


class Drawn(NamedTuple, Generic[C]):
    """The drawn cards and the remaining piles; the top of a pile is its first card."""

    cards: tuple[C, ...]
    pile: tuple[C, ...]
    discard: tuple[C, ...]
    reshuffled: bool  # the discard pile became the new pile


def draw(pile: tuple[C, ...], discard: tuple[C, ...], count: int, dice: Dice) -> Drawn[C]:
    """Draws cards; shuffles the discard pile only if the pile runs out before the last card."""
    cards, pile = pile[:count], pile[count:]
    missing = count - len(cards)
    if not missing or not discard:
        return Drawn(cards, pile, discard, reshuffled=False)
    fresh = dice.shuffle(discard)
    return Drawn(cards + fresh[:missing], fresh[missing:], (), reshuffled=True)
