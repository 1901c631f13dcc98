"""The legal targets."""

from engine.core import Refusal
from engine.dice_game.content import Book, LocationId
from engine.dice_game.effects import ban_in_play, banned_by
from engine.dice_game.refusals import Banned, NotInPlay
from engine.dice_game.stacks import in_play
from engine.dice_game.state import State


def why_not_target(book: Book, state: State, location: LocationId) -> Refusal | None:
    """Returns the reason against targeting a card, or None; the difficulty card is no target (R36)."""
    if location not in state.tokens:
        return NotInPlay(location=location)
    ban = banned_by(book, state, location)
    return None if ban is None else Banned(location=location, by=ban)


def targets(book: Book, state: State) -> tuple[LocationId, ...]:
    """Returns the cards that may be targeted, in row order."""
    ban, cards = ban_in_play(book, state), in_play(state)
    if ban is None:
        return cards
    return tuple([card for card in cards if book.locations[card].kind is not ban.on])
