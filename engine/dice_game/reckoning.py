"""What the dice on the table say for the player who threw them."""

from typing import NamedTuple

from engine.dice_game.content import Book, Location, Symbol
from engine.dice_game.effects import extra_symbols, nuke_limit
from engine.dice_game.state import State, Thrown
from engine.dice_game.tokens import progress


class Reckoning(NamedTuple):
    """The count after a roll, green rules included."""

    nukes: int
    limit: int
    matching: int  # symbols for the target, extra ones included
    extra: int  # of these, the ones a rule adds
    total: int  # the space they lead to
    spaces: int

    @property
    def is_nuked(self) -> bool:
        """All visible nukes are covered; checked before anything else (R05, R06)."""
        return self.nukes >= self.limit

    @property
    def claims(self) -> bool:
        return self.nukes < self.limit and self.total >= self.spaces

    @property
    def claims_by_extra(self) -> bool:
        """Tells whether a rule's extra symbols make the difference."""
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
    """Returns the dice that count for the card on a turn that is not nuked."""
    if card.counts_only_when_nuked:
        return 0
    return sum([dice.count(symbol) for symbol in card.symbols])
