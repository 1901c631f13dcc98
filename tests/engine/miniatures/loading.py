"""The game as its title loads it, with each scenario also on open ground."""

from functools import cache
from pathlib import Path

from msgspec.structs import replace

import content
from content import load
from engine.miniatures import MiniaturesRules
from engine.miniatures.content import Box, Cards, Content, Map, Profiles, Ruleset, Scenario, ScenarioId

OPEN = "-open"  # a scenario with this ending has neither walls nor cover


def scenario_names() -> tuple[str, ...]:
    """Returns the ids of the twelve scenarios: two of the beta, ten of the final rules."""
    return tuple(sorted(path.stem for path in Path(content.ROOT, "miniatures", "scenarios").glob("*.toml")))


@cache
def game_content() -> Content:
    """Returns the unchanged data of the game."""
    cards = load("miniatures", "cards", Cards)
    scenarios = (load("miniatures", f"scenarios/{name}", Scenario) for name in scenario_names())
    return Content(
        profiles=load("miniatures", "profiles", Profiles).profiles,
        effects=cards.effects,
        decks=cards.decks,
        scenarios={scenario.id: scenario for scenario in scenarios},
        ruins=load("miniatures", "ruins", Box),
    )


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
