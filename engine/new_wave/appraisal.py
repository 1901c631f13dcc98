"""What a position is worth at the end of a turn: what has been done, and what two rounds bring as a rule.

How many civilians die and how much damage is done in the next two rounds was read off games between quick
players, as a sum of a few figures of the position; `FIGURES` holds what each of them counts. How it was
found is in `docs/computer.md`.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import exp
from typing import NamedTuple

from engine.kit.areas import distances
from engine.new_wave.content import AreaId, BuildingId, CardId, Content, Guns, Side, UnitKind
from engine.new_wave.state import State

HAND = 5
FAR = 9
GUERRILLA, ARMY, NAVY = CardId("guerrilla"), CardId("army"), CardId("royal_navy")
BLOWS = {"reap": 1, "tripod": 2, "frightening_sound": 1, "nerve_agent": 1}  # of a tripod among civilians
FROM_ABOVE = {"ufo": 1, "scorching_beam": 2, "alien_abduction": 1}


class Share(NamedTuple):
    """What one of a figure adds to the next two rounds."""

    dead: float  # civilians
    damage: float  # steps of the marker


class Figures(NamedTuple):
    """What each figure of a position adds, when the turn of one side has just ended."""

    open: tuple[float, ...]  # danger to civilians with nothing around them, by steps to the nearest tripod
    covered: tuple[float, ...]  # behind a building without a shield, or an army
    shielded: tuple[float, ...]
    second: float  # what the next tripod adds to it, against the nearest
    under: tuple[float, ...]  # by steps to the nearest UFO
    blows: float  # all that the Martians can strike at in two rounds: more danger changes little
    fighters: Share  # a civilian among Martians for whom there is a guerrilla card, as a rule
    army: tuple[Share, ...]  # by steps to the best target, one that stays
    navy: tuple[Share, ...]  # likewise; a navy shoots from next door
    chased: float  # what is left of that for an army whose target walks away
    out_of_range: float  # and for a navy
    building: Share  # whatever it does, it keeps blows off
    guns: Share  # artillery in reach of a target
    held: Share  # a tripod held by an army
    mines: Share  # a minefield next to a tripod


FIGURES: Mapping[Side, Figures] = {
    Side.MARTIANS: Figures(
        open=(0.9, 0.55, 0.35, 0.2, 0.1, 0.05),
        covered=(0.8, 0.45, 0.28, 0.15, 0.08),
        shielded=(0.4, 0.2, 0.12, 0.06),
        second=0.3,
        under=(0.6, 0.1, 0.08, 0.03),
        blows=6.5,
        fighters=Share(0.0, 1.0),
        army=(Share(-0.1, 1.4), Share(-0.1, 0.4), Share(-0.1, 0.1)),
        navy=(Share(0.0, 1.8), Share(0.0, 1.8), Share(0.0, 0.8), Share(0.0, 0.3)),
        chased=0.7,
        out_of_range=0.8,
        building=Share(-0.5, 0.2),
        guns=Share(0.0, 1.65),
        held=Share(-0.13, 0.2),
        mines=Share(-0.34, 0.06),
    ),
    Side.HUMANS: Figures(
        open=(0.53, 0.15, 0.11, 0.07, 0.03),
        covered=(0.5, 0.17, 0.08),
        shielded=(0.15, 0.03),
        second=0.4,
        under=(0.39, 0.04, 0.02),
        blows=1000.0,  # people who fear less fought better
        fighters=Share(0.0, 0.1),
        army=(Share(-0.1, 0.9), Share(-0.1, 0.4), Share(-0.1, 0.15)),
        navy=(Share(0.0, 1.6), Share(0.0, 1.6), Share(0.0, 0.8), Share(0.0, 0.3)),
        chased=0.6,
        out_of_range=0.6,
        building=Share(0.0, 0.0),
        guns=Share(0.0, 1.19),
        held=Share(-0.23, 0.0),
        mines=Share(-0.30, 0.17),
    ),
}


class Weights(NamedTuple):
    """What a step towards either goal counts, and how much more it counts the nearer that goal is."""

    own: float
    own_pressing: float
    theirs: float
    their_pressing: float


WEIGHTS: Mapping[Side, Weights] = {
    Side.MARTIANS: Weights(own=0.6, own_pressing=0.9, theirs=0.7, their_pressing=0.6),
    Side.HUMANS: Weights(own=1.0, own_pressing=0.0, theirs=0.5, their_pressing=0.8),
}


class Terrain(NamedTuple):
    """How far it is from everywhere to everywhere, and what shoots next door."""

    content: Content
    by_land: Mapping[AreaId, Mapping[AreaId, int]]
    by_air: Mapping[AreaId, Mapping[AreaId, int]]
    guns: frozenset[BuildingId]


def surveyed(content: Content) -> Terrain:
    """Works out the map of a game, once."""
    borders = {area: spot.neighbours for area, spot in content.areas.items()}
    return Terrain(
        content=content,
        by_land={area: distances(content.paths, (area,)) for area in content.areas},
        by_air={area: distances(borders, (area,)) for area in content.areas},
        guns=frozenset(
            name
            for name, building in content.buildings.items()
            if any(isinstance(effect, Guns) and effect.adjacent for effect in building.standing)
        ),
    )


class Lay(NamedTuple):
    """What follows from where the pieces stand, whoever lives there."""

    dangers: Mapping[AreaId, float]  # to each civilian
    pieces: Share
    goals: frozenset[AreaId]
    prey: frozenset[AreaId]  # areas with tripods
    under: frozenset[AreaId]  # areas with UFOs
    armies: int  # that have a target
    navies: int


class Progress(NamedTuple):
    """How far a side has come: its steps, and the more of them the more each counts."""

    steps: float
    pressing: float


def _progress(steps: float, limit: int) -> Progress:
    return Progress(steps, steps * steps / (2 * limit))


class Appraiser:
    """Weighs positions of one turn; where pieces stand alike, it looks once."""

    def __init__(self, terrain: Terrain, side: Side, weights: Mapping[Side, Weights] = WEIGHTS) -> None:
        self._terrain = terrain
        self._side = side
        self._figures = FIGURES[side]
        self._weights = weights[side]
        self._lays: dict[tuple[object, ...], Lay] = {}

    def worth(self, state: State) -> float:
        """Returns what a position is worth at the end of the turn, in steps of the side's own goal."""
        limit, everyone = self._terrain.content.figures.damage_limit, self._terrain.content.everyone
        lay, people = self._lay(state), state.civilians
        alive = fighters = 0
        danger = 0.0
        for area, crowd in people.items():
            count = crowd.count
            alive += count
            danger += count * lay.dangers[area]
            if area in lay.goals:
                fighters += count
        blows = self._figures.blows
        dead = lay.pieces.dead + blows * (1 - exp(-danger / blows))
        damage = lay.pieces.damage + self._figures.fighters.damage * min(fighters, self._armed(state))
        martian = _progress(everyone - alive + dead, everyone)
        human = _progress(state.damage + damage, limit)
        weights = self._weights
        own, theirs = (martian, human) if self._side is Side.MARTIANS else (human, martian)
        return (
            weights.own * own.steps
            + weights.own_pressing * own.pressing
            - weights.theirs * theirs.steps
            - weights.their_pressing * theirs.pressing
        )

    def _armed(self, state: State) -> float:
        """Returns how many guerrilla cards the humans' next hand holds as a rule."""
        camp = state.camps[Side.HUMANS]
        cards = camp.hand + camp.supply
        if self._side is Side.HUMANS:
            cards += camp.discard
        return cards.count(GUERRILLA) * HAND / max(len(cards), HAND)

    def promise(self, state: State) -> float:
        """Returns what the cards in hand may still do with things as they stand."""
        lay, hand, people = self._lay(state), state.camp.hand, state.civilians
        if self._side is Side.HUMANS:
            ready = sum([crowd.count - crowd.fought for area, crowd in people.items() if area in lay.goals])
            units = min(lay.armies, hand.count(ARMY)) + min(lay.navies, hand.count(NAVY))
            return min(ready, hand.count(GUERRILLA)) + 2.0 * units
        blows = sum([BLOWS.get(card, 0) for card in hand])
        rays = sum([FROM_ABOVE.get(card, 0) for card in hand])
        prey = sum([people[area].count for area in lay.prey if area in people])
        under = sum([people[area].count for area in lay.under if area in people])
        return 0.8 * min(prey, blows) + 0.8 * min(under, rays)

    def comfort(self, state: State, fighters: int) -> Mapping[AreaId, float]:
        """Returns how well one more civilian is off in each area; some may be wanted where Martians are."""
        lay, people = self._lay(state), state.civilians
        ready = sum([crowd.count - crowd.fought for area, crowd in people.items() if area in lay.goals])
        call = 1.0 if fighters > ready else 0.0
        return {
            area: (call if area in lay.goals else 0.0) - lay.dangers[area]
            for area in self._terrain.content.paths
        }

    def _lay(self, state: State) -> Lay:
        posts = tuple([(unit.kind, unit.area) for unit in state.units.values()])
        key = (posts, state.buildings)
        if key not in self._lays:
            self._lays[key] = _laid(self._terrain, state, self._figures)
        return self._lays[key]


class Dangers(dict[AreaId, float]):
    """What awaits a civilian of each area, worked out where somebody lives."""

    def __init__(self, field: "Field", figures: Figures) -> None:
        super().__init__()
        self._field = field
        self._figures = figures

    def __missing__(self, area: AreaId) -> float:
        danger = self[area] = self._field.danger(area, self._figures)
        return danger


def _laid(terrain: Terrain, state: State, figures: Figures) -> Lay:
    field = Field(terrain, state)
    dead = damage = 0.0
    for count, share in field.parts(figures):
        dead += count * share.dead
        damage += count * share.damage
    goals = field.goals
    return Lay(
        dangers=Dangers(field, figures),
        pieces=Share(dead, damage),
        goals=frozenset(goals),
        prey=frozenset(field.tripods),
        under=frozenset(field.ufos),
        armies=sum([area in goals for area in field.armies]),
        navies=sum([field.borders(area) for area in field.navies]),
    )


class Field:
    """What stands where, looked up once for a position."""

    def __init__(self, terrain: Terrain, state: State) -> None:
        self._terrain = terrain
        posts: dict[UnitKind, list[AreaId]] = {kind: [] for kind in UnitKind}
        for unit in state.units.values():
            posts[unit.kind].append(unit.area)
        self.tripods, self.ufos = posts[UnitKind.TRIPOD], posts[UnitKind.UFO]
        self.armies, self.navies = posts[UnitKind.ARMY], posts[UnitKind.NAVY]
        self._lasting: set[AreaId] = set()  # targets that stay where they are
        self._covered, self._shielded = set(self.armies), set[AreaId]()
        self._mines: list[AreaId] = []
        self._guns: list[AreaId] = []
        self._buildings = 0
        for built in state.buildings:
            profile = terrain.content.buildings[built.kind]
            if profile.side is Side.MARTIANS:
                self._lasting.add(built.area)
            elif profile.defence is None:
                self._mines.append(built.area)
            else:
                (self._shielded if profile.shield else self._covered).add(built.area)
                self._buildings += 1
            if built.kind in terrain.guns:
                self._guns.append(built.area)
        self.goals = self._lasting.union(self.tripods)

    def danger(self, area: AreaId, figures: Figures) -> float:
        """Returns how likely a civilian of an area is to be struck at."""
        row = figures.open
        if area in self._shielded:
            row = figures.shielded
        elif area in self._covered:
            row = figures.covered
        far, air = self._terrain.by_land[area], self._terrain.by_air[area]
        near = sorted([far.get(spot, FAR) for spot in self.tripods])
        above = min([air[spot] for spot in self.ufos], default=FAR)
        danger = figures.under[above] if above < len(figures.under) else 0.0
        for part, steps in zip((1.0, figures.second), near, strict=False):
            if steps < len(row):
                danger += part * row[steps]
        return danger

    def parts(self, figures: Figures) -> Iterator[tuple[float, Share]]:
        """Yields what the pieces do, and how often."""
        for area in self.armies:
            yield self._post(self._terrain.by_land[area], figures.army, figures.chased)
        for area in self.navies:
            yield self._post(self._terrain.by_air[area], figures.navy, figures.out_of_range)
        yield self._buildings, figures.building
        yield sum([area in self.goals or self.borders(area) for area in self._guns]), figures.guns
        held = [min(self.tripods.count(area), self.armies.count(area)) for area in set(self.armies)]
        yield sum(held), figures.held
        yield sum([self._mined(area) for area in self._mines]), figures.mines

    def _post(
        self, far: Mapping[AreaId, int], row: Sequence[Share], walks_away: float
    ) -> tuple[float, Share]:
        """Returns what a unit is good for where it stands, by the best target."""
        best, found = 0.0, row[-1]
        for goal in self.goals:
            steps = far.get(goal, FAR)
            if steps < len(row):
                part = 1.0 if goal in self._lasting else walks_away
                if part * row[steps].damage > best * found.damage:
                    best, found = part, row[steps]
        return best, found

    def borders(self, area: AreaId) -> bool:
        """Tells whether a target is next door."""
        return not self.goals.isdisjoint(self._terrain.content.areas[area].neighbours)

    def _mined(self, area: AreaId) -> bool:
        far = self._terrain.by_land[area]
        return any(far.get(spot, FAR) < 2 for spot in self.tripods)
