"""The game as its title loads it."""

from functools import cache

from content import load
from engine.dice_game import Book, DiceGameRules
from engine.dice_game.content import Location, LocationId, Table
from engine.dice_game.mind.outlook import Weights


@cache
def book() -> Book:
    return Book(
        locations=load("dice_game", "locations", dict[LocationId, Location]),
        table=load("dice_game", "table", Table),
    )


@cache
def rules() -> DiceGameRules:
    return DiceGameRules(book())


@cache
def weights() -> Weights:
    return load("minds", "dice_game", Weights)
