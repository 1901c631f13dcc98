"""What things are worth to a computer that plays the Martians, counted in civilians."""

from collections import Counter
from typing import NamedTuple

from msgspec.structs import replace

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
    Stay,
    Strike,
    TakeCivilian,
)
from engine.new_wave.chart import Chart
from engine.new_wave.combat import Stand, Toll, toll
from engine.new_wave.content import (
    AreaId,
    Attack,
    CardId,
    Harvest,
    Reach,
    Side,
    Terrain,
    UnitKind,
)
from engine.new_wave.content import MoveUnit as MovesUnit
from engine.new_wave.forecast import held_mode
from engine.new_wave.state import UnitId
from engine.new_wave.view import AreaView, ModeView, OfferCard


class Weights(NamedTuple):
    fade: float = 0.5  # how fast prey loses its pull with distance
    stride: float = 0.4  # what a step towards prey is worth
    shielded: float = 0.3  # prey behind a shield
    covered: float = 0.75  # prey behind anything else
    company: float = 1.5  # prey left to the tripods already there
    damage: float = 0.8  # a step of the damage marker
    army: float = 0.6
    navy: float = 1.2
    balloons: float = 0.3
    building: float = 0.7
    marker: float = 0.1
    energy: float = 0.15  # left over
    ordinary: float = 0.75  # what an ordinary card does in a turn
    wages: float = 3.0  # what a turn should earn
    hunger: float = 0.3  # what an earning card is worth for each coin short of that


W = Weights()

# What a card does when it is played, as a rule.
PLAY = {
    "reap": 0.85,
    "power_supply": 0.45,
    "frightening_sound": 1.0,
    "nerve_agent": 1.0,
    "poisonous_fog": 1.0,
    "infrasound": 1.0,
    "plasma_synthesis": 0.95,
    "scorching_beam": 1.5,
    "alien_abduction": 1.0,
    "tripod": 1.7,
    "ufo": 1.1,
}

EARNS = {"power_supply": 1, "plasma_synthesis": 2}

# What a piece does by being there, at the start of the game and for each turn to come.
PIECE = {
    "tripod": (0.5, 0.18),
    "ufo": (0.2, 0.05),
    "plasma_reactor": (0.0, 0.75),
    "particle_generator": (0.0, 0.4),
    "alien_factory": (0.0, 0.6),
    "regenerator": (0.0, 0.25),
}

VICTORY = 1000.0


class MartianMind:
    side = Side.MARTIANS

    def __init__(self, chart: Chart) -> None:
        self.chart = chart
        self.view = chart.view
        self._pulls: dict[tuple[UnitId, AreaId], float] = {}

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
            case Attack() as effect:
                return self._attacks(effect, mode.damage, commands=self._commands(mode))
            case Harvest() as effect:
                return self._harvests(effect)
            case MovesUnit() as effect:
                return self._marches(effect, commands=self._commands(mode))
            case _:
                return ()

    def _commands(self, mode: ModeView) -> bool:
        return mode.id.startswith(("tripod_", "ufo_"))

    def _attacks(self, effect: Attack, damage: int, *, commands: bool) -> tuple[float, ...]:
        stands = {area: self.view.areas[area].stand for area in self._covered(effect, commands=commands)}
        units = [
            self.chart.at[u] for u in self.chart.kinds[effect.unit] if not commands or u in self.chart.unused
        ]
        values: list[float] = []
        while stands and len(values) < 5 and (not commands or units):
            area = max(stands, key=lambda spot: self._blow(stands[spot], damage, effect))
            value = self._blow(stands[area], damage, effect)
            values.append(value)
            stands[area] = _after(stands[area], toll(stands[area], damage))
            if commands:
                units.remove(area)
                if area not in units:
                    del stands[area]
        return tuple(values)

    def _covered(self, effect: Attack, *, commands: bool) -> list[AreaId]:
        units = [unit for unit in self.chart.kinds[effect.unit] if not commands or unit in self.chart.unused]
        here = [self.chart.at[unit] for unit in units]
        if effect.reach is Reach.ADJACENT:
            here = [near for area in here for near in self.view.areas[area].neighbours]
        terrain = (Terrain.LAND,) if effect.unit is UnitKind.TRIPOD else tuple(Terrain)
        found = dict.fromkeys(area for area in here if self.view.areas[area].terrain in terrain)
        return [area for area in found if effect.influence or not self.view.areas[area].stand.empty]

    def _blow(self, stand: Stand, damage: int, effect: Attack) -> float:
        extra = W.marker if effect.marker is not None and not stand.empty else 0.0
        if damage < stand.needed:
            return extra if effect.influence else self._share(stand, damage)
        return self.toll_worth(toll(stand, damage), stand) + extra

    def _share(self, stand: Stand, damage: int) -> float:
        """What a card's part in breaking a shield together with others is worth."""
        whole = self.toll_worth(toll(stand, stand.needed + 1), stand)
        return whole * damage / (stand.needed + 1)

    def toll_worth(self, losses: Toll, stand: Stand) -> float:
        if losses.civilians and losses.civilians >= self.view.civilians:
            return VICTORY
        unit = (
            W.navy
            if not stand.civilians and stand.building is None and stand.units and not stand.shield
            else W.army
        )
        building = 0.0 if losses.building is None else W.building + 0.3 * stand.defence
        return losses.civilians + losses.units * unit + losses.balloons * W.balloons + building

    def _harvests(self, effect: Harvest) -> tuple[float, ...]:
        prey = sum(
            spot.civilians
            for area, spot in self.view.areas.items()
            if self.chart.count(effect.unit, area) and (effect.even_protected or not spot.protected)
        )
        worth = VICTORY if prey and self.view.civilians == 1 else 1.0
        return (worth,) * prey

    def _marches(self, effect: MovesUnit, *, commands: bool) -> tuple[float, ...]:
        units = [unit for unit in self.chart.kinds[effect.unit] if not commands or unit in self.chart.unused]
        gains = sorted((self._best_step(unit, effect.steps) for unit in units), reverse=True)
        return (*gains, *(gain * 0.6 for gain in gains)) if not commands else tuple(gains)

    # Places.

    def _best_step(self, unit: UnitId, steps: int) -> float:
        here = self.chart.at[unit]
        goals = (area for area, far in self._ways(unit)[here].items() if 0 < far <= steps)
        return max((self.step_worth(unit, area) for area in goals), default=0.0)

    def step_worth(self, unit: UnitId, to: AreaId) -> float:
        """What it is worth that a unit goes from where it is to an area."""
        here = self.chart.at[unit]
        spot = self.view.areas[to]
        if unit in self.chart.kinds[UnitKind.UFO]:
            if spot.balloons:
                return -1.0
            return self._stride * (self._pull(unit, to) - self._pull(unit, here))
        mines = spot.building.mines if spot.building is not None else 0
        return self._stride * (self._pull(unit, to) - self._pull(unit, here)) - mines * self._pain

    @property
    def _stride(self) -> float:
        """What a step is worth: the fewer are left, the more it matters to get there."""
        return W.stride * 2 * self.view.damage_limit / (self.view.damage_limit + self.view.civilians)

    @property
    def _pain(self) -> float:
        """What a step of the damage marker costs: the nearer the end, the more."""
        return W.damage * (0.3 + self.view.damage / self.view.damage_limit)

    def _pull(self, unit: UnitId, area: AreaId) -> float:
        """How near a unit would be to what is left to kill."""
        if (unit, area) not in self._pulls:
            far = self._ways(unit)
            prey = self._prey(unit)
            for spot, goals in far.items():
                pull = sum(worth * W.fade ** goals[goal] for goal, worth in prey.items() if goal in goals)
                self._pulls[unit, spot] = pull
        return self._pulls[unit, area]

    def _ways(self, unit: UnitId) -> dict[AreaId, dict[AreaId, int]]:
        return self.chart.by_air if unit in self.chart.kinds[UnitKind.UFO] else self.chart.by_land

    def _prey(self, unit: UnitId) -> dict[AreaId, float]:
        """What there is to kill in each area that its own kind has not claimed."""
        kind = UnitKind.UFO if unit in self.chart.kinds[UnitKind.UFO] else UnitKind.TRIPOD
        taken = Counter(self.chart.at[other] for other in self.chart.kinds[kind] if other != unit)
        prey: dict[AreaId, float] = {}
        for area, spot in self.view.areas.items():
            if spot.stand.empty or area not in self._ways(unit):
                continue
            worth = self._quarry(spot) - W.company * taken[area]
            if worth > 0:
                prey[area] = worth
        return prey

    def _quarry(self, spot: AreaView) -> float:
        if spot.terrain is Terrain.SEA:
            return spot.stand.units * W.navy
        if spot.stand.shield:
            return spot.civilians * W.shielded
        return spot.civilians * (W.covered if spot.protected else 1.0)

    def _site(self, area: AreaId) -> float:
        """Where a building is least in harm's way."""
        spot = self.view.areas[area]
        people = sum(self.view.areas[near].civilians for near in spot.neighbours)
        ships = any(self.chart.count(UnitKind.NAVY, near) for near in spot.neighbours)
        return (
            -people
            - 2.0 * ships
            - sum(self.view.areas[near].terrain is Terrain.SEA for near in spot.neighbours)
        )

    # Answers.

    def score(self, action: AnyAction) -> float:
        """How good an answer to a question inside a card is."""
        match action:
            case Hit(area=area) if self.view.aim is not None and isinstance(
                self.view.aim.mode.effect, Attack
            ):
                return self._blow(
                    self.view.areas[area].stand, self.view.aim.mode.damage, self.view.aim.mode.effect
                )
            case TakeCivilian(area=area):
                return -float(self.view.areas[area].civilians)  # the last ones of an area free the tripod
            case MoveUnit(unit=unit, to=to):
                return self.step_worth(unit, to)
            case Stay():
                return 0.0
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
                return self._site(area)
            case _:
                return 0.0

    def _joining(self, card: CardId, mode: ModeView) -> float:
        """A card joins when the shield still holds, or when the sum brings down more than the parts."""
        attack = self.view.attack
        assert attack is not None, "no attack under way"
        stand = self.view.areas[attack.area].stand
        cost = max(0.0, self.play_worth(card)) if mode.removes else 0.0
        if attack.damage < stand.needed:
            return 1.0 - cost - 0.1 * max(0, attack.damage + mode.damage - stand.needed)
        now = toll(stand, attack.damage)
        gain = self.toll_worth(toll(stand, attack.damage + mode.damage), stand) - self.toll_worth(now, stand)
        return gain - cost - 0.3 if now.lost else 0.0

    def free_use(self, action: AnyAction) -> float:
        """What an action that costs no card is worth."""
        if isinstance(action, Regenerate):
            return self._pain - 0.5
        return 0.0


def _after(stand: Stand, losses: Toll) -> Stand:
    if losses.building is not None:
        stand = replace(stand, building=None, defence=0, shield=False, armour=stand.bare)
    balloons = 0 if losses.balloons else stand.balloons
    return replace(
        stand,
        units=stand.units - losses.units,
        balloons=balloons,
        civilians=stand.civilians - losses.civilians,
    )
