"""Victory points, tie-breaks and the winner."""

from engine.core import Outcome, Seat
from engine.dice_game.content import Book, LocationId
from engine.dice_game.effects import end_vp
from engine.dice_game.state import State

REASONS = ("most_vp", "most_cards", "latest_in_turn_order")


def vp(book: Book, cards: tuple[LocationId, ...]) -> int:
    """Returns the VP of claimed cards, including rules that add VP."""
    return sum([book.locations[card].vp for card in cards]) + end_vp(book, cards)


def place_in_round(state: State, seat: Seat) -> int:
    """Returns the seat's position in a round that starts with the first player, from 0."""
    return (seat - state.first) % len(state.claimed)


def outcome(book: Book, state: State) -> Outcome:
    """Returns the outcome: most VP, then most cards, then latest in the round (R34)."""
    scores = tuple(vp(book, cards) for cards in state.claimed)
    counts = [len(cards) for cards in state.claimed]
    level = [seat for seat in range(len(scores)) if scores[seat] == max(scores)]
    most = max(counts[seat] for seat in level)
    leaders = [Seat(seat) for seat in level if counts[seat] == most]
    winner = max(leaders, key=lambda seat: place_in_round(state, seat))
    return Outcome(winners=(winner,), reason=_reason(len(level), len(leaders)), scores=scores)


def _reason(level_on_vp: int, level_on_cards: int) -> str:
    if level_on_vp == 1:
        return "most_vp"
    return "most_cards" if level_on_cards == 1 else "latest_in_turn_order"
