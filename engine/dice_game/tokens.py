"""Progress: at most one token per seat on each card in play."""

from engine.core import Seat
from engine.dice_game.bench import Bench
from engine.dice_game.content import Book, LocationId
from engine.dice_game.events import TokensReturned
from engine.dice_game.state import State
from engine.kit.edit import drop, put, swap


def progress(state: State, location: LocationId, seat: Seat) -> int:
    """Returns the space of the seat's token, or 0 if it has none there."""
    return state.tokens[location][seat]


def space_after_push(book: Book, state: State, location: LocationId, seat: Seat, spaces: int) -> int:
    """Returns the space a rule would move the token to: at most one short of the last (R28)."""
    return min(progress(state, location, seat) + spaces, book.locations[location].spaces - 1)


def can_be_pushed(book: Book, state: State, location: LocationId, seat: Seat) -> bool:
    """Tells whether a rule could still move the seat's token on this card."""
    card = book.locations[location]
    return card.holds_tokens and progress(state, location, seat) < card.spaces - 1


def mark(bench: Bench, location: LocationId, seat: Seat, space: int) -> None:
    """Puts the seat's token on a space; 0 removes it."""
    row = swap(bench.state.tokens[location], seat, space)
    bench.edit(tokens=put(bench.state.tokens, location, row), stirred=True)


def hand_back_all(bench: Bench, location: LocationId) -> None:
    """Returns every token of a card that leaves the row."""
    owners = tuple(Seat(seat) for seat, space in enumerate(bench.state.tokens[location]) if space)
    bench.edit(tokens=drop(bench.state.tokens, location))
    if owners:
        bench.tell(TokensReturned(location=location, owners=owners))
