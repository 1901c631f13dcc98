"""The game as its title loads it."""

from functools import cache

from content import load
from engine.new_wave import NewWaveRules
from engine.new_wave.content import (
    Area,
    AreaId,
    Building,
    BuildingId,
    Card,
    CardId,
    Content,
    Figures,
    UnitKind,
    UnitProfile,
)


@cache
def game_content() -> Content:
    return Content(
        figures=load("new_wave", "figures", Figures),
        areas=load("new_wave", "areas", dict[AreaId, Area]),
        units=load("new_wave", "units", dict[UnitKind, UnitProfile]),
        buildings=load("new_wave", "buildings", dict[BuildingId, Building]),
        cards=load("new_wave", "cards", dict[CardId, Card]),
    )


@cache
def game_rules() -> NewWaveRules:
    return NewWaveRules(game_content())
