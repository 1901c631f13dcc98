"""What things are worth to a computer that plays the humans, counted in steps of the damage marker."""

from typing import NamedTuple

from engine.new_wave.actions import AnyAction, Fire, Hit, MoveCivilian, MoveUnit, Place, Stay, StopMoving
from engine.new_wave.chart import Chart
from engine.new_wave.content import (
    AirStrike,
    AreaId,
    Assault,
    CardId,
    Deploy,
    Guerrilla,
    MoveCivilians,
    Side,
    Terrain,
    UnitKind,
)
from engine.new_wave.content import MoveUnit as MovesUnit
from engine.new_wave.forecast import MarkerMove, forecast
from engine.new_wave.state import UnitId
from engine.new_wave.view import ModeView, OfferCard


class Weights(NamedTuple):
    fade: float = 0.5  # how fast a tripod's threat, or a target's pull, loses with distance
    flight: float = 0.5  # what a civilian's way out of danger is worth
    stride: float = 1.0  # what a step towards a target is worth
    ordinary: float = 0.75  # what an ordinary card does in a turn
    wages: float = 3.0  # what a turn should earn
    hunger: float = 0.3  # what an earning card is worth for each coin short of that
    muster: float = 0.9  # what a guerrilla's civilian in the right place is worth


W = Weights()

# What a card does when it is played, as a rule.
PLAY = {
    "relocate": 0.5,
    "guerrilla": 0.75,
    "evacuate": 0.9,
    "regroup": 0.6,
    "air_strike": 1.2,
    "royal_navy": 1.8,
    "army": 1.4,
}

EARNS = {"relocate": 1, "evacuate": 2}

# What a piece does by being there: at once, and for each turn to come.
PIECE = {
    "royal_navy": (0.3, 0.05),
    "army": (0.3, 0.05),
    "bunker": (0.6, 0.08),
    "tank_factory": (0.1, 0.03),
    "supply_depot": (0.0, 0.35),
    "heavy_artillery": (0.3, 0.5),
    "barrage_balloons": (0.2, 0.02),
    "fort": (0.6, 0.2),
    "landmines": (1.3, 0.0),
}

VICTORY = 1000.0


class HumanMind:
    side = Side.HUMANS

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.view = chart.view

    # Cards.

    def play_worth(self, card: CardId) -> float:
        """What keeping the card is worth, against an ordinary one in its place."""
        worth = PLAY[card] + (self._hunger if card in EARNS else 0.0)
        return self.chart.worth_keeping(worth, W.ordinary)

    @property
    def _hunger(self) -> float:
        """How badly something is missing that earns."""
        return W.hunger * max(0.0, W.wages - self.chart.earnings(EARNS))

    def purchase(self, offer: OfferCard) -> float:
        now, later = PIECE.get(offer.card, (0.0, 0.0))
        piece = now + later * self.chart.rounds_left
        card = self.play_worth(offer.card) if offer.card in PLAY else 0.0
        return piece + card

    def use(self, mode: ModeView) -> tuple[float, ...]:
        """What playing an option is worth, for the first card of its kind, the second, and so on."""
        match mode.effect:
            case AirStrike(amount=amount):
                return (self._damage(amount),) * 2
            case Guerrilla(amount=amount):
                return (self._damage(amount),) * self._fighters
            case Assault() as effect:
                return (self._damage(effect.amount),) * len(self._gunners(effect))
            case MovesUnit() as effect:
                return self._marches(effect, commands=not mode.id.startswith("regroup"))
            case MoveCivilians() as effect:
                return self._flights(effect.count)
            case Deploy():
                return (0.5,)
            case _:
                return ()

    def _damage(self, amount: int) -> float:
        return VICTORY if self.view.damage + amount >= self.view.damage_limit else float(amount)

    @property
    def _fighters(self) -> int:
        return sum(spot.civilians - spot.fought for spot in self.view.areas.values() if spot.target)

    def _gunners(self, effect: Assault) -> list[UnitId]:
        return [
            unit
            for unit in self.chart.kinds[effect.unit]
            if unit in self.chart.unused and self._can_aim(unit, self.chart.at[unit])
        ]

    def _can_aim(self, unit: UnitId, area: AreaId) -> bool:
        spots = (area,) if unit in self.chart.kinds[UnitKind.ARMY] else self.view.areas[area].neighbours
        return any(self.view.areas[spot].target for spot in spots)

    def _marches(self, effect: MovesUnit, *, commands: bool) -> tuple[float, ...]:
        units = [unit for unit in self.chart.kinds[effect.unit] if not commands or unit in self.chart.unused]
        gains = sorted((self._best_step(unit, effect.steps) for unit in units), reverse=True)
        return tuple(gains)

    def _flights(self, count: int) -> tuple[float, ...]:
        moves = sorted(
            (
                self.flight_worth(area, near)
                for area, spot in self.view.areas.items()
                if spot.civilians
                for near in spot.neighbours
                if self.view.areas[near].terrain is Terrain.LAND
            ),
            reverse=True,
        )
        return tuple(sum(moves[i : i + count]) for i in range(0, min(len(moves), 5 * count), count))

    # Places.

    def _best_step(self, unit: UnitId, steps: int) -> float:
        here = self.chart.at[unit]
        terrain = Terrain.SEA if unit in self.chart.kinds[UnitKind.NAVY] else Terrain.LAND
        near = [area for area in self.view.areas[here].neighbours if self.view.areas[area].terrain is terrain]
        return max((self.step_worth(unit, area) for area in near), default=0.0)

    def step_worth(self, unit: UnitId, to: AreaId) -> float:
        return W.stride * (self._aim_worth(unit, to) - self._aim_worth(unit, self.chart.at[unit]))

    def _aim_worth(self, unit: UnitId, area: AreaId) -> float:
        """How well a unit stands: near many targets, buildings before tripods, which walk away."""
        navy = unit in self.chart.kinds[UnitKind.NAVY]
        far = self.chart.by_air[area] if navy else self.chart.by_land[area]
        return max(
            (self._lasting(goal) * W.fade ** far[goal] for goal in self.chart.targets if goal in far),
            default=0.0,
        )

    def _lasting(self, area: AreaId) -> float:
        built = self.view.areas[area].building
        return 1.2 if built is not None and built.side is Side.MARTIANS else 0.8

    def threat(self, area: AreaId) -> float:
        """How soon and how hard Martians may strike at an area."""
        tripods = (
            self.chart.by_land[area].get(self.chart.at[unit], 9) for unit in self.chart.kinds[UnitKind.TRIPOD]
        )
        ufos = (self.chart.by_air[area][self.chart.at[unit]] for unit in self.chart.kinds[UnitKind.UFO])
        danger = sum(W.fade**far for far in tripods) + 0.4 * sum(W.fade**far for far in ufos)
        return danger * (0.3 if self.view.areas[area].stand.shield else 1.0)

    def flight_worth(self, origin: AreaId, to: AreaId) -> float:
        """What it is worth that a civilian walks: out of danger, or to where a guerrilla is wanted."""
        safer = W.flight * (self.threat(origin) - self.threat(to))
        start, end = self.view.areas[origin], self.view.areas[to]
        wanted = self._guerrillas > self._fighters and start.civilians > start.fought
        if wanted and end.target and not start.target:
            return safer + W.muster
        return safer

    @property
    def _guerrillas(self) -> int:
        return sum(any(isinstance(m.effect, Guerrilla) for m in held.modes) for held in self.chart.camp.hand)

    # Answers.

    def score(self, action: AnyAction) -> float:
        """How good an answer to a question inside a card is."""
        match action:
            case Hit(area=area):
                return -self.threat(area)
            case MoveCivilian(origin=origin, to=to):
                return self.flight_worth(origin, to)
            case StopMoving() | Stay():
                return 0.0
            case MoveUnit(unit=unit, to=to):
                return self.step_worth(unit, to)
            case Place(area=area):
                return self._site(area)
            case _:
                return 0.0

    def _site(self, area: AreaId) -> float:
        """Where a piece does most good."""
        spot = self.view.areas[area]
        threat = self.threat(area)
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
        return sum(self.view.areas[goal].civilians * W.fade**steps for goal, steps in far.items())

    def free_use(self, action: AnyAction) -> float:
        """What an action that costs no card is worth."""
        told = forecast(self.view, action) if isinstance(action, Fire) else None
        return float(told.after - told.before) if isinstance(told, MarkerMove) else 0.0
