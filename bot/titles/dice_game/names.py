"""Names of the dice game: symbols with their pictures, points; locations and difficulties by their keys."""

from collections.abc import Mapping

from bot.text.icons import with_icons
from bot.titles.title import Namer, Words, namer
from engine.core import Outcome
from engine.dice_game.content import Symbol
from renderer.words import dash


def symbol(value: Symbol, words: Words) -> str:
    return with_icons([value.value], words(f"symbol-{dash(value.value)}"))


def points(outcome: Outcome, words: Words) -> str:
    """Returns the points at the end, the most first, as in *24-22*."""
    return "\N{EN DASH}".join(map(str, sorted(outcome.scores, reverse=True)))


NAMERS: Mapping[object, Namer] = {Symbol: namer(symbol), (Outcome, "scores"): namer(points)}
