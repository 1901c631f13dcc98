"""The game as its title loads it."""

from functools import cache

from content import load
from engine.falling_skies import FallingSkiesRules
from engine.falling_skies.board import Boards
from engine.falling_skies.content import (
    BaseTiles,
    Campaign,
    Character,
    CharacterId,
    City,
    CityId,
    Content,
    Scenario,
    ScenarioId,
    SkyTile,
    TileId,
)


@cache
def game_content() -> Content:
    return Content(
        sky=load("falling_skies", "sky", dict[TileId, SkyTile]),
        bases=load("falling_skies", "bases", BaseTiles),
        cities=load("falling_skies", "cities", dict[CityId, City]),
        scenarios=load("falling_skies", "scenarios", dict[ScenarioId, Scenario]),
        characters=load("falling_skies", "characters", dict[CharacterId, Character]),
        campaign=load("falling_skies", "campaign", Campaign),
    )


@cache
def game_rules() -> FallingSkiesRules:
    return FallingSkiesRules(game_content())


@cache
def game_boards() -> Boards:
    return Boards(game_content())
