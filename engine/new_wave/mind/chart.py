"""The map as the computer players see it: units, distances and time left."""

from collections.abc import Collection
from functools import cached_property, lru_cache
from typing import TypeAlias

from engine.kit.areas import distances
from engine.new_wave.content import AreaId, Terrain, UnitKind
from engine.new_wave.state import UnitId
from engine.new_wave.view import CampView, View

Country: TypeAlias = tuple[tuple[AreaId, Terrain, tuple[AreaId, ...]], ...]  # with the neighbours
Ways: TypeAlias = dict[AreaId, dict[AreaId, int]]  # distances between all areas, in steps

KINDS = tuple(UnitKind)
USUAL_ROUNDS = 14  # length of a game between equals
SLOW_FINISH = 4  # additional rounds of a longer game


class Chart:
    """One view, with the queries that both sides use."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.camp: CampView = view.camps[view.side]
        self.at: dict[UnitId, AreaId] = {}
        self.kinds: dict[UnitKind, list[UnitId]] = {kind: [] for kind in KINDS}
        self.posts: dict[UnitKind, list[AreaId]] = {kind: [] for kind in KINDS}
        self._used: set[UnitId] = set()
        for area, spot in view.areas.items():
            if not spot.units:
                continue
            for unit in spot.units:
                self.at[unit.id] = area
                self.kinds[unit.kind].append(unit.id)
                self.posts[unit.kind].append(area)
                if unit.used:
                    self._used.add(unit.id)
        country = tuple([(area, spot.terrain, spot.neighbours) for area, spot in view.areas.items()])
        self.by_land, self.by_sea, self.by_air = _all_ways(country)

    def ready(self, kind: UnitKind, *, commands: bool) -> list[UnitId]:
        """Returns the units that a card may use; `commands`: it is a unit card."""
        return [unit for unit in self.kinds[kind] if not commands or unit not in self._used]

    def near(self, area: AreaId) -> list[AreaId]:
        """Returns the areas a land unit can reach in one step."""
        return [other for other, far in self.by_land[area].items() if far == 1]

    @cached_property
    def rounds_left(self) -> float:
        """Estimates the number of turns left, by the round and by each side's progress."""
        dead = 1 - self.view.civilians / self.view.everyone
        done = max(dead, self.view.damage / self.view.damage_limit)
        by_clock = max(USUAL_ROUNDS - self.view.round, SLOW_FINISH)
        by_pace = (1 - done) * self.view.round / done if done else by_clock
        return max(1.0, min(by_clock, by_pace))

    @cached_property
    def urgency(self) -> float:
        """Returns a factor that grows when a game lasts unusually long."""
        return max(1.0, self.view.round / USUAL_ROUNDS)


@lru_cache(maxsize=16)
def _all_ways(country: Country) -> tuple[Ways, Ways, Ways]:
    """Returns the distances by land, by sea and by air."""
    land = {area for area, terrain, _ in country if terrain is Terrain.LAND}
    sea = {area for area, terrain, _ in country if terrain is Terrain.SEA}
    return _ways(country, land), _ways(country, sea), _ways(country, land | sea)


def _ways(country: Country, ground: Collection[AreaId]) -> Ways:
    graph = {
        area: tuple(near for near in others if near in ground)
        for area, _, others in country
        if area in ground
    }
    return {area: distances(graph, (area,)) for area in graph}
