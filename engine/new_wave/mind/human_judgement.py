"""What things are worth to a computer that plays the humans, counted in steps of the damage marker."""

from functools import cached_property
from typing import NamedTuple

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
    """Found by playing against the other side's computer."""

    fade: float = 0.29  # how much of its threat a tripod, of its pull a target keeps with each step
    flight: float = 0.7  # what a civilian's way out of danger is worth
    muster: float = 1.1  # what a guerrilla's civilian in the right place is worth
    stride: float = 1.0  # what a step towards a target is worth
    deploy: float = 0.5  # what a new unit in place of a card's own options is worth
    ufo: float = 0.4  # threat of a UFO, against that of a tripod
    sheltered: float = 0.3  # threat that is left behind a shield
    building: float = 1.2  # a target that stays where it is
    tripod: float = 0.8  # and one that walks away


W = Weights()
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
    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.view = chart.view
        self._targets = [area for area, spot in chart.view.areas.items() if spot.target]

    @cached_property
    def ledger(self) -> Ledger:
        """What its cards are worth."""
        return Ledger(self.chart, PRICES)

    # Cards.

    def use(self, mode: ModeView, copies: int, *, commands: bool) -> tuple[float, ...]:
        """What playing an option is worth, for the first copy of its card, the second, and so on.

        `commands` says that a unit card is played, which needs a unit that has not been used.
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
                return (W.deploy,)
            case _:
                return ()

    def wins(self, harm: int) -> bool:
        """Tells whether this much damage drives the Martians off."""
        return self.view.damage + harm >= self.view.damage_limit

    def walks(self, mode: ModeView) -> bool:
        """Tells whether an option brings others to their targets."""
        return False

    def blows(self, mode: ModeView) -> int:
        """What an option may do once another has brought it to its target."""
        return 0

    def after_walking(self, blows: int) -> float:
        """What these are worth then."""
        return 0.0

    def free_use(self, action: AnyAction) -> float:
        """What an action that costs no card is worth."""
        told = forecast(self.view, action) if isinstance(action, Fire) else None
        return float(told.after - told.before) if isinstance(told, MarkerMove) else 0.0

    # Attacks.

    def _damage(self, amount: int) -> float:
        return VICTORY if self.wins(amount) else float(amount)

    @cached_property
    def _fighters(self) -> int:
        """The civilians among Martians who have not fought yet."""
        spots = [self.view.areas[area] for area in self._targets]
        return sum([spot.civilians - spot.fought for spot in spots])

    def _gunners(self, kind: UnitKind) -> int:
        """The units that have a target and have not been used."""
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
        return W.stride * (self._post_worth(unit, to) - self._post_worth(unit, self.chart.at[unit]))

    def _post_worth(self, unit: UnitId, area: AreaId) -> float:
        """How well a unit stands: near a target, best near one that stays."""
        far = self.chart.by_air[area] if self._sails(unit) else self.chart.by_land[area]
        worths = (self._lasting(goal) * FADED[far[goal]] for goal in self._targets if goal in far)
        return max(worths, default=0.0)

    def _lasting(self, area: AreaId) -> float:
        built = self.view.areas[area].building
        return W.building if built is not None and built.side is Side.MARTIANS else W.tripod

    def _flights(self, count: int, copies: int) -> tuple[float, ...]:
        """The best walks, as many for each card as it moves."""
        walks = self._walks
        most = min(len(walks), copies * count)
        return tuple(sum(walks[first : first + count]) for first in range(0, most, count))

    @cached_property
    def _walks(self) -> list[float]:
        """What every walk is worth, best first."""
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
        """What it is worth that a civilian walks: out of danger, or to where a guerrilla is wanted."""
        safer = W.flight * (self._threats[origin] - self._threats[to])
        if not self._mustering or not self.view.areas[to].target:
            return safer
        start = self.view.areas[origin]
        return safer + (W.muster if start.civilians > start.fought and not start.target else 0.0)

    @cached_property
    def _mustering(self) -> bool:
        """Tells whether more civilians are wanted among Martians than there are."""
        hand = self.chart.camp.hand
        guerrillas = [held for held in hand if any(isinstance(mode.effect, Guerrilla) for mode in held.modes)]
        return len(guerrillas) > self._fighters

    @cached_property
    def _threats(self) -> dict[AreaId, float]:
        """How soon and how hard Martians may strike at each area."""
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
        """How good an answer to a question inside a card is."""
        match action:
            case Hit(area=area):
                return -self._threats[area]
            case MoveCivilian(origin=origin, to=to):
                return self._flight_worth(origin, to)
            case MoveUnit(unit=unit, to=to):
                return self._step_worth(unit, to)
            case Place(area=area):
                return self._site(area)
            case _:
                return 0.0

    def _site(self, area: AreaId) -> float:
        """Where a piece does most good."""
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
        """How many civilians an area lies on the way to."""
        far = self.chart.by_land[area]
        return sum(self.view.areas[goal].civilians * FADED[steps] for goal, steps in far.items())
