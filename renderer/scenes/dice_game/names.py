"""What things are called, in words of the catalogue."""

from engine.core import Seat, tag_of
from engine.dice_game.content import Effect, Green, Location, LocationId, Symbol
from renderer.words import Words

SEATS = ("red", "blue", "green", "yellow", "violet", "white")


def seat(which: Seat, words: Words) -> str:
    return words(f"seat-{SEATS[which]}")


def location(which: LocationId, words: Words) -> str:
    return words(f"location-{dashed(which)}")


def effect(which: Effect, words: Words) -> str:
    return words(f"effect-{dashed(tag_of(which))}")


def effect_text(which: Effect, words: Words) -> str:
    return words(f"effect-{dashed(tag_of(which))}-text")


def colour(card: Location) -> str:
    """Returns the colour of a card's rule; "" when it has none."""
    if card.effect is None:
        return ""
    return "green" if isinstance(card.effect, Green) else "red"


def symbols(which: tuple[Symbol, ...], words: Words) -> str:
    """Returns the symbols a card asks for."""
    named = [words(f"symbols-{dashed(symbol.value)}") for symbol in which]
    return named[0] if len(named) == 1 else words("board-either", one=named[0], other=named[1])


def dashed(key: str) -> str:
    return key.replace("_", "-")
