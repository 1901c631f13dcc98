"""Counts the dice on the table for their thrower."""

from typing import NamedTuple

from engine.dice_game.content import Book, Location, Symbol
from engine.dice_game.effects import extra_symbols, nuke_limit
from engine.dice_game.state import State, Thrown
from engine.dice_game.tokens import progress


class Reckoning(NamedTuple):
    """The count after a roll, including green rules."""

    nukes: int
    limit: int
    matching: int  # symbols for the target, including extra ones
    extra: int  # the part of these that a rule adds
    total: int  # the space they reach
    spaces: int

    @property
    def is_nuked(self) -> bool:
        """Tells whether all visible nukes are covered; checked before anything else (R05, R06)."""
        return self.nukes >= self.limit

    @property
    def claims(self) -> bool:
        return self.nukes < self.limit and self.total >= self.spaces

    @property
    def claims_by_extra(self) -> bool:
        """Tells whether the claim depends on a rule's extra symbols."""
        return self.claims and self.total - self.extra < self.spaces


def reckon(book: Book, state: State, frame: Thrown) -> Reckoning:
    card = book.locations[frame.target]
    showing = matching_dice(card, state.dice)
    extra = extra_symbols(book, state, frame, showing) if state.claimed[frame.seat] else 0
    matching = showing + extra
    return Reckoning(
        state.dice.count(Symbol.NUKE),
        nuke_limit(book, state, frame.seat, frame.waived),
        matching,
        extra,
        progress(state, frame.target, frame.seat) + matching,
        card.spaces,
    )


def matching_dice(card: Location, dice: tuple[Symbol, ...]) -> int:
    """Counts the dice that match the card on a turn that is not nuked."""
    if card.counts_only_when_nuked:
        return 0
    return sum([dice.count(symbol) for symbol in card.symbols])
