"""The rule book a table plays by: its content, indexed, and what follows from content alone."""

from collections.abc import Mapping

from engine.miniatures.content import (
    AnyEffect,
    Content,
    Deck,
    Lasting,
    LastingRule,
    Profile,
    Ruleset,
    Scenario,
    ScenarioId,
    Wall,
)
from engine.miniatures.field import Field
from engine.miniatures.grid import Edge, Square, turned, turned_edge
from engine.miniatures.pieces import CardId, EffectId, Figure, Side
from engine.miniatures.sight import Ground, Height
from engine.miniatures.state import State, Terrain

NIGHT_REACH = 3  # at night nobody shoots farther (Q42)


class Book:
    """Content and the tables worked out from it; keeps nothing of any game."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.profiles = content.profiles
        self.effects = content.effects
        self._grounds: dict[tuple[ScenarioId, Terrain], Ground] = {}
        self._halves = {
            (ruleset, side): _halves(deck, side) for ruleset, deck in content.decks.items() for side in Side
        }
        self._latest: tuple[State, Field] | None = None

    def scenario(self, state: State) -> Scenario:
        return self.content.scenarios[state.scenario]

    def beta(self, state: State) -> bool:
        return self.scenario(state).ruleset is Ruleset.BETA

    def deck(self, state: State) -> Deck:
        return self.content.decks[self.scenario(state).ruleset]

    def profile(self, figure: Figure) -> Profile:
        return self.profiles[figure.profile]

    def half(self, state: State, side: Side, card: CardId) -> EffectId:
        """Returns the half of a card that a side may use (R9.1)."""
        both = self.deck(state).cards[card]
        return both.human if side is Side.HUMAN else both.martian

    def effect(self, state: State, side: Side, card: CardId) -> AnyEffect:
        return self.effects[self.half(state, side, card)]

    def halves(self, state: State, side: Side) -> tuple[EffectId, ...]:
        """Returns every effect that a side could hold, as anyone may know who has seen the deck."""
        return self._halves[self.scenario(state).ruleset, side]

    def lasts(self, state: State, side: Side, rule: LastingRule) -> bool:
        """Tells whether a lasting card of a side is in play (R12.3)."""
        effects = (self.effects[row.effect] for row in state.rows.get(side, ()))
        return any(isinstance(effect, Lasting) and effect.rule is rule for effect in effects)

    def reach_limit(self, state: State) -> int | None:
        return NIGHT_REACH if state.night or state.round <= state.dark_until else None

    def ground(self, state: State) -> Ground:
        key = (state.scenario, state.terrain)
        ground = self._grounds.get(key)
        if ground is None:
            walls = {wall.edge: wall.height for wall in self.walls(state)}
            ground = Ground(walls, self.cover(state), frozenset(state.terrain.wrecks))
            self._grounds[key] = ground
        return ground

    def field(self, state: State) -> Field:
        """Returns the board as figures find it; the latest is kept, since it is asked for often."""
        if self._latest is not None and _alike(self._latest[0], state):
            return self._latest[1]
        field = Field(
            self.profiles,
            self.ground(state),
            state,
            reach_limit=self.reach_limit(state),
            beta=self.beta(state),
            brazen=self.lasts(state, Side.MARTIAN, LastingRule.NO_CLEAR_SIGHT_ON_MARTIANS),
        )
        self._latest = (state, field)
        return field

    def walls(self, state: State) -> tuple[Wall, ...]:
        """Returns the walls as they stand: the map's, turned, the scenario's own set last (R18.1, Q52)."""
        scenario, terrain = self.scenario(state), state.terrain
        source = self.content.scenarios[terrain.map].map
        standing: dict[Edge, Wall] = {}
        as_printed = terrain.map == state.scenario and terrain.quarters % 4 == 0
        for wall in source.walls:
            if as_printed or wall.edge not in source.set_last:
                border = turned_edge(wall.edge, terrain.quarters)
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
        terrain = state.terrain
        source = self.content.scenarios[terrain.map].map
        pieces = {turned(at, terrain.quarters): kind for at, kind in source.cover.items()}
        return pieces | dict.fromkeys(terrain.wrecks, "wreck")


def _alike(before: State, state: State) -> bool:
    """Tells whether nothing has changed that the board shows; what is unchanged is the same object."""
    return (
        before.figures is state.figures
        and before.tokens is state.tokens
        and before.terrain is state.terrain
        and before.rows is state.rows
        and before.round == state.round
        and before.dark_until == state.dark_until
    )


def _piece(scenario: Scenario, border: Edge) -> str:
    return next((wall.piece for wall in scenario.map.walls if wall.edge == border), "wall")


def _halves(deck: Deck, side: Side) -> tuple[EffectId, ...]:
    halves = (card.human if side is Side.HUMAN else card.martian for card in deck.cards.values())
    return tuple(dict.fromkeys(halves))
