"""The game as its title loads it."""

from functools import cache

from bot.titles import dice_game as titled
from engine.dice_game import Book, DiceGameRules
from engine.dice_game.mind.outlook import Weights


@cache
def book() -> Book:
    return titled.load()


@cache
def rules() -> DiceGameRules:
    return DiceGameRules(book())


@cache
def weights() -> Weights:
    return titled.weights()
