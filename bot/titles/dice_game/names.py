"""Names of locations, symbols and difficulties of the dice game."""

from collections.abc import Mapping

from bot.text.icons import with_icons
from bot.titles.title import Namer, Words
from engine.dice_game.content import Difficulty, LocationId, Symbol
from engine.dice_game.view import View
from renderer.words import dash


def location(value: LocationId, view: View | None, words: Words) -> str:
    return words(f"location-{dash(value)}")


def symbol(value: Symbol, view: View | None, words: Words) -> str:
    return with_icons([value.value], words(f"symbol-{dash(value.value)}"))


def difficulty(value: Difficulty, view: View | None, words: Words) -> str:
    return words(f"difficulty-{value.value}")


NAMERS: Mapping[object, Namer] = {LocationId: location, Symbol: symbol, Difficulty: difficulty}
