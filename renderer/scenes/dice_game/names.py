"""Names of things on the dice game's table, from the catalogue."""

from engine.core import Seat, tag_of
from engine.dice_game.content import Colour, Effect, Green, Location, LocationId, Symbol
from engine.dice_game.view import View
from renderer.text import printed_seat
from renderer.words import Words, dash, seat_name

SEATS = tuple(colour.value for colour in Colour)


def seat(view: View, which: Seat, words: Words) -> str:
    """Returns the name of a seat, the colour of its tokens, with the person who plays it."""
    return seat_name(key(view, which), words)


def colour_of(view: View, which: Seat, words: Words) -> str:
    """Returns the name of the colour of a seat's tokens."""
    return words(f"seat-{key(view, which)}")


def key(view: View, which: Seat) -> str:
    """Returns the key of a seat: the colour of its tokens."""
    return view.players[which].colour.value


def seat_in_picture(view: View, which: Seat, words: Words) -> str:
    """Returns the name of a seat for a picture: in letters that our fonts have."""
    return printed_seat(key(view, which), words)


def pawn(view: View, which: Seat) -> int:
    """Returns the number of a seat's token among the six."""
    return SEATS.index(view.players[which].colour.value)


def location(which: LocationId, words: Words) -> str:
    return words(f"location-{dash(which)}")


def effect(which: Effect, words: Words) -> str:
    return words(f"effect-{dash(tag_of(which))}")


def effect_text(which: Effect, words: Words) -> str:
    return words(f"effect-{dash(tag_of(which))}-text")


def colour(card: Location) -> str:
    """Returns the colour of a card's rule; "" if it has none."""
    if card.effect is None:
        return ""
    return "green" if isinstance(card.effect, Green) else "red"


def symbols(which: tuple[Symbol, ...], words: Words) -> str:
    """Returns the names of the symbols that a card asks for."""
    named = [words(f"symbols-{dash(symbol.value)}") for symbol in which]
    return named[0] if len(named) == 1 else words("board-either", one=named[0], other=named[1])
