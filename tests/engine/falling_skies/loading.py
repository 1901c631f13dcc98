"""The game as its title loads it."""

from functools import cache

from bot.titles.falling_skies import load
from engine.falling_skies import FallingSkiesRules
from engine.falling_skies.board import Boards
from engine.falling_skies.content import Content


@cache
def game_content() -> Content:
    return load()


@cache
def game_rules() -> FallingSkiesRules:
    return FallingSkiesRules(game_content())


@cache
def game_boards() -> Boards:
    return Boards(game_content())
