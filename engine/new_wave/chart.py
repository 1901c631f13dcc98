"""The map in the eyes of a computer player: who stands where, how far things are, how much time is left."""

from collections.abc import Collection, Mapping
from functools import cache

from engine.kit.areas import distances
from engine.new_wave.content import AreaId, CardId, Terrain, UnitKind
from engine.new_wave.state import UnitId
from engine.new_wave.view import AreaView, CampView, View

Borders = tuple[tuple[AreaId, tuple[AreaId, ...]], ...]

USUAL_ROUNDS = 14  # how long a game between equals lasts
SLOW_FINISH = 4  # how much longer one lasts that is not over by then
HAND = 5


class Chart:
    """One view, with the questions both sides ask of it."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.areas: Mapping[AreaId, AreaView] = view.areas
        self.camp: CampView = view.camps[view.side]
        self.at: dict[UnitId, AreaId] = {}
        self.kinds: dict[UnitKind, list[UnitId]] = {kind: [] for kind in UnitKind}
        self.unused: set[UnitId] = set()
        for area, spot in view.areas.items():
            for unit in spot.units:
                self.at[unit.id] = area
                self.kinds[unit.kind].append(unit.id)
                if not unit.used:
                    self.unused.add(unit.id)
        borders = tuple((area, spot.neighbours) for area, spot in view.areas.items())
        land = tuple(area for area, spot in view.areas.items() if spot.terrain is Terrain.LAND)
        self.by_land = _all_distances(borders, land)
        self.by_air = _all_distances(borders, tuple(view.areas))

    def count(self, kind: UnitKind, area: AreaId) -> int:
        return sum(self.at[unit] == area for unit in self.kinds[kind])

    def near(self, area: AreaId, kind: UnitKind) -> bool:
        """Whether a unit of the kind stands in the area or next door."""
        return any(self.at[unit] in (area, *self.areas[area].neighbours) for unit in self.kinds[kind])

    @property
    def targets(self) -> tuple[AreaId, ...]:
        """The areas human attacks may aim at."""
        return tuple(area for area, spot in self.areas.items() if spot.target)

    @property
    def rounds_left(self) -> float:
        """How many turns a side may still expect, by the clock and by how far either side has come."""
        dead = self._everyone - self.view.civilians
        done = max(dead / self._everyone, self.view.damage / self.view.damage_limit)
        by_clock = max(USUAL_ROUNDS - self.view.round, SLOW_FINISH)
        by_pace = (1 - done) * self.view.round / done if done else by_clock
        return max(1.0, min(by_clock, by_pace))

    @property
    def _everyone(self) -> int:
        """The civilians of the start, who are as many as the damage that drives the Martians off."""
        return self.view.damage_limit

    def worth_keeping(self, worth: float, ordinary: float) -> float:
        """What a card does in the turns to come, less what would come to hand in its place.

        A deck no larger than a hand has nothing to put in its place.
        """
        deck = len(self.deck)
        others = min(max(deck - HAND, 0) / 3, 1.0)
        return (worth - others * ordinary) * self.rounds_left * HAND / max(deck, HAND)

    @property
    def deck(self) -> tuple[CardId, ...]:
        """All the cards of the side on turn, wherever they are."""
        return self.camp.unseen + self.camp.discard + self.camp.laid

    def earnings(self, earns: Mapping[str, int]) -> float:
        """What the side on turn earns in a turn, by its buildings and the cards of its deck."""
        by_cards = sum(earns.get(card, 0) for card in self.deck) * HAND / max(len(self.deck), HAND)
        return self.camp.income + by_cards


@cache
def _all_distances(borders: Borders, ground: Collection[AreaId]) -> dict[AreaId, dict[AreaId, int]]:
    graph = {
        area: tuple(near for near in others if near in ground) for area, others in borders if area in ground
    }
    return {area: distances(graph, (area,)) for area in graph}
