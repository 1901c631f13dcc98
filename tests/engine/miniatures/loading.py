"""The game as its title loads it, with each scenario also on open ground."""

from functools import cache

from msgspec.structs import replace

import content
from bot.titles.miniatures import load
from engine.miniatures import MiniaturesRules
from engine.miniatures.content import Content, Map, Ruleset, Scenario, ScenarioId

OPEN = "-open"  # a scenario with this ending has neither walls nor cover


def scenario_names() -> tuple[str, ...]:
    """Returns the ids of the twelve scenarios: two of the beta, ten of the final rules."""
    return content.names("miniatures", "scenarios")


@cache
def game_content() -> Content:
    """Returns the unchanged data of the game."""
    return load()


@cache
def game_rules() -> MiniaturesRules:
    """Returns the rules as a table plays them."""
    return MiniaturesRules(game_content())


@cache
def referee_rules() -> MiniaturesRules:
    """Returns the rules with an open twin of each scenario, for rows without terrain."""
    book = game_content()
    twins = (_opened(scenario) for scenario in book.scenarios.values())
    return MiniaturesRules(replace(book, scenarios={**book.scenarios, **{twin.id: twin for twin in twins}}))


def _opened(scenario: Scenario) -> Scenario:
    ground = Map(
        walls=(),
        cover={},
        zones=scenario.map.zones,
        exits=scenario.map.exits,
        entry=scenario.map.entry,
    )
    return replace(scenario, id=ScenarioId(f"{scenario.id}{OPEN}"), map=ground)


def is_beta(name: str) -> bool:
    return referee_rules().book.content.scenarios[ScenarioId(name)].ruleset is Ruleset.BETA
