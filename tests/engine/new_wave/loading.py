"""The game as its title loads it."""

from functools import cache

from bot.titles.new_wave import load
from engine.new_wave import NewWaveRules
from engine.new_wave.content import Content


@cache
def game_content() -> Content:
    return load()


@cache
def game_rules() -> NewWaveRules:
    return NewWaveRules(game_content())
