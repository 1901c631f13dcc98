"""The rule book: indexed content, and data derived from content alone."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec.structs import replace

from engine.miniatures.content import (
    AnyEffect,
    Content,
    Deck,
    Lasting,
    LastingRule,
    Map,
    Profile,
    RuinId,
    Ruleset,
    Scenario,
    ScenarioId,
    Wall,
)
from engine.miniatures.field import Field
from engine.miniatures.grid import Edge, Square, rotate, rotate_edge
from engine.miniatures.pieces import CardId, EffectId, Figure, Side
from engine.miniatures.ruins import cover_of, sites, walls_of
from engine.miniatures.sight import Ground, Height
from engine.miniatures.state import Built, State, Terrain

NIGHT_REACH = 3  # the longest range at night (Q42)
GROUNDS = 64  # size of the terrain caches


class Book:
    """Content and the lookup tables derived from it; holds no state of any table."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.profiles = content.profiles
        self.effects = content.effects
        self._lasting = {
            half: effect.rule for half, effect in content.effects.items() if isinstance(effect, Lasting)
        }
        self._ground = lru_cache(maxsize=GROUNDS)(self._build_ground)
        self._walls = lru_cache(maxsize=GROUNDS)(self._build_walls)
        self._cover = lru_cache(maxsize=GROUNDS)(self._build_cover)
        self._sites = lru_cache(maxsize=GROUNDS)(self._find_sites)
        self._of_kinds = lru_cache(maxsize=256)(self._find_kinds)
        self._scenarios = {
            (scenario.id, moved): _when_moved(scenario, moved)
            for scenario in content.scenarios.values()
            for moved in range(len(scenario.former) + 1)
        }
        self._hands = {
            (scenario.id, side): _by_card(content.decks[scenario.ruleset], side)
            for scenario in content.scenarios.values()
            for side in Side
        }
        self._halves = {key: tuple(dict.fromkeys(halves.values())) for key, halves in self._hands.items()}

    def scenario(self, state: State) -> Scenario:
        """Returns the scenario of a state, with the zones that it had when the game began (Q104)."""
        return self._scenarios[state.scenario, state.moved]

    def beta(self, state: State) -> bool:
        return self.scenario(state).ruleset is Ruleset.BETA

    def deck(self, state: State) -> Deck:
        return self.content.decks[self.scenario(state).ruleset]

    def profile(self, figure: Figure) -> Profile:
        return self.profiles[figure.profile]

    def half(self, state: State, side: Side, card: CardId) -> EffectId:
        """Returns the half of a card that a side may use (R9.1)."""
        return self._hands[state.scenario, side][card]

    def hand(self, state: State, side: Side) -> dict[EffectId, CardId]:
        """Returns a player's cards by effect; equal cards appear once."""
        halves = self._hands[state.scenario, side]
        cards: dict[EffectId, CardId] = {}
        for card in state.hands[side]:
            cards.setdefault(halves[card], card)
        return cards

    def effect(self, state: State, side: Side, card: CardId) -> AnyEffect:
        return self.effects[self.half(state, side, card)]

    def deck_effects(self, state: State, side: Side, kinds: tuple[type, ...]) -> tuple[AnyEffect, ...]:
        """Returns the effects of some kinds in a side's half of the deck, which is public knowledge."""
        return self._of_kinds(state.scenario, side, kinds)

    def _find_kinds(self, scenario: ScenarioId, side: Side, kinds: tuple[type, ...]) -> tuple[AnyEffect, ...]:
        effects = (self.effects[half] for half in self._halves[scenario, side])
        return tuple(effect for effect in effects if isinstance(effect, kinds))

    def lasts(self, state: State, side: Side, rule: LastingRule) -> bool:
        """Tells whether a lasting card of a side is in play (R12.3)."""
        rows = state.rows.get(side)
        return rows is not None and any(self._lasting.get(row.effect) is rule for row in rows)

    def reach_limit(self, state: State) -> int | None:
        return NIGHT_REACH if state.night or state.round <= state.dark_until else None

    def ground(self, state: State) -> Ground:
        return self._ground(state.scenario, state.terrain)

    def ground_of(self, scenario: ScenarioId, terrain: Terrain) -> Ground:
        """Returns the ground of a scenario on some terrain."""
        return self._ground(scenario, terrain)

    def _build_ground(self, scenario: ScenarioId, terrain: Terrain) -> Ground:
        walls = {wall.edge: wall.height for wall in self._walls(scenario, terrain)}
        return Ground(walls, self._cover(terrain), frozenset(terrain.wrecks))

    def field(self, state: State) -> Field:
        """Builds the field of a state."""
        return Field(
            self.profiles,
            self.ground(state),
            state,
            reach_limit=self.reach_limit(state),
            beta=self.beta(state),
            brazen=self.lasts(state, Side.MARTIAN, LastingRule.NO_CLEAR_SIGHT_ON_MARTIANS),
        )

    def walls(self, state: State) -> tuple[Wall, ...]:
        """Returns the current walls: the rotated map's, with the scenario's own walls on top (R18.1, Q52)."""
        return self._walls(state.scenario, state.terrain)

    def _build_walls(self, scenario_id: ScenarioId, terrain: Terrain) -> tuple[Wall, ...]:
        scenario, source = self.content.scenarios[scenario_id], self._source(terrain)
        standing: dict[Edge, Wall] = {}
        as_printed = terrain.map == scenario_id and terrain.quarters % 4 == 0
        for wall in source.walls:
            if as_printed or wall.edge not in source.set_last:
                border = rotate_edge(wall.edge, terrain.quarters)
                standing[border] = Wall(edge=border, height=wall.height, piece=wall.piece)
        for border in scenario.map.set_last:
            standing[border] = Wall(edge=border, height=Height.FULL, piece=_piece(scenario, border))
        for border in scenario.map.keep_open:
            if border in standing and standing[border].height is Height.FULL:
                del standing[border]
        for border in terrain.collapsed:
            standing[border] = Wall(edge=border, height=Height.RUBBLE, piece=standing[border].piece)
        return tuple(standing.values())

    def cover(self, state: State) -> Mapping[Square, str]:
        """Returns the cover pieces on the board, wrecks included."""
        return self._cover(state.terrain)

    def _build_cover(self, terrain: Terrain) -> Mapping[Square, str]:
        source = self._source(terrain)
        pieces = {rotate(at, terrain.quarters): kind for at, kind in source.cover.items()}
        return pieces | dict.fromkeys(terrain.wrecks, "wreck")

    def _source(self, terrain: Terrain) -> Map:
        """Returns the map before it is turned: of a scenario, or of the built pieces."""
        if terrain.built is None:
            return self.content.scenarios[terrain.map].map
        box = self.content.ruins
        return Map(walls=walls_of(box, terrain.built), cover=cover_of(box, terrain.built))

    def sites(self, scenario: ScenarioId, built: tuple[Built, ...], ruin: RuinId) -> tuple[Built, ...]:
        """Returns the places where a building piece fits."""
        return self._sites(scenario, built, ruin)

    def _find_sites(self, scenario: ScenarioId, built: tuple[Built, ...], ruin: RuinId) -> tuple[Built, ...]:
        return sites(self.content.ruins, self.content.scenarios[scenario], built, ruin)


def _when_moved(scenario: Scenario, moved: int) -> Scenario:
    """Returns a scenario with the zones it had when they had been moved this often."""
    if moved == len(scenario.former):
        return scenario
    then = scenario.former[moved]
    return replace(scenario, map=replace(scenario.map, zones=then.zones), uplink=then.uplink)


def _piece(scenario: Scenario, border: Edge) -> str:
    return next((wall.piece for wall in scenario.map.walls if wall.edge == border), "wall")


def _by_card(deck: Deck, side: Side) -> Mapping[CardId, EffectId]:
    return {key: card.human if side is Side.HUMAN else card.martian for key, card in deck.cards.items()}
