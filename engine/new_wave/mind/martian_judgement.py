"""Evaluates actions and cards for a computer playing the Martians, in civilians."""

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from engine.kit.temper import NEUTRAL, Temper, weigh
from engine.new_wave.actions import (
    AnyAction,
    FellArmy,
    Hit,
    Join,
    LeaveArmy,
    MoveUnit,
    Place,
    PushArmy,
    Regenerate,
    Strike,
    TakeCivilian,
)
from engine.new_wave.combat import Stand, Toll, toll
from engine.new_wave.content import AreaId, Attack, CardId, Harvest, Reach, Side, Terrain, UnitKind
from engine.new_wave.content import MoveUnit as MovesUnit
from engine.new_wave.forecast import held_mode
from engine.new_wave.mind.chart import Chart, Ways
from engine.new_wave.mind.ledger import Lasting, Ledger, Prices
from engine.new_wave.state import UnitId
from engine.new_wave.view import AreaView, HandCard, ModeView

GUERRILLA = CardId("guerrilla")
VICTORY = 1000.0

# Local names for enum members: attribute access on the class is slow.
TRIPOD, UFO, NAVY = UnitKind.TRIPOD, UnitKind.UFO, UnitKind.NAVY
LAND, SEA, HERE = Terrain.LAND, Terrain.SEA, Reach.HERE


class Weights(NamedTuple):
    """Weights, tuned by play against the other side's computer."""

    fade: float = 0.33  # factor per step for the pull of prey
    stride: float = 0.29  # a step towards prey
    again: float = 0.6  # share left for a second step of the same unit
    shielded: float = 0.42  # prey behind a shield
    covered: float = 0.44  # prey behind any other protection
    company: float = 1.97  # prey left to each other unit of the same kind there
    damage: float = 0.63  # a step of the damage marker
    army: float = 0.8
    navy: float = 1.21
    balloons: float = 0.5
    building: float = 1.93
    defence: float = 0.3  # each point of a building's defence
    marker: float = 0.14
    exposure: float = 2.0  # damage by guerrillas to a tripod among them
    astray: float = 1.0  # blows in hand that may fail, as when a card is needed to move
    march: float = 0.6  # a step of a tripod without civilians in reach
    kills: float = 0.4  # for each civilian that a step brings within reach of a blow in hand
    later: float = 0.4  # a kill after a walk, which may be cut short
    repair: float = 0.5  # other worth of the energy for the regenerator


W = Weights()


@lru_cache(maxsize=16)
def weights_of(temper: Temper) -> Weights:
    """Returns the weights of a temper."""
    return W._replace(
        damage=weigh(W.damage, temper.caution),
        exposure=weigh(W.exposure, temper.caution),
        stride=weigh(W.stride, temper.attack),
        march=weigh(W.march, temper.attack),
        kills=weigh(W.kills, temper.attack),
        building=weigh(W.building, temper.attack),
        army=weigh(W.army, temper.attack),
        navy=weigh(W.navy, temper.attack),
    )


FADED = tuple(W.fade**far for far in range(30))  # by steps

PRICES = Prices(
    plays={
        "reap": 2.55,
        "power_supply": 0.31,
        "frightening_sound": 1.69,
        "nerve_agent": 0.62,
        "poisonous_fog": 2.0,
        "infrasound": 2.0,
        "plasma_synthesis": 0.5,
        "scorching_beam": 2.97,
        "alien_abduction": 1.27,
        "tripod": 4.0,
        "ufo": 1.01,
    },
    pieces={
        "tripod": Lasting(0.44, 0.4),
        "ufo": Lasting(0.04, 0.05),
        "plasma_reactor": Lasting(0.16, 1.05),
        "particle_generator": Lasting(0.0, 0.45),
        "alien_factory": Lasting(0.04, 1.65),
        "regenerator": Lasting(0.08, 0.36),
    },
    earns={"power_supply": 1, "plasma_synthesis": 2},
    ordinary=0.9,
    wages=3.0,
    hunger=0.03,
)


class MartianJudgement:
    def __init__(self, chart: Chart, temper: Temper = NEUTRAL) -> None:
        self._w = weights_of(temper)
        self._thrift = temper.thrift
        self.chart = chart
        self.view = chart.view
        self._hunters: dict[UnitId, Hunter] = {}
        self._lairs = chart.posts[TRIPOD]
        # The cost of a step of the damage marker, which grows towards the end.
        self._pain = self._w.damage * (0.3 + self.view.damage / self.view.damage_limit)

    @cached_property
    def ledger(self) -> Ledger:
        """Returns the ledger of the Martians' cards."""
        return Ledger(self.chart, PRICES, self._thrift)

    @cached_property
    def _blows(self) -> float:
        """Returns the number of civilians the hand may kill."""
        return max(0.0, sum([_blows(held) for held in self.chart.camp.hand]) - W.astray)

    @cached_property
    def _guerrillas(self) -> float:
        """Returns the expected number of guerrilla cards in the humans' hand, from public counts."""
        humans = self.view.camps[Side.HUMANS]
        return humans.unseen.count(GUERRILLA) * humans.hand_count / max(len(humans.unseen), 1)

    # Cards.

    def use(self, mode: ModeView, copies: int, *, commands: bool) -> tuple[float, ...]:
        """Returns the worth of playing an option, for the first copy of its card, the second, and so on.

        `commands`: it is a unit card, which needs an unused unit.
        """
        match mode.effect:
            case Attack() as effect:
                return self._attacks(effect, mode.damage, copies, commands=commands)
            case Harvest() as effect:
                return self._harvests(effect)
            case MovesUnit() as effect:
                return self._marches(effect, commands=commands)
            case _:
                return ()

    def wins(self, harm: int) -> bool:
        """Returns False: kills depend on the targets, so the damage alone does not tell."""
        return False

    def walks(self, mode: ModeView) -> bool:
        """Tells whether an option moves a tripod."""
        return isinstance(mode.effect, MovesUnit) and mode.effect.unit is TRIPOD

    def blows(self, mode: ModeView) -> int:
        """Returns the number of civilians an option may kill once a tripod is among them."""
        effect = mode.effect
        if isinstance(effect, Harvest):
            return int(effect.unit is TRIPOD)
        near = isinstance(effect, Attack) and effect.unit is TRIPOD and effect.reach is HERE
        return mode.damage if near else 0

    def after_walking(self, blows: int) -> float:
        """Returns the worth of blows that have no target before a tripod has walked."""
        return W.later * min(blows, self._ahead)

    @cached_property
    def _ahead(self) -> int:
        """Returns the maximum increase in civilians next to tripods by one step."""
        steps = [self._more_prey(origin, to) for origin in self._lairs for to in self.chart.near(origin)]
        return max(steps, default=0)

    def free_use(self, action: AnyAction) -> float:
        """Returns the worth of an action that costs no card."""
        return self._pain - W.repair if isinstance(action, Regenerate) else 0.0

    # Attacks.

    def _attacks(self, effect: Attack, damage: int, copies: int, *, commands: bool) -> tuple[float, ...]:
        """Returns the worth of each copy, striking the best target each time while units are left."""
        posts = [self.chart.at[unit] for unit in self.chart.ready(effect.unit, commands=commands)]
        stands = {area: self.view.areas[area].stand for area in self._areas_in_reach(effect, posts)}
        worths = {area: self._blow(area, stand, damage, effect) for area, stand in stands.items()}
        values: list[float] = []
        while worths:
            area = max(worths, key=worths.__getitem__)
            values.append(worths[area])
            if len(values) == copies:
                break
            if commands:
                posts.remove(area)
            if commands and area not in posts:
                del worths[area]
            else:
                stands[area] = _after(stands[area], damage)
                worths[area] = self._blow(area, stands[area], damage, effect)
        return tuple(values)

    def _areas_in_reach(self, effect: Attack, posts: list[AreaId]) -> list[AreaId]:
        areas = self.view.areas
        if effect.reach is not HERE:
            posts = [near for area in posts for near in areas[area].neighbours]
        if effect.unit is TRIPOD:
            posts = [area for area in posts if area in self.chart.by_land]
        return [area for area in dict.fromkeys(posts) if effect.influence or not areas[area].stand.empty]

    def _blow(self, area: AreaId, stand: Stand, damage: int, effect: Attack) -> float:
        extra = W.marker if effect.marker is not None and not stand.empty else 0.0
        if damage < stand.least_damage:
            return extra if effect.influence else self._share(area, stand, damage)
        losses = toll(stand, damage)
        worth = self._toll_worth(area, stand, losses) + extra
        if effect.unit is not TRIPOD or effect.reach is not HERE:
            return worth
        return worth + (self._exposure(stand.civilians) - self._exposure(stand.civilians - losses.civilians))

    def _share(self, area: AreaId, stand: Stand, damage: int) -> float:
        """Returns the worth of a card's share in breaking a shield together with others."""
        enough = stand.least_damage + 1
        return self._toll_worth(area, stand, toll(stand, enough)) * damage / enough

    def _toll_worth(self, area: AreaId, stand: Stand, losses: Toll) -> float:
        if losses.civilians and losses.civilians >= self.view.civilians:
            return VICTORY
        unit = self._w.army if self.view.areas[area].terrain is LAND else self._w.navy
        building = 0.0 if losses.building is None else self._w.building + W.defence * stand.defence
        return losses.civilians + losses.units * unit + losses.balloons * W.balloons + building

    def _exposure(self, civilians: float) -> float:
        """Returns the cost of the guerrillas to a tripod among this many civilians."""
        guerrillas = self._guerrillas
        return self._w.exposure * self._pain * (civilians if civilians < guerrillas else guerrillas)

    def _harvests(self, effect: Harvest) -> tuple[float, ...]:
        spots = [self.view.areas[area] for area in set(self.chart.posts[effect.unit])]
        prey = sum([spot.civilians for spot in spots if effect.even_protected or not spot.protected])
        return (VICTORY if self.view.civilians == 1 else 1.0,) * prey

    def _joining(self, card: CardId, mode: ModeView) -> float:
        """Returns the worth of joining: while the shield holds, or if the sum destroys more."""
        attack = self.view.attack
        assert attack is not None, "no attack under way"
        stand = self.view.areas[attack.area].stand
        cost = max(0.0, self.ledger.keeping(card)) if mode.removes else 0.0
        damage = attack.damage + mode.damage
        if attack.damage < stand.least_damage:
            return 1.0 - cost - 0.1 * max(0, damage - stand.least_damage)
        now, then = toll(stand, attack.damage), toll(stand, damage)
        if not now.lost:
            return 0.0
        gain = self._toll_worth(attack.area, stand, then) - self._toll_worth(attack.area, stand, now)
        return gain - cost - 0.3

    # Moves.

    def _marches(self, effect: MovesUnit, *, commands: bool) -> tuple[float, ...]:
        units = self.chart.ready(effect.unit, commands=commands)
        gains = sorted([self._best_step(unit, effect.steps) for unit in units], reverse=True)
        return tuple(gains) if commands else (*gains, *(W.again * gain for gain in gains))

    def _best_step(self, unit: UnitId, steps: int) -> float:
        hunter = self._hunter(unit)
        around = hunter.ways[hunter.origin].items()
        goals = [area for area, far in around if 0 < far <= steps]
        return max([self._step_worth(hunter, area) for area in goals], default=0.0)

    def _step_worth(self, hunter: "Hunter", to: AreaId) -> float:
        """Returns the worth of moving a unit to an area."""
        spot = self.view.areas[to]
        if hunter.flies and spot.balloons:
            return -1.0
        nearer = self._stride * (hunter.pull(to) - hunter.pull_here)
        if hunter.flies:
            return nearer
        mines = spot.building.mines if spot.building is not None else 0
        here = self.view.areas[hunter.origin]
        march = self._w.march * (hunter.farness_here - hunter.farness(to)) if hunter.farness_here > 1 else 0.0
        kills = self._w.kills * self._more_kills(hunter.origin, to) + march
        return nearer + kills - mines * self._pain - self._danger(spot) + self._danger(here)

    def _more_kills(self, origin: AreaId, to: AreaId) -> float:
        """Returns the number of additional blows in hand that have a target after a step."""
        now = self._prey_here
        return min(self._blows, now + self._more_prey(origin, to)) - min(self._blows, now)

    def _more_prey(self, origin: AreaId, to: AreaId) -> int:
        """Returns the number of additional civilians next to tripods after a step."""
        left = self._open_prey(origin) if self._lairs.count(origin) == 1 else 0
        found = self._open_prey(to) if to not in self._lairs else 0
        return found - left

    @cached_property
    def _prey_here(self) -> int:
        return sum([self._open_prey(area) for area in set(self._lairs)])

    def _open_prey(self, area: AreaId) -> int:
        """Returns the number of unprotected civilians in an area."""
        spot = self.view.areas[area]
        return 0 if spot.protected else spot.civilians

    def _danger(self, spot: AreaView) -> float:
        """Returns the cost of the civilians of an area that this hand will not kill."""
        return self._exposure(max(0.0, spot.civilians - self._blows))

    @cached_property
    def _stride(self) -> float:
        """Returns the worth of a step, which grows as civilians get fewer and the game gets longer."""
        few = 2 * self.view.everyone / (self.view.everyone + self.view.civilians)
        return self._w.stride * few * self.chart.urgency

    def _hunter(self, unit: UnitId) -> "Hunter":
        if unit not in self._hunters:
            flies = unit in self.chart.kinds[UFO]
            ways = self.chart.by_air if flies else self.chart.by_land
            mates = list(self.chart.posts[UFO] if flies else self._lairs)
            mates.remove(self.chart.at[unit])
            self._hunters[unit] = Hunter(
                self.chart.at[unit], ways, self._free_quarries(ways, mates), flies=flies
            )
        return self._hunters[unit]

    def _free_quarries(self, ways: Ways, mates: Sequence[AreaId]) -> dict[AreaId, float]:
        """Returns the prey in each area, less the share of other units of the kind."""
        worths = [
            (area, quarry - W.company * mates.count(area))
            for area, quarry in self._quarries.items()
            if area in ways
        ]
        return {area: worth for area, worth in worths if worth > 0}

    @cached_property
    def _quarries(self) -> dict[AreaId, float]:
        """Returns the prey in each area."""
        spots = self.view.areas.items()
        return {area: _quarry(spot) for area, spot in spots if spot.civilians or not spot.stand.empty}

    def _site_worth(self, area: AreaId) -> float:
        """Returns the worth of an area for a building: the safest is best."""
        near = [self.view.areas[other] for other in self.view.areas[area].neighbours]
        people = sum(spot.civilians for spot in near)
        navies = any(unit.kind is NAVY for spot in near for unit in spot.units)
        coast = sum(spot.terrain is SEA for spot in near)
        return -people - 2.0 * navies - coast

    # Answers.

    def score(self, action: AnyAction) -> float:
        """Returns the worth of an answer to a decision of a card."""
        match action:
            case Hit(area=area):
                return self._aim_worth(area)
            case TakeCivilian(area=area):
                return -float(self.view.areas[area].civilians)  # the last one of an area frees the tripod
            case MoveUnit(unit=unit, to=to):
                return self._step_worth(self._hunter(unit), to)
            case Strike():
                return 0.5
            case Join(card=card, mode=mode):
                return self._joining(card, held_mode(self.view, card, mode))
            case FellArmy():
                return 1.0
            case PushArmy(to=to):
                return 0.3 - 0.2 * bool(self.view.areas[to].civilians)
            case LeaveArmy():
                return 0.2
            case Place(area=area):
                return self._site_worth(area)
            case _:
                return 0.0

    def _aim_worth(self, area: AreaId) -> float:
        aim = self.view.aim
        assert aim is not None, "no card is looking for its target"
        assert isinstance(aim.mode.effect, Attack), f"{aim.mode.id} is no attack"
        return self._blow(area, self.view.areas[area].stand, aim.mode.damage, aim.mode.effect)


class Hunter:
    """A Martian unit with its prey, and the distances to it from each area."""

    def __init__(self, origin: AreaId, ways: Ways, prey: Mapping[AreaId, float], *, flies: bool) -> None:
        self.origin = origin
        self.ways = ways
        self.flies = flies
        self._prey = tuple(prey.items())
        self.pull_here = self.pull(origin)
        self.farness_here = self.farness(origin)

    def pull(self, area: AreaId) -> float:
        """Returns the attraction of the remaining prey in an area."""
        far = self.ways[area]
        return sum([worth * FADED[far[goal]] for goal, worth in self._prey if goal in far])

    def farness(self, area: AreaId) -> int:
        """Returns the number of steps to the nearest prey."""
        far = self.ways[area]
        return min([far[goal] for goal, _ in self._prey if goal in far], default=0)


def _blows(held: HandCard) -> int:
    """Returns the number of civilians a card may kill without leaving the deck."""
    kept = [mode for mode in held.modes if not mode.removes]
    return max([1 if isinstance(mode.effect, Harvest) else mode.damage for mode in kept], default=0)


def _quarry(spot: AreaView) -> float:
    if spot.terrain is SEA:
        return spot.stand.units * W.navy
    if spot.stand.shield:
        return spot.civilians * W.shielded
    return spot.civilians * (W.covered if spot.protected else 1.0)


@lru_cache(maxsize=1024)
def _after(stand: Stand, damage: int) -> Stand:
    """Returns the stand after an attack."""
    losses = toll(stand, damage)
    if losses.building is not None:
        stand = replace(stand, building=None, defence=0, shield=False, armour=stand.bare)
    return replace(
        stand,
        units=stand.units - losses.units,
        balloons=0 if losses.balloons else stand.balloons,
        civilians=stand.civilians - losses.civilians,
    )
