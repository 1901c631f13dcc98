"""Names of the dice game: symbols with their pictures; locations and difficulties are named by their keys."""

from collections.abc import Mapping

from bot.text.icons import with_icons
from bot.titles.title import Namer, Words, namer
from engine.dice_game.content import Symbol
from renderer.words import dash


def symbol(value: Symbol, words: Words) -> str:
    return with_icons([value.value], words(f"symbol-{dash(value.value)}"))


NAMERS: Mapping[object, Namer] = {Symbol: namer(symbol)}
