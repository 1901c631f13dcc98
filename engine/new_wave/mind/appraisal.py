"""Evaluates a position at the end of a turn as a chance to win, with the weights of `experience`.

Each side has a distance to its goal: civilians to kill, steps of the marker to move. Expected progress counts
as done; the shorter the distance, the more a step counts; decks and pieces show which side is faster.
"""

from collections.abc import Iterable, Mapping, Sequence, Set
from math import exp, log, log1p
from typing import NamedTuple

from engine.kit.areas import distances
from engine.new_wave.content import AreaId, CardId, Content, Side, UnitKind
from engine.new_wave.mind.experience import EXPERIENCE, HALFWAY, Experience, Worth
from engine.new_wave.state import Camp, State

HAND = 5
FAR = 9
AT_LEAST = 0.5  # of a step is always left
GUERRILLA, ARMY, NAVY = CardId("guerrilla"), CardId("army"), CardId("royal_navy")
ARTILLERY, FORT = "heavy_artillery", "fort"
BLOWS = {"reap": 1, "tripod": 2, "frightening_sound": 1, "nerve_agent": 1}  # of a tripod among civilians
FROM_ABOVE = {"ufo": 1, "scorching_beam": 2, "alien_abduction": 1}
NOTHING = Worth(0.0, 0.0)


class Terrain(NamedTuple):
    """The distances between all areas."""

    content: Content
    by_land: Mapping[AreaId, Mapping[AreaId, int]]
    by_air: Mapping[AreaId, Mapping[AreaId, int]]


def survey(content: Content) -> Terrain:
    """Computes the distances of a map, once per game."""
    borders = {area: spot.neighbours for area, spot in content.areas.items()}
    return Terrain(
        content=content,
        by_land={area: distances(content.paths, (area,)) for area in content.areas},
        by_air={area: distances(borders, (area,)) for area in content.areas},
    )


class Lay(NamedTuple):
    """The parts of an evaluation that depend on units and buildings, not on civilians."""

    dangers: Mapping[AreaId, float]  # to each civilian
    dead: float
    damage: float
    worth: Worth
    goals: frozenset[AreaId]
    prey: frozenset[AreaId]  # areas with tripods
    under: frozenset[AreaId]  # areas with UFOs
    shielded: frozenset[AreaId]
    armies: int  # with a target
    navies: int


class Deck(NamedTuple):
    """The worth of a side's cards, in any pile."""

    midway: float
    earlier: float
    guerrillas: float  # expected in a hand


NO_DECK = Deck(0.0, 0.0, 0.0)
# Sides whose own deck is valued by a ledger: with the fitted weights the Martians sold their best cards.
BY_LEDGER = frozenset({Side.MARTIANS})


class Balance(NamedTuple):
    """The terms of the chance to win."""

    alive: int  # civilians
    dead: float  # expected deaths among these
    damage: float  # steps of the marker, including expected ones
    ahead: float  # how early it is in the war
    midway: float  # worth of cards and pieces
    earlier: float  # additional worth, the more the earlier


class Appraiser:
    """Evaluates positions of one turn; caches by pieces and by cards."""

    def __init__(
        self,
        terrain: Terrain,
        side: Side,
        experience: Mapping[Side, Experience] = EXPERIENCE,
        by_ledger: Set[Side] = BY_LEDGER,
    ) -> None:
        self._terrain = terrain
        self._side = side
        self._taught = experience[side]
        self._by_ledger = by_ledger
        self._lays: dict[tuple[object, ...], Lay] = {}
        self._decks: dict[tuple[object, ...], Deck] = {}

    def worth(self, state: State) -> float:
        """Returns the worth of a position to the side at the end of its turn, in logits."""
        chance = self._chance(state)
        return chance if self._side is Side.MARTIANS else -chance

    def _chance(self, state: State) -> float:
        """Returns the Martians' chance to win, in logits."""
        limit, balance = self._terrain.content.figures.damage_limit, self.balance(state)
        harm, deaths = way(limit - balance.damage), way(balance.alive - balance.dead)
        ways = self._taught.harming * harm - self._taught.killing * deaths
        return ways + balance.midway + balance.ahead * balance.earlier

    def balance(self, state: State) -> Balance:
        """Sums up the pieces on the map and the decks."""
        taught, lay = self._taught, self._lay(state)
        limit, everyone = self._terrain.content.figures.damage_limit, self._terrain.content.everyone
        alive = fighters = sheltered = 0
        dead = lay.dead
        for area, crowd in state.civilians.items():
            count = crowd.count
            alive += count
            dead += count * lay.dangers[area]
            if area in lay.goals:
                fighters += count
            if area in lay.shielded:
                sheltered += count
        martians, humans = self._deck(state, Side.MARTIANS), self._deck(state, Side.HUMANS)
        damage = state.damage + lay.damage + taught.fighters * min(fighters, humans.guerrillas)
        ahead = min(alive / everyone, 1 - state.damage / limit) - HALFWAY
        shelter = taught.sheltered
        midway = lay.worth.midway + martians.midway + humans.midway + shelter.midway * sheltered / 3
        earlier = lay.worth.earlier + martians.earlier + humans.earlier + shelter.earlier * sheltered / 3
        return Balance(alive, dead, damage, ahead, midway, earlier)

    def _deck(self, state: State, side: Side) -> Deck:
        """Returns the worth of a side's deck; during a turn it depends on removed and bought cards."""
        camp = state.camps[side]
        key = (side, camp.box, camp.offer, camp.laid)
        if key not in self._decks:
            self._decks[key] = self._count_cards(side, camp)
        return self._decks[key]

    def _count_cards(self, side: Side, camp: Camp) -> Deck:
        if side is self._side and side in self._by_ledger:
            return NO_DECK
        cards = (*camp.hand, *camp.supply, *camp.discard, *[one.card for one in camp.laid if not one.leaves])
        size = max(len(cards), HAND)
        worths, by_size = [self._taught.cards[card] for card in cards], self._taught.sizes[side]
        return Deck(
            midway=sum([worth.midway for worth in worths]) * HAND / size + by_size.midway * size / 10,
            earlier=sum([worth.earlier for worth in worths]) * HAND / size + by_size.earlier * size / 10,
            guerrillas=cards.count(GUERRILLA) * HAND / size,
        )

    def stride(self, state: State) -> float:
        """Estimates the worth of one step of the side towards its goal."""
        if self._side is Side.MARTIANS:
            return self._taught.killing / max(sum([crowd.count for crowd in state.civilians.values()]), 1)
        return self._taught.harming / max(self._terrain.content.figures.damage_limit - state.damage, 1)

    def promise(self, state: State) -> float:
        """Estimates the number of steps that the cards in hand can still make in this position."""
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
        """Returns the worth of one more civilian in each area; fighters may be wanted among Martians."""
        lay, people = self._lay(state), state.civilians
        ready = sum([crowd.count - crowd.fought for area, crowd in people.items() if area in lay.goals])
        call = 1.0 if fighters > ready else 0.0
        return {
            area: (call if area in lay.goals else 0.0) - lay.dangers[area]
            for area in self._terrain.content.paths
        }

    def _lay(self, state: State) -> Lay:
        posts = tuple([(unit.kind, unit.area) for unit in state.units.values()])
        key = (posts, tuple([(built.kind, built.area) for built in state.buildings]))
        if key not in self._lays:
            self._lays[key] = Field(self._terrain, state, self._taught).lay()
        return self._lays[key]


def way(left: float) -> float:
    """Returns the logarithm of a distance, smoothed near 0, since expected progress may fail."""
    return log(AT_LEAST + (left if left > 30 else log1p(exp(left))))


class Dangers(dict[AreaId, float]):
    """The danger to a civilian in each area, computed on demand."""

    def __init__(self, field: "Field") -> None:
        super().__init__()
        self._field = field

    def __missing__(self, area: AreaId) -> float:
        danger = self[area] = self._field.danger(area)
        return danger


class Field:
    """The pieces of a position, indexed once."""

    def __init__(self, terrain: Terrain, state: State, taught: Experience) -> None:
        self._terrain = terrain
        self._taught = taught
        self._posts: dict[UnitKind, list[AreaId]] = {kind: [] for kind in UnitKind}
        for unit in state.units.values():
            self._posts[unit.kind].append(unit.area)
        self._tripods = self._posts[UnitKind.TRIPOD]
        self._lasting: set[AreaId] = set()  # targets that do not move
        self._covered, self._shielded = set(self._posts[UnitKind.ARMY]), set[AreaId]()
        self._mines: list[AreaId] = []
        self._built = [(built.kind, built.area) for built in state.buildings]
        for kind, area in self._built:
            profile = terrain.content.buildings[kind]
            if profile.side is Side.MARTIANS:
                self._lasting.add(area)
            elif profile.defence is None:
                self._mines.append(area)
            else:
                (self._shielded if profile.shield else self._covered).add(area)
        self._goals = self._lasting.union(self._tripods)

    def lay(self) -> Lay:
        """Returns the evaluation of the pieces."""
        armies, navies = self._posts[UnitKind.ARMY], self._posts[UnitKind.NAVY]
        held = sum([min(self._tripods.count(area), armies.count(area)) for area in set(armies)])
        mined = sum([self._is_mined(area) for area in self._mines])
        return Lay(
            dangers=Dangers(self),
            dead=held * self._taught.held + mined * self._taught.mined.dead,
            damage=self._damage() + mined * self._taught.mined.damage,
            worth=self._pieces(),
            goals=frozenset(self._goals),
            prey=frozenset(self._tripods),
            under=frozenset(self._posts[UnitKind.UFO]),
            shielded=frozenset(self._shielded),
            armies=sum([area in self._goals for area in armies]),
            navies=sum([self._borders(area) for area in navies]),
        )

    def danger(self, area: AreaId) -> float:
        """Returns the expected share of deaths per civilian of an area."""
        taught = self._taught
        row = taught.open
        if area in self._shielded:
            row = taught.shielded
        elif area in self._covered:
            row = taught.covered
        far, air = self._terrain.by_land[area], self._terrain.by_air[area]
        near = sorted([far.get(spot, FAR) for spot in self._tripods])
        above = min([air[spot] for spot in self._posts[UnitKind.UFO]], default=FAR)
        danger = _entry(taught.under, above)
        for part, steps in zip((row, taught.second), near, strict=False):
            danger += _entry(part, steps)
        return danger

    def _damage(self) -> float:
        """Returns the expected damage by the humans' pieces."""
        taught = self._taught
        damage = 0.0
        for area in self._posts[UnitKind.ARMY]:
            damage += self._post(self._terrain.by_land[area], 0, taught.army, taught.army_chasing)
        for area in self._posts[UnitKind.NAVY]:
            damage += self._post(self._terrain.by_air[area], 1, taught.navy, taught.navy_chasing)
        for kind, area in self._built:
            if kind == ARTILLERY and (area in self._goals or self._borders(area)):
                damage += taught.guns
            elif kind == FORT and area in self._tripods:
                damage += taught.fort
        return damage

    def _post(
        self, far: Mapping[AreaId, int], reach: int, row: Sequence[float], chasing: Sequence[float]
    ) -> float:
        """Returns the expected damage by a unit, by the distance to its nearest target."""
        staying, walking = _nearest(far, self._lasting) - reach, _nearest(far, self._tripods) - reach
        if staying <= walking and staying < len(row):
            return row[staying]
        return _entry(chasing, walking)

    def _pieces(self) -> Worth:
        worths = self._taught.pieces
        found = [worths.get(kind, NOTHING) for kind, _ in self._built]
        found += [worths[kind] for kind, areas in self._posts.items() for _ in areas]
        return Worth(sum([worth.midway for worth in found]), sum([worth.earlier for worth in found]))

    def _borders(self, area: AreaId) -> bool:
        """Tells whether a target is in an adjacent area."""
        return not self._goals.isdisjoint(self._terrain.content.areas[area].neighbours)

    def _is_mined(self, area: AreaId) -> bool:
        far = self._terrain.by_land[area]
        return any(far.get(spot, FAR) < 2 for spot in self._tripods)


def _nearest(far: Mapping[AreaId, int], goals: Iterable[AreaId]) -> int:
    return min([far.get(goal, FAR) for goal in goals], default=FAR)


def _entry(row: Sequence[float], steps: int) -> float:
    return row[steps] if steps < len(row) else 0.0
