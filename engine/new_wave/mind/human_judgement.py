"""Evaluates actions and cards for a computer playing the humans, in steps of the damage marker."""

from functools import cached_property, lru_cache
from typing import NamedTuple

from engine.kit.temper import NEUTRAL, Temper, weigh
from engine.new_wave.actions import AnyAction, Fire, Hit, MoveCivilian, MoveUnit, Place
from engine.new_wave.content import (
    AirStrike,
    AreaId,
    Assault,
    Deploy,
    Guerrilla,
    MoveCivilians,
    Side,
    UnitKind,
)
from engine.new_wave.content import MoveUnit as MovesUnit
from engine.new_wave.forecast import MarkerMove, forecast
from engine.new_wave.mind.chart import Chart
from engine.new_wave.mind.ledger import Lasting, Ledger, Prices
from engine.new_wave.state import UnitId
from engine.new_wave.view import ModeView

FAR_AWAY = 9
VICTORY = 1000.0


class Weights(NamedTuple):
    """Weights, tuned by play against the other side's computer."""

    fade: float = 0.29  # factor per step for the threat of a tripod and the pull of a target
    flight: float = 0.7  # a civilian's escape from danger
    muster: float = 1.1  # a civilian moved to where a guerrilla card needs one
    stride: float = 1.0  # a step towards a target
    deploy: float = 0.5  # a new unit instead of an option of the card
    ufo: float = 0.4  # threat of a UFO, relative to a tripod's
    sheltered: float = 0.3  # remaining share of a threat behind a shield
    building: float = 1.2  # a target that does not move
    tripod: float = 0.8  # a target that can walk away
    harm: float = 1.0  # a step of the damage marker


W = Weights()


@lru_cache(maxsize=16)
def weights_of(temper: Temper) -> Weights:
    """Returns the weights of a temper."""
    return W._replace(
        flight=weigh(W.flight, temper.caution),
        muster=weigh(W.muster, temper.attack),
        stride=weigh(W.stride, temper.attack),
        deploy=weigh(W.deploy, temper.attack),
        harm=weigh(W.harm, temper.attack),
    )


FADED = tuple(W.fade**far for far in range(30))  # by steps

PRICES = Prices(
    plays={
        "relocate": 0.55,
        "guerrilla": 0.7,
        "evacuate": 1.11,
        "regroup": 0.63,
        "air_strike": 1.6,
        "royal_navy": 2.8,
        "army": 1.4,
    },
    pieces={
        "royal_navy": Lasting(0.4, 0.05),
        "army": Lasting(0.31, 0.12),
        "bunker": Lasting(0.81, 0.1),
        "tank_factory": Lasting(0.06, 0.0),
        "supply_depot": Lasting(0.0, 0.19),
        "heavy_artillery": Lasting(0.37, 1.2),
        "barrage_balloons": Lasting(0.1, 0.0),
        "fort": Lasting(0.6, 0.33),
        "landmines": Lasting(1.57, 0.0),
    },
    earns={"relocate": 1, "evacuate": 2},
    ordinary=1.11,
    wages=3.0,
    hunger=0.1,
)


class HumanJudgement:
    def __init__(self, chart: Chart, temper: Temper = NEUTRAL) -> None:
        self._w = weights_of(temper)
        self._thrift = temper.thrift
        self.chart = chart
        self.view = chart.view
        self._targets = [area for area, spot in chart.view.areas.items() if spot.target]

    @cached_property
    def ledger(self) -> Ledger:
        """Returns the ledger of the humans' cards."""
        return Ledger(self.chart, PRICES, self._thrift)

    # Cards.

    def use(self, mode: ModeView, copies: int, *, commands: bool) -> tuple[float, ...]:
        """Returns the worth of playing an option, for the first copy of its card, the second, and so on.

        `commands`: it is a unit card, which needs an unused unit.
        """
        match mode.effect:
            case AirStrike(amount=amount):
                return (self._damage(amount),) * copies
            case Guerrilla(amount=amount):
                return (self._damage(amount),) * self._fighters
            case Assault(unit=kind, amount=amount):
                return (self._damage(amount),) * self._gunners(kind)
            case MovesUnit() as effect:
                return self._marches(effect, commands=commands)
            case MoveCivilians(count=count):
                return self._flights(count, copies)
            case Deploy():
                return (self._w.deploy,)
            case _:
                return ()

    def wins(self, harm: int) -> bool:
        """Tells whether this much damage wins the game."""
        return self.view.damage + harm >= self.view.damage_limit

    def walks(self, mode: ModeView) -> bool:
        """Returns False: no human option moves attackers to new targets."""
        return False

    def blows(self, mode: ModeView) -> int:
        """Returns 0: no human option depends on another one's walk."""
        return 0

    def after_walking(self, blows: int) -> float:
        """Returns 0, as there are no such options."""
        return 0.0

    def free_use(self, action: AnyAction) -> float:
        """Returns the worth of an action that costs no card."""
        told = forecast(self.view, action) if isinstance(action, Fire) else None
        return float(told.after - told.before) if isinstance(told, MarkerMove) else 0.0

    # Attacks.

    def _damage(self, amount: int) -> float:
        return VICTORY if self.wins(amount) else self._w.harm * amount

    @cached_property
    def _fighters(self) -> int:
        """Returns the number of civilians among Martians that have not fought yet."""
        spots = [self.view.areas[area] for area in self._targets]
        return sum([spot.civilians - spot.fought for spot in spots])

    def _gunners(self, kind: UnitKind) -> int:
        """Returns the number of unused units with a target."""
        units = self.chart.ready(kind, commands=True)
        return sum([self._can_aim(kind, self.chart.at[unit]) for unit in units])

    def _can_aim(self, kind: UnitKind, area: AreaId) -> bool:
        spots = (area,) if kind is UnitKind.ARMY else self.view.areas[area].neighbours
        return any(self.view.areas[spot].target for spot in spots)

    # Moves.

    def _marches(self, effect: MovesUnit, *, commands: bool) -> tuple[float, ...]:
        units = self.chart.ready(effect.unit, commands=commands)
        return tuple(sorted((self._best_step(unit) for unit in units), reverse=True))

    def _best_step(self, unit: UnitId) -> float:
        ways = self.chart.by_sea if self._sails(unit) else self.chart.by_land
        near = (area for area, far in ways[self.chart.at[unit]].items() if far == 1)
        return max((self._step_worth(unit, area) for area in near), default=0.0)

    def _sails(self, unit: UnitId) -> bool:
        return unit in self.chart.kinds[UnitKind.NAVY]

    def _step_worth(self, unit: UnitId, to: AreaId) -> float:
        return self._w.stride * (self._post_worth(unit, to) - self._post_worth(unit, self.chart.at[unit]))

    def _post_worth(self, unit: UnitId, area: AreaId) -> float:
        """Returns the worth of a unit's position: near a target, best near one that does not move."""
        far = self.chart.by_air[area] if self._sails(unit) else self.chart.by_land[area]
        worths = (self._lasting(goal) * FADED[far[goal]] for goal in self._targets if goal in far)
        return max(worths, default=0.0)

    def _lasting(self, area: AreaId) -> float:
        built = self.view.areas[area].building
        return W.building if built is not None and built.side is Side.MARTIANS else W.tripod

    def _flights(self, count: int, copies: int) -> tuple[float, ...]:
        """Returns the worth of the best walks, grouped by card."""
        walks = self._walks
        most = min(len(walks), copies * count)
        return tuple(sum(walks[first : first + count]) for first in range(0, most, count))

    @cached_property
    def _walks(self) -> list[float]:
        """Returns the worth of every walk, best first."""
        areas, land = self.view.areas, self.chart.by_land
        peopled = [(area, spot) for area, spot in areas.items() if spot.civilians]
        walks = [
            self._flight_worth(area, near)
            for area, spot in peopled
            for near in spot.neighbours
            if near in land
        ]
        return sorted(walks, reverse=True)

    def _flight_worth(self, origin: AreaId, to: AreaId) -> float:
        """Returns the worth of a civilian's walk: out of danger, or to where a guerrilla card needs one."""
        safer = self._w.flight * (self._threats[origin] - self._threats[to])
        if not self._mustering or not self.view.areas[to].target:
            return safer
        start = self.view.areas[origin]
        return safer + (self._w.muster if start.civilians > start.fought and not start.target else 0.0)

    @cached_property
    def _mustering(self) -> bool:
        """Tells whether more civilians are needed among Martians than are there."""
        hand = self.chart.camp.hand
        guerrillas = [held for held in hand if any(isinstance(mode.effect, Guerrilla) for mode in held.modes)]
        return len(guerrillas) > self._fighters

    @cached_property
    def _threats(self) -> dict[AreaId, float]:
        """Returns the threat of the Martians to each area."""
        areas, by_land, by_air = self.view.areas, self.chart.by_land, self.chart.by_air
        tripods, ufos = self.chart.posts[UnitKind.TRIPOD], self.chart.posts[UnitKind.UFO]
        threats = {}
        for area, far in by_land.items():
            danger = sum([FADED[far.get(post, FAR_AWAY)] for post in tripods])
            if ufos:
                danger += W.ufo * sum([FADED[by_air[area][post]] for post in ufos])
            threats[area] = danger * (W.sheltered if areas[area].stand.shield else 1.0)
        return threats

    # Answers.

    def score(self, action: AnyAction) -> float:
        """Returns the worth of an answer to a decision of a card."""
        match action:
            case Hit(area=area):
                return -self._threats[area]
            case MoveCivilian(origin=origin, to=to):
                return self._flight_worth(origin, to)
            case MoveUnit(unit=unit, to=to):
                return self._step_worth(unit, to)
            case Place(area=area):
                return self._site_worth(area)
            case _:
                return 0.0

    def _site_worth(self, area: AreaId) -> float:
        """Returns the worth of an area for the piece being placed."""
        spot, threat = self.view.areas[area], self._threats[area]
        match self.view.placing:
            case "army":
                return threat + 0.1 * spot.civilians
            case "bunker" | "fort":
                return threat * spot.civilians
            case "heavy_artillery":
                aims = sum(self._lasting(near) for near in spot.neighbours if self.view.areas[near].target)
                return aims + threat
            case "landmines":
                return threat * self._behind(area)
            case "barrage_balloons":
                return spot.civilians
            case _:
                return -threat

    def _behind(self, area: AreaId) -> float:
        """Returns the number of civilians in and behind an area, weighted by distance."""
        far = self.chart.by_land[area]
        return sum(self.view.areas[goal].civilians * FADED[steps] for goal, steps in far.items())
