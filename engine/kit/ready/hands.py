"""Hands and piles: drawing up to a full hand, a hand limit, and dealing hidden cards again."""

from collections.abc import Iterable
from typing import TypeVar

from engine.core import Dice, Seat, Viewer

C = TypeVar("C")


def draw_up_to(size: int, hand: tuple[C, ...], deck: tuple[C, ...]) -> tuple[tuple[C, ...], tuple[C, ...]]:
    """Returns the cards drawn from the top of the deck to fill a hand, and the rest of the deck."""
    missing = max(0, size - len(hand))
    return deck[:missing], deck[missing:]


def over_limit(hands: Iterable[tuple[object, ...]], limit: int) -> tuple[Seat, ...]:
    """Returns the seats that hold more cards than the limit: ask them to discard one."""
    return tuple(Seat(seat) for seat, hand in enumerate(hands) if len(hand) > limit)


def deal_again(dice: Dice, *parts: tuple[C, ...]) -> tuple[tuple[C, ...], ...]:
    """Shuffles hidden cards together, and deals as many to each part as it had."""
    pool = dice.shuffle(tuple(card for part in parts for card in part))
    ends = [sum(map(len, parts[: number + 1])) for number in range(len(parts))]
    return tuple(pool[end - len(part) : end] for end, part in zip(ends, parts, strict=True))


def redeal_hands(
    hands: tuple[tuple[C, ...], ...], deck: tuple[C, ...], viewer: Viewer, dice: Dice
) -> tuple[tuple[tuple[C, ...], ...], tuple[C, ...]]:
    """Returns hands and deck with all cards dealt again that a viewer does not see, for `Rules.redeal`."""
    hidden = [seat for seat in range(len(hands)) if seat != viewer]
    *others, deck = deal_again(dice, *(hands[seat] for seat in hidden), deck)
    dealt = dict(zip(hidden, others, strict=True))
    return tuple(dealt.get(seat, hand) for seat, hand in enumerate(hands)), deck
