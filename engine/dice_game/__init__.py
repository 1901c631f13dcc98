"""Mars Attacks: the dice game."""

from engine.dice_game.content import Book
from engine.dice_game.rules import DiceGameRules
from engine.dice_game.state import Options

__all__ = ["Book", "DiceGameRules", "Options"]
